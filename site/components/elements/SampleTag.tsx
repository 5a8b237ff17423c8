import styles from './SampleTag.module.css';

type SampleTagProps = { label: string };

/** Says that what stands beside it is an example, not a claim. */
export function SampleTag({ label }: SampleTagProps) {
  return <span className={styles.tag}>{label}</span>;
}
