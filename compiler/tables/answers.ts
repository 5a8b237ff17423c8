import { allPages, type Site } from '../compile.ts';
import { countryOf } from '../facts/facts.ts';
import { type LocaleFiles, sourceLocale } from '../load.ts';
import { openMonth } from '../open-data/files.ts';
import type { OpenAnswer } from '../open-data/shapes.ts';
import type { NextStep, Page, Verdict, VerdictRow } from '../page.ts';
import { otherPlaces } from '../pages/answer-table.ts';
import { tableFolders } from '../schemas/answer-tables.ts';
import { type DocumentKind, documentKinds } from '../schemas/guide.ts';
import { fillIn } from '../texts/fill-in.ts';
import { plainBlocks, plainWords } from '../texts/plain-words.ts';

/**
 * The table of answers in one language: every row of the tables of licences and permits, every case, and every document that we have
 * nothing on in a country.
 */
export function answersOf(site: Site, locale: string = sourceLocale): OpenAnswer[] {
  const words = site.content.locales.find((own) => own.locale === locale);
  if (words === undefined) return [];
  const files = { ...site.content, ...words };
  const pages = allPages(site).filter(({ language }) => language.locale === locale);
  const cases = new Map(
    pages.flatMap(({ kind, path, content }) => (kind === 'case' ? [[path, content] as const] : [])),
  );
  const place = { files, cases, siteUrl: site.build.siteUrl };
  return [
    ...pages.flatMap((page) => tableAnswers(page, place)),
    ...pages.flatMap((page) => caseAnswers(page, place)),
    ...notCovered(pages, place),
  ];
}

type Place = { files: LocaleFiles; siteUrl: string; cases: ReadonlyMap<string, string> };

/** An answer for each verdict of each row of a table. */
function tableAnswers(page: Page, { files, cases, siteUrl }: Place): OpenAnswer[] {
  const { kind, content, path, header } = page;
  if (kind !== 'swap' && kind !== 'permit') return [];
  const table = files[tableFolders[kind]].get(content);
  const answersOfRow = ({ code, place, verdicts }: VerdictRow, steps: readonly NextStep[]) =>
    verdicts.map((verdict) => ({
      need: verdict.need,
      place: content,
      placeName: table?.name ?? content,
      origin: code === otherPlaces ? null : code,
      originName: code === otherPlaces ? null : place,
      situations: [],
      verdict: verdict.says,
      sentence: verdict.sentence,
      details: verdict.details,
      page: `${siteUrl}${path}#${code}`,
      steps: stepsFor(verdict, steps).map(({ link: { label, path: to }, cost, time, until }) => ({
        case: cases.get(to) ?? null,
        label,
        cost: plainWords(cost),
        time: plainWords(time),
        until,
        url: to.startsWith('/') ? siteUrl + to : to,
      })),
      source: sourceOf(verdict),
    }));
  return (header?.below ?? []).flatMap((part) =>
    part.kind === 'verdicts'
      ? part.groups.flatMap(({ rows, steps }) => rows.flatMap((row) => answersOfRow(row, steps)))
      : [],
  );
}

/** Where a row says yes to some and no to others, each has a step of its own. */
function stepsFor({ need, says }: Verdict, steps: readonly NextStep[]): NextStep[] {
  const own = steps.filter((step) => step.need === need);
  const fitting = own.filter(({ isInstead }) => isInstead === (says === 'no'));
  return fitting.length > 0 ? fitting : own;
}

function sourceOf({ source }: Verdict): OpenAnswer['source'] {
  if (source === null) return null;
  const { publisher, title, url } = source.source;
  return { publisher, title, url, asOf: openMonth(source.asOf), level: source.level };
}

function caseAnswers(
  { planned, header, path, content }: Page,
  { files, siteUrl }: Place,
): OpenAnswer[] {
  const guideKey = content.slice(0, content.lastIndexOf('/'));
  const guide = files.guides.get(guideKey);
  if (planned === null || guide === undefined) return [];
  const country = countryOf(guideKey);
  const id = content.slice(guideKey.length + 1);
  const answers = (guide.finder?.answers ?? []).filter(({ cases }) => cases.includes(id));
  return [
    {
      need: guide.kind,
      place: country,
      placeName: files.countries.get(country)?.name ?? '',
      origin: null,
      originName: null,
      situations: answers.map(({ label }) => label),
      verdict: 'apply',
      sentence: plainBlocks(header?.lead ?? []),
      details: [],
      page: siteUrl + path,
      steps: [
        {
          case: content,
          label: planned.title,
          cost: planned.cost.inAll,
          time: planned.time.told,
          until: '',
          url: siteUrl + path,
        },
      ],
      source: null,
    },
  ];
}

/** Every document that no guide explains in a country, with the page of the country, which says who issues what. */
function notCovered(pages: readonly Page[], { files, siteUrl }: Place): OpenAnswer[] {
  const guides = [...files.guides];
  const isCovered = (need: DocumentKind, country: string) =>
    guides.some(([key, { kind }]) => {
      const own = countryOf(key);
      return kind === need && (own === country || !files.countries.has(own));
    });
  return pages.flatMap(({ kind, content, path, title }) => {
    const country = kind === 'country' ? files.countries.get(content) : undefined;
    if (country === undefined) return [];
    return documentKinds
      .filter((need) => !isCovered(need, content))
      .map((need) => ({
        need,
        place: content,
        placeName: country.name,
        origin: null,
        originName: null,
        situations: [],
        verdict: 'not-covered' as const,
        sentence: fillIn(files.verdictWords.notCovered, {
          document: files.home.finder.documents[need],
          place: country.name,
        }),
        details: [],
        page: siteUrl + path,
        steps: [{ case: null, label: title, cost: '', time: '', until: '', url: siteUrl + path }],
        source: null,
      }));
  });
}
