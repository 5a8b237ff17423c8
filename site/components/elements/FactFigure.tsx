import type { Fact } from '../../../compiler/facts.ts';
import styles from './FactFigure.module.css';
import { SourceNote } from './SourceNote.tsx';

type FactFigureProps = {
  fact: Fact;
  today: Date;
  /** The editor's words instead of the fact's own; null for the fact's own. */
  words?: string | null;
  /** In a sentence the source stands in brackets behind the figure; in a cell on a line of its own. */
  place: 'sentence' | 'cell';
};

/** A figure with its source and month; of a fact that nobody has read, the way to the authority instead. */
export function FactFigure({ fact, today, words = null, place }: FactFigureProps) {
  const text = words ?? fact.figure;
  const note = <SourceNote fact={fact} today={today} isFigure place={place} />;
  if (place === 'sentence') {
    return (
      <span data-fact={fact.key}>
        {isShown(fact, words) && <span className={styles.figure}>{text}</span>} {note}
      </span>
    );
  }
  return (
    <span className={styles.cell} data-fact={fact.key}>
      {isShown(fact, words) && <span className={styles.figure}>{text}</span>}
      {note}
    </span>
  );
}

function isShown(fact: Fact, words: string | null): boolean {
  return fact.level !== 'unread' || words !== null;
}
