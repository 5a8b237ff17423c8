import type { FinderData, PartOf } from '../page.ts';
import { documentKinds } from '../schemas/guide.ts';
import type { HomeWords } from '../schemas/home.ts';
import type { PageContext } from './context.ts';
import { guidesOf } from './country.ts';
import type { Choice } from './finder-steps.ts';

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
  // As units Turkish would set no comma between them.
  const list = new Intl.ListFormat(context.files.language.tag, { style: 'narrow' });
  return list.format([...kinds].map((kind) => context.files.interface.kinds[kind]));
}

/**
 * The choices of the home page begin the finder: what a country has of a kind leads to its questions, several of a kind to those on the
 * country. Whoever holds a licence from elsewhere is led to the table that says whether it can be swapped.
 */
export function finderOf(
  { documents, ...words }: HomeWords['finder'],
  { files, routes, finder }: PageContext,
): FinderData {
  const first = finder.get('')?.choices ?? [];
  const pathOf = ({ leadsTo }: Choice) => routes.pathOf(leadsTo.kind, leadsTo.content);
  const paths = first.flatMap((choice) => {
    if (choice.of !== 'country') return [];
    const { country } = choice;
    const ofKind = Map.groupBy(finder.get(country)?.choices ?? [], (one) =>
      one.of === 'guide' ? files.guides.get(one.guideKey)?.kind : undefined,
    );
    const swap = routes.pathOf('swap', country) || routes.pathOf('page', 'swap-licence');
    return [...ofKind].flatMap(([kind, [one, another]]): [string, string][] => {
      if (kind === undefined || one === undefined) return [];
      const path = another === undefined ? pathOf(one) : pathOf(choice);
      const ofLicence: [string, string] = [`swap ${country}`, swap];
      return [[`${kind} ${country}`, path], ...(kind === 'driving-licence' ? [ofLicence] : [])];
    });
  });
  return {
    ...words,
    documents: documentKinds.map((kind) => ({ kind, label: documents[kind] })),
    countries: [...files.countries].map(([country, { name: label }]) => ({ country, label })),
    paths: Object.fromEntries(paths),
    start: { label: files.finder.start, path: routes.pathOf('page', 'find') },
  };
}
