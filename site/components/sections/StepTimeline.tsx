import type { PartProps } from '../../../compiler/page.ts';
import { Inlines, RichText } from '../elements/RichText.tsx';
import styles from './StepTimeline.module.css';

/** What to do, in order, drawn as a marked path; under each step where, how long and how much. */
export function StepTimeline({ steps }: PartProps<'steps'>) {
  return (
    <ol className={styles.path}>
      {steps.map(({ title, body, onlyIf, details = [] }) => (
        <li className={styles.step} key={title}>
          <h3>{title}</h3>
          {onlyIf != null && <p className={styles.onlyIf}>{onlyIf}</p>}
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
