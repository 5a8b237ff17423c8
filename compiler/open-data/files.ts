import { type FactEntry, listEntries } from '../fact-entries.ts';
import { monthSpan } from '../fact-months.ts';
import type { Fact, FactBook } from '../facts.ts';
import type { Guide } from '../guides.ts';
import type { RouteTable } from '../routes.ts';
import type { FactMonth, FactsFile } from '../schemas/facts.ts';
import { guideDataPath, openDataPaths } from './addresses.ts';
import { pageAbout } from './page-about.ts';
import type { OpenDataFile, OpenFact, OpenGuide } from './shapes.ts';
import { openDataWords } from './words.ts';

/** All that the open data is made of. */
export type OpenDataSource = {
  factsFiles: readonly FactsFile[];
  book: FactBook;
  guides: readonly Guide[];
  routes: RouteTable;
  siteUrl: string;
};

/** `/api/guides.json` */
export function guideListFile(source: OpenDataSource): OpenDataFile {
  const guides = source.guides.map((guide) => openGuide(guide, source));
  return { ...termsOf(source), guides: guides.toSorted(byId) };
}

/** `/api/facts.json` */
export function factListFile(source: OpenDataSource): OpenDataFile {
  const facts = source.factsFiles.flatMap((file) => openFacts(file, source));
  return { ...termsOf(source), facts: facts.toSorted(byId) };
}

/** `/api/guides/<country>/<guide>.json` */
export function guideFile(guide: Guide, source: OpenDataSource): OpenDataFile {
  const files = source.factsFiles.filter((file) => file.guide === keyOf(guide));
  return {
    ...termsOf(source),
    guide: openGuide(guide, source),
    facts: files.flatMap((file) => openFacts(file, source)),
  };
}

function termsOf({ siteUrl }: OpenDataSource) {
  const { licence, attribution, sources } = openDataWords;
  return { $schema: siteUrl + openDataPaths.schema, licence, attribution, sources };
}

function openGuide(guide: Guide, { book, siteUrl }: OpenDataSource): OpenGuide {
  const key = keyOf(guide);
  const facts = [...book.values()].filter((fact) => fact.key.startsWith(`${key}/`));
  const months = monthSpan(facts.filter(({ level }) => level !== 'unread'));
  return {
    id: key,
    title: guide.title,
    summary: guide.summary,
    kind: guide.kind,
    country: guide.country,
    page: siteUrl + guide.path,
    data: siteUrl + guideDataPath(key),
    authority: openAuthority(guide.authority),
    applyAt: guide.applyAt,
    officialLinks: guide.officialLinks,
    reviewed: openMonth(guide.reviewed),
    newestFact: months?.newest ?? null,
    oldestFact: months?.oldest ?? null,
  };
}

/** The facts of one file, in its order. */
export function openFacts(file: FactsFile, { book, routes, siteUrl }: OpenDataSource): OpenFact[] {
  const path = pageAbout(file.guide, routes);
  const page = path === null ? null : siteUrl + path;
  return listEntries(file).flatMap(({ entry }) => {
    const fact = book.get(`${file.guide}/${entry.id}`);
    return fact === undefined ? [] : [openFact(fact, entry, { subject: file.guide, page })];
  });
}

function openFact(
  fact: Fact,
  entry: FactEntry,
  place: Pick<OpenFact, 'subject' | 'page'>,
): OpenFact {
  const { publisher, title, url, readAs = null } = fact.source;
  const shared = {
    id: fact.key,
    ...place,
    kind: fact.kind,
    label: fact.label,
    source: { publisher, title, url, readAs },
    asOf: openMonth(fact.asOf),
    authority: openAuthority(fact.authority),
  };
  if (fact.level === 'unread') {
    return { ...shared, level: fact.level, figure: null, money: null, statement: null, note: null };
  }
  return {
    ...shared,
    level: fact.level,
    figure: fact.figure,
    money: 'amount' in entry ? { amount: entry.amount, currency: entry.currency } : null,
    statement: 'statement' in entry ? entry.statement : null,
    note: fact.note === '' ? null : fact.note,
  };
}

function openAuthority({ name, url }: FactsFile['authority']) {
  return { name, url };
}

function openMonth(month: FactMonth): string | null {
  return month === 'unknown' ? null : month;
}

function keyOf({ country, slug }: Guide): string {
  return `${country}/${slug}`;
}

function byId(one: { id: string }, other: { id: string }): number {
  return one.id < other.id ? -1 : 1;
}
