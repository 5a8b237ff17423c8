import type { ReactNode } from 'react';
import styles from './Folded.module.css';

type FoldedProps = {
  /** What opens it; null where it stands open. */
  opener: string | null;
  children: ReactNode;
};

/** What only some readers want to see: it waits behind its opener, and on paper it stands there. */
export function Folded({ opener, children }: FoldedProps) {
  if (opener === null) return children;
  return (
    <details className={styles.folded}>
      <summary className={styles.opener}>{opener}</summary>
      {children}
    </details>
  );
}
