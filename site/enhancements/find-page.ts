import type { KnownPage, PageFinderData } from '../../compiler/page.ts';
import { pathMeant, rankPages, wordsInPath } from './page-search.ts';

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
