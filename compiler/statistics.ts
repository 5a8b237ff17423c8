import { needsChecking } from './dates.ts';
import type { CountedThing } from './schemas/home.ts';
import type { Site } from './site.ts';

type Counted = Pick<Site, 'book' | 'countries' | 'guides'>;

/**
 * The numbers of the home page, counted in the content itself on the day of the build.
 * "official-sources": different pages of authorities, laws and parliaments that a fact rests on.
 * "fresh-facts": facts whose text was read, and whose source speaks of a month less than a year ago.
 */
export function countContent(
  { book, countries, guides }: Counted,
  today: Date,
): Readonly<Record<CountedThing, number>> {
  const facts = [...book.values()];
  const official = facts.filter(({ level }) => level === 'official');
  return {
    countries: countries.length,
    guides: guides.length,
    'official-sources': new Set(official.map(({ source }) => source.url)).size,
    'fresh-facts': facts.filter(
      ({ level, asOf }) => level !== 'unread' && !needsChecking(asOf, today),
    ).length,
  };
}
