import type { PartProps } from '../../../compiler/page.ts';
import styles from './PlanPlace.module.css';

/** Where the island draws the plan that this device keeps; without scripts, what to do instead stands there. */
export function PlanPlace({ finderPath, withoutScripts }: PartProps<'plan'>) {
  return (
    <div className={styles.place} data-island="plan" data-finder={finderPath}>
      <p className={`caution ${styles.without}`}>{withoutScripts}</p>
    </div>
  );
}
