import type { z } from 'zod';
import type { TableFolder } from './answer-tables.ts';
import {
  createFileReader,
  type FileReader,
  type Files,
  type Pending,
  settled,
} from './file-reader.ts';
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
import { type Routes, routesSchema } from './schemas/routes.ts';
import {
  type Navigation,
  navigationSchema,
  type Settings,
  settingsSchema,
} from './schemas/settings.ts';
import { type Synonyms, synonymsSchema } from './schemas/synonyms.ts';
import { type Testimonial, testimonialsSchema } from './schemas/testimonials.ts';

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
 * Shape: `drafts` are texts by file name that are read in place of what is on disk; `onRead` is told of every file, wrong ones too.
 * Throws one ContentError with the problems of every file.
 */
export function loadContent(
  root: string,
  drafts: ReadonlyMap<string, string> = new Map(),
  onRead?: (file: string, schema: z.ZodType) => void,
): Content {
  const reader = createFileReader(root, drafts, onRead);
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
  return { ...settled(pending), locales: locales.map((locale) => locale()) };
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
  return () => {
    const { testimonials, ...words } = settled(pending);
    return { locale, testimonials: testimonials.items, ...words };
  };
}
