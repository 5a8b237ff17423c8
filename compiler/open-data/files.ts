import type { Site } from '../compile.ts';
import { monthSpan } from '../facts/dates.ts';
import { type Fact, listEntries } from '../facts/facts.ts';
import type { Page, Subject } from '../page.ts';
import type { FactMonth, FactsFile, Source } from '../schemas/facts.ts';
import { guideDataPath, openDataPaths } from './addresses.ts';
import type { OpenDataFile, OpenFact } from './shapes.ts';

/** A page that explains a document. */
export type GuidePage = Page & { subject: Subject };

/** The guides of a site, in the order of their kinds' addresses. */
export function guidePagesOf({ pages }: Pick<Site, 'pages'>): GuidePage[] {
  return pages.filter((page): page is GuidePage => page.subject !== null);
}

/** `/api/guides.json` */
export function guideListFile(site: Site): OpenDataFile {
  const pages = guidePagesOf(site);
  const guides = pages.map((guide) => openGuide(guide, site));
  const cases = pages.flatMap((guide) => casesOf(guide, site)).map((one) => openCase(one, site));
  return { ...termsOf(site), guides: guides.toSorted(byId), cases: cases.toSorted(byId) };
}

/** `/api/facts.json` */
export function factListFile(site: Site): OpenDataFile {
  return { ...termsOf(site), facts: allOpenFacts(site).toSorted(byId) };
}

/** `/api/guides/<country>/<guide>.json` */
export function guideFile(guide: GuidePage, site: Site): OpenDataFile {
  const { key } = guide.subject;
  const page = site.build.siteUrl + guide.path;
  return {
    ...termsOf(site),
    guide: openGuide(guide, site),
    cases: casesOf(guide, site).map((page) => openCase(page, site)),
    facts: openFactsOf(site.content.facts.get(key), site, page),
  };
}

/** The pages of the cases that a guide holds, in its order. */
export function casesOf({ subject }: GuidePage, { pages }: Pick<Site, 'pages'>): Page[] {
  return pages.filter(
    ({ kind, content }) => kind === 'case' && content.startsWith(`${subject.key}/`),
  );
}

function openCase({ content, title, path }: Page, { build }: Site) {
  return { id: content, title, page: build.siteUrl + path };
}

/** Every fact that may be told, file by file. */
export function allOpenFacts(site: Site): OpenFact[] {
  const { pages, content, build } = site;
  const bySubject = new Map(pages.map(({ subject, path }) => [subject?.key, path]));
  const byName = new Map(pages.toReversed().map(({ path }) => [path.split('/').at(-1), path]));
  return [...content.facts.values()].flatMap((file) => {
    const path = bySubject.get(file.guide) ?? byName.get(file.guide.split('/').at(-1));
    return openFactsOf(file, site, path === undefined ? null : build.siteUrl + path);
  });
}

export function termsOf({ content, build }: Site) {
  const { licence, attribution, sources } = content.openData;
  return { $schema: build.siteUrl + openDataPaths.schema, licence, attribution, sources };
}

function openGuide(page: GuidePage, { content, facts, build: { siteUrl } }: Site) {
  const { key, kind, country, summary, authority, applyAt, officialLinks } = page.subject;
  const file = content.facts.get(key);
  const own = (file === undefined ? [] : listEntries(file)).flatMap(
    ({ entry }) => facts.get(`${key}/${entry.id}`) ?? [],
  );
  const months = monthSpan(own.filter(({ level }) => level !== 'unread'));
  return {
    id: key,
    title: page.title,
    summary,
    kind,
    country,
    page: siteUrl + page.path,
    data: siteUrl + guideDataPath(key),
    authority: openAuthority(authority),
    applyAt,
    officialLinks,
    reviewed: openMonth(page.reviewed),
    newestFact: months?.newest ?? null,
    oldestFact: months?.oldest ?? null,
  };
}

/** The facts of one file, in its order. */
export function openFactsOf(
  file: FactsFile | undefined,
  { facts }: Pick<Site, 'facts'>,
  page: string | null,
): OpenFact[] {
  if (file === undefined) return [];
  return listEntries(file).flatMap(({ entry }) => {
    const fact = facts.get(`${file.guide}/${entry.id}`);
    return fact === undefined ? [] : [openFact(fact, { subject: file.guide, page })];
  });
}

function openFact(fact: Fact, place: Pick<OpenFact, 'subject' | 'page'>): OpenFact {
  const shared = {
    id: fact.key,
    ...place,
    kind: fact.kind,
    label: fact.label,
    source: openSource(fact.source),
    asOf: openMonth(fact.asOf),
    checked: fact.checked,
    authority: openAuthority(fact.authority),
  };
  if (fact.level === 'unread') {
    return { ...shared, level: fact.level, figure: null, money: null, statement: null, note: null };
  }
  return {
    ...shared,
    level: fact.level,
    figure: fact.figure,
    money: fact.money,
    statement: fact.statement || null,
    note: fact.note || null,
  };
}

export function openSource({ publisher, title, url, readAs }: Source): OpenFact['source'] {
  return { publisher, title, url, readAs: readAs ?? null };
}

export function openAuthority({ name, url }: FactsFile['authority']): OpenFact['authority'] {
  return { name, url };
}

export function openMonth(month: FactMonth | null): string | null {
  return month === 'unknown' ? null : month;
}

function byId(one: { id: string }, other: { id: string }): number {
  return one.id < other.id ? -1 : 1;
}
