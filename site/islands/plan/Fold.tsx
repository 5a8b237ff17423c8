import { type ReactNode, useState } from 'react';
import styles from './PlanPage.module.css';

type FoldProps = {
  summary: ReactNode;
  /** Whether the visitor has put anything into it. */
  holds?: boolean;
  /** Whether it stands open on paper; what is empty is left out there. */
  isPrinted: boolean;
  children: ReactNode;
};

/** A part of a case that opens. What holds something stands open, and never closes under the hands of whoever empties it. */
export function Fold({ summary, holds = false, isPrinted, children }: FoldProps) {
  const [hasHeld, setHasHeld] = useState(holds);
  if (holds && !hasHeld) setHasHeld(true);
  return (
    <details
      className={isPrinted ? `${styles.fold} ${styles.printed}` : styles.fold}
      open={hasHeld}
    >
      <summary>{summary}</summary>
      {children}
    </details>
  );
}
