import { needsChecking } from '../facts/dates.ts';
import { lastSaid } from '../facts/facts.ts';
import type { placesOfFacts } from '../facts/shown-facts.ts';
import type { FinderData, PartOf, Voice } from '../page.ts';
import { documentKinds } from '../schemas/guide.ts';
import type { HomeWords, Testimonial } from '../schemas/home.ts';
import { fillIn } from '../texts/fill-in.ts';
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

/** Ratings are given out of so many, however many stars a row shows. */
const bestRating = 5;

/** What somebody wrote to us, with the words that say where it came from; or the place that waits for it. */
export function voiceOf(
  testimonial: Testimonial,
  { files, calendar }: Pick<PageContext, 'files' | 'calendar'>,
): Voice {
  const { id, role, text, category } = testimonial;
  const { frame, testimonials: labels } = files.interface;
  const voice = { id, role, text, category };
  if (testimonial.sample) return { ...voice, sample: frame.sample, writer: null };
  const { name, initials, rating, date, origin } = testimonial;
  const label = fillIn(labels.rating, { rating: String(rating), best: String(bestRating) });
  return {
    ...voice,
    sample: null,
    writer: {
      name,
      initials,
      stars: { rating, label },
      date: { day: date, label: calendar.day(date) },
      source: origin.source,
      consent: labels.consent,
    },
  };
}

type Counted = Pick<PageContext, 'facts'> & {
  build: { today: Date };
  files: { countries: { size: number }; guides: { size: number } };
};

/** The facts that pages show, by their keys. */
export type ShownFacts = Pick<ReturnType<typeof placesOfFacts>, 'has'>;

/**
 * The numbers of the home page, counted in the content itself on the day of the build.
 * "official-sources": different pages of authorities, laws and parliaments that a shown fact rests on.
 * "fresh-facts": shown facts whose text was read, and whose source said so, or was found to say so, less than a year ago.
 */
export function countContent(counted: Counted, shown: ShownFacts) {
  const { today } = counted.build;
  const facts = [...counted.facts.values()].filter(({ key }) => shown.has(key));
  const official = facts.filter(({ level }) => level === 'official' || level === 'law');
  return {
    countries: counted.files.countries.size,
    guides: counted.files.guides.size,
    'official-sources': new Set(official.map(({ source }) => source.url)).size,
    'fresh-facts': facts.filter(
      (fact) => fact.level !== 'unread' && !needsChecking(lastSaid(fact), today),
    ).length,
  };
}
