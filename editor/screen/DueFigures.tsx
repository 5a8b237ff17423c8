import { useEffect, useState, useTransition } from 'react';
import type { DueFact } from '../api.ts';
import { Button } from './controls.tsx';
import { useEditor } from './editor-context.ts';
import { idOf } from './pieces.ts';
import type { Place } from './place.ts';
import { say, words } from './words.ts';

/** Every fact that waits to be read again at its source. */
export function DueFigures() {
  const { keeper, go, tell, tellDone } = useEditor();
  const [due, setDue] = useState<DueFact[] | null>(null);
  const [isAccepting, startAccepting] = useTransition();
  useEffect(() => {
    keeper.readDue().then(setDue, tell);
  }, [keeper, tell]);

  async function accept({ key, label }: DueFact, sentence: string) {
    setDue(await keeper.accept(key, sentence));
    tellDone(say(words.due.accepted, { label }));
  }

  async function open({ key }: DueFact) {
    const [country, guide, id] = key.split('/');
    const file = `content/facts/${country}/${guide}.json`;
    await keeper.open(file);
    go({ file, path: factPath(keeper.snapshot().drafts.get(file)?.value, id) });
  }

  if (due === null) return <p role="status">{words.status.loading}</p>;
  return (
    <div className="stack">
      <h2 id="piece" tabIndex={-1}>
        {words.due.title}
      </h2>
      <p>{due.length === 0 ? words.due.none : words.due.lead}</p>
      {due.length === 0 ? null : (
        <table className="small due">
          <thead>
            <tr>
              <th scope="col">{words.due.figure}</th>
              <th scope="col">{words.due.reason}</th>
              <th scope="col">{words.due.ours}</th>
              <th scope="col">{words.due.found}</th>
              <th scope="col">{words.due.actions}</th>
            </tr>
          </thead>
          <tbody>
            {due.map((fact) => (
              <DueRow
                key={fact.key}
                fact={fact}
                isBusy={isAccepting}
                onAccept={(sentence) => startAccepting(() => accept(fact, sentence).catch(tell))}
                onOpen={() => void open(fact).catch(tell)}
              />
            ))}
          </tbody>
        </table>
      )}
    </div>
  );
}

type DueRowProps = {
  fact: DueFact;
  isBusy: boolean;
  onAccept: (sentence: string) => void;
  onOpen: () => void;
};

function DueRow({ fact, isBusy, onAccept, onOpen }: DueRowProps) {
  const { label, found } = fact;
  return (
    <tr>
      <th scope="row">
        {label}
        <span className="quiet">{fact.key}</span>
      </th>
      <td data-name={words.due.reason}>{fact.reason}</td>
      <td data-name={words.due.ours}>
        {fact.figure ?? words.picker.noFigure}
        <span className="quiet">{say(words.fact.month, { asOf: fact.asOf })}</span>
      </td>
      <td data-name={words.due.found}>
        {found === null ? words.due.notLooked : words.due.states[found.state]}
        {found?.sentences.map(({ hash, text }) => (
          <div key={hash} className="stack tight narrow">
            <Sentence text={text} />
            {fact.canAccept ? (
              <Button
                disabled={isBusy}
                aria-label={say(words.due.acceptOf, { label, sentence: text.replaceAll('**', '') })}
                onClick={() => onAccept(hash)}
              >
                {words.due.accept}
              </Button>
            ) : null}
          </div>
        ))}
        <span className="quiet">{found?.day}</span>
      </td>
      <td>
        <div className="stack tight narrow">
          <a href={fact.url} target="_blank" rel="noreferrer">
            {words.due.source}
          </a>
          <Button aria-label={say(words.due.openOf, { label })} onClick={onOpen}>
            {words.due.open}
          </Button>
        </div>
      </td>
    </tr>
  );
}

/** What stands between the first pair of asterisks is the figure. */
function Sentence({ text }: { text: string }) {
  const [before, figure = '', ...after] = text.split('**');
  return (
    <q className="quiet">
      {before}
      <mark>{figure}</mark>
      {after.join('')}
    </q>
  );
}

/** Where a fact stands in its file. */
function factPath(value: unknown, id: string | undefined): Place['path'] {
  for (const [list, items] of Object.entries(value ?? {})) {
    const at = Array.isArray(items) ? items.findIndex((item) => idOf(item) === id) : -1;
    if (at >= 0) return [list, at];
  }
  return [];
}
