import type { PartProps, SearchData } from '../../../compiler/page.ts';
import type { VerdictCards } from '../../../compiler/verdict-cards.ts';
import { trusted } from '../../trusted-types.ts';
import { loadPlaceNames } from '../places/names.ts';
import {
  type FoundPage,
  type FoundPart,
  findPages,
  type Hit,
  loadPagefind,
  mostPages,
  pauseMs,
  preloadWords,
} from './pagefind.ts';
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
import { createDictionary, firstPageOf, foldedWords, termsOf, topicOf } from './words.ts';

type Words = PartProps<'search-results'>['words'];

/** So many sections of each. */
const mostParts = 2;

/** Answers the search in the page itself, as somebody types. Nothing that is typed leaves the browser. */
export function answerSearch(root: Document): void {
  const form = root.querySelector<HTMLFormElement>('[data-search]');
  const box = form?.querySelector('input');
  const place = root.querySelector<HTMLElement>('[data-results]');
  const text = root.querySelector('[data-search-words]')?.textContent;
  const allCases = root.querySelector<HTMLElement>('#all-cases');
  if (form == null || box == null || place === null || text == null || allCases === null) return;
  // Written by the same build.
  const words: Words = JSON.parse(text);
  const titles = [...allCases.querySelectorAll('a')].map((link) => link.textContent);
  let known: Promise<Known> | undefined;
  const show = createResults(place, root);
  let waiting: ReturnType<typeof setTimeout> | undefined;
  let asked = '';
  const load = () => loadPagefind(form.dataset.search ?? '');
  fetchAhead();

  async function ask(typed: string): Promise<void> {
    clearTimeout(waiting);
    asked = typed;
    if (typed === '') return show('');
    try {
      await answer(typed);
    } catch {
      // No network, or an index of yesterday: the list of all cases is on the page.
      known = undefined;
      if (asked === typed) show(words.failed);
    }
  }

  async function answer(typed: string): Promise<void> {
    known ??= loadKnown(`${form?.action}.json`, titles);
    const { dictionary, situations } = await known;
    if (asked !== typed) return;
    const first = firstPageOf(typed, dictionary);
    const topic = first === null ? topicOf(typed, dictionary) : null;
    const beside = { first: first?.page, topic: topic?.topic };
    if ((first ?? topic)?.isAll) return showFound(typed, { results: [], ...beside });
    const verdict = first === null ? verdictFor(typed, situations) : null;
    const found = await find(typed, dictionary);
    const card = await verdict;
    if (found !== null && asked === typed) showFound(typed, { ...found, ...beside, card });
  }

  /** Ends as soon as something else is asked, so that nothing is fetched for words that were half typed. */
  async function find(typed: string, dictionary: Dictionary): Promise<FoundWords | null> {
    const pagefind = await load();
    if (asked !== typed) return null;
    const terms = termsOf(typed, dictionary);
    const hits = (await findPages(terms, pagefind)).slice(0, mostPages);
    if (asked !== typed) return null;
    const meant = [...new Set(terms.flatMap((term) => term.meant))];
    const looked = [...terms.map(({ word }) => word), ...meant];
    return {
      results: await Promise.all(hits.map((hit) => readHit(hit, looked))),
      meant: meant.map((word) => dictionary.known.get(word) ?? word),
    };
  }

  function showFound(typed: string, { results, meant = [], first, topic, card }: Answer): void {
    const pages = withFirst(first, results, foldedWords(typed));
    const found = told(words, { typed, count: pages.length, meant });
    const alone = topic === undefined ? card?.sentences[0] : words.notCovered;
    show(pages.length === 0 ? (alone ?? found) : found, { pages, topic, card });
  }

  /** The engine, and the parts of its index that hold the words, while they are being typed. */
  function fetchAhead(): void {
    load()
      .then((pagefind) => preloadWords(box?.value ?? '', pagefind))
      // Whoever asks is told of it then.
      .catch(() => {});
  }

  const typed = () => box.value.trim();
  box.addEventListener('input', () => {
    clearTimeout(waiting);
    fetchAhead();
    waiting = setTimeout(() => void ask(typed()), pauseMs);
  });
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    void ask(typed());
  });
  if (typed() !== '') void ask(typed());
}

type Found = { page: FoundPage; parts: FoundPart[]; marked: ReadonlySet<string> };

type FirstPage = Omit<SearchData['first'][number], 'typed' | 'withPaper'>;
/** What the index finds, and by which words where those that were typed are none. */
type FoundWords = { results: readonly Found[]; meant?: readonly string[] };
type Answer = FoundWords & Shown & { first?: FirstPage | undefined };

type Dictionary = ReturnType<typeof createDictionary>;
type Situations = ReturnType<typeof createSituations>;
type Known = { dictionary: Dictionary; situations: Situations };

/** What is known before the index is asked. */
async function loadKnown(address: string, titles: readonly string[]): Promise<Known> {
  const response = await fetch(address);
  const data = (await response.json()) as SearchData;
  return { dictionary: createDictionary(data, titles), situations: createSituations(data) };
}

/** The card of the situation that somebody names; null where they name none, and where what it is made of does not come. */
async function verdictFor(typed: string, situations: Situations): Promise<Card | null> {
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
  const names = new Intl.DisplayNames(lang, { type: 'region' });
  const nameOf = (code: string) => (code.length === 2 ? names.of(code) : code);
  return cards === null ? ofGuide : cardOf(cards, origin, table, nameOf);
}

/** The page that comes before all others, and what was found beside it. */
function withFirst(
  first: FirstPage | undefined,
  found: readonly Found[],
  looked: readonly string[],
): readonly Found[] {
  if (first === undefined) return found;
  const { url, ...meta } = first;
  const own = found.find(({ page }) => page.url === url);
  const others = found.filter((one) => one !== own);
  const page = { url, meta, excerpt: '', content: '', sub_results: [] };
  return [own ?? { page, parts: [], marked: new Set(looked) }, ...others].slice(0, mostPages);
}

/** A page with the sections that the words were found in, those with the most first, and the words as they stand there. */
async function readHit({ results }: Hit, looked: readonly string[]): Promise<Found> {
  const pages = await Promise.all(results.map(({ data }) => data()));
  const [page] = pages;
  if (page === undefined) throw new Error('A page was found by no word.');
  const parts = new Map<string, { part: FoundPart; weight: number }>();
  for (const part of pages.flatMap(({ sub_results: found }) => found)) {
    if (!part.url.includes('#')) continue;
    const weight = part.weighted_locations.reduce((sum, one) => sum + one.weight, 0);
    const known = parts.get(part.url);
    parts.set(part.url, { part: known?.part ?? part, weight: (known?.weight ?? 0) + weight + 10 });
  }
  const best = [...parts.values()].toSorted((one, other) => other.weight - one.weight);
  const excerpts = pages
    .flatMap((each) => [each, ...each.sub_results])
    .map(({ excerpt }) => excerpt);
  const marks = excerpts.flatMap((html) => [...parsed(html).querySelectorAll('mark')]);
  return {
    page,
    parts: best.slice(0, mostParts).map(({ part }) => part),
    marked: new Set([...looked, ...marks.flatMap((mark) => foldedWords(mark.textContent))]),
  };
}

/** HTML as a document of its own, in which nothing runs and nothing is fetched. */
function parsed(html: string): Document {
  return new DOMParser().parseFromString(trusted.createHTML(html), 'text/html');
}

type Shown = {
  pages?: readonly Found[];
  topic?: string | undefined;
  card?: Card | null | undefined;
};

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
  return (sentence: string, { pages = [], topic, card: verdict }: Shown = {}): void => {
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
          element('p', [linkTo(next.path, next.label, new Set())]),
          element('small', [next.about.join(' · ')]),
        ];
  const card = element('div', [
    element('h2', [linkTo(path, first, new Set())]),
    ...others.map((sentence) => element('p', [sentence])),
    ...(says === 'apply' ? [element('p', [next?.label ?? ''])] : instead),
  ]);
  card.dataset.verdict = says;
  return card;
}

type Outcome = { typed: string; count: number; meant: readonly string[] };

/** How many pages were found, and by which words where those that were typed are none. */
function told(words: Words, { typed, count, meant }: Outcome): string {
  const sentence = count === 0 ? words.nothing : count === 1 ? words.one : words.many;
  const found = filled(sentence, { count: String(count), words: typed });
  if (meant.length === 0 || count === 0) return found;
  return filled(words.corrected, { found, other: meant.join(', ') });
}

function filled(sentence: string, values: Readonly<Record<string, string>>): string {
  return sentence.replace(/\{(\w+)\}/g, (mark, name: string) => values[name] ?? mark);
}

function drawPage({ page, parts, marked }: Found): HTMLElement {
  const { title = '', kind = '', place = '', description = '' } = page.meta;
  const summary = element('p', withMarks(description, marked));
  const about = element('p', [place === '' ? kind : `${kind} · ${place}`]);
  const heading = element('h2', [linkTo(page.url, title, marked)]);
  const items = parts.map((part) => element('li', [linkTo(part.url, part.title, marked)]));
  const list = items.length === 0 ? [] : [element('ul', items)];
  const item = element('li', [about, heading, summary, ...list]);
  item.dataset.result = page.url;
  return item;
}

function linkTo(path: string, label: string, marked: ReadonlySet<string>): HTMLElement {
  const link = element('a', withMarks(label, marked));
  link.setAttribute('href', path);
  return link;
}

/** A text in which the words that were found are marked. It becomes text, never HTML. */
function withMarks(text: string, marked: ReadonlySet<string>): (string | HTMLElement)[] {
  return text
    .split(/([\p{L}\p{N}’']+)/u)
    .map((piece) =>
      foldedWords(piece).some((word) => marked.has(word)) ? element('mark', [piece]) : piece,
    );
}

function element(name: string, children: readonly (string | Node)[]): HTMLElement {
  const made = document.createElement(name);
  made.append(...children);
  return made;
}
