// Lists how far each language is translated, prints work sheets and takes them in: `npm run languages -- --help` says how.

import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readWords, UsageError } from '../../terminal/usage.ts';
import { readBuildConfig } from '../build-config.ts';
import { ContentError } from '../content-error.ts';
import { contentText } from '../load/content-text.ts';
import { replaceFile } from '../load/replace-file.ts';
import { loadContent, sourceLocale } from '../load.ts';
import type { BuildFacts } from '../pages/context.ts';
import { languageSchema } from '../schemas/language.ts';
import type { TranslatedFile } from '../translation/translate.ts';
import { exportLanguage, formats, importLanguage } from './languages/exchange/exchange.ts';
import {
  type Language,
  type Refused,
  readSheet,
  sheetOf,
  takeEntries,
  withoutUnseenFacts,
} from './languages/sheet.ts';

const help = `Lists how far each language is translated, prints work sheets for translators, and takes them in.

  npm run languages                                  every language: how much is translated, missing and behind
  npm run languages -- es                            each file of one language
  npm run languages -- es guides/uk/uk-passport      its work sheet: the English, and what stands there now
                       [--open]                      only what is missing, behind or does not fit
                       [--take sheet.yaml]           takes a filled sheet in; what does not fit is told and left out
  npm run languages -- begin pt --tag pt-PT --name Português
                                                     makes the folder of a new language
  npm run -s languages -- export es --format xliff   all texts for a translator's tool, printed: xliff or po
  npm run languages -- import es waymark-es.xlf      takes in what such a tool gives back, of any of them, by its ending: .xlf, .xliff or .po
                       [--by Ana] [--reviewed-by Ben]  who translated what changed, and who has read what is marked as reviewed

docs/translating.md says how to translate.`;

const options = {
  open: { type: 'boolean', default: false },
  help: { type: 'boolean', default: false, short: 'h' },
  take: { type: 'string' },
  tag: { type: 'string' },
  name: { type: 'string' },
  format: { type: 'string', default: 'xliff' },
  by: { type: 'string' },
  'reviewed-by': { type: 'string' },
} as const;

type Place = { root: string; build: BuildFacts };

/** What a command says, and which texts it did not take. */
type Answer = { said: string; refused: Refused[] };

/**
 * Carries out `npm run languages` with these words.
 * Throws UsageError for words that cannot be meant, ContentError when the content is not sound.
 */
export function runLanguages(words: readonly string[], place: Place): Answer {
  const { values, positionals } = readWords({ args: [...words], allowPositionals: true, options });
  if (values.help) return tell(help);
  if (positionals[0] === 'export')
    return tell(exported(positionals.slice(1), values.format, place));
  if (positionals[0] === 'import') return imported(positionals.slice(1), values, place);
  const [locale, key, ...rest] = positionals;
  if (rest.length > 0) throw new UsageError(`Too many names.\n\n${help}`);
  if (locale === 'begin') return tell(begin(key, values, place));
  if (locale === undefined) return tell(overview(place));
  const { files, terms } = languageOf(locale, place);
  if (key === undefined) return tell(listOf(files));
  const file = files.find((each) => each.key === key);
  if (file === undefined) throw new UsageError(`No "${key}". There are:\n\n${listOf(files)}`);
  if (values.take === undefined) return tell(sheetOf(file, terms, values.open));
  return take(readGiven(values.take), file, locale, place);
}

/** A file that somebody names. Throws UsageError where there is none. */
function readGiven(name: string): string {
  try {
    return readFileSync(name, 'utf8');
  } catch (error) {
    throw new UsageError(`${name} cannot be read.`, { cause: error });
  }
}

function tell(said: string): Answer {
  return { said, refused: [] };
}

function take(sheet: string, file: TranslatedFile, locale: string, { root, build }: Place): Answer {
  const { taken, catalog, refused } = takeEntries(readSheet(sheet), file, build.today);
  const name = `content/${locale}/${file.key}.json`;
  if (taken > 0) write(join(root, name), catalog);
  const left = file.texts.length - Object.keys(catalog.texts).length;
  const lines = [
    `Took ${taken} texts into ${name}; ${left} of ${file.texts.length} are missing.`,
    ...(refused.length === 0 ? [] : [`Left out, because it does not fit:`]),
  ];
  return { said: lines.join('\n'), refused };
}

function exported([locale = '', ...rest]: string[], format: string, place: Place): string {
  if (rest.length > 0 || !isFormat(format)) {
    throw new UsageError(`Name one language and a format: ${formats.join(', ')}.\n\n${help}`);
  }
  return exportLanguage(languageOf(locale, place), { ...place, locale, format });
}

function isFormat(name: string): name is (typeof formats)[number] {
  return formats.some((format) => format === name);
}

type Credits = { by?: string | undefined; 'reviewed-by'?: string | undefined };

function imported(
  [locale = '', name, ...rest]: string[],
  { by, 'reviewed-by': reviewedBy }: Credits,
  place: Place,
): Answer {
  if (name === undefined || rest.length > 0) {
    throw new UsageError(`Name a language and a file.\n\n${help}`);
  }
  const given = { name, text: readGiven(name), by, reviewedBy };
  const { files } = languageOf(locale, place);
  const { catalogs, taken, waiting, refused } = importLanguage(files, given, place);
  for (const [key, catalog] of catalogs) {
    write(join(place.root, 'content', locale, `${key}.json`), catalog);
  }
  const said = `Took ${taken} texts into ${catalogs.size} files; ${waiting} are marked as not done yet, and were left out.`;
  return { said, refused };
}

function write(path: string, value: unknown): void {
  replaceFile(path, contentText(path, value));
}

function overview({ root, build }: Place): string {
  const content = loadContent(root);
  return content.locales
    .map(({ locale, language: { name, tag }, translated }) => {
      const about =
        locale === sourceLocale
          ? 'everything is written in it first'
          : sums(withoutUnseenFacts(translated, content, build));
      return `${locale.padEnd(8)}${tag.padEnd(8)}${name.padEnd(14)}${about}`;
    })
    .join('\n');
}

function listOf(files: readonly TranslatedFile[]): string {
  const width = Math.max(...files.map(({ key }) => key.length)) + 2;
  return files.map((file) => `${file.key.padEnd(width)}${sums([file])}`).join('\n');
}

/** "12 of 40 texts (30%), 28 missing, 1 behind". */
function sums(files: readonly TranslatedFile[]): string {
  const texts = files.flatMap((file) => file.texts);
  const count = (state: string) => texts.filter((text) => text.state === state).length;
  const done = count('done');
  const share = Math.floor((done / texts.length) * 100);
  const rest = [
    [count('missing'), 'missing'],
    [count('behind'), 'behind'],
    [count('unfit'), 'that no longer fit their English'],
  ] as const;
  return [
    `${done} of ${texts.length} texts (${share}%)`,
    ...rest.filter(([number]) => number > 0).map(([number, what]) => `${number} ${what}`),
  ].join(', ');
}

/** A language, its files with the texts that its pages show. Throws UsageError for one that is not there. */
export function languageOf(locale: string, { root, build }: Place): Language {
  const content = loadContent(root);
  const others = content.locales.filter((each) => each.locale !== sourceLocale);
  const found = others.find((each) => each.locale === locale);
  if (found !== undefined) {
    return { files: withoutUnseenFacts(found.translated, content, build), terms: found.terms };
  }
  const known = others.map((each) => each.locale).join(', ') || 'none yet';
  throw new UsageError(
    `No language has the folder content/${locale}. There are: ${known}.\n\n${help}`,
  );
}

type Wanted = { tag?: string | undefined; name?: string | undefined };

function begin(locale: string | undefined, { tag, name }: Wanted, place: Place): string {
  if (locale === undefined || tag === undefined || name === undefined) {
    throw new UsageError(`Name a folder, a tag and what the language calls itself.\n\n${help}`);
  }
  if (!/^[a-z]{2,3}(-[a-z0-9]+)*$/.test(locale)) {
    throw new UsageError(`"${locale}" begins addresses: write small letters, like pt or uk-ua.`);
  }
  const language = languageSchema.parse({ name, tag, direction: directionOf(tag) });
  const file = join(place.root, 'content', locale, 'language.json');
  if (existsSync(file)) throw new UsageError(`content/${locale} is there already.`);
  write(file, language);
  return `Made content/${locale}. What is to be translated:\n\n${listOf(languageOf(locale, place).files)}`;
}

const rightToLeft = new Set(['Arab', 'Hebr', 'Syrc', 'Thaa', 'Nkoo', 'Adlm', 'Rohg']);

function directionOf(tag: string): 'ltr' | 'rtl' {
  const { script = '' } = new Intl.Locale(tag).maximize();
  return rightToLeft.has(script) ? 'rtl' : 'ltr';
}

if (import.meta.main) {
  try {
    const { said, refused } = runLanguages(process.argv.slice(2), {
      root: process.cwd(),
      build: readBuildConfig(process.env),
    });
    console.log(said);
    for (const { at, fault } of refused) console.error(`  ${at} ${fault}`);
    if (refused.length > 0) process.exitCode = 1;
  } catch (error) {
    if (!(error instanceof UsageError || error instanceof ContentError)) throw error;
    console.error(error.message);
    process.exitCode = 1;
  }
}
