import type { z } from 'zod';
import { findFact, listEntries } from '../facts/facts.ts';
import { figureOf as figureOfEntry } from '../facts/gather-facts.ts';
import type { FileReader, Files, Pending } from '../load/file-reader.ts';
import { type FactsFile, factsFileSchema } from '../schemas/facts.ts';
import { type Catalog, type Credit, createLookup, type Text, withTexts } from './catalog.ts';
import { type FigureOf, faultsOf, type Numerals } from './fit.ts';
import { refuse } from './untranslated.ts';

/** How far one text is in one language. "unfit": its marks, links or digits are not those of the English. */
export type TranslatedText = Text & {
  state: 'done' | 'behind' | 'unfit' | 'missing';
  /** What the catalog says; null while it says nothing. */
  text: string | null;
  /** The hash of the English that it was made from. */
  of: string | null;
  credit: Credit;
  faults: string[];
};

/** How far the words of one file are in one language. */
export type TranslatedFile = {
  /** The name of its catalog below the folder of the language, without the ending. */
  key: string;
  /** Month in which somebody last translated something of it; null for never. */
  month: string | null;
  readonly texts: readonly TranslatedText[];
  /** The English texts that pages show with a line that says why: their translation might tell a figure wrongly. */
  stale: readonly string[];
  /** What the marks in its texts show, in English. */
  figureOf: FigureOf;
  /** Words of its language that say a figure. */
  numerals: Numerals;
};

/**
 * A reader that gives what is read in the words of these catalogs, each by the name of its English file without folder and ending.
 * `files` tells of everything that was read how far it is translated.
 */
export function createTranslator(
  { read, readFolder }: FileReader,
  catalogs: ReadonlyMap<string, Pending<Catalog>>,
  numeralsOf: Pending<Numerals>,
) {
  const files: TranslatedFile[] = [];
  const facts = readFolder('content/facts', '.json', factsFileSchema);
  let figures: ReadonlyMap<string, string> | undefined;

  function translated<Data>(data: Data, schema: z.ZodType, key: string): Data {
    figures ??= figuresOf(facts());
    const catalog = catalogs.get(key)?.() ?? null;
    const place = { key, home: homeOf(key, data), figures, numerals: numeralsOf() };
    const { file, said } =
      catalog === null
        ? withoutCatalog(data, schema, place)
        : translate(data, schema, catalog, place);
    files.push(file);
    return said;
  }

  return {
    files: () => files,
    given<Data>(key: string, schema: z.ZodType<Data>, data: Data): Pending<Data> {
      return () => translated(data, schema, key);
    },
    read<Schema extends z.ZodType>(file: string, schema: Schema): Pending<z.output<Schema>> {
      const pending = read(file, schema);
      return () => translated(pending(), schema, keyOf(file));
    },
    readFolder<Schema extends z.ZodType>(
      folder: string,
      extension: string,
      schema: Schema,
    ): Pending<Files<z.output<Schema>>> {
      const pending = readFolder(folder, extension, schema);
      const wordsOf = ([name, data]: [string, z.output<Schema>]) =>
        [name, translated(data, schema, `${keyOf(folder)}/${name}`)] as const;
      return () => new Map([...pending()].map(wordsOf));
    },
  };
}

/** "content/en/guides/uk/uk-passport.yaml" has its catalogs as "guides/uk/uk-passport", "content/settings.json" as "settings". */
function keyOf(file: string): string {
  return file.replace(/^content\/(?:en\/)?/, '').replace(/\.(?:json|yaml)$/, '');
}

let lastFigures = { files: new Map() as Files<FactsFile>, figures: new Map<string, string>() };

/** The figure of every fact in English, by the key of the fact; the same map again while no file of facts has changed. */
function figuresOf(files: Files<FactsFile>): ReadonlyMap<string, string> {
  const isSame =
    files.size === lastFigures.files.size &&
    [...files].every(([name, file]) => lastFigures.files.get(name) === file);
  if (isSame) return lastFigures.figures;
  const figures = new Map<string, string>();
  for (const [name, file] of files) {
    for (const { entry } of listEntries(file)) {
      const figure = figureOfEntry(entry);
      if (figure !== null) figures.set(`${name}/${entry.id}`, figure);
    }
  }
  lastFigures = { files, figures };
  return figures;
}

type Place = {
  key: string;
  /** "country/guide" whose facts the file names without a prefix; '' for none. */
  home: string;
  /** The figures of all facts in English, by the keys of the facts. */
  figures: ReadonlyMap<string, string>;
  numerals: Numerals;
};

type Translation<Data> = { file: TranslatedFile; said: Data };

/** What was made of each catalog last: whoever reads the content again and again, such as the editor's screen, waits for what changed. */
const lastMade = new WeakMap<
  Catalog,
  { data: unknown; figures: unknown; numerals: Numerals; translation: Translation<unknown> }
>();

/** What a file says in the words of a catalog, and how far these are. */
function translate<Data>(data: Data, schema: z.ZodType, catalog: Catalog, place: Place) {
  const { key, figures, numerals } = place;
  const last = lastMade.get(catalog);
  // What was made of this very file is of its type.
  if (last?.data === data && last.figures === figures && last.numerals === numerals)
    return last.translation as Translation<Data>;
  const lookup = createLookup(catalog);
  const figureOf = figureFinder(place);
  const texts: TranslatedText[] = [];
  const stale: string[] = [];
  const said = withTexts(data, schema, (text) => {
    const found = lookup(text);
    const faults = found === null ? [] : faultsOf(text, found.text, { key, figureOf, numerals });
    const translated = {
      ...text,
      state: stateOf(found, faults),
      text: found?.text ?? null,
      of: found?.of ?? null,
      credit: creditOf(found),
      faults,
    };
    texts.push(translated);
    if (found !== null && isRight(translated)) return found.text;
    // A figure can stand in English on a page of another language, and so can what has a line below it.
    const isFigure = key.startsWith('facts/') && text.address.endsWith('.value');
    if (found === null || (text.kind !== 'rich' && !isFigure)) return refuse;
    stale.push(text.english);
    return text.english;
  });
  const file = { key, month: catalog.translated, texts, stale, figureOf, numerals };
  const translation = { file, said };
  lastMade.set(catalog, { data, figures, numerals, translation });
  return translation;
}

/** What a file says that nobody has begun to translate. Its texts are told anew whenever they are asked for: of thousands of files they would fill the memory. */
function withoutCatalog<Data>(data: Data, schema: z.ZodType, place: Place): Translation<Data> {
  const file = {
    key: place.key,
    month: null,
    stale: [],
    get texts() {
      return missingTexts(data, schema);
    },
    figureOf: figureFinder(place),
    numerals: place.numerals,
  };
  const said = knownUnsaid.get(Object(data)) ?? withTexts(data, schema, () => refuse);
  knownUnsaid.set(Object(data), said);
  // What is kept under a file was made of it, and is of its type.
  return { file, said: said as Data };
}

/** Files of which nobody can read a text: the same in every language that says none of them, so each is made once. */
const knownUnsaid = new WeakMap<object, unknown>();

function missingTexts(data: unknown, schema: z.ZodType): TranslatedText[] {
  const texts: TranslatedText[] = [];
  withTexts(data, schema, (text) => {
    texts.push({ ...text, state: 'missing', text: null, of: null, credit: {}, faults: [] });
    return text.english;
  });
  return texts;
}

function creditOf(found: Credit | null): Credit {
  return {
    ...(found?.by && { by: found.by }),
    ...(found?.reviewed && { reviewed: found.reviewed }),
  };
}

function figureFinder({ home, figures }: Place): FigureOf {
  return (reference) => findFact(figures, reference, home) ?? null;
}

function stateOf(
  found: { isBehind: boolean } | null,
  faults: readonly string[],
): TranslatedText['state'] {
  if (found === null) return 'missing';
  if (found.isBehind) return 'behind';
  return faults.length === 0 ? 'done' : 'unfit';
}

/** An old translation stays only where it cannot tell a figure wrongly. */
function isRight({ state, text, english }: TranslatedText): boolean {
  return state === 'done' || (state === 'behind' && !/[{\p{N}]/u.test(english + text));
}

/** "country/guide" whose facts a file names without a prefix; '' for none. */
export function homeOf(key: string, words: unknown): string {
  const [folder, ...rest] = key.split('/');
  const name = rest.join('/');
  const field = (of: string) => {
    const value: unknown = Reflect.get(Object(words), of);
    return typeof value === 'string' ? value : '';
  };
  if (folder === 'guides') return name;
  if (folder === 'countries') return `${name}/${field('slug')}`;
  return folder === 'offers' || folder === 'articles' ? field('facts') : '';
}
