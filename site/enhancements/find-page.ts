import type { KnownPage, PageFinderData } from '../../compiler/page.ts';

type Place = Pick<Location, 'pathname' | 'search' | 'hash' | 'replace'>;

/** More words than these make a sentence of somebody else's on our page. */
const mostLetters = 40;

/** So many pages that fit come first; our main pages stay below them. */
const mostFound = 5;

/**
 * Helps a visitor of an address without a page, where the host knows no redirects: goes on to the page that was meant, or else
 * puts the pages first that fit the words of the address.
 */
export function findPage(root: Document, place: Place, hostRedirects: boolean): void {
  const box = root.querySelector<HTMLElement>('[data-likely]');
  const text = root.querySelector('[data-known-pages]')?.textContent;
  if (box === null || text == null) return;
  // Written by the same build.
  const data: PageFinderData = JSON.parse(text);
  const path = pathMeant(place.pathname, data.pages);
  // A host that has sent the visitor here from another address might send back whoever goes on: a circle.
  if (path !== null && path !== place.pathname && !hostRedirects) {
    place.replace(path + place.search + place.hash);
    return;
  }
  const words = wordsInPath(place.pathname);
  if (words.length === 0) return;
  showLikely(box, words, data);
  // Whoever finds nothing among the pages has the words at hand for the search.
  const search = root.querySelector<HTMLInputElement>('main input[name="q"]');
  if (search !== null) search.value = shortened(words);
}

function showLikely(box: HTMLElement, words: readonly string[], data: PageFinderData): void {
  const found = rankPages(words, data).slice(0, mostFound);
  const status = box.querySelector('[role="status"]');
  const sentence = found.length > 0 ? data.lookingFor : data.nothingFits;
  if (status !== null) status.textContent = sentence.replace('{words}', shortened(words));
  const links = [...box.querySelectorAll('a')];
  const others = links
    .map((link) => ({ path: link.pathname, title: link.textContent }))
    .filter(({ path }) => !found.some((page) => page.path === path));
  const inOrder = [...found, ...others];
  for (const [index, link] of links.entries()) {
    const page = inOrder[index];
    if (page === undefined) continue;
    link.href = page.path;
    link.textContent = titleWithCountry(page, data);
  }
}

/** "Renew a driving licence · Irish documents": of what stands below a country, its own title may not say which. */
function titleWithCountry({ path, title }: KnownPage, { countries }: PageFinderData): string {
  const folders = path.split('/').slice(0, -1);
  const place = folders.map((folder) => countries[folder]).find((name) => name !== undefined);
  return place === undefined || title === place ? title : `${title} · ${place}`;
}

/** As many of the words as fit, in their order. */
function shortened(words: readonly string[]): string {
  let text = '';
  for (const word of words) {
    const longer = `${text} ${word}`.trim();
    if (longer.length > mostLetters) break;
    text = longer;
  }
  return text === '' ? `${words.join(' ').slice(0, mostLetters)}…` : text;
}

/** Whether the host has already redirected this visit. */
export function wasRedirected(): boolean {
  const [visit] = performance.getEntriesByType('navigation');
  return visit instanceof PerformanceNavigationTiming && visit.redirectCount > 0;
}

/** The path that was meant: of a page itself or an alias, in any case, with slashes or ".html" at its end; null for none. */
export function pathMeant(path: string, pages: readonly KnownPage[]): string | null {
  const tidy = tidied(path);
  const page = pages.find(({ path: own, aliases = [] }) =>
    [own, ...aliases].some((address) => address.toLowerCase() === tidy),
  );
  return page?.path ?? null;
}

function tidied(path: string): string {
  const tidy = decoded(path)
    .toLowerCase()
    .replace(/\/{2,}/g, '/')
    .replace(/(\/index)?\.html?$/, '')
    .replace(/\/$/, '');
  return tidy === '' ? '/' : tidy;
}

function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    // Broken percent signs belong to no address of ours.
    return path;
  }
}

/** Too short to mean anything, or the name of every page. */
const emptyWords = /^(.|the|and|for|of|in|to|www|html?|php|aspx?|index|pages?)$/;

/**
 * The words of a path, each once: "/Services/german_driving-license.html" has "services", "german", "driving", "license".
 * Only letters: whoever makes up a link must not get a phone number or an address shown on our page.
 */
export function wordsInPath(path: string): string[] {
  return wordsOf(tidied(path));
}

function wordsOf(text: string): string[] {
  const plain = text.toLowerCase().normalize('NFKD').replace(/\p{M}/gu, '').replaceAll('ı', 'i');
  const words = plain.match(/\p{L}+/gu) ?? [];
  return [...new Set(words)].filter((word) => !emptyWords.test(word));
}

/** A word with a slip counts a little less than the word itself. */
const slipStrength = 0.9;

/** Of the words that say something, so many must be found on a page that is offered. */
const leastShare = 0.5;

type Candidate = ReturnType<typeof candidateOf>;

/**
 * The pages that have some of these words in title, addresses or what people call them, best first: a page that is called just so, slips
 * forgiven, and then a word counts the more, the fewer pages have it or another word for the same.
 */
export function rankPages(
  asked: readonly string[],
  { pages, same, empty }: Pick<PageFinderData, 'pages' | 'same' | 'empty'>,
): KnownPage[] {
  const candidates = pages.map(candidateOf);
  const groups = same.map((group) => group.flatMap(keysOf));
  const words = asked.map(spelt);
  const silent = new Set(empty.flatMap(keysOf));
  const finds = words
    .filter((word) => !silent.has(word))
    .map((word) => findWord(word, candidates, groups));
  return candidates
    .map((candidate) => {
      const own = finds.filter(({ found }) => found.includes(candidate));
      return {
        ...candidate,
        isNamed: candidate.names.some((name) => isSameName(words, name)),
        score:
          own.length < leastShare * finds.length
            ? 0
            : own.reduce((sum, { weight }) => sum + weight, 0),
      };
    })
    .filter(({ score, isNamed }) => isNamed || score > 0)
    .toSorted(
      (one, other) =>
        Number(other.isNamed) - Number(one.isNamed) ||
        other.score - one.score ||
        one.length - other.length,
    )
    .map(({ page }) => page);
}

function isSameName(typed: readonly string[], name: readonly string[]): boolean {
  return (
    typed.length === name.length &&
    typed.every((word, index) => word === name[index] || isSlipOf(word, name[index] ?? ''))
  );
}

function candidateOf(page: KnownPage) {
  const { path, title, aliases = [], names = [] } = page;
  return {
    page,
    words: new Set(keysOf([title, path, ...aliases, ...names].join(' '))),
    names: names.map(keysOf),
    /** How many words its title and its address have, and how many steps: a guide comes before what stands below it. */
    length: wordsOf(`${title} ${path}`).length + path.split('/').length,
  };
}

/** The words of a text as they are compared. */
function keysOf(text: string): string[] {
  return wordsOf(text).map(spelt);
}

/** "Führerschein" is typed "fuehrerschein" where a keyboard has no dots. */
function spelt(word: string): string {
  return word.replace(/([aou])e/g, '$1');
}

/** The pages that have a word, or else one that it may be a slip of, or another for the same, and what it counts. */
function findWord(
  word: string,
  candidates: readonly Candidate[],
  groups: readonly (readonly string[])[],
): { found: readonly Candidate[]; weight: number } {
  const known = new Set([...candidates.flatMap(({ words }) => [...words]), ...groups.flat()]);
  const isKnown = known.has(word);
  const meant = isKnown ? [word] : [...known].filter((other) => isSlipOf(word, other));
  const others = groups.filter((group) => meant.some((one) => group.includes(one))).flat();
  const found = candidates.filter(({ words }) =>
    [...meant, ...others].some((other) => words.has(other)),
  );
  // 0 for what half of the pages have: it tells none from the others.
  const rarity = Math.max(0, Math.log(candidates.length / (2 * found.length)));
  return { found, weight: (isKnown ? 1 : slipStrength) * rarity };
}

/** Shorter words differ by one letter and mean something else. */
const shortestWithSlip = 5;

/** Whether two words differ by one letter: another, one more, one less, or two neighbours in each other's place. */
function isSlipOf(one: string, other: string): boolean {
  const [short, long] = one.length < other.length ? [one, other] : [other, one];
  if (short.length < shortestWithSlip || long.length - short.length > 1) return false;
  let start = 0;
  while (start < short.length && short[start] === long[start]) start += 1;
  if (long.length > short.length) return short.slice(start) === long.slice(start + 1);
  if (short.slice(start + 1) === long.slice(start + 1)) return true;
  const swapped = `${short.charAt(start + 1)}${short.charAt(start)}${short.slice(start + 2)}`;
  return swapped === long.slice(start);
}
