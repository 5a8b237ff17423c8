import type { ReactNode } from 'react';
import type { Choice, FieldPath } from '../api.ts';
import { isFields, valueAt } from '../values.ts';
import { Button } from './controls.tsx';
import { useEditor } from './editor-context.ts';
import type { Draft } from './form-drafts.ts';
import { labelOf } from './pieces.ts';
import { plainName, say, words } from './words.ts';

const { elsewhere } = words;

/** What others made of the open file: fields that both changed, to choose from, and fields that were taken over. */
export function Elsewhere({ draft }: { draft: Draft }) {
  const { keeper, tell } = useEditor();
  const { value, conflicts, news } = draft;
  const { file } = draft.file;
  const choose = (conflict: number, keep: Choice['keep']) => () =>
    void keeper.choose(file, conflict, keep).catch(tell);
  return (
    <>
      <Fields
        kind="conflicts"
        lead={<p>{say(elsewhere.lead.conflicts, { count: conflicts.length })}</p>}
        rows={conflicts.map(({ path, other, isSaved }, at) => ({
          field: fieldName(value, path),
          sides: [
            [elsewhere.draft, valueAt(value, path), elsewhere.keepDraft, choose(at, 'draft')],
            [
              isSaved ? elsewhere.saved : elsewhere.window,
              other,
              elsewhere.keepOther,
              choose(at, 'other'),
            ],
          ],
        }))}
      />
      <Fields
        kind="news"
        lead={
          <>
            <p>{say(elsewhere.lead.news, { count: news.length })}</p>
            <Button onClick={() => keeper.markSeen(file)}>{elsewhere.seen}</Button>
          </>
        }
        rows={news.map(({ path, other, isGone }, at) => ({
          field: fieldName(value, isGone ? path.slice(0, -1) : path),
          sides: [
            [elsewhere.now, isGone ? undefined : valueAt(value, path)],
            [elsewhere.before, other, elsewhere.putBack, () => keeper.putBack(file, at)],
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

export function ShowFields({ kind }: Pick<FieldsProps, 'kind'>) {
  return (
    <Button onClick={() => document.getElementById(headingId(kind))?.focus()}>
      {elsewhere.show}
    </Button>
  );
}

const headingId = (kind: FieldsProps['kind']) => `elsewhere-${kind}`;

/** What a field says in one of two places, and what may be done about it. */
type Side = readonly [label: string, value: unknown, button?: string, onPress?: () => void];

type FieldsProps = {
  kind: 'conflicts' | 'news';
  lead: ReactNode;
  rows: readonly { field: string; sides: readonly Side[] }[];
};

/** Fields one below the other, each with what it says in two places. */
function Fields({ kind, lead, rows }: FieldsProps) {
  const heading = headingId(kind);
  if (rows.length === 0) return null;
  return (
    <section
      aria-labelledby={heading}
      className="stack box told elsewhere"
      data-tone={kind === 'news' ? 'caution' : undefined}
    >
      <h2 id={heading} tabIndex={-1}>
        {elsewhere.title[kind]}
      </h2>
      <div className="stack narrow">{lead}</div>
      <ul className="stack">
        {rows.map(({ field, sides }, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: nothing is typed here, and a field may stand here twice
          <li key={at}>
            <h3>{field}</h3>
            <div className="sides">
              {sides.map(([label, value, button, onPress]) => (
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
      <ul className="stack tight small parts">
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
  return <p className="words">{text === '' ? <em>{elsewhere.nothing}</em> : text}</p>;
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
