import type { Step } from '../../../compiler/guides.ts';
import { FactFigure } from '../elements/FactFigure.tsx';
import { RichText } from '../elements/RichText.tsx';
import styles from './StepTimeline.module.css';

type StepTimelineProps = { steps: readonly Step[]; today: Date };

/** What to do, in order, drawn as a marked path; how long a step takes stands beside it, where we have read it. */
export function StepTimeline({ steps, today }: StepTimelineProps) {
  return (
    <ol className={styles.path}>
      {steps.map(({ title, body, time }) => (
        <li className={styles.step} key={title}>
          <h3>{title}</h3>
          <RichText blocks={body} today={today} />
          {time && time.level !== 'unread' && (
            <p className={styles.time}>
              {`${time.label}: `}
              <FactFigure fact={time} today={today} place="sentence" />
            </p>
          )}
        </li>
      ))}
    </ol>
  );
}
