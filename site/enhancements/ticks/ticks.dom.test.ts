import { beforeEach, expect, test } from 'vitest';
import words from '../../../content/en/ticks.json' with { type: 'json' };
import { type PlannedCase, storageKey } from '../../../plan/shapes.ts';
import { openStore } from '../../../plan/store.ts';
import { enhanceTicks } from './ticks.ts';

const known = {
  id: 'uk/passport/renew',
  path: '/uk/passport/renew',
  title: 'Renew a passport',
  conditions: [{ id: 'new-name', question: 'Has your name changed?' }],
  bring: [
    { id: 'bring/photo', said: 'a', name: 'A photo', onlyIf: null },
    { id: 'bring/proof', said: 'b', name: 'Proof of your name', onlyIf: 'new-name' },
  ],
  steps: [{ id: 'steps/pay', said: 'c', name: 'Pay', onlyIf: null, takes: null }],
  cost: { rows: [], inAll: '£1', sources: [] },
} as Partial<PlannedCase> as PlannedCase;

beforeEach(() => localStorage.clear());

/** The page of the case, opened anew. */
function open({
  as = known,
  place = () => localStorage,
  beforeScripts = () => {},
}: {
  as?: PlannedCase;
  place?: () => Storage;
  /** What the visitor does before the script is there. */
  beforeScripts?: () => void;
} = {}) {
  document.body.innerHTML = `
    <div data-island="ticks" data-list="bring">
      <details><summary>Show only yours</summary>
        <fieldset><legend>Has your name changed?</legend>
          <label><input type="radio" name="new-name" value="yes"> Yes</label>
          <label><input type="radio" name="new-name" value="no"> No</label>
        </fieldset>
      </details>
      <a href="/plan">My plan</a>
      <p data-quiet>Your ticks stay here.</p>
    </div>
    <ul><li><h3>A photo</h3></li><li><h3>Proof of your name</h3></li></ul>
    <div data-island="ticks" data-list="steps"></div>
    <ol><li><h3>Pay</h3></li></ol>
    <div data-island="contact-form"><textarea></textarea></div>`;
  beforeScripts();
  const store = openStore(place);
  enhanceTicks(document, {
    known: as,
    store,
    words,
    language: 'en-GB',
    now: () => new Date(2026, 10, 22),
  });
  return store;
}

function box(name: string): HTMLInputElement {
  const label = [...document.querySelectorAll('label')].find(
    (one) => one.textContent.trim() === name,
  );
  const found = label?.control ?? document.getElementById(label?.htmlFor ?? '');
  if (!(found instanceof HTMLInputElement)) throw new Error(`There is no box ${name}.`);
  return found;
}

function button(name: string): HTMLButtonElement | undefined {
  return [...document.querySelectorAll('button')].find(
    (one) => !one.hidden && one.textContent === name,
  );
}

const counts = () => [...document.querySelectorAll('[data-count]')].map((one) => one.textContent);
const shown = (name: string) => box(name).closest('li')?.hidden === false;
const kept = () => JSON.parse(localStorage.getItem(storageKey) ?? 'null')?.cases[known.id];

test('a tick is kept at once, counted, and there again when the page is opened anew', () => {
  open();
  expect(counts()).toEqual(['0 of 2 ready', '0 of 1 done']);
  expect(localStorage).toHaveLength(0);
  box('A photo').click();
  expect(kept()).toMatchObject({ started: '2026-11-22', ticked: { 'bring/photo': 'a' } });
  expect(counts()).toEqual(['1 of 2 ready', '0 of 1 done']);
  open();
  expect([box('A photo').checked, box('Pay').checked]).toEqual([true, false]);
});

test('only what the visitor changes here is read aloud', () => {
  const store = open();
  const live = () => document.querySelector('[data-count]')?.getAttribute('aria-live');
  expect(live()).toBe('off');
  box('A photo').click();
  expect(live()).toBe('polite');
  localStorage.clear();
  store.look();
  expect([live(), counts()[0]]).toEqual(['off', '0 of 2 ready']);
});

test('an answer hides what it does not need, and shows it again', () => {
  open();
  box('No').click();
  expect([shown('Proof of your name'), counts()[0]]).toEqual([false, '0 of 1 ready']);
  open();
  expect([box('No').checked, shown('Proof of your name')]).toEqual([true, false]);
  box('Yes').click();
  expect([shown('Proof of your name'), kept().answers]).toEqual([true, { 'new-name': true }]);
});

test('an answer that is given before the script is there is kept, and later ones follow it', () => {
  open({ beforeScripts: () => box('No').click() });
  expect([box('No').checked, shown('Proof of your name')]).toEqual([true, false]);
  expect(kept().answers).toEqual({ 'new-name': false });
  open({ beforeScripts: () => box('Yes').click() });
  expect(kept().answers).toEqual({ 'new-name': true });
  expect(localStorage).toHaveLength(1);
});

test('what opens the questions says how many are answered, also when the page is opened anew', () => {
  const opener = () => document.querySelector('summary')?.textContent;
  open();
  expect(opener()).toBe('Show only yours');
  box('No').click();
  expect(opener()).toBe('Questions answered: 1 of 1');
  open();
  expect(opener()).toBe('Questions answered: 1 of 1');
  button(words.list.erase)?.click();
  expect(opener()).toBe('Show only yours');
});

test('an item whose words have changed since says so, and waits for another tick', () => {
  open();
  box('Pay').click();
  const [step] = known.steps;
  if (step === undefined) throw new Error('The case has no step.');
  open({ as: { ...known, steps: [{ ...step, said: 'd' }] } });
  const note = document.getElementById(box('Pay').getAttribute('aria-describedby') ?? '');
  expect([box('Pay').checked, note?.textContent]).toEqual([false, words.list.changed]);
  box('Pay').click();
  expect([note?.textContent, kept().ticked]).toEqual(['', { 'steps/pay': 'd' }]);
});

test('a tick whose item is gone is told', () => {
  open();
  box('Pay').click();
  open({ as: { ...known, steps: [] } });
  expect(document.body.textContent).toContain('You had ticked “pay”');
});

test('the ticks are erased to the last byte, and can be had back', () => {
  open();
  box('A photo').click();
  box('No').click();
  const before = kept();
  button(words.list.erase)?.click();
  expect(localStorage).toHaveLength(0);
  expect([box('A photo').checked, box('No').checked]).toEqual([false, false]);
  button(words.list.undo)?.click();
  expect(kept()).toEqual(before);
});

test('a note and dates stay when the ticks are erased', () => {
  const store = open();
  box('A photo').click();
  store.change((plan) => {
    const own = plan.cases[known.id];
    return own === undefined
      ? plan
      : { ...plan, cases: { [known.id]: { ...own, note: 'Ask Ana' } } };
  });
  button(words.list.erase)?.click();
  expect(kept()).toMatchObject({ note: 'Ask Ana', ticked: {} });
});

test('a case is kept without a tick', () => {
  open();
  button(words.list.keep)?.click();
  expect(kept()).toMatchObject({ path: known.path, ticked: {} });
  expect(button(words.list.keep)).toBeUndefined();
  expect(document.activeElement?.textContent).toBe('My plan');
});

test('where the browser keeps nothing, ticks work and the page says how long', () => {
  open({
    place: () => {
      throw new DOMException('Denied', 'SecurityError');
    },
  });
  expect(document.body.textContent).not.toContain(words.trouble.blocked);
  box('A photo').click();
  expect(counts()[0]).toBe('1 of 2 ready');
  expect(document.body.textContent).toContain(words.trouble.blocked);
});

test('what cannot be read is said at once, and left as it is', () => {
  localStorage.setItem(storageKey, '{');
  open();
  expect(document.body.textContent).toContain(words.trouble.broken);
  box('A photo').click();
  expect([counts()[0], localStorage.getItem(storageKey)]).toEqual(['1 of 2 ready', '{']);
});

test('the list goes into the message only when the visitor asks, and out of it again', () => {
  open();
  const message = document.querySelector('textarea');
  const offer = document.querySelector<HTMLElement>('[data-attach]');
  const ask = offer?.querySelector('input');
  if (message == null || offer == null || ask == null) throw new Error('There is no form.');
  expect(offer.hidden).toBe(true);
  box('A photo').click();
  expect([offer.hidden, ask.checked, message.value]).toEqual([false, false, '']);
  message.value = 'Which photo?';
  ask.click();
  expect(message.value).toBe(
    'Which photo?\n\nMy list for “Renew a passport”\nI have: A photo.\nI still need: Proof of your name.\nI still have to: Pay.',
  );
  ask.click();
  expect(message.value).toBe('Which photo?');
});
