import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import type { z } from 'zod';
import type { TableFolder } from './answer-tables.ts';
import { ContentError, type ContentProblem } from './content-error.ts';
import { parseContent } from './parse-content.ts';
import { type PlaceWords, placeWordsSchema } from './schemas/answer-tables.ts';
import { type Clocks, clocksSchema } from './schemas/clocks.ts';
import { type CountryWords, countrySchema } from './schemas/country.ts';
import {
  type FactsFile,
  factsFileSchema,
  type Publishers,
  publishersSchema,
} from './schemas/facts.ts';
import { type FinderWords, finderSchema } from './schemas/finder.ts';
import { type ForeignWords, foreignWordsSchema } from './schemas/foreign-words.ts';
import { type FormWords, formWordsSchema } from './schemas/form-words.ts';
import { type GuideWords, guideSchema } from './schemas/guide.ts';
import { type Holidays, holidaysSchema } from './schemas/holidays.ts';
import { type HomeWords, homeSchema } from './schemas/home.ts';
import {
  type InterfaceWords,
  interfaceSchema,
  type LanguageWords,
  languageSchema,
} from './schemas/interface.ts';
import {
  type LicenceSwaps,
  type LicenceWords,
  licenceSwapsSchema,
  licenceWordsSchema,
} from './schemas/licences.ts';
import { type OfferWords, offerSchema } from './schemas/offer.ts';
import { type OpenDataWords, openDataWordsSchema } from './schemas/open-data.ts';
import {
  type ArticleWords,
  articleSchema,
  type SimplePageWords,
  simplePageSchema,
} from './schemas/page.ts';
import {
  type PermitTable,
  type PermitWords,
  permitTableSchema,
  permitWordsSchema,
} from './schemas/permits.ts';
import {
  type PlanWords,
  planWordsSchema,
  type TickWords,
  tickWordsSchema,
} from './schemas/plan-words.ts';
import { slugPattern } from './schemas/rich-text.ts';
import { type Routes, routesSchema } from './schemas/routes.ts';
import {
  type Navigation,
  navigationSchema,
  type Settings,
  settingsSchema,
} from './schemas/settings.ts';
import { type Synonyms, synonymsSchema } from './schemas/synonyms.ts';
import { type Testimonial, testimonialsSchema } from './schemas/testimonials.ts';

/** Parsed files by their name below the folder of their kind, like "uk/uk-passport". */
type Files<Words> = ReadonlyMap<string, Words>;

/** What is said once for all languages. */
type SharedContent = {
  facts: Files<FactsFile>;
  publishers: Publishers;
  settings: Settings;
  navigation: Navigation;
  routes: Routes;
  openData: OpenDataWords;
  /** By destination, like "germany". */
  licences: Files<LicenceSwaps>;
  clocks: Clocks;
  permits: Files<PermitTable>;
  /** By country, like "uk". */
  holidays: Files<Holidays>;
};

/** The words of one language. */
type LocaleContent = {
  /** Its folder below content/. */
  locale: string;
  language: LanguageWords;
  interface: InterfaceWords;
  form: FormWords;
  plan: PlanWords;
  ticks: TickWords;
  finder: FinderWords;
  testimonials: readonly Testimonial[];
  guides: Files<GuideWords>;
  countries: Files<CountryWords>;
  offers: Files<OfferWords>;
  articles: Files<ArticleWords>;
  home: HomeWords;
  licenceWords: LicenceWords;
  permitWords: PermitWords;
  places: PlaceWords;
  pages: Files<SimplePageWords>;
  synonyms: Synonyms;
  foreignWords: ForeignWords;
};

/** Everything that content/ says in one language. */
export type LocaleFiles = SharedContent & LocaleContent;

/** Everything that content/ says, checked file by file; words and facts are not joined yet. */
export type Content = SharedContent & { locales: readonly LocaleContent[] };

export type WordFolder = 'guides' | 'countries' | 'offers' | 'articles' | 'home' | 'pages';

/** Where the words of a page stand, from the project's root. */
export function wordsFile(locale: string, folder: WordFolder, key: string): string {
  return `content/${locale}/${folder}/${key}.yaml`;
}

/** Where the short words of every page stand, from the project's root. */
export function interfaceFile(locale: string): string {
  return `content/${locale}/interface.json`;
}

/**
 * All content files below `root`, checked against their shapes.
 * Shape: `drafts` are texts by file name that are read in place of what is on disk.
 * Throws one ContentError with the problems of every file.
 */
export function loadContent(
  root: string,
  drafts: ReadonlyMap<string, string> = new Map(),
): Content {
  const reader = createFileReader(root, drafts);
  const { read, readFolder } = reader;
  const pending = {
    facts: readFolder('content/facts', '.json', factsFileSchema),
    publishers: read('content/publishers.json', publishersSchema),
    settings: read('content/settings.json', settingsSchema),
    navigation: read('content/navigation.json', navigationSchema),
    routes: read('content/routes.json', routesSchema),
    openData: read('content/open-data.json', openDataWordsSchema),
    licences: readFolder('content/licences', '.json', licenceSwapsSchema),
    clocks: read('content/clocks.json', clocksSchema),
    permits: readFolder('content/permits', '.json', permitTableSchema),
    holidays: readFolder('content/holidays', '.json', holidaysSchema),
  };
  const locales = reader.find('content/*/language.json').map((file) => readLocale(file, reader));
  return {
    facts: pending.facts(),
    publishers: pending.publishers(),
    settings: pending.settings(),
    navigation: pending.navigation(),
    routes: pending.routes(),
    openData: pending.openData(),
    licences: pending.licences(),
    clocks: pending.clocks(),
    permits: pending.permits(),
    holidays: pending.holidays(),
    locales: locales.map((locale) => locale()),
  };
}

/** Where the words of the pages of one kind of table stand, from the project's root. */
export function tableWordsFile(locale: string, folder: TableFolder): string {
  return `content/${locale}/${folder}.yaml`;
}

/** What settings.json says, for programs that need no more. Throws ContentError. */
export function loadSettings(root: string): Settings {
  return createFileReader(root, new Map()).read('content/settings.json', settingsSchema)();
}

function readLocale(
  languageFile: string,
  { read, readFolder }: FileReader,
): Pending<LocaleContent> {
  const locale = languageFile.split('/')[1] ?? '';
  const folder = `content/${locale}`;
  const pending = {
    language: read(languageFile, languageSchema),
    interface: read(interfaceFile(locale), interfaceSchema),
    form: read(`${folder}/form.json`, formWordsSchema),
    plan: read(`${folder}/plan.json`, planWordsSchema),
    ticks: read(`${folder}/ticks.json`, tickWordsSchema),
    finder: read(`${folder}/finder.yaml`, finderSchema),
    testimonials: read(`${folder}/testimonials.json`, testimonialsSchema),
    guides: readFolder(`${folder}/guides`, '.yaml', guideSchema),
    countries: readFolder(`${folder}/countries`, '.yaml', countrySchema),
    offers: readFolder(`${folder}/offers`, '.yaml', offerSchema),
    articles: readFolder(`${folder}/articles`, '.yaml', articleSchema),
    home: read(`${folder}/home/home.yaml`, homeSchema),
    licenceWords: read(tableWordsFile(locale, 'licences'), licenceWordsSchema),
    permitWords: read(tableWordsFile(locale, 'permits'), permitWordsSchema),
    places: read(`${folder}/places.yaml`, placeWordsSchema),
    pages: readFolder(`${folder}/pages`, '.yaml', simplePageSchema),
    synonyms: read(`${folder}/synonyms.yaml`, synonymsSchema),
    foreignWords: read(`${folder}/foreign-words.yaml`, foreignWordsSchema),
  };
  return () => ({
    locale,
    language: pending.language(),
    interface: pending.interface(),
    form: pending.form(),
    plan: pending.plan(),
    ticks: pending.ticks(),
    finder: pending.finder(),
    testimonials: pending.testimonials().items,
    guides: pending.guides(),
    countries: pending.countries(),
    offers: pending.offers(),
    articles: pending.articles(),
    home: pending.home(),
    licenceWords: pending.licenceWords(),
    permitWords: pending.permitWords(),
    places: pending.places(),
    pages: pending.pages(),
    synonyms: pending.synonyms(),
    foreignWords: pending.foreignWords(),
  });
}

/** What was read; throws one ContentError with all that is wrong anywhere when this could not be. */
type Pending<Data> = () => Data;

type FileReader = ReturnType<typeof createFileReader>;

/** Reads one file after the other, wrong ones too, so that an editor hears of every fault at once. */
function createFileReader(root: string, drafts: ReadonlyMap<string, string>) {
  const problems: ContentProblem[] = [];

  function attempt<Data>(file: string, work: () => Data): Pending<Data> {
    try {
      const data = work();
      return () => data;
    } catch (error) {
      problems.push(
        ...(error instanceof ContentError ? error.problems : [unreadable(file, error)]),
      );
      return () => {
        throw new ContentError(problems);
      };
    }
  }

  function read<Schema extends z.ZodType>(file: string, schema: Schema): Pending<z.output<Schema>> {
    return attempt(file, () => {
      const text = drafts.get(file) ?? readFileSync(join(root, file), 'utf8');
      return parseOnce(file, text, schema);
    });
  }

  function find(pattern: string): string[] {
    return globSync(pattern, { cwd: root }).toSorted();
  }

  function readFolder<Schema extends z.ZodType>(
    folder: string,
    extension: string,
    schema: Schema,
  ): Pending<Files<z.output<Schema>>> {
    const entries = find(`${folder}/**/*${extension}`).map((file) => {
      const key = file.slice(folder.length + 1, -extension.length);
      const named = attempt(file, () => refuseName(file, key));
      return [key, read(file, schema), named] as const;
    });
    return () =>
      new Map(
        entries.map(([key, data, named]) => {
          named();
          return [key, data()];
        }),
      );
  }

  return { read, readFolder, find };
}

/** What files held when they were read last: a file that has not changed since is not parsed again. */
const lastParsed = new Map<string, { text: string; schema: z.ZodType; data: unknown }>();

function parseOnce<Schema extends z.ZodType>(
  file: string,
  text: string,
  schema: Schema,
): z.output<Schema> {
  const last = lastParsed.get(file);
  if (last?.text === text && last.schema === schema) return last.data as z.output<Schema>;
  // JSON would do as YAML too, but takes ten times as long to parse.
  const raw: unknown = file.endsWith('.json') ? JSON.parse(text) : parse(text);
  const data = parseContent(schema, raw, file);
  lastParsed.set(file, { text, schema, data });
  return data;
}

/** Addresses of data and names of facts are made of the names of files. */
function refuseName(file: string, key: string): void {
  const wrong = key.split('/').find((name) => !slugPattern.test(name));
  if (wrong === undefined) return;
  const expected = 'named with lower-case letters and digits joined by hyphens, like f-1-visa';
  throw new ContentError([{ file, field: 'the file', expected, got: wrong }]);
}

function unreadable(file: string, error: unknown): ContentProblem {
  const reason = error instanceof Error ? error.message : String(error);
  return { file, field: 'the file', expected: 'readable YAML or JSON', got: reason };
}
