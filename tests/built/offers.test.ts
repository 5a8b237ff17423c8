import { globSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import {
  all,
  attributeOf,
  closest,
  type Document,
  type Element,
  first,
  parentOf,
  textOf,
} from '../../gates/pages/html.ts';
import {
  factsFileSchema,
  formatMoney,
  offerSchema,
  routes,
  settings,
  site,
  words,
} from '../support/built/content.ts';
import { checkEachPage } from '../support/built/each.ts';
import { builtPages, canonicalPages } from '../support/built/pages.ts';
import { sourcesNumberedIn } from '../support/built/source-notes.ts';

const offers = globSync('content/en/offers/*.yaml').map((file) => {
  const offer = offerSchema.parse(parse(readFileSync(file, 'utf8')));
  const facts = JSON.parse(readFileSync(`content/facts/${offer.facts}.json`, 'utf8'));
  const guide = routes.find(({ kind, content }) => kind === 'guide' && content === offer.guide);
  return {
    ...offer,
    path: `/products/${basename(file, '.yaml')}`,
    applyAt: factsFileSchema.parse(facts).applyAt,
    guidePath: guide?.path ?? `no page of ${offer.guide}`,
  };
});
const paidOffers = offers.filter(({ ourFee }) => ourFee !== null);
const regulatedOffers = offers.filter(({ regulatedAdvice }) => regulatedAdvice);

const officialPages = offers.map(({ applyAt }) => applyAt);
const registers = Object.values(settings.adviserRegisters).map(({ url }) => url);
/** "Waymark is not", as said of every authority, and that nobody has read the official fee: in every language. */
const notices = site.content.locales.flatMap(({ interface: said = words }) => said.contactNotice);
const notAuthority = notices.map((said) => said.notAuthority.split('{authority}')[0] || '?');
const feeUnread = notices.map(({ officialRouteUnread }) => officialRouteUnread);

test('there are seven offers, each with a page of its own and a card on the page of all', () => {
  expect(offers).toHaveLength(7);
  expect(offers.map(({ path }) => textOf(first('h1', mainOf(path))))).toEqual(
    offers.map(({ title }) => title),
  );
  expect(offers.map(({ path }) => textOf(first('h3', cardOf(path))))).toEqual(
    offers.map(({ title }) => title),
  );
});

test('a fee of ours is shown on the page and the card of each offer that has one, samples as such', () => {
  const places = paidOffers.flatMap(({ path, ourFee }) =>
    [mainOf(path), cardOf(path)].map((place) => ({ place, ourFee })),
  );
  const unlike = places.filter(({ place, ourFee }) => {
    const price = first('[data-own-fee]', place);
    const isMarked = textOf(parentOf(price)).includes(words.frame.sample);
    return ourFee === null || textOf(price) !== formatMoney(ourFee) || isMarked !== ourFee.sample;
  });
  expect(places).not.toEqual([]);
  expect(unlike).toEqual([]);
});

test('every fee of ours, on any page, stands in a block with the official fee and the official page', () => {
  const blocks = builtPages.flatMap(({ path, document }) =>
    all('[data-own-fee]', document).map((price) => ({
      path,
      block: closest(price, 'li, section'),
    })),
  );
  expect(blocks.length).toBeGreaterThanOrEqual(2 * paidOffers.length);
  const bare = blocks.filter(({ block }) => block === null || !leadsPastUs(block));
  expect(bare.map(({ path }) => path)).toEqual([]);
});

test('each page has no button without the official fee and the official page', () =>
  checkEachPage(offers, (offer) => {
    const buttons = all('a[href^="/contact?subject="]:not(#mistake)', mainOf(offer.path));
    expect(buttons).not.toEqual([]);
    const bare = buttons.filter((button) => {
      const block = parentOf(button);
      return block === null || !leadsPastUs(block);
    });
    expect(bare.map(textOf)).toEqual([]);
  }));

test('each page and its card lead past us to the page of its own authority', () =>
  checkEachPage(offers, (offer) => {
    expect(hrefsIn(mainOf(offer.path))).toContain(offer.applyAt);
    expect(hrefsIn(cardOf(offer.path))).toContain(offer.applyAt);
  }));

test('each page and its card lead to its guide', () =>
  checkEachPage(offers, ({ path, guidePath }) => {
    expect(hrefsIn(mainOf(path))).toContain(guidePath);
    expect(hrefsIn(cardOf(path))).toContain(guidePath);
  }));

test('each page shows a register of advisers and no price of ours', () =>
  checkEachPage(regulatedOffers, (offer) => {
    const main = mainOf(offer.path);
    expect(hrefsIn(main).filter((href) => registers.includes(href))).not.toEqual([]);
    expect([main, cardOf(offer.path)].map((place) => first('[data-own-fee]', place))).toEqual([
      null,
      null,
    ]);
    expect(textOf(main)).not.toContain(words.guide.paymentsNote);
  }));

/** Whether a block says that we are not the authority, what the official route costs or where that stands, and links to it. */
function leadsPastUs(block: Element): boolean {
  const hasOfficialFee =
    sourcesNumberedIn(block).length > 0 || feeUnread.some((said) => textOf(block).includes(said));
  return (
    hasOfficialFee &&
    notAuthority.some((said) => textOf(block).includes(said)) &&
    hrefsIn(block).some((href) => officialPages.includes(href))
  );
}

function mainOf(path: string): Element {
  return found(first('main', documentOf(path)), path);
}

function cardOf(path: string): Element {
  const link = first(`main li h3 a[href="${path}"]`, documentOf('/products'));
  return found(closest(link, 'li'), `a card that leads to ${path}`);
}

function documentOf(path: string): Document {
  return found(canonicalPages.find((page) => page.path === path)?.document, path);
}

function found<Thing>(thing: Thing | null | undefined, name: string): Thing {
  if (thing === null || thing === undefined) throw new Error(`The built site lacks ${name}.`);
  return thing;
}

function hrefsIn(element: Element): string[] {
  return all('a[href]', element).map((link) => attributeOf(link, 'href') ?? '');
}
