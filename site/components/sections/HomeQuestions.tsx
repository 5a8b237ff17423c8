import type { Home } from '../../../compiler/home.ts';
import { RichText } from '../elements/RichText.tsx';
import styles from './HomeQuestions.module.css';
import { PageSection } from './PageSection.tsx';

type HomeQuestionsProps = { questions: Home['questions']; today: Date };

/** Questions of which one at a time shows its answer; the browser itself closes the others. */
export function HomeQuestions({ questions, today }: HomeQuestionsProps) {
  return (
    <PageSection id="questions" title={questions.title}>
      <div className={styles.list}>
        {questions.topics.map(({ title, body }) => (
          <details className={styles.topic} name="home-questions" key={title}>
            <summary className={styles.question}>{title}</summary>
            <div className={styles.answer}>
              <RichText blocks={body} today={today} />
            </div>
          </details>
        ))}
      </div>
    </PageSection>
  );
}
