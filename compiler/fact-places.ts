import type { Fact } from './facts.ts';
import type { Offer } from './offers.ts';
import type { Inline } from './rich-text.ts';
import type { Site } from './site.ts';

/** The addresses of the pages that speak of a fact, in the order of the alphabet. */
export type FactPlaces = {
  /** Pages where its figure stands, or, while nobody has read it, the link in the figure's place. */
  figureOn: string[];
  /** Pages where it is only the source behind a sentence. */
  sourceOn: string[];
};

/** The page for addresses that do not exist has no route. */
const notFoundPath = '/404';

/** Where each fact of the site stands, by the fact's key; a fact that no page names is left out. */
export function placesOfFacts(site: Site): ReadonlyMap<string, FactPlaces> {
  const mentions = pagesOf(site).flatMap(([path, content]) =>
    mentionsIn(content).map((mention) => ({ ...mention, path: path || notFoundPath })),
  );
  const byKey = Map.groupBy(mentions, ({ fact }) => fact.key);
  return new Map([...byKey].map(([key, named]) => [key, placesAmong(named)]));
}

/** Every page with what it draws. */
function pagesOf(site: Site): [path: string, content: unknown][] {
  const { guides, countries, articles, pages, home, offers } = site;
  const officialFees = offers.map(({ officialFee }) => officialFee);
  return [
    ...[...guides, ...countries, ...articles, ...pages.values()].map((page): [string, unknown] => [
      page.path,
      page,
    ]),
    ...offers.map((offer): [string, unknown] => [offer.path, withoutGuide(offer)]),
    // An offer's card stands beside the official fee; the small one of the home page only beside one that was read.
    ['/', [home, officialFees.filter(({ level }) => level !== 'unread')]],
    ['/products', officialFees],
  ];
}

/** An offer's page names its guide and shows nothing of it. */
function withoutGuide({ guide: _, ...drawn }: Offer) {
  return drawn;
}

/** The facts whose figures a page shows, from all that it draws; a figure that nobody has read is not shown. */
export function figuresShownBy(content: unknown): Fact[] {
  return mentionsIn(content)
    .filter(({ fact, isFigure }) => isFigure && fact.level !== 'unread')
    .map(({ fact }) => fact);
}

type Mention = { fact: Fact; isFigure: boolean };

function mentionsIn(value: unknown): Mention[] {
  if (typeof value !== 'object' || value === null) return [];
  if (isNamedInText(value)) return [{ fact: value.fact, isFigure: value.type === 'figure' }];
  if (isFact(value)) return [{ fact: value, isFigure: true }];
  return Object.values(value).flatMap(mentionsIn);
}

function isNamedInText(value: object): value is Extract<Inline, { fact: Fact }> {
  return 'type' in value && (value.type === 'figure' || value.type === 'cite');
}

function isFact(value: object): value is Fact {
  return 'key' in value && 'level' in value;
}

function placesAmong(mentions: readonly (Mention & { path: string })[]): FactPlaces {
  const figures = mentions.filter(({ isFigure }) => isFigure).map(({ path }) => path);
  const sources = mentions.map(({ path }) => path).filter((path) => !figures.includes(path));
  return { figureOn: inOrder(figures), sourceOn: inOrder(sources) };
}

function inOrder(paths: readonly string[]): string[] {
  return [...new Set(paths)].toSorted();
}
