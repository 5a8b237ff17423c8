import { anchorOf } from '../../../compiler/anchors.ts';
import type { TitledBlocks } from '../../../compiler/guides.ts';
import { RichText } from '../elements/RichText.tsx';
import { PageSection } from './PageSection.tsx';
import styles from './Questions.module.css';

type QuestionsProps = { questions: readonly TitledBlocks[]; today: Date };

/** Questions with open answers, numbered 01, 02 and so on for the eye; each heading can be linked to. */
export function Questions({ questions, today }: QuestionsProps) {
  return (
    <div className={styles.questions}>
      {questions.map(({ title, body }, index) => (
        <PageSection
          className={styles.question}
          id={anchorOf(title)}
          title={title}
          key={title}
          data-number={String(index + 1).padStart(2, '0')}
        >
          <RichText blocks={body} today={today} />
        </PageSection>
      ))}
    </div>
  );
}
