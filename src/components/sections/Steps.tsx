import type { TitledBlocks } from '../../lib/guides.ts';
import { RichText } from '../elements/RichText.tsx';
import styles from './Steps.module.css';

type StepsProps = { steps: readonly TitledBlocks[]; today: Date };

/** What to do, in order, drawn as a marked path. */
export function Steps({ steps, today }: StepsProps) {
  return (
    <ol className={styles.path}>
      {steps.map((step) => (
        <li className={styles.step} key={step.title}>
          <h3>{step.title}</h3>
          <RichText blocks={step.body} today={today} />
        </li>
      ))}
    </ol>
  );
}
