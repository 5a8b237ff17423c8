import { createContext, Fragment, use } from 'react';
import type { Block, Citation, Figure, Inline, Language, Link } from '../../../compiler/page.ts';
import styles from './RichText.module.css';

/** In which direction the page around is written. */
export const Direction = createContext<Language['direction']>('ltr');

/**
 * What runs from left to right in every language: web and email addresses, also their ends like ".gouv.fr", numbers in groups, as of
 * telephones and forms, names of forms like "I-94", and sections of German laws. A comma or a dash between two numbers belongs to
 * the sentence.
 */
const leftToRight =
  /((?:https?:\/\/|[\w.+-]+@)?\.?(?:[a-z\d-]+\.)*[a-z\d-]+\.[a-z]{2,}(?:\/[\w./-]*\w)?|§ ?\d+[a-z]?(?: Abs\. \d+)?|(?<![\d.,])\+?\d+(?:[ \u00a0./-]\d+)+|(?<![\w-])[a-z]{1,3}-\d+[a-z]?)/iu;

/** An address may be longer than a line; a number or the name of a form is read in one piece. */
const isAddress = (part: string) => /\.[a-z]/iu.test(part);

/** A text in which numbers and addresses keep their order on a page that is written from right to left. */
export function Words({ text }: { text: string }) {
  if (use(Direction) === 'ltr') return text;
  return text.split(leftToRight).map((part, index) =>
    index % 2 === 0 ? (
      part
    ) : (
      // The parts of a text stand in their order and are drawn once.
      <bdi dir="ltr" data-whole={isAddress(part) ? undefined : ''} key={`part-${String(index)}`}>
        {part}
      </bdi>
    ),
  );
}

/** An editor's words, with every figure and source that they name. */
export function RichText({ blocks }: { blocks: readonly Block[] }) {
  return (
    <div className={styles.text}>
      {blocks.map((block, index) => {
        // The words are drawn once and never reordered, so their position is their name.
        const key = `${block.type}-${index}`;
        if (block.type === 'paragraph') {
          return (
            <p key={key} {...languageOf(block)}>
              <Inlines inlines={block.children} />
            </p>
          );
        }
        const List = block.ordered ? 'ol' : 'ul';
        return (
          <List key={key} {...languageOf(block)}>
            {block.items.map((item, itemIndex) => (
              <li key={`${key}-${String(itemIndex)}`}>
                <Inlines inlines={item} />
              </li>
            ))}
          </List>
        );
      })}
    </div>
  );
}

/** Words that are not translated yet are English, in an Arabic text too. */
function languageOf({ language }: Block) {
  return language === undefined ? {} : { lang: language, dir: 'ltr' };
}

type InlinesProps = { inlines: readonly Inline[] };

/** The words of one paragraph, without the paragraph. */
export function Inlines({ inlines }: InlinesProps) {
  return inlines.map((inline, index) => (
    <Fragment key={`${inline.type}-${String(index)}`}>
      <InlinePart inline={inline} />
    </Fragment>
  ));
}

/** Whoever hears, copies or prints the text as such must not take "£102" and its source 2 for £1022. */
const apart = '\u00a0';

function InlinePart({ inline }: { inline: Inline }) {
  switch (inline.type) {
    case 'text':
      return <Words text={inline.text} />;
    case 'strong':
      return (
        <strong>
          <Inlines inlines={inline.children} />
        </strong>
      );
    case 'foreign':
      return <span lang={inline.language}>{inline.text}</span>;
    case 'label':
      return (
        <span>
          <Words text={inline.text} />
        </span>
      );
    case 'link':
      return (
        <a href={inline.href}>
          <Inlines inlines={inline.children} />
        </a>
      );
    case 'figure':
      return <FactFigure figure={inline.figure} words={inline.words} />;
    case 'was':
      return <s data-was={inline.of}>{inline.text}</s>;
    case 'told':
      return (
        <span data-told={inline.of.join(' ')} lang={inline.language}>
          <Words text={inline.text} />
        </span>
      );
    case 'note':
      return (
        <sup className={styles.number} id={inline.isFirst && `cited-${String(inline.number)}`}>
          {apart}
          <a href={`#source-${String(inline.number)}`} aria-label={inline.label}>
            {inline.number}
          </a>
        </sup>
      );
    case 'age':
      return (
        <span className={styles.age} data-age="">
          {` ${inline.text}`}
        </span>
      );
    case 'cite':
      return <SourceNote level={inline.citation.level} evidence={inline.citation.evidence} />;
  }
}

type FactFigureProps = {
  figure: Figure;
  /** The editor's words instead of the figure's own; null for the figure's own. */
  words?: string | null;
};

/** A figure with the number of its source; of a fact that nobody has read, the way to the authority instead. */
export function FactFigure({ figure, words = null }: FactFigureProps) {
  const text = words ?? figure.text;
  return (
    <span data-fact={figure.key}>
      {text !== null && (
        <span className={styles.figure} lang={words === null ? figure.language : undefined}>
          <Words text={text} />
        </span>
      )}
      <SourceNote level={figure.level} evidence={figure.evidence} />
    </span>
  );
}

/** The number of a source in the list at the end of the page; of a fact that nobody has read, where to look. */
function SourceNote({ level, evidence }: Pick<Citation, 'level' | 'evidence'>) {
  if (level !== 'unread') return <Inlines inlines={evidence} />;
  return (
    <small className={`quiet ${styles.note}`}>
      {' ('}
      <Inlines inlines={evidence} />)
    </small>
  );
}

/**
 * The way past us: that we are not the authority, what the official route costs, and the link to it.
 * Source: the site specification, "Not the official channel, said beside the button".
 */
export function WayPast({ inlines }: InlinesProps) {
  return (
    <p className={`quiet ${styles.wayPast}`}>
      <Inlines inlines={inlines} />
    </p>
  );
}

/** The items of a list of links; the list itself says what it looks like. */
export function LinkItems({ links }: { links: readonly Link[] }) {
  return links.map(({ label, path }) => (
    <li key={path}>
      <a href={path}>
        <Words text={label} />
      </a>
    </li>
  ));
}

/** Says that what stands beside it is an example, not a claim. */
export function SampleTag({ label }: { label: string }) {
  return <span className={styles.tag}>{label}</span>;
}

/** A link by itself, with room for a finger. */
export function TapLink({ label, path }: Link) {
  return (
    <a className="tap" href={path}>
      {label}
    </a>
  );
}

type RowNoteProps = { text: string | null; fact?: string | undefined };

/** Quiet words under the name of a row, such as the note of a fact. */
export function RowNote({ text, fact }: RowNoteProps) {
  if (text === null) return null;
  return (
    <>
      {' '}
      <span className="quiet" data-fact-note={fact}>
        {text}
      </span>
    </>
  );
}
