import { useContext, useDeferredValue, useState } from 'react';
import type { FactChoice } from '../api.ts';
import { Button, Dialog, TextBox } from './controls.tsx';
import { EditingContext } from './field-parts.tsx';
import { holdsWords, say, words } from './words.ts';

const mostShown = 30;

type FactPickerProps = {
  /** For a sentence: the words that were selected in it. For a field that names a fact: null. */
  selected: string | null;
  /** With what is written into the sentence or the field. */
  onChoose: (written: string) => void;
  onClose: () => void;
};

/** Finds a fact by words, and asks how a sentence shows it. */
export function FactPicker({ selected, onChoose, onClose }: FactPickerProps) {
  const { references, ownGuide } = useContext(EditingContext);
  const [typed, setTyped] = useState('');
  const [chosen, setChosen] = useState<FactChoice | null>(null);
  const found = findFacts(references.facts, useDeferredValue(typed), ownGuide);
  function handleFact(fact: FactChoice) {
    if (selected === null) onChoose(markOf(fact, ownGuide));
    else setChosen(fact);
  }
  return (
    <Dialog title={words.picker.title} onClose={onClose}>
      {chosen === null ? (
        <>
          <TextBox
            label={words.picker.search}
            type="search"
            // The dialog was opened to type here.
            autoFocus
            value={typed}
            onChange={(event) => setTyped(event.target.value)}
          />
          <p role="status" className="quiet">
            {found.length === 0
              ? words.picker.none
              : say(words.picker.found, { count: found.length })}
          </p>
          <ul className="stack tight facts">
            {found.slice(0, mostShown).map((fact) => (
              <li key={fact.key}>
                <button type="button" className="box fact" onClick={() => handleFact(fact)}>
                  <FactWords fact={fact} />
                </button>
              </li>
            ))}
          </ul>
          {found.length > mostShown ? (
            <p className="quiet">{say(words.picker.more, { count: found.length - mostShown })}</p>
          ) : null}
        </>
      ) : (
        <MarkForm
          fact={chosen}
          selected={selected ?? ''}
          onChoose={onChoose}
          onBack={() => setChosen(null)}
        />
      )}
    </Dialog>
  );
}

/** A fact in short: its label, its figure, what the source says, and whose word it is. */
export function FactWords({ fact }: { fact: FactChoice }) {
  const { ownGuide } = useContext(EditingContext);
  const { label, figure, statement, publisher, asOf, level, guide } = fact;
  return (
    <>
      <span className="row apart">
        <strong>{label === '' ? words.picker.noFigure : label}</strong>
        {figure === null ? null : <span className="figure">{figure}</span>}
      </span>
      {statement === '' ? null : <span className="small">{statement}</span>}
      <span className="quiet">
        {[
          publisher,
          say(words.fact.month, { asOf }),
          words.fact.level[level],
          guide === ownGuide ? words.picker.own : guide,
        ].join(' · ')}
      </span>
    </>
  );
}

type MarkFormProps = {
  fact: FactChoice;
  selected: string;
  onChoose: (written: string) => void;
  onBack: () => void;
};

function MarkForm({ fact, selected, onChoose, onBack }: MarkFormProps) {
  const { ownGuide } = useContext(EditingContext);
  const [own, setOwn] = useState(selected);
  const mark = markOf(fact, ownGuide);
  return (
    <div className="stack narrow">
      <div className="box chosen">
        <FactWords fact={fact} />
      </div>
      <h3>{words.picker.how}</h3>
      {fact.figure === null ? null : (
        <Button tone="action" autoFocus onClick={() => onChoose(`{${mark}}`)}>
          {say(words.picker.show, { figure: fact.figure })}
        </Button>
      )}
      <form
        className="stack tight narrow box own"
        onSubmit={(event) => {
          event.preventDefault();
          onChoose(`{${mark}|${own.trim()}}`);
        }}
      >
        <TextBox
          label={words.picker.myWords}
          help={words.picker.wordsHelp}
          value={own}
          onChange={(event) => setOwn(event.target.value)}
        />
        <Button type="submit" disabled={own.trim() === ''}>
          {words.picker.showWords}
        </Button>
      </form>
      <Button onClick={() => onChoose(`{^${mark}}`)}>{words.picker.source}</Button>
      <Button onClick={onBack}>{words.picker.back}</Button>
    </div>
  );
}

/** The name by which a sentence of `ownGuide` calls a fact. */
export function markOf(fact: FactChoice, ownGuide: string | null): string {
  if (fact.guide === ownGuide) return fact.id;
  const [country, guide] = fact.guide.split('/');
  return country === ownGuide?.split('/')[0] ? `${guide}/${fact.id}` : fact.key;
}

/** The fact that a name means in sentences of `ownGuide`: "id", "guide/id" of the same country, or "country/guide/id". */
export function factNamed(
  facts: readonly FactChoice[],
  name: string,
  ownGuide: string | null,
): FactChoice | undefined {
  return facts.find((fact) => fact.key === name || markOf(fact, ownGuide) === name);
}

/** Facts that hold every word, those of the own guide first. */
export function findFacts(
  facts: readonly FactChoice[],
  typed: string,
  ownGuide: string | null,
): FactChoice[] {
  const found = facts.filter(({ label, figure, statement, guide, id, publisher }) =>
    holdsWords([label, figure, statement, guide, id, publisher].join(' '), typed),
  );
  const own = found.filter(({ guide }) => guide === ownGuide);
  return [...own, ...found.filter(({ guide }) => guide !== ownGuide)];
}
