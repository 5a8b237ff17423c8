import { monthLabel, needsChecking } from '../../lib/dates.ts';
import type { Fact } from '../../lib/facts.ts';
import { fillIn, words } from '../../lib/words.ts';
import styles from './SourceNote.module.css';

type SourceNoteProps = {
  fact: Fact;
  /** The day against which the fact's age is told. */
  today: Date;
  /** True beside a figure: then a reader is told when to check it, and with whom. */
  isFigure: boolean;
};

/** Where a fact comes from and how old it is, as its level asks: official, reported or unread. */
export function SourceNote({ fact, today, isFigure }: SourceNoteProps) {
  const { level, source, asOf, authority } = fact;
  if (level === 'unread') {
    return (
      <small className={styles.note}>
        <a href={source.url}>{fillIn(words.source.see, { publisher: source.publisher })}</a>
      </small>
    );
  }
  return (
    <small className={styles.note}>
      {level === 'reported' && `${words.source.reportedBy} `}
      <a href={source.url}>{source.publisher}</a>
      {`, ${monthLabel(asOf)}`}
      {level === 'reported' && isFigure && (
        <>
          {`; ${words.source.checkWith} `}
          <a href={authority.url}>{authority.shortName}</a>
        </>
      )}
      {isFigure && needsChecking(asOf, today) && (
        <>
          {' · '}
          <strong className={styles.caution}>{words.source.checkBeforePaying}</strong>
        </>
      )}
    </small>
  );
}
