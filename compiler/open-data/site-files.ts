import { renderSVG } from 'uqr';
import { type DeskLanguage, deskLanguagesPath } from '../../contract/answer-words.ts';
import { formWordsPath } from '../../contract/fields.ts';
import { plannedCasePath } from '../../plan/shapes.ts';
import { allPages, type Site } from '../compile.ts';
import type { Content, LocaleFiles } from '../load.ts';
import { offerRules, offerRulesPath } from '../offer-check/rules.ts';
import type { Page } from '../page.ts';
import { sharedFormData } from '../pages/contact.ts';
import { addressCodePath, prefixOf } from '../routes.ts';
import type { TableKind } from '../schemas/answer-tables.ts';
import { searchDataPath, searchPages } from '../search/search-pages.ts';
import { placeNamesPath } from '../tables/folded-name.ts';
import { placeNamesBeside } from '../tables/place-names.ts';
import { verdictCards, verdictCardsPath } from '../tables/verdict-cards.ts';
import { ifTranslated } from '../translation/untranslated.ts';
import { guideDataPath, guideFeedPath, openDataPaths, tableDataPaths } from './addresses.ts';
import { changesFeed } from './feed.ts';
import {
  allOpenFacts,
  factListFile,
  type GuidePage,
  guideFile,
  guideListFile,
  guidePagesOf,
  openFactsOf,
} from './files.ts';
import { jsonParts } from './json-parts.ts';
import { caseMarkdown, caseMarkdownPath, overviewText } from './markdown.ts';
import { openDataSchema } from './shapes.ts';
import {
  answerListFile,
  permitCsv,
  permitFilesOf,
  swapCsv,
  swapFilesOf,
  tableListFile,
} from './tables.ts';

/**
 * A file beside the pages, for programs. Shape: `parts` are its text in pieces, made while they are written: the facts of 5,000 guides
 * are 290 MB, and twice that as one text. `madeOf` is given where they take long: the text that they alone are made of, so that a build can
 * keep the file.
 */
type SiteFile = {
  path: string;
  type: string;
  parts: () => Iterable<string>;
  madeOf?: string;
};

/** Every file for programs: open data, the feed of changes, what tells robots where things are, and hosts where they were. */
export function siteFiles(site: Site): SiteFile[] {
  const { siteUrl } = site.build;
  const pages = new Set(allPages(site).map(({ path }) => path));
  return [
    json(openDataPaths.guides, () => guideListFile(site)),
    json(openDataPaths.facts, () => factListFile(site)),
    json(openDataPaths.tables, () => tableListFile(site)),
    json(openDataPaths.answers, () => answerListFile(site)),
    json(openDataPaths.schema, () => openDataSchema(siteUrl + openDataPaths.schema)),
    ...guidePagesOf(site).map((guide) =>
      json(guideDataPath(guide.subject.key), () => guideFile(guide, site)),
    ),
    ...site.content.locales
      .flatMap((locale) => wordFiles({ ...site.content, ...locale }))
      .filter(({ path }) => pages.has(path.replace(/\.json$/, ''))),
    ...tableFiles(site),
    ...allPages(site).flatMap((page) => filesOfPage(page, site)),
    ...offerFiles(site.content),
    json(placeNamesPath, () => placeNamesBeside(site.content.placeNames)),
    feed(openDataPaths.changes, () => changesFeed(allOpenFacts(site), site)),
    ...guidePagesOf(site).map((guide) => guideFeed(guide, site)),
    ...(site.content.locales.length > 1
      ? [json(deskLanguagesPath, () => deskLanguages(site.content))]
      : []),
    textFile('/llms.txt', 'text/plain', () => `${overviewText(site)}\n`),
    // Everything may be read; the sitemap says what there is.
    textFile(
      '/robots.txt',
      'text/plain',
      () => `User-agent: *\nAllow: /\n\nSitemap: ${siteUrl}/sitemap-index.xml\n`,
    ),
    textFile('/_redirects', 'text/plain', () => redirectRules(allPages(site))),
  ];
}

/** What stands beside a page: the words of a planned case, the case as text and as a code for cameras, cards of a table, the search. */
function filesOfPage(page: Page, site: Site): SiteFile[] {
  const { path, planned } = page;
  const { siteUrl } = site.build;
  const cards = verdictCards(page);
  return [
    ...(planned === null ? [] : [json(plannedCasePath(planned.path), () => planned)]),
    ...(page.kind === 'case'
      ? [
          textFile(caseMarkdownPath(path), 'text/markdown', () => caseMarkdown(page, siteUrl)),
          addressCode(siteUrl + path, addressCodePath(path)),
        ]
      : []),
    ...(cards === null ? [] : [json(verdictCardsPath(path), () => cards)]),
    ...page.sections
      .flatMap(({ body }) => body)
      .flatMap((part) => {
        if (part.kind === 'search-results') {
          const { locale } = page.language;
          const known = () => ({ ...part.data, pages: searchPages(site, locale) });
          return [compactJson(searchDataPath(path), known)];
        }
        if (part.kind !== 'hero') return [];
        const { start, paths } = part.finder;
        return [compactJson(`${start.path}.json`, () => paths)];
      }),
  ];
}

/** The figures of a guide that have changed. */
function guideFeed({ subject, path, title }: GuidePage, site: Site): SiteFile {
  const address = guideFeedPath(subject.key);
  return feed(address, () => {
    const facts = openFactsOf(site.content.facts.get(subject.key), site, site.build.siteUrl + path);
    const changed = facts.filter(({ id }) => site.facts.get(id)?.was);
    return changesFeed(changed, site, { path: address, title });
  });
}

/** What scripts say in a language, where it is translated. Each names the address that it lies beside, as what is known of a case does: the offline pages ask. */
function wordFiles({ locale, plan, ticks, ...files }: LocaleFiles): SiteFile[] {
  const prefix = prefixOf(locale);
  const words = {
    [plannedCasePath(`${prefix}/plan`)]: () => ({ path: `${prefix}/plan`, ...plan, ...ticks }),
    [formWordsPath(prefix)]: () => ({ path: `${prefix}/contact`, ...sharedFormData(files) }),
  };
  return Object.entries(words).flatMap(([path, read]) => {
    const words = ifTranslated(() => structuredClone(read()));
    return words === null ? [] : [compactJson(path, () => words)];
  });
}

/** An address for a phone's camera. */
function addressCode(address: string, path: string): SiteFile {
  const parts = () => [renderSVG(address, { border: 0 })];
  return { path, type: 'image/svg+xml', parts, madeOf: address };
}

/** What the check of offers knows: the rules of each language, wording and addresses. */
function offerFiles(content: Content): SiteFile[] {
  const { languages, wording, hosts } = offerRules(content);
  return [
    ...content.locales.map(({ locale }, index) =>
      compactJson(offerRulesPath(locale), () => languages[index] ?? {}),
    ),
    compactJson(offerRulesPath('wording'), () => ({ wording })),
    compactJson(offerRulesPath('hosts'), () => hosts),
  ];
}

/** Each table, for programs and for spreadsheets. */
function tableFiles(site: Site): SiteFile[] {
  return [
    ...swapFilesOf(site).flatMap((swaps) => bothForms('swap', swaps, swapCsv)),
    ...permitFilesOf(site).flatMap((permits) => bothForms('permit', permits, permitCsv)),
  ];
}

function bothForms<Table extends { destination: string }>(
  kind: TableKind,
  table: Table,
  sheetOf: (table: Table) => string,
): SiteFile[] {
  const paths = tableDataPaths(kind, table.destination);
  return [json(paths.json, () => table), textFile(paths.csv, 'text/csv', () => sheetOf(table))];
}

/** What the desk says in each language beside English, but for those in which any of it is not translated. */
function deskLanguages({ locales: [, ...others], ...shared }: Content): DeskLanguage[] {
  return others.flatMap(({ locale, language: { tag, direction }, answers, contract, settings }) => {
    const { contact, supportHours } = settings ?? shared.settings;
    const words = ifTranslated(() =>
      structuredClone({
        answers,
        contract,
        answerTime: contact.answerTime,
        hours: supportHours.label,
      }),
    );
    return words === null ? [] : [{ prefix: prefixOf(locale), tag, direction, ...words }];
  });
}

const permanently = 308;

/**
 * The permanent redirects as a `_redirects` file, one "from to status" a line: the form that static hosts, and the desk, read.
 * Hosts take away a slash at the end by themselves, and a rule for it would loop on those that ignore it when they compare.
 */
export function redirectRules(pages: readonly Pick<Page, 'path' | 'aliases'>[]): string {
  const lines = pages.flatMap(({ path, aliases }) =>
    aliases.map((alias) => `${alias} ${path} ${permanently}`),
  );
  return `${lines.join('\n')}\n`;
}

/** For a script alone, and nobody to read: a tenth smaller as it is sent. */
function compactJson(path: string, data: () => object): SiteFile {
  return textFile(path, 'application/json', () => JSON.stringify(data()));
}

function feed(path: string, text: () => string): SiteFile {
  return textFile(path, 'application/atom+xml', text);
}

function textFile(path: string, type: string, text: () => string): SiteFile {
  return { path, type, parts: () => [text()] };
}

function json(path: string, data: () => object): SiteFile {
  return { path, type: 'application/json', parts: () => jsonParts(data()) };
}
