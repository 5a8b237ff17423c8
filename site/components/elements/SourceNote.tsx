import { monthLabel, needsChecking } from '../../../compiler/dates.ts';
import type { Fact } from '../../../compiler/facts.ts';
import { fillIn, words } from '../../../compiler/words.ts';
import styles from './SourceNote.module.css';

const cautions = {
  paying: words.source.checkBeforePaying,
  relying: words.source.checkBeforeRelying,
};

type SourceNoteProps = {
  fact: Fact;
  /** The day against which the fact's age is told. */
  today: Date;
  /** True beside a figure: then a reader is told when to check it, and with whom. */
  isFigure: boolean;
  /** In a sentence the note stands in brackets. */
  place: 'sentence' | 'cell';
};

/** Where a fact comes from and how old it is, as its level asks: official, reported or unread. */
export function SourceNote(props: SourceNoteProps) {
  const { fact, place } = props;
  const [open, close] = place === 'sentence' ? ['(', ')'] : ['', ''];
  return (
    <small className={styles.note}>
      {fact.level === 'reported' ? `${open}${words.source.reportedBy} ` : open}
      {fact.level === 'unread' ? (
        <WayToSource fact={fact} close={close} />
      ) : (
        <Evidence {...props} close={close} />
      )}
    </small>
  );
}

function WayToSource({ fact, close }: { fact: Fact; close: string }) {
  return (
    <>
      <a href={fact.source.url}>{fillIn(words.source.see, { publisher: fact.source.publisher })}</a>
      {close}
    </>
  );
}

/** Each text is one string: React parts adjacent ones by comments, which every figure of every page would carry. */
function Evidence({ fact, today, isFigure, close }: SourceNoteProps & { close: string }) {
  const { source, asOf, authority, checkBefore } = fact;
  const mustCheck = isFigure && needsChecking(asOf, today);
  const ending = mustCheck ? ' · ' : close;
  const month = `, ${monthLabel(asOf)}`;
  return (
    <>
      <a href={source.url}>{source.publisher}</a>
      {isFigure && fact.level === 'reported' ? (
        <>
          {`${month}; ${words.source.checkWith} `}
          <a href={authority.url}>{authority.shortName}</a>
          {ending}
        </>
      ) : (
        month + ending
      )}
      {mustCheck && (
        <>
          <strong className={styles.caution}>{cautions[checkBefore]}</strong>
          {close}
        </>
      )}
    </>
  );
}
