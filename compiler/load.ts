import type { z } from 'zod';
import { type AnswerWords, answerWords } from '../contract/answer-words.ts';
import { type ContractWords, contractWords } from '../contract/fields.ts';
import { createFileReader, type FileReader, type Settled, settled } from './load/file-reader.ts';
import {
  placeNamesSchema,
  placeWordsSchema,
  type TableKind,
  tableFolders,
} from './schemas/answer-tables.ts';
import { clocksSchema, holidaysSchema } from './schemas/calendars.ts';
import { countrySchema } from './schemas/country.ts';
import { factsFileSchema, publishersSchema } from './schemas/facts.ts';
import { finderSchema } from './schemas/finder.ts';
import { answerWordsSchema, contractWordsSchema, formWordsSchema } from './schemas/form-words.ts';
import { guideSchema } from './schemas/guide.ts';
import { homeSchema, type Testimonial, testimonialsSchema } from './schemas/home.ts';
import { interfaceSchema } from './schemas/interface.ts';
import { foreignWordsSchema, languageSchema, termsSchema } from './schemas/language.ts';
import { offerSchema } from './schemas/offer.ts';
import { offerCheckSchema, offerHostsSchema, offerSignsSchema } from './schemas/offer-check.ts';
import { articleSchema, simplePageSchema } from './schemas/page.ts';
import { counterSchema, planWordsSchema, tickWordsSchema } from './schemas/plan-words.ts';
import { type RouteKind, routesSchema } from './schemas/routes.ts';
import { navigationSchema, openDataWordsSchema, settingsSchema } from './schemas/settings.ts';
import { notCoveredSchema, synonymsSchema } from './schemas/synonyms.ts';
import {
  licenceSwapsSchema,
  licenceWordsSchema,
  permitTableSchema,
  permitWordsSchema,
  verdictWordsSchema,
} from './schemas/tables.ts';
import { catalogSchema } from './translation/catalog.ts';
import { createTranslator, type TranslatedFile } from './translation/translate.ts';

/** What is said once for all languages. */
type SharedContent = Settled<ReturnType<typeof readShared>>;

/** The words of one language. */
type LocaleContent = Settled<ReturnType<typeof readWords> & ReturnType<typeof readOwnWords>> & {
  /** Its folder below content/. */
  locale: string;
  contract: ContractWords;
  answers: AnswerWords;
  testimonials: readonly Testimonial[];
  /** How far each file is translated; none for English, in which everything is written first. */
  translated: readonly TranslatedFile[];
};

/** Everything that content/ says in one language. */
export type LocaleFiles = SharedContent & LocaleContent;

type LocaleWords = LocaleContent & Partial<SharedContent>;

/** Everything that content/ says, checked file by file; words and facts are not joined yet. */
export type Content = SharedContent & {
  /** English first. Another language says the words of shared files in its own way. */
  locales: readonly [LocaleWords, ...LocaleWords[]];
};

/** The folder of the language in which everything is written first, and from which others are translated. */
export const sourceLocale = 'en';

/** The folder of each kind of page that has words of its own. */
export const wordFolders = {
  guide: 'guides',
  country: 'countries',
  offer: 'offers',
  article: 'articles',
  page: 'pages',
} as const satisfies Record<RouteKind, string>;

/** The folder of pages that have each a file of words. */
export type PageFolder = (typeof wordFolders)[RouteKind];

/** Where the words of a page stand, from the project's root. */
export function wordsFile(locale: string, folder: PageFolder | 'home', key: string): string {
  return `content/${locale}/${folder}/${key}.${locale === sourceLocale ? 'yaml' : 'json'}`;
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
  const shared = readShared(reader);
  const english = readEnglish(reader);
  const others = reader
    .find('content/*/language.json')
    .map((file) => file.split('/')[1] ?? '')
    .filter((locale) => locale !== sourceLocale)
    .map((locale) => readTranslated(locale, reader));
  return { ...settled(shared), locales: [english(), ...others.map((locale) => locale())] };
}

function readShared(reader: FileReader) {
  const { read } = reader;
  return {
    publishers: read('content/publishers.json', publishersSchema),
    routes: read('content/routes.json', routesSchema),
    openData: read('content/open-data.json', openDataWordsSchema),
    clocks: read('content/clocks.json', clocksSchema),
    offerHosts: read('content/offer-hosts.yaml', offerHostsSchema),
    placeNames: read('content/place-names.yaml', placeNamesSchema),
    ...readSharedWords(reader),
  };
}

/** The shared files whose words other languages say in their own way. */
function readSharedWords({ read, readFolder }: WordReader) {
  return {
    facts: readFolder('content/facts', '.json', factsFileSchema),
    settings: read('content/settings.json', settingsSchema),
    navigation: read('content/navigation.json', navigationSchema),
    /** By destination, like "germany". */
    licences: readFolder('content/licences', '.json', licenceSwapsSchema),
    permits: readFolder('content/permits', '.json', permitTableSchema),
    /** By country, like "uk". */
    holidays: readFolder('content/holidays', '.json', holidaysSchema),
  };
}

/** Where the words of the pages of one kind of table stand, from the project's root. */
export function tableWordsFile(locale: string, kind: TableKind): string {
  return `content/${locale}/${tableFolders[kind]}.${locale === sourceLocale ? 'yaml' : 'json'}`;
}

type WordReader = Pick<FileReader, 'read' | 'readFolder'>;

const englishFolder = `content/${sourceLocale}`;

function readEnglish(reader: FileReader): () => LocaleContent {
  const pending = {
    ...readWords(reader),
    ...readOwnWords(sourceLocale, reader),
    testimonials: reader.read(`${englishFolder}/testimonials.json`, testimonialsSchema),
  };
  return () => {
    const { testimonials, ...words } = settled(pending);
    return {
      ...words,
      locale: sourceLocale,
      testimonials: testimonials.items,
      contract: contractWords,
      answers: answerWords,
      translated: [],
    };
  };
}

/** The same for every language that writes all figures in digits: what was made with it is made once. */
const noNumerals = {};

/** English in the words of another language. */
function readTranslated(locale: string, reader: FileReader): () => LocaleWords {
  const folder = `content/${locale}`;
  const catalogs = reader
    .find(`${folder}/**/*.json`)
    .filter((file) => file !== `${folder}/language.json`)
    .map(
      (file) =>
        [file.slice(folder.length + 1, -'.json'.length), reader.read(file, catalogSchema)] as const,
    );
  const language = reader.read(`${folder}/language.json`, languageSchema);
  const numerals = () => language().numerals ?? noNumerals;
  const translator = createTranslator(reader, new Map(catalogs), numerals);
  const pending = {
    ...readSharedWords(translator),
    ...readWords(translator),
    ...readOwnWords(locale, reader),
    contract: translator.given(
      'contract',
      contractWordsSchema,
      contractWordsSchema.parse(contractWords),
    ),
    answers: translator.given('answers', answerWordsSchema, answerWords),
  };
  return () => {
    const words = settled(pending);
    // What people wrote to us stays in their words, and on the pages of their language.
    return { ...words, locale, testimonials: [], translated: translator.files() };
  };
}

/** What no language translates from another. */
function readOwnWords(locale: string, { read, find }: FileReader) {
  // What people type is not translated: a language may have its own.
  const ownOf = (name: string) =>
    find(`content/${locale}/${name}`)[0] ?? `${englishFolder}/${name}`;
  return {
    language: read(`content/${locale}/language.json`, languageSchema),
    synonyms: read(ownOf('synonyms.yaml'), synonymsSchema),
    offerSigns: read(ownOf('offer-signs.yaml'), offerSignsSchema),
    foreignWords: read(`${englishFolder}/foreign-words.yaml`, foreignWordsSchema),
    terms: termsOf(locale, { read, find }),
  };
}

/** None for English, and for a language that has not begun its list. */
function termsOf(locale: string, { read, find }: Pick<FileReader, 'read' | 'find'>) {
  const [file] = find(`content/${locale}/terms.yaml`);
  return file === undefined ? () => [] : read(file, termsSchema);
}

/** The files of words that stand in English and are translated from it. */
function readWords({ read, readFolder }: WordReader) {
  const folder = englishFolder;
  return {
    interface: read(interfaceFile(sourceLocale), interfaceSchema),
    form: read(`${folder}/form.json`, formWordsSchema),
    plan: read(`${folder}/plan.json`, planWordsSchema),
    ticks: read(`${folder}/ticks.json`, tickWordsSchema),
    finder: read(`${folder}/finder.yaml`, finderSchema),
    guides: readFolder(`${folder}/guides`, '.yaml', guideSchema),
    countries: readFolder(`${folder}/countries`, '.yaml', countrySchema),
    offers: readFolder(`${folder}/offers`, '.yaml', offerSchema),
    articles: readFolder(`${folder}/articles`, '.yaml', articleSchema),
    home: read(`${folder}/home/home.yaml`, homeSchema),
    licenceWords: read(tableWordsFile(sourceLocale, 'swap'), licenceWordsSchema),
    permitWords: read(tableWordsFile(sourceLocale, 'permit'), permitWordsSchema),
    verdictWords: read(`${folder}/verdicts.yaml`, verdictWordsSchema),
    places: read(`${folder}/places.yaml`, placeWordsSchema),
    offerCheck: read(`${folder}/offer-check.yaml`, offerCheckSchema),
    counter: read(`${folder}/counter.yaml`, counterSchema),
    notCovered: read(`${folder}/not-covered.yaml`, notCoveredSchema),
    pages: readFolder(`${folder}/pages`, '.yaml', simplePageSchema),
  };
}
