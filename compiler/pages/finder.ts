import { countryOf } from '../facts.ts';
import type { FinderData, PartOf } from '../page.ts';
import { documentKinds } from '../schemas/guide.ts';
import type { HomeWords } from '../schemas/home.ts';
import type { PageContext } from './context.ts';
import { guidesOf } from './country.ts';

/** Every country with the kinds of documents that it has a guide to. */
export function countryTiles(context: PageContext): PartOf<'country-tiles'>['countries'] {
  const { files, routes } = context;
  return [...files.countries].map(([country, { shortTitle: label }]) => ({
    country,
    path: routes.pathOf('country', country),
    label,
    documents: documentsIn(country, context),
  }));
}

/** The kinds of documents that a country has a guide to, in a row. */
export function documentsIn(country: string, context: PageContext): string {
  const kinds = new Set(guidesOf(country, context).map(({ kind }) => kind));
  const list = new Intl.ListFormat(context.files.language.tag, { style: 'short', type: 'unit' });
  return list.format([...kinds].map((kind) => context.files.interface.kinds[kind]));
}

/**
 * The two choices of the home page begin the finder: they lead to the questions on the one guide of that kind, or to those on the
 * country. A guide that belongs to no country serves for all.
 */
export function finderOf(
  { documents, ...words }: HomeWords['finder'],
  { files, routes, finder, guideCards }: PageContext,
): FinderData {
  const guides = [...files.countries.keys()].flatMap((country) => {
    const cards = [...guideCards].filter(
      ([key]) => countryOf(key) === country || !files.countries.has(countryOf(key)),
    );
    return [...Map.groupBy(cards, ([, { kind }]) => kind)].flatMap(([kind, [one, another]]) =>
      one === undefined || another !== undefined
        ? []
        : [[`${kind} ${country}`, routes.pathOf('find', one[0]) || one[1].path]],
    );
  });
  const first = finder.get('')?.choices ?? [];
  return {
    ...words,
    documents: documentKinds.map((kind) => ({ kind, label: documents[kind] })),
    countries: [...files.countries].map(([country, { name: label }]) => {
      const choice = first.find((one) => one.of === 'country' && one.country === country);
      const { kind, content } = choice?.leadsTo ?? { kind: 'country', content: country };
      return { country, label, path: routes.pathOf(kind, content) };
    }),
    guides: Object.fromEntries(guides),
    start: { label: files.finder.start, path: routes.pathOf('page', 'find') },
  };
}
