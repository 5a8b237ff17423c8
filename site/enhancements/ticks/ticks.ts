import type { TickWords } from '../../../compiler/schemas/plan-words.ts';
import { dayHere } from '../../../plan/dates.ts';
import { filled } from '../../../plan/filled.ts';
import type { CasePlan, PlanItem, PlannedCase } from '../../../plan/shapes.ts';
import type { PlanStore } from '../../../plan/store.ts';
import {
  answered,
  goneFrom,
  itemsFor,
  progressOf,
  stateOf,
  ticked,
  withCase,
  withoutCase,
} from '../../../plan/ticks.ts';
import { listAsText, offerAttachment } from './attach.ts';
import { redrawCost, redrawLine } from './redraw.ts';

type TicksOptions = {
  known: PlannedCase;
  store: PlanStore;
  words: TickWords;
  /** Tag of the language that money and lists are written in. */
  language: string;
  now: () => Date;
};

type Case = TicksOptions & {
  /** Null takes the case out of the plan. */
  change: (update: ((own: CasePlan) => CasePlan) | null) => void;
};

/** What shows anew how things are; `isOwn` when the visitor has just changed them here. */
type Show = (own: CasePlan | undefined, isOwn: boolean) => void;

/** Lets a visitor tick the lists of a case and answer its questions, and keeps each tick at once. */
export function enhanceTicks(root: Document, options: TicksOptions): void {
  const { known, store, words, language, now } = options;
  let isOwn = false;
  const change: Case['change'] = (update) => {
    isOwn = true;
    store.change((plan) =>
      update === null
        ? withoutCase(plan, known.id)
        : withCase(plan, known, { today: dayHere(now()), change: update }),
    );
    isOwn = false;
  };
  const ownNow = () => store.read().plan.cases[known.id];
  const text = () => {
    const own = ownNow();
    return own === undefined ? '' : listAsText(known, { own, words: words.attach, language });
  };

  const places = [...root.querySelectorAll<HTMLElement>('[data-island="ticks"]')];
  const shows: Show[] = [
    ...places.flatMap((place) => wakeList(place, { ...options, change })),
    addCost(root, options),
    redrawLine(root, known),
    offerAttachment(root, { words: words.attach, text }),
  ];
  function show(): void {
    const own = ownNow();
    for (const one of shows) one(own, isOwn);
  }
  store.subscribe(show);
  show();
}

/** Boxes beside the items of a list, and what stands above it. */
function wakeList(place: HTMLElement, ofCase: Case): Show[] {
  const { known, words } = ofCase;
  const isSteps = place.dataset.list === 'steps';
  const items = isSteps ? known.steps : known.bring;
  const elements = [...(place.nextElementSibling?.children ?? [])];
  const boxes = items.flatMap((item) => {
    const element = elements.find((one) => headingOf(one)?.textContent.trim() === item.name);
    return element instanceof HTMLElement ? [addBox(element, item, ofCase)] : [];
  });
  return [
    ...boxes,
    addCount(place, items, isSteps ? words.list.done : words.list.ready),
    followAnswers(place, ofCase),
    ...(isSteps ? [] : [addNotes(place, ofCase), addWays(place, ofCase)]),
  ];
}

function headingOf(element: Element): HTMLHeadingElement | null {
  return element.querySelector('h3');
}

/** A box beside an item, named by its heading, which ticks it too. */
function addBox(element: HTMLElement, item: PlanItem, { words, now, change }: Case): Show {
  const id = item.id.replace('/', '-tick-');
  const box = made('input', { type: 'checkbox', id, autocomplete: 'off' });
  const label = made('label', { htmlFor: id });
  const heading = headingOf(element);
  label.append(...(heading?.childNodes ?? []));
  heading?.append(label);
  const note = made('p', { id: `${id}-changed` });
  note.dataset.changed = '';
  box.setAttribute('aria-describedby', note.id);
  element.dataset.tick = '';
  element.prepend(box);
  heading?.after(note);
  box.addEventListener('change', () => change(ticked(item, box.checked ? dayHere(now()) : null)));
  return (own) => {
    const state = stateOf(item, own);
    box.checked = state === 'ticked';
    // Empty, and not only hidden: a hidden description is read aloud all the same.
    note.textContent = state === 'changed' ? words.list.changed : '';
    element.hidden = itemsFor([item], own).length === 0;
  };
}

/** How many of a list are done. */
function addCount(place: HTMLElement, items: readonly PlanItem[], sentence: string): Show {
  const count = made('strong');
  count.dataset.count = '';
  const line = made('p');
  line.append(count);
  place.prepend(line);
  return (own, isOwn) => tell(count, filled(sentence, progressOf(items, own)), isOwn);
}

/** The questions, which stay folded: what opens them says how many are answered. */
function followAnswers(place: HTMLElement, { words, change }: Case): Show {
  const opener = place.querySelector('summary');
  const unanswered = opener?.textContent ?? '';
  const boxes = [...place.querySelectorAll<HTMLInputElement>('input[type="radio"]')];
  for (const box of boxes) {
    const tell = () => change(answered(box.name, box.value === 'yes'));
    // Somebody was quicker than the script. What is checked is the visitor's own: the browser is not to check it again by itself.
    if (box.checked) tell();
    box.autocomplete = 'off';
    box.addEventListener('change', tell);
  }
  return (own) => {
    for (const box of boxes) box.checked = own?.answers[box.name] === (box.value === 'yes');
    if (opener === null) return;
    const done = boxes.filter(({ checked }) => checked).length;
    const count = { done, all: boxes.length / 2 };
    opener.textContent = done > 0 ? filled(words.list.answered, count) : unanswered;
  };
}

/** What the case costs by the answers, under the questions, where they change it. */
function addCost(root: Document, { known, words, language }: TicksOptions): Show {
  const redraw = redrawCost(root, known, { language, free: words.list.free });
  if (redraw === null) return () => {};
  const line = made('p');
  root.querySelector('[data-island="ticks"] > details')?.append(line);
  return (own, isOwn) => tell(line, filled(words.list.cost, { cost: redraw(own) }), isOwn);
}

/** Says something new in a place. It is read aloud when the visitor has changed it here. */
function tell(place: HTMLElement, text: string, isOwn: boolean): void {
  place.setAttribute('aria-live', isOwn ? 'polite' : 'off');
  if (place.textContent !== text) place.textContent = text;
}

/** Where the ticks are, or why they will not last, and what was ticked that is on the list no more. */
function addNotes(place: HTMLElement, { known, store, words }: Case): Show {
  const onDevice = place.querySelector<HTMLElement>('[data-quiet]');
  const trouble = made('p', { role: 'status' });
  const gone = made('p');
  trouble.dataset.trouble = '';
  gone.dataset.changed = '';
  onDevice?.after(trouble, gone);
  return (own) => {
    const found = store.read().trouble;
    // Who has not begun loses nothing by a browser that keeps nothing.
    const told = found === 'blocked' && own === undefined ? null : found;
    if (onDevice !== null) onDevice.hidden = told !== null;
    trouble.textContent = told === null ? '' : words.trouble[told];
    const items = own === undefined ? [] : goneFrom(known, own);
    gone.textContent = items.map((item) => filled(words.list.gone, { item })).join(' ');
  };
}

/** How to keep the case without a tick, and how to erase its ticks and to have them back. */
function addWays(place: HTMLElement, { known, store, words, change }: Case): Show {
  const keep = made('button', { type: 'button', textContent: words.list.keep });
  const erase = made('button', { type: 'button' });
  const link = place.querySelector('a');
  let erased: CasePlan | null = null;
  // The link stands there already, and does not move.
  link?.after(keep, erase);

  keep.addEventListener('click', () => {
    change((own) => own);
    link?.focus();
  });
  erase.addEventListener('click', () => {
    const before = erased;
    erased = before === null ? (store.read().plan.cases[known.id] ?? null) : null;
    if (before !== null) change(() => before);
    else if (erased !== null) change(isOnlyTicks(erased) ? null : withoutTicks);
  });
  return (own) => {
    const isTicked = own !== undefined && !isWithoutTicks(own);
    if (isTicked) erased = null;
    keep.hidden = own !== undefined;
    erase.hidden = !isTicked && erased === null;
    erase.textContent = erased === null ? words.list.erase : words.list.undo;
  };
}

function withoutTicks(own: CasePlan): CasePlan {
  return { ...own, ticked: {}, doneOn: {}, answers: {} };
}

function isWithoutTicks({ ticked: ticks, answers }: CasePlan): boolean {
  return Object.keys({ ...ticks, ...answers }).length === 0;
}

function isOnlyTicks({ dates, note, ownSteps = [] }: CasePlan): boolean {
  return note === '' && ownSteps.length === 0 && Object.keys(dates).length === 0;
}

function made<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  properties: Partial<HTMLElementTagNameMap[Name]> = {},
): HTMLElementTagNameMap[Name] {
  return Object.assign(document.createElement(name), properties);
}
