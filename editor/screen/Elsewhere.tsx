import type { ReactNode } from 'react';
import type { Choice, FieldPath } from '../api.ts';
import { isFields } from '../schema.ts';
import { valueAt } from '../values.ts';
import { Button } from './controls.tsx';
import styles from './Elsewhere.module.css';
import type { Draft } from './open-draft.ts';
import { labelOf } from './pieces.ts';
import { plainName, say, words } from './words.ts';

const { elsewhere } = words;

type ElsewhereProps = {
  draft: Draft;
  /** Settles a conflict, by its number. */
  onChoose: (conflict: number, keep: Choice['keep']) => void;
  /** Puts back what stood in a field before, by its number in the news. */
  onPutBack: (at: number) => void;
  onSeen: () => void;
};

/** What others made of the open file: fields that both changed, to choose from, and fields that were taken over. */
export function Elsewhere({ draft, onChoose, onPutBack, onSeen }: ElsewhereProps) {
  const { value, conflicts, news } = draft;
  return (
    <>
      <Fields
        kind="conflicts"
        title={elsewhere.title}
        lead={<p>{say(elsewhere.conflicts, { count: conflicts.length })}</p>}
        rows={conflicts.map(({ path, other, isSaved }, at) => ({
          key: [at, ...path].join('/'),
          field: fieldName(value, path),
          sides: [
            {
              label: elsewhere.draft,
              value: valueAt(value, path),
              button: elsewhere.keepDraft,
              onPress: () => onChoose(at, 'draft'),
            },
            {
              label: isSaved ? elsewhere.saved : elsewhere.window,
              value: other,
              button: elsewhere.keepOther,
              onPress: () => onChoose(at, 'other'),
            },
          ],
        }))}
      />
      <Fields
        kind="news"
        title={elsewhere.newsTitle}
        lead={
          <>
            <p>{say(elsewhere.news, { count: news.length })}</p>
            <Button onClick={onSeen}>{elsewhere.seen}</Button>
          </>
        }
        rows={news.map(({ path, other, isGone }, at) => ({
          key: [at, ...path].join('/'),
          field: fieldName(value, isGone ? path.slice(0, -1) : path),
          sides: [
            { label: elsewhere.now, value: isGone ? undefined : valueAt(value, path) },
            {
              label: elsewhere.before,
              value: other,
              button: elsewhere.putBack,
              onPress: () => onPutBack(at),
            },
          ],
        }))}
      />
    </>
  );
}

/** Says that others changed the open file, wherever somebody has scrolled to, and leads to what they changed. */
export function ElsewhereNotice({ draft }: { draft: Draft | undefined }) {
  const kind = draft?.conflicts.length ? 'conflicts' : draft?.news.length ? 'news' : null;
  if (kind === null) return null;
  return (
    <p role={kind === 'conflicts' ? 'alert' : 'status'}>
      {elsewhere.notice[kind]} <ShowFields kind={kind} />
    </p>
  );
}

/** Leads to the fields that were changed elsewhere. */
export function ShowFields({ kind }: Pick<FieldsProps, 'kind'>) {
  return (
    <Button onClick={() => document.getElementById(headingId(kind))?.focus()}>
      {elsewhere.show}
    </Button>
  );
}

const headingId = (kind: FieldsProps['kind']) => `elsewhere-${kind}`;

/** What a field says in one of two places, and what may be done about it. */
type Side = { label: string; value: unknown; button?: string; onPress?: () => void };

type FieldsProps = {
  kind: 'conflicts' | 'news';
  title: string;
  lead: ReactNode;
  rows: readonly { key: string; field: string; sides: readonly Side[] }[];
};

/** Fields one below the other, each with what it says in two places. */
function Fields({ kind, title, lead, rows }: FieldsProps) {
  const heading = headingId(kind);
  if (rows.length === 0) return null;
  return (
    <section
      aria-labelledby={heading}
      className={`stack box told ${styles.fields}`}
      data-tone={kind === 'news' ? 'caution' : undefined}
    >
      <h2 id={heading} tabIndex={-1}>
        {title}
      </h2>
      <div className="stack narrow">{lead}</div>
      <ul className="stack">
        {rows.map(({ key, field, sides }) => (
          <li key={key}>
            <h3>{field}</h3>
            <div className={styles.sides}>
              {sides.map(({ label, value, button, onPress }) => (
                <div key={label} className="stack tight box narrow">
                  <h4 className="quiet">{label}</h4>
                  <Words value={value} />
                  {button === undefined ? null : (
                    <Button aria-label={say(elsewhere.of, { button, field })} onClick={onPress}>
                      {button}
                    </Button>
                  )}
                </div>
              ))}
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** What a field holds, to be read and not changed. */
function Words({ value }: { value: unknown }) {
  if (Array.isArray(value) || isFields(value)) {
    return (
      <ul className={`stack tight small ${styles.parts}`}>
        {Object.entries(value).map(([name, part]) => (
          <li key={name}>
            {Array.isArray(value) ? null : <strong>{plainName(name)}</strong>}
            <Words value={part} />
          </li>
        ))}
      </ul>
    );
  }
  const text = typeof value === 'boolean' ? words.field[value ? 'yes' : 'no'] : String(value ?? '');
  return <p className={styles.words}>{text === '' ? <em>{elsewhere.nothing}</em> : text}</p>;
}

/** "Cases › Renew an adult passport › Answer" */
function fieldName(value: unknown, path: FieldPath): string {
  const names = path.map((step, index) => {
    if (typeof step === 'string') return plainName(step);
    return (
      labelOf(valueAt(value, path.slice(0, index + 1))) ||
      say(words.field.rowTitle, { position: step + 1 })
    );
  });
  return names.length === 0 ? elsewhere.wholeFile : names.join(' › ');
}
