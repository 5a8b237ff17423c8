import { words } from '../../../compiler/words.ts';
import styles from './SampleTag.module.css';

/** Says that what stands beside it is an example, not a claim. */
export function SampleTag() {
  return <span className={styles.tag}>{words.frame.sample}</span>;
}
