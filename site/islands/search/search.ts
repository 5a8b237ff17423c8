import type { PartProps } from '../../../compiler/page.ts';
import { regionNames } from '../../../compiler/tables/region-names.ts';
import type { VerdictCards } from '../../../compiler/tables/verdict-cards.ts';
import { interpolate } from '../../../contract/interpolate.ts';
import { loadPlaceNames } from '../places/names.ts';
import { createSearch, type Found, type SearchFile } from './find.ts';
import type { FoundPage, Stemmer } from './page-index.ts';
import {
  type Card,
  cardOf,
  createSituations,
  guideCardOf,
  originOf,
  situationOf,
  swapCardOf,
  tableOf,
} from './situation.ts';
import { foldedWords } from './words.ts';

type Words = PartProps<'search-results'>['words'];

/** A pause in typing that long asks. */
const pauseMs = 200;

/** So much of what was typed or pasted is looked for: a whole letter would keep the page busy for seconds, and nobody searches with one. */
const mostTyped = 300;

/** Answers the search in the page itself, as somebody types. Nothing that is typed leaves the browser. */
function answerSearch(root: Document): void {
  const form = root.querySelector<HTMLFormElement>('[data-search]');
  const box = form?.querySelector('input');
  const place = root.querySelector<HTMLElement>('[data-results]');
  const text = root.querySelector('[data-search-words]')?.textContent;
  if (form == null || box == null || place === null || text == null) return;
  // Written by the same build.
  const words: Words = JSON.parse(text);
  const load = () => loadKnown(`${form.action}.json`, form.dataset.search ?? '');
  const show = createResults(place, root);
  let known: Promise<Known> | undefined;
  let waiting: ReturnType<typeof setTimeout> | undefined;
  let asked = '';

  async function ask(typed: string): Promise<void> {
    clearTimeout(waiting);
    asked = typed;
    if (typed === '') return show('');
    try {
      known ??= load();
      const { find, situations } = await known;
      const found = find(typed);
      const card = found.isElsewhere ? null : await verdictFor(typed, situations);
      if (asked === typed) show(told(words, typed, { ...found, card }), { ...found, card });
    } catch {
      // No network, or files of yesterday: the list of all cases is on the page.
      known = undefined;
      if (asked === typed) show(words.failed);
    }
  }

  const typed = () => box.value.trim().slice(0, mostTyped);
  box.addEventListener('input', () => {
    clearTimeout(waiting);
    known ??= load();
    // Whoever asks is told of it then.
    known.catch(() => {});
    waiting = setTimeout(() => void ask(typed()), pauseMs);
  });
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    void ask(typed());
  });
  if (typed() !== '') void ask(typed());
}

type Answer = Found & { card: Card | null };
type Known = Awaited<ReturnType<typeof loadKnown>>;

/** Shape: `data` and `stemmer` are addresses; a language without a stemmer has none. */
async function loadKnown(data: string, stemmer: string) {
  const [file, stem] = await Promise.all([
    fetch(data).then((answer) => answer.json() as Promise<SearchFile>),
    stemmer === '' ? (word: string) => word : loadStemmer(stemmer),
  ]);
  return { ...(await createSearch(file, stem)), situations: createSituations(file) };
}

async function loadStemmer(address: string): Promise<Stemmer> {
  const { stemmer } = (await import(/* @vite-ignore */ address)) as { stemmer: Stemmer };
  return stemmer;
}

/** The card of the situation that somebody names; null where they name none, and where what it is made of does not come. */
async function verdictFor(typed: string, situations: Known['situations']): Promise<Card | null> {
  const situation = situationOf(typed, situations);
  const table = situation.others.length === 0 ? null : tableOf(situation, situations);
  const ofGuide = guideCardOf(situation, situations);
  if (table === null && !situation.kinds.includes('driving-licence')) return ofGuide;
  const more = await loadPlaceNames();
  const origin = originOf(situation, more, situations);
  if (table === null || origin === null) {
    return ofGuide ?? swapCardOf(situation, more, situations);
  }
  const cards = await fetch(`${table.path}.json`)
    .then((response) => response.json() as Promise<VerdictCards>)
    .catch(() => null);
  const { lang } = document.documentElement;
  const countryName = regionNames(lang);
  const nameOf = (code: string) => (code.length === 2 ? countryName(code) : code);
  return cards === null ? ofGuide : cardOf(cards, origin, table, nameOf);
}

type Shown = Pick<Answer, 'pages'> & Partial<Answer>;

/**
 * What shows the pages that were found and says so; none where a sentence stands alone, and no sentence while nothing is asked. What we do
 * not write about comes from the list at the end of the page.
 */
function createResults(place: HTMLElement, root: Document) {
  const status = place.querySelector('[role="status"]');
  const card = place.querySelector<HTMLElement>('[data-card]');
  const list = place.querySelector('ol');
  const nothing = place.querySelector<HTMLElement>('[data-nothing]');
  const whole = root.querySelectorAll<HTMLElement>('#all-cases, #not-covered');
  return (sentence: string, { pages, topic, card: verdict }: Shown = { pages: [] }): void => {
    if (status === null || card === null || list === null || nothing === null) return;
    const cards = [
      ...(verdict == null ? [] : [drawCard(verdict)]),
      ...(topic === undefined ? [] : topicCard(topic, root)),
    ];
    const isFound = pages.length > 0 || cards.length > 0;
    status.textContent = sentence;
    card.replaceChildren(...cards);
    list.replaceChildren(...pages.map(drawPage));
    list.hidden = pages.length === 0;
    nothing.hidden = isFound || sentence === '';
    for (const section of whole) section.hidden = isFound;
    place.toggleAttribute('data-asked', isFound);
  };
}

/** A topic of the list of what we do not write about, as it stands there. */
function topicCard(topic: string, root: Document): Element[] {
  const links = root.querySelector<HTMLElement>(`[data-topic="${topic}"]`);
  if (links === null) return [];
  const lead = root.querySelector('[data-not-covered-lead]')?.textContent ?? '';
  const items = [...links.children].map((item) => item.cloneNode(true));
  const title = element('h2', [links.parentElement?.firstChild?.textContent ?? '']);
  const entry = element('div', [title, element('p', [lead]), element('ul', items)]);
  entry.dataset.notCovered = topic;
  return [entry];
}

/** The verdict, what to do then, and what that costs. */
function drawCard({ says, sentences, path, next }: Card): HTMLElement {
  const [first = '', ...others] = sentences;
  const instead =
    next === null
      ? []
      : [
          element('p', [linkTo(next.path, [next.label])]),
          element('small', [next.about.join(' · ')]),
        ];
  const card = element('div', [
    element('h2', [linkTo(path, [first])]),
    ...others.map((sentence) => element('p', [sentence])),
    ...(says === 'apply' ? [element('p', [next?.label ?? ''])] : instead),
  ]);
  card.dataset.verdict = says;
  // The answer comes from a file, so the styles of a page go by a mark that this script names.
  if (says === 'yes' || says === 'if') card.dataset.good = '';
  return card;
}

/** What is said of an answer: how many pages, and by which words where those that were typed are none; a card without pages says it itself. */
function told(words: Words, typed: string, { pages, meant, topic, card }: Answer): string {
  const count = pages.length;
  if (count === 0) {
    const alone = topic === undefined ? card?.sentences[0] : words.notCovered;
    return alone ?? interpolate(words.nothing, { words: typed });
  }
  const sentence = count === 1 ? words.one : words.many;
  const found = interpolate(sentence, { count, words: typed });
  return meant.length === 0
    ? found
    : interpolate(words.corrected, { found, other: meant.join(', ') });
}

function drawPage({ page, headings, isMarked }: FoundPage): HTMLElement {
  const { url, title, kind, place, description } = page;
  const items = headings.map((heading) =>
    element('li', [linkTo(`${url}#${heading.id}`, withMarks(heading.title, isMarked))]),
  );
  const item = element('li', [
    element('p', [[kind, ...place].join(' · ')]),
    element('h2', [linkTo(url, withMarks(title, isMarked))]),
    element('p', withMarks(description, isMarked)),
    ...(items.length === 0 ? [] : [element('ul', items)]),
  ]);
  item.dataset.result = url;
  return item;
}

function linkTo(path: string, label: readonly (string | Node)[]): HTMLElement {
  const link = element('a', label);
  link.setAttribute('href', path);
  return link;
}

/** A text in which the words that were found are marked. It becomes text, never HTML. */
function withMarks(text: string, isMarked: FoundPage['isMarked']): (string | HTMLElement)[] {
  return text
    .split(/([\p{L}\p{N}’']+)/u)
    .map((piece) => (foldedWords(piece).some(isMarked) ? element('mark', [piece]) : piece));
}

function element(name: string, children: readonly (string | Node)[]): HTMLElement {
  const made = document.createElement(name);
  made.append(...children);
  return made;
}

answerSearch(document);
