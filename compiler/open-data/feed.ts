import type { Site } from '../compile.ts';
import { inXml } from '../texts/in-xml.ts';
import { openDataPaths } from './addresses.ts';
import type { OpenFact } from './shapes.ts';

/** As many as a reader may want to catch up with. */
const entryLimit = 60;

type DatedFigure = OpenFact & { asOf: string; page: string; figure: string };

/**
 * The newest figures as an Atom feed, dated by the months of their sources: nothing is newer than what it rests on.
 * A figure of a later month is a new entry. Only those of a guide where one is given. Source: https://www.rfc-editor.org/rfc/rfc4287.
 */
export function changesFeed(
  facts: readonly OpenFact[],
  { content, build }: Pick<Site, 'content' | 'build'>,
  guide: { path: string; title: string } | null = null,
): string {
  const { siteUrl } = build;
  const newest = facts.filter(isDatedFigure).toSorted(newestFirst).slice(0, entryLimit);
  const { feed, licence, attribution } = content.openData;
  const address = siteUrl + (guide?.path ?? openDataPaths.changes);
  return [
    '<?xml version="1.0" encoding="utf-8"?>',
    '<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="en-GB">',
    `<id>${inXml(address)}</id>`,
    `<title>${inXml(guide === null ? feed.title : `${feed.title}: ${guide.title}`)}</title>`,
    `<subtitle>${inXml(feed.subtitle)}</subtitle>`,
    `<updated>${instantOf(newest[0]?.asOf ?? '1970-01')}</updated>`,
    `<author><name>${inXml(attribution)}</name></author>`,
    `<rights>${inXml(`${licence.name}, ${licence.url}`)}</rights>`,
    `<link rel="self" type="application/atom+xml" href="${inXml(address)}"/>`,
    `<link rel="alternate" type="text/html" href="${inXml(`${siteUrl}/`)}"/>`,
    ...newest.map((fact) =>
      entry(fact, content.facts.get(fact.subject)?.title ?? fact.subject, address),
    ),
    '</feed>\n',
  ].join('\n');
}

function entry(fact: DatedFigure, subject: string, address: string): string {
  const { publisher, title, url } = fact.source;
  const said = [fact.statement, fact.note].filter((words) => words !== null);
  return [
    '<entry>',
    `<id>${inXml(`${address}#${fact.id}/${fact.asOf}`)}</id>`,
    `<title>${inXml(`${subject}: ${fact.label}, ${fact.figure}${cautionOf(fact)}`)}</title>`,
    `<updated>${instantOf(fact.asOf)}</updated>`,
    `<link rel="alternate" type="text/html" href="${inXml(fact.page)}"/>`,
    `<link rel="via" href="${inXml(url)}" title="${inXml(title)}"/>`,
    `<category term="${fact.level}"/>`,
    `<summary>${inXml([...said, `Source (${fact.level}): ${publisher}, ${fact.asOf}.`].join(' '))}</summary>`,
    '</entry>',
  ].join('\n');
}

/** A figure that is not from the authority is never shown without the name of who reports it. */
function cautionOf({ level, source }: DatedFigure): string {
  return level === 'reported' ? ` (reported by ${source.publisher})` : '';
}

function isDatedFigure(fact: OpenFact): fact is DatedFigure {
  return fact.asOf !== null && fact.page !== null && fact.figure !== null;
}

function newestFirst(one: DatedFigure, other: DatedFigure): number {
  if (one.asOf !== other.asOf) return one.asOf > other.asOf ? -1 : 1;
  return one.id < other.id ? -1 : 1;
}

/** A source gives a month; a feed wants an instant. */
function instantOf(month: string): string {
  return `${month}-01T00:00:00Z`;
}
