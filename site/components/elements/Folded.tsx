import type { ReactNode } from 'react';
import styles from './Folded.module.css';

type FoldedProps = {
  /** What opens it; null where it stands open. */
  opener: string | null;
  /** What opens it looks like a link to read on, or like a button for something to do. */
  look?: 'link' | 'button';
  children: ReactNode;
};

/** What only some readers want to see: it waits behind its opener, and on paper it stands there. */
export function Folded({ opener, look = 'link', children }: FoldedProps) {
  if (opener === null) return children;
  return (
    <details className={styles.folded}>
      <summary className={look === 'link' ? styles.opener : styles.button}>{opener}</summary>
      {children}
    </details>
  );
}
