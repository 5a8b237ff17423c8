import type { PartProps } from '../../../compiler/page.ts';
import { FactFigure, Inlines, RichText } from '../elements/RichText.tsx';
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

/** What to do, in order, on the same path; under each where, how long and how much. */
export function CaseSteps({ steps }: PartProps<'case-steps'>) {
  return (
    <ol className={styles.path}>
      {steps.map(({ title, body, onlyIf, details }) => (
        <li className={styles.step} key={title}>
          <h3>{title}</h3>
          {onlyIf !== null && <p className={styles.onlyIf}>{onlyIf}</p>}
          <RichText blocks={body} />
          {details.length > 0 && (
            <ul className={styles.details}>
              {details.map((detail, index) => (
                // Where, how long, how much: in this order.
                <li key={`detail-${String(index)}`}>
                  <Inlines inlines={detail} />
                </li>
              ))}
            </ul>
          )}
        </li>
      ))}
    </ol>
  );
}
