import type { PageContext } from '../pages/context.ts';
import type { CountedThing } from '../schemas/home.ts';
import { needsChecking } from './dates.ts';
import { lastSaid } from './facts.ts';
import type { placesOfFacts } from './shown-facts.ts';

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
export function countContent(
  counted: Counted,
  shown: ShownFacts,
): Readonly<Record<CountedThing, number>> {
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
