import { extname } from 'node:path';
import { UsageError } from '../../../../terminal/usage.ts';
import { loadContent, wordFolders } from '../../../load.ts';
import type { BuildFacts } from '../../../pages/context.ts';
import { addressBelow, prefixOf } from '../../../routes.ts';
import type { Terms } from '../../../schemas/language.ts';
import type { Catalog, Credit } from '../../../translation/catalog.ts';
import { termNotes } from '../../../translation/terms.ts';
import type { TranslatedFile, TranslatedText } from '../../../translation/translate.ts';
import { type Entry, type Language, type Refused, shownBy, takeEntries } from '../sheet.ts';
import {
  creditNotes,
  type ReturnedUnit,
  readPo,
  readXliff,
  type Unit,
  writePo,
  writeXliff,
} from './formats.ts';

export const formats = ['xliff', 'po'] as const;

type Place = { root: string; build: BuildFacts };

/** All texts of a language, as a tool for translators reads them. */
export function exportLanguage(
  { files, terms }: Language,
  { root, build, locale, format }: Place & { locale: string; format: (typeof formats)[number] },
): string {
  const { locales, routes } = loadContent(root);
  const tagOf = (name: string) => locales.find((one) => one.locale === name)?.language.tag ?? name;
  const paths = new Map(
    routes.map(({ kind, content, path }) => [`${wordFolders[kind]}/${content}`, path]),
  );
  const pageOf = ({ key }: TranslatedFile, { address }: TranslatedText) => {
    const path = paths.get(key);
    const [, id] = /^cases\.([a-z0-9-]+)\./.exec(address) ?? [];
    if (path === undefined) return null;
    return (
      build.siteUrl + addressBelow(prefixOf(locale), id === undefined ? path : `${path}/${id}`)
    );
  };
  const units = files.flatMap((file) =>
    file.texts.map((text) => unitOf(file, text, { page: pageOf(file, text), terms })),
  );
  const given = { sourceTag: tagOf('en'), targetTag: tagOf(locale), units };
  return format === 'po' ? writePo(given) : writeXliff(given);
}

function unitOf(
  { key, figureOf }: TranslatedFile,
  told: TranslatedText,
  { page, terms }: { page: string | null; terms: Terms },
): Unit {
  const { address, english, text, most, faults, credit } = told;
  const shown = Object.entries(shownBy(english, figureOf));
  const notes = [
    ...shown.map(([mark, figure]) => `{${mark}} shows ${figure}.`),
    ...(most === null ? [] : [`At most ${most} characters.`]),
    ...termNotes(english, terms),
    ...faults.map((fault) => `The translation ${fault}.`),
    ...creditNotes(credit),
  ];
  return { key, address, english, text: text ?? '', state: stateOf(told), most, notes, page };
}

function stateOf({ state, credit }: TranslatedText): Unit['state'] {
  if (state === 'missing') return 'initial';
  if (state !== 'done') return 'behind';
  return credit.reviewed === undefined ? 'translated' : 'reviewed';
}

/** A file that a tool gave back, and who stands for what is in it. */
type Given = {
  name: string;
  text: string;
  by: string | undefined;
  reviewedBy: string | undefined;
};

/**
 * The catalogs that change by what a tool gives back. `waiting` counts texts that it marks as not done.
 * Throws UsageError for a file of another kind.
 */
export function importLanguage(files: readonly TranslatedFile[], given: Given, { build }: Place) {
  const byKey = new Map(files.map((file) => [file.key, file]));
  // Once for each file: where nothing is translated yet, its texts are made whenever they are asked for.
  const texts = new Map(
    files.map(({ key, texts }) => [key, new Map(texts.map((text) => [text.address, text]))]),
  );
  const textAt = (key: string, address: string) => texts.get(key)?.get(address);
  const returned = readReturned(given, (key, address) => textAt(key, address)?.english);
  const changed = returned.filter((unit) => {
    const before = textAt(unit.key, unit.address);
    return unit.text.trim() !== '' && !isSame(before, unit, given.reviewedBy);
  });
  const done = changed.filter(({ isDone }) => isDone);
  const month = build.today.toISOString().slice(0, 7);
  const catalogs = new Map<string, Catalog>();
  const refused: Refused[] = [];
  let taken = 0;
  for (const [key, units] of Map.groupBy(done, (unit) => unit.key)) {
    const file = byKey.get(key);
    if (file === undefined) {
      refused.push({ at: key, fault: 'is no file with texts of this language' });
      continue;
    }
    const entries = units.map((unit): Entry => {
      const credit = creditOf(unit, textAt(key, unit.address), given, month);
      return { at: unit.address, en: unit.english, text: unit.text, credit };
    });
    const outcome = takeEntries(entries, file, build.today);
    refused.push(...outcome.refused.map(({ at, fault }) => ({ at: `${key} ${at}`, fault })));
    taken += outcome.taken;
    if (outcome.taken > 0) catalogs.set(key, outcome.catalog);
  }
  return { catalogs, taken, waiting: changed.length - done.length, refused };
}

function readReturned(
  { name, text }: Given,
  englishOf: (key: string, address: string) => string | undefined,
): ReturnedUnit[] {
  const ending = extname(name);
  if (ending === '.po' || ending === '.pot') return readPo(text);
  if (ending === '.xlf' || ending === '.xliff') return readXliff(text, englishOf);
  throw new UsageError(`${name} is neither .xlf or .xliff nor .po.`);
}

/** Whether nothing of a text has changed: neither its words nor that they fit, nor that somebody has read them. */
function isSame(
  before: TranslatedText | undefined,
  { text, isReviewed }: ReturnedUnit,
  reviewedBy: string | undefined,
): boolean {
  if (before === undefined || before.state !== 'done' || before.text !== text.trim()) return false;
  return reviewedBy === undefined || !isReviewed || before.credit.reviewed?.name === reviewedBy;
}

/** Who stands for a text from now on: whoever changed it did not read it a second time. */
function creditOf(
  { text, isReviewed }: ReturnedUnit,
  before: TranslatedText | undefined,
  { by, reviewedBy }: Given,
  month: string,
): Credit {
  const author = before?.text === text.trim() ? before.credit.by : named(by, month);
  const reader = isReviewed ? named(reviewedBy, month) : undefined;
  return { ...(author && { by: author }), ...(reader && { reviewed: reader }) };
}

function named(name: string | undefined, month: string): Credit['by'] {
  return name === undefined ? undefined : { name, month };
}
