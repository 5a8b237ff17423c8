import { allPages, type Site } from '../compile.ts';
import { countryOf, type FactLevel } from '../facts/facts.ts';
import { type LocaleFiles, sourceLocale } from '../load.ts';
import type { NextStep, Page, Verdict, VerdictRow } from '../page.ts';
import { otherPlaces } from '../pages/answer-table.ts';
import { tableFolders } from '../schemas/answer-tables.ts';
import type { FactMonth, Source } from '../schemas/facts.ts';
import { type DocumentKind, documentKinds } from '../schemas/guide.ts';
import { fillIn } from '../texts/fill-in.ts';
import { plainBlocks, plainWords } from '../texts/plain-words.ts';

/** The answer to one situation: what somebody needs, where, and whose licence or passport they hold. */
export type Answer = {
  /** To swap a licence, to live and work or to visit, or a document. */
  need: Verdict['need'] | DocumentKind;
  /** The destination of a table, like "ireland" or "texas"; of a document the country of its guide, like "usa". */
  place: string;
  placeName: string;
  /** Code of ISO 3166 or ICAO; null for every place that has no answer of its own, and where it does not matter. */
  origin: string | null;
  originName: string | null;
  /** Of a case, the answers to its guide's question in the finder that lead to it, like "In the UK". */
  situations: string[];
  /** "apply": a case says how; "not-covered": we have nothing on it. */
  verdict: Verdict['says'] | 'apply' | 'not-covered';
  /** As one would say it aloud; of a case, its answer. */
  sentence: string;
  details: string[];
  /** Our page, at the answer itself. */
  page: string;
  steps: AnswerStep[];
  /** Null of a case, whose page names the source of each figure. */
  source:
    | (Pick<Source, 'publisher' | 'title' | 'url'> & { asOf: FactMonth; level: FactLevel })
    | null;
};

/** What to do then. Shape: `path` begins with a slash on our site; cost, time and the last day are '' where we do not know them. */
type AnswerStep = {
  /** "country/guide/case"; null for a page that is no case. */
  case: string | null;
  label: string;
  path: string;
  cost: string;
  time: string;
  until: string;
};

/**
 * The table of answers in one language: every row of the tables of licences and permits, every case, and every document that we have
 * nothing on in a country.
 */
export function answersOf(site: Site, locale: string = sourceLocale): Answer[] {
  const words = site.content.locales.find((own) => own.locale === locale);
  if (words === undefined) return [];
  const files = { ...site.content, ...words };
  const pages = allPages(site).filter(({ language }) => language.locale === locale);
  const cases = new Map(
    pages.flatMap(({ kind, path, content }) => (kind === 'case' ? [[path, content] as const] : [])),
  );
  return [
    ...pages.flatMap((page) => tableAnswers(page, files, cases)),
    ...pages.flatMap((page) => caseAnswers(page, files)),
    ...notCovered(pages, files),
  ];
}

type CaseNames = ReadonlyMap<string, string>;

/** An answer for each verdict of each row of a table. */
function tableAnswers(page: Page, files: LocaleFiles, cases: CaseNames): Answer[] {
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
      page: `${path}#${code}`,
      steps: stepsFor(verdict, steps).map(({ link, cost, time, until }) => ({
        case: cases.get(link.path) ?? null,
        ...link,
        cost: plainWords(cost),
        time: plainWords(time),
        until,
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

function sourceOf({ source }: Verdict): Answer['source'] {
  if (source === null) return null;
  const { publisher, title, url } = source.source;
  return { publisher, title, url, asOf: source.asOf, level: source.level };
}

function caseAnswers({ planned, header, path, content }: Page, files: LocaleFiles): Answer[] {
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
      page: path,
      steps: [
        {
          case: content,
          label: planned.title,
          path,
          cost: planned.cost.inAll,
          time: planned.time.told,
          until: '',
        },
      ],
      source: null,
    },
  ];
}

/** Every document that no guide explains in a country, with the page of the country, which says who issues what. */
function notCovered(pages: readonly Page[], files: LocaleFiles): Answer[] {
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
        page: path,
        steps: [{ case: null, label: title, path, cost: '', time: '', until: '' }],
        source: null,
      }));
  });
}
