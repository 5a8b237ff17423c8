import { renderSVG } from 'uqr';
import { type DeskLanguage, deskLanguagesPath } from '../contract/answer-words.ts';
import { plannedCasePath } from '../plan/shapes.ts';
import { allPages, type Site } from './compile.ts';
import { placeNamesPath } from './folded-name.ts';
import { jsonParts } from './json-parts.ts';
import type { Content } from './load.ts';
import { offerRules, offerRulesPath } from './offer-check/rules.ts';
import {
  guideDataPath,
  guideFeedPath,
  openDataPaths,
  tableDataPaths,
} from './open-data/addresses.ts';
import { caseMarkdown, caseMarkdownPath } from './open-data/case-markdown.ts';
import { changesFeed } from './open-data/feed.ts';
import {
  allOpenFacts,
  factListFile,
  guideFile,
  guideListFile,
  guidePagesOf,
  openFactsOf,
} from './open-data/files.ts';
import { overviewText } from './open-data/overview.ts';
import { openDataSchema } from './open-data/shapes.ts';
import {
  answerListFile,
  permitCsv,
  permitFilesOf,
  swapCsv,
  swapFilesOf,
  tableListFile,
} from './open-data/tables.ts';
import type { Page } from './page.ts';
import { placeNamesBeside } from './place-names.ts';
import { addressCodePath, prefixOf } from './routes.ts';
import type { TableKind } from './schemas/answer-tables.ts';
import type { PlanWords } from './schemas/plan-words.ts';
import { searchDataPath } from './search.ts';
import { isUntranslated } from './translation/marks.ts';
import { verdictCards, verdictCardsPath } from './verdict-cards.ts';

/**
 * A file beside the pages, for programs. Shape: `parts` are its text in pieces, made while they are written: the facts of 5,000 guides
 * are 290 MB, and twice that as one text. `madeOf` is given where they take long: the text that they alone are made of, so that a build can
 * keep the file.
 */
export type SiteFile = {
  path: string;
  type: string;
  parts: () => Iterable<string>;
  madeOf?: string;
};

/** Every file for programs: open data, the feed of changes, what tells robots where things are, and hosts where they were. */
export function siteFiles(site: Site): SiteFile[] {
  const { siteUrl } = site.build;
  return [
    json(openDataPaths.guides, () => guideListFile(site)),
    json(openDataPaths.facts, () => factListFile(site)),
    json(openDataPaths.tables, () => tableListFile(site)),
    json(openDataPaths.answers, () => answerListFile(site)),
    json(openDataPaths.schema, () => openDataSchema(siteUrl + openDataPaths.schema)),
    ...guidePagesOf(site).map((guide) =>
      json(guideDataPath(guide.subject.key), () => guideFile(guide, site)),
    ),
    ...allPages(site).flatMap(({ planned }) =>
      planned === null ? [] : [json(plannedCasePath(planned.path), () => planned)],
    ),
    ...site.content.locales.map(({ locale, plan }) => planFile(`${prefixOf(locale)}/plan`, plan)),
    ...allPages(site).flatMap((page) =>
      page.kind === 'case'
        ? [
            {
              path: caseMarkdownPath(page.path),
              type: 'text/markdown',
              parts: () => [caseMarkdown(page, siteUrl)],
            },
          ]
        : [],
    ),
    ...tableFiles(site),
    ...allPages(site).flatMap((page) => {
      const cards = verdictCards(page);
      return cards === null ? [] : [json(verdictCardsPath(page.path), () => cards)];
    }),
    ...allPages(site).flatMap(({ path, sections }) =>
      sections
        .flatMap(({ body }) => body)
        .flatMap((part) =>
          part.kind === 'search-results' ? [compactJson(searchDataPath(path), part.data)] : [],
        ),
    ),
    ...offerFiles(site.content),
    json(placeNamesPath, () => placeNamesBeside(site.content.placeNames)),
    ...allPages(site)
      .filter(({ kind }) => kind === 'case')
      .map(({ path }) => addressCode(siteUrl + path, addressCodePath(path))),
    {
      path: openDataPaths.changes,
      type: 'application/atom+xml',
      parts: () => [changesFeed(allOpenFacts(site), site)],
    },
    ...guidePagesOf(site).map((guide) => ({
      path: guideFeedPath(guide.subject.key),
      type: 'application/atom+xml',
      parts: () => [
        changesFeed(
          openFactsOf(site.content.facts.get(guide.subject.key), site, siteUrl + guide.path).filter(
            ({ id }) => site.facts.get(id)?.was,
          ),
          site,
          { path: guideFeedPath(guide.subject.key), title: guide.title },
        ),
      ],
    })),
    ...(site.content.locales.length > 1
      ? [json(deskLanguagesPath, () => deskLanguages(site.content))]
      : []),
    { path: '/llms.txt', type: 'text/plain', parts: () => [`${overviewText(site)}\n`] },
    // Everything may be read; the sitemap says what there is.
    {
      path: '/robots.txt',
      type: 'text/plain',
      parts: () => [`User-agent: *\nAllow: /\n\nSitemap: ${siteUrl}/sitemap-index.xml\n`],
    },
    { path: '/_redirects', type: 'text/plain', parts: () => [redirectRules(allPages(site))] },
  ];
}

/** What the page of plans says, for the scripts of cases; it names its page, as what is known of a case does. */
function planFile(path: string, words: PlanWords): SiteFile {
  return compactJson(plannedCasePath(path), { path, ...words });
}

/** An address for a phone's camera. */
function addressCode(address: string, path: string): SiteFile {
  const parts = () => [renderSVG(address, { border: 0 })];
  return { path, type: 'image/svg+xml', parts, madeOf: address };
}

/** The rules of the check of offers, a file for each language, and what it knows of addresses. */
function offerFiles(content: Content): SiteFile[] {
  const { languages, hosts } = offerRules(content);
  // Without white space: a phone fetches them while somebody waits to paste.
  const file = (name: string, data: object): SiteFile => ({
    path: offerRulesPath(name),
    type: 'application/json',
    parts: () => [JSON.stringify(data)],
  });
  return [
    ...content.locales.map(({ locale }, index) => file(locale, languages[index] ?? {})),
    file('hosts', hosts),
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
  return [
    json(paths.json, () => table),
    { path: paths.csv, type: 'text/csv', parts: () => [sheetOf(table)] },
  ];
}

/** What the desk says in each language beside English, but for those in which any of it is not translated. */
function deskLanguages({ locales: [, ...others], ...shared }: Content): DeskLanguage[] {
  return others
    .map(({ locale, language: { tag, direction }, answers, contract, settings }) => {
      const { contact, supportHours } = settings ?? shared.settings;
      return {
        prefix: prefixOf(locale),
        tag,
        direction,
        answers,
        contract,
        answerTime: contact.answerTime,
        hours: supportHours.label,
      };
    })
    .filter((language) => !isUntranslated(language));
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
function compactJson(path: string, data: object): SiteFile {
  return { path, type: 'application/json', parts: () => [JSON.stringify(data)] };
}

function json(path: string, data: () => object): SiteFile {
  return { path, type: 'application/json', parts: () => jsonParts(data()) };
}
