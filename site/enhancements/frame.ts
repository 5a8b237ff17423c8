import { bannerKey } from './before-first-paint.ts';
import { markSectionInView, unfoldTarget } from './contents.ts';
import { fetchFontForNextPage } from './font.ts';
import { fetchIslandsWhenNear } from './islands.ts';

/** Shows the banner's dismiss button and makes it work: the banner goes, and stays gone for this visitor. */
function enhanceBanner(root: Document): void {
  const banner = root.querySelector('[data-banner]');
  const button = banner?.querySelector<HTMLButtonElement>('[data-dismiss]');
  if (banner == null || button == null) return;
  button.hidden = false;
  button.addEventListener('click', () => {
    root.documentElement.dataset.bannerDismissed = '';
    // The focus would be lost with the button: the page's own text is next.
    root.querySelector<HTMLElement>('main')?.focus({ preventScroll: true });
    try {
      localStorage.setItem(bannerKey, 'dismissed');
    } catch {
      // Storage is refused: the banner is gone from this page and comes back on the next.
    }
  });
}

/**
 * Gives the menu of the bar what people expect of it: hover opens a group, Escape and leaving close it, a click elsewhere closes it, one
 * at a time (that part is the `name` attribute's). Where the menu covers the page, its groups open by a touch alone.
 */
function enhanceMenus(root: Document): void {
  const menu = root.querySelector<HTMLElement>('#menu');
  if (menu === null) return;
  const groups = [...menu.querySelectorAll('details')];
  const isInBar = () => !menu.matches(':popover-open');
  const closeAll = (test: (group: HTMLDetailsElement) => boolean) => {
    for (const group of groups) if (isInBar() && test(group)) group.open = false;
  };
  menu.addEventListener('focusout', ({ relatedTarget }) =>
    closeAll((group) => relatedTarget instanceof Node && !group.contains(relatedTarget)),
  );
  root.addEventListener('pointerdown', ({ target }) =>
    closeAll((group) => target instanceof Node && !group.contains(target)),
  );
  menu.addEventListener('keydown', (event) => {
    const group = groups.find(({ open }) => open);
    if (event.key !== 'Escape' || group === undefined || !isInBar()) return;
    event.stopPropagation();
    group.open = false;
    group.querySelector('summary')?.focus();
  });
  for (const group of groups) openOnHover(group, isInBar);
  // Where it covers the page, what most people come for lies open.
  menu.addEventListener('toggle', ({ newState }) => {
    for (const [index, group] of groups.entries()) group.open = newState === 'open' && index === 0;
  });
  // A page shown again from the back-forward cache starts with its menu closed, and so does a window that has grown.
  const close = () => {
    if (isInBar()) closeAll(() => true);
    else menu.hidePopover();
  };
  addEventListener('pagehide', close);
  matchMedia('(width >= 64rem)').addEventListener('change', close);
}

/** Only a mouse hovers: a finger's first touch must stay a click. */
function openOnHover(group: HTMLDetailsElement, isInBar: () => boolean): void {
  let openedByHover = false;
  group.addEventListener('pointerenter', (event) => {
    if (event.pointerType !== 'mouse' || group.open || !isInBar()) return;
    group.open = true;
    openedByHover = true;
  });
  group.addEventListener('pointerleave', (event) => {
    if (event.pointerType === 'mouse' && openedByHover) group.open = false;
    openedByHover = false;
  });
  // The click that follows the hover would close what the hover has just opened.
  group.querySelector('summary')?.addEventListener('click', (event) => {
    if (openedByHover) event.preventDefault();
    openedByHover = false;
  });
}

/**
 * Leads from a box to the page of the search, with the words in the part of an address that no server is told. All that the page
 * will ask for is fetched from the first touch of the box on.
 */
function keepWordsFromServer(root: Document, place: Pick<Location, 'assign'>): void {
  for (const form of root.querySelectorAll<HTMLFormElement>('[data-search-box]')) {
    form.addEventListener('submit', (event) => {
      event.preventDefault();
      const typed = form.querySelector('input')?.value ?? '';
      place.assign(`${form.action}#q=${encodeURIComponent(typed)}`);
    });
    let isFetched = false;
    const fetchOnce = () => {
      // Whoever is offline learns it on the page of the search.
      if (!isFetched) fetchAhead(form.action).catch(() => {});
      isFetched = true;
    };
    // Whoever only passes through the bar by keyboard fetches nothing.
    for (const touch of ['pointerdown', 'input']) form.addEventListener(touch, fetchOnce);
  }
}

/** By `fetch`, which the page's policy lets ask its own site: a prefetching link would need a policy that lets everything load. */
async function fetchAhead(page: string): Promise<void> {
  const ahead = (path: string) => fetch(path, { priority: 'low' });
  const [answer] = await Promise.all([ahead(page), ahead(`${page}.json`)]);
  const html = await answer.text();
  // The scripts of the page, and the styles of what they draw, come one after the other, each after a round to the server.
  await Promise.all((html.match(/\/_astro\/[\w.-]+\.(?:js|css)/g) ?? []).map(ahead));
}

enhanceBanner(document);
enhanceMenus(document);
keepWordsFromServer(document, location);
markSectionInView(document);
unfoldTarget(document);
fetchIslandsWhenNear(document);
fetchFontForNextPage(document);
