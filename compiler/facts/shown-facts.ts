import type { Citation, Figure, Page } from '../page.ts';

/** The addresses of the pages that speak of a fact, in the order of the alphabet. */
export type FactPlaces = {
  /** Pages where its figure stands, or, while nobody has read it, the link in the figure's place. */
  figureOn: string[];
  /** Pages where it is only the source behind a sentence. */
  sourceOn: string[];
};

/** Where each fact stands, by the fact's key; a fact that no page names is left out. */
export function placesOfFacts(pages: readonly Page[]): ReadonlyMap<string, FactPlaces> {
  const mentions = pages.flatMap(({ path, header, sections }) =>
    mentionsIn([header, sections]).map(({ key, isFigure }) => ({ key, isFigure, path })),
  );
  const byKey = Map.groupBy(mentions, ({ key }) => key);
  return new Map([...byKey].map(([key, named]) => [key, placesAmong(named)]));
}

type Mention = { key: string; isFigure: boolean };

function mentionsIn(value: unknown): Mention[] {
  if (typeof value !== 'object' || value === null) return [];
  if (isCitation(value)) return [{ key: value.key, isFigure: 'text' in value }];
  return Object.values(value).flatMap(mentionsIn);
}

/** A figure is a citation that has a text too. */
function isCitation(value: object): value is Figure | Citation {
  return 'key' in value && 'evidence' in value;
}

function placesAmong(mentions: readonly { path: string; isFigure: boolean }[]): FactPlaces {
  const figures = mentions.filter(({ isFigure }) => isFigure).map(({ path }) => path);
  const sources = mentions.map(({ path }) => path).filter((path) => !figures.includes(path));
  return { figureOn: inOrder(figures), sourceOn: inOrder(sources) };
}

function inOrder(paths: readonly string[]): string[] {
  return [...new Set(paths)].toSorted();
}
