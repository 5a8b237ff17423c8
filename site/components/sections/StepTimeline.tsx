import type { PartProps } from '../../../compiler/page.ts';
import { FactFigure, RichText } from '../elements/RichText.tsx';
import styles from './StepTimeline.module.css';

/** What to do, in order, drawn as a marked path; how long a step takes stands beside it, where we have read it. */
export function StepTimeline({ steps }: PartProps<'steps'>) {
  return (
    <ol className={styles.path}>
      {steps.map(({ title, body, time }) => (
        <li className={styles.step} key={title}>
          <h3>{title}</h3>
          <RichText blocks={body} />
          {time !== undefined && time.text !== null && (
            <p className={styles.time}>
              {`${time.label}: `}
              <FactFigure figure={time} place="sentence" />
            </p>
          )}
        </li>
      ))}
    </ol>
  );
}
