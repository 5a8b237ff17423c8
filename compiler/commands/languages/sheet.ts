import { parse, stringify } from 'yaml';
import { z } from 'zod';
import { UsageError } from '../../../terminal/usage.ts';
import { compile } from '../../compile.ts';
import type { Content } from '../../load.ts';
import type { BuildFacts } from '../../pages/context.ts';
import { factsFileSchema } from '../../schemas/facts.ts';
import type { Terms } from '../../schemas/language.ts';
import { type Credit, hashOf, type Translation, withTexts } from '../../translation/catalog.ts';
import { faultsOf } from '../../translation/fit.ts';
import { termNotes } from '../../translation/terms.ts';
import type { TranslatedFile, TranslatedText } from '../../translation/translate.ts';

const heading = `# Fill in each text, and take the sheet in with --take. What stays empty is left out.
# Keep marks such as {fee} and {fee|words}, links and figures as the English has them.
# shows: what a mark shows in English. terms: which words to use, from terms.yaml. before: the translation of an older English text. most: the most characters.

`;

export type Language = { files: readonly TranslatedFile[]; terms: Terms };

/** A sheet for a translator: every text in reading order, or only those that are not done. */
export function sheetOf({ texts, figureOf }: TranslatedFile, terms: Terms, isOpenOnly: boolean) {
  const entries = texts
    .filter(({ state }) => !isOpenOnly || state !== 'done')
    .map(({ address, english, most, state, text, faults }) => ({
      at: address,
      en: english,
      shows: unlessEmpty(shownBy(english, figureOf)),
      terms: unlessEmpty(termNotes(english, terms)),
      most: most ?? undefined,
      before: state === 'done' ? undefined : (text ?? undefined),
      faults: state === 'unfit' ? faults : undefined,
      text: state === 'done' ? text : '',
    }));
  return heading + stringify(entries, { lineWidth: 0 });
}

function unlessEmpty<Given extends object>(given: Given): Given | undefined {
  return Object.keys(given).length === 0 ? undefined : given;
}

/** What each mark of a text shows in English. */
export function shownBy(english: string, figureOf: TranslatedFile['figureOf']) {
  const references = [...english.matchAll(/\{([a-z0-9/-]+)(?:\|[^{}]+)?\}/g)];
  return Object.fromEntries(
    references.flatMap(([, reference = '']) => {
      const figure = figureOf(reference);
      return figure === null ? [] : [[reference, figure]];
    }),
  );
}

/** A text that was not taken in, and why. */
export type Refused = { at: string; fault: string };

const sheetSchema = z.array(
  z.object({ at: z.string(), en: z.string().optional(), text: z.string().nullish() }),
);

/** A text that somebody filled in, with the English that it was made from where that is known. */
export type Entry = { at: string; en?: string | undefined; text: string; credit?: Credit };

/** The catalog of a file with what was filled in; what does not fit is left out of it and told, and empty entries are passed over. */
export function takeEntries(entries: readonly Entry[], file: TranslatedFile, today: Date) {
  const byAddress = new Map(file.texts.map((text) => [text.address, text]));
  const fresh = new Map<string, Entry>();
  const refused: Refused[] = [];
  for (const entry of entries) {
    const { at } = entry;
    const text = entry.text.trim();
    if (text === '') continue;
    const faults = faultsOfEntry(byAddress.get(at), { ...entry, text }, file);
    refused.push(...faults.map((fault) => ({ at, fault })));
    if (faults.length === 0) fresh.set(at, { ...entry, text });
  }
  const texts = file.texts.flatMap((before): [string, Translation][] => {
    const { address, english, text, of, credit } = before;
    const entry = fresh.get(address);
    if (entry !== undefined) {
      return [[address, { of: hashOf(english), text: entry.text, ...entry.credit }]];
    }
    return text === null || of === null ? [] : [[address, { of, text, ...credit }]];
  });
  const month = today.toISOString().slice(0, 7);
  return {
    catalog: { translated: month, texts: Object.fromEntries(texts) },
    taken: fresh.size,
    refused,
  };
}

/** The entries of a filled sheet. Throws UsageError for what is none. */
export function readSheet(sheet: string): Entry[] {
  try {
    return sheetSchema.parse(parse(sheet)).map((entry) => ({ ...entry, text: entry.text ?? '' }));
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new UsageError(`The sheet cannot be read as a list of at, en and text: ${reason}`);
  }
}

function faultsOfEntry(
  text: TranslatedText | undefined,
  { en, text: words }: Entry,
  { key, figureOf, numerals }: TranslatedFile,
): string[] {
  if (text === undefined) return [`is no text of ${key}`];
  if (en !== undefined && hashOf(en) !== hashOf(text.english)) {
    return [`was made from other English; it says now: ${text.english}`];
  }
  return faultsOf(text, words, { key, figureOf, numerals });
}

/**
 * The files without the words of facts that no page shows: a figure that stands only in sentences needs no label in a table. What pages read
 * while they are made is what visitors see.
 */
export function withoutUnseenFacts(
  files: readonly TranslatedFile[],
  content: Content,
  build: BuildFacts,
): TranslatedFile[] {
  const seen = addressesSeen(content, build);
  return files
    .map((file) => ({
      ...file,
      texts: file.texts.filter(
        ({ address }) =>
          !file.key.startsWith('facts/') ||
          !/^(?:facts|fees|timing)\./.test(address) ||
          seen.has(`${file.key} ${address}`),
      ),
    }))
    .filter(({ texts }) => texts.length > 0);
}

function addressesSeen(content: Content, build: BuildFacts): ReadonlySet<string> {
  const [english] = content.locales;
  const seen = new Set<string>();
  const facts = new Map(
    [...content.facts].map(([name, file]) => [
      name,
      withTexts(file, factsFileSchema, ({ address, english: words }) =>
        address.startsWith('authority.')
          ? words
          : () => {
              seen.add(`facts/${name} ${address}`);
              return words;
            },
      ),
    ]),
  );
  const watched = { ...english, locale: 'watched', facts, testimonials: [] };
  compile({ ...content, locales: [english, watched] }, build);
  return seen;
}
