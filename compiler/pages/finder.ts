import type { FinderData, PartOf } from '../page.ts';
import { documentKinds } from '../schemas/guide.ts';
import type { HomeWords } from '../schemas/home.ts';
import type { PageContext } from './context.ts';
import { guidesAcross, guidesOf } from './country.ts';

function countriesOf({ files, routes }: PageContext) {
  return [...files.countries].map(([country, { name, shortTitle }]) => ({
    country,
    name,
    shortTitle,
    path: routes.pathOf('country', country),
  }));
}

/** Every country with the kinds of documents that it has a guide to. */
export function countryTiles(context: PageContext): PartOf<'country-tiles'>['countries'] {
  return countriesOf(context).map(({ country, shortTitle, path }) => {
    const kinds = new Set(guidesOf(country, context).map(({ kind }) => kind));
    const documents = [...kinds].map((kind) => context.files.interface.kinds[kind]);
    return { country, path, label: shortTitle, documents: documents.join(', ') };
  });
}

/** A kind of document leads to its guide where a country has one of it; a guide that belongs to no country serves for all. */
export function finderOf(
  { documents, ...words }: HomeWords['finder'],
  context: PageContext,
): FinderData {
  const countries = countriesOf(context);
  const across = guidesAcross(context);
  const guides = countries.flatMap(({ country }) => {
    const cards = [...guidesOf(country, context), ...across];
    return [...Map.groupBy(cards, ({ kind }) => kind)].flatMap(([kind, [card, another]]) =>
      card === undefined || another !== undefined ? [] : [[`${kind} ${country}`, card.path]],
    );
  });
  return {
    ...words,
    documents: documentKinds.map((kind) => ({ kind, label: documents[kind] })),
    countries: countries.map(({ country, name, path }) => ({ country, label: name, path })),
    guides: Object.fromEntries(guides),
  };
}
