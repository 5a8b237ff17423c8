import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FieldPath } from '../../compiler/content-error.ts';
import { parseFile } from '../../compiler/load/file-reader.ts';
import { sourceLocale } from '../../compiler/load.ts';
import { languagesOf } from './read-claims.ts';

/** A text of a content file, with its words in small letters. */
export type ContentText = {
  file: string;
  path: FieldPath;
  text: string;
  words: ReadonlySet<string>;
};

/** Rules, and lists of what others type or sell by: nothing of them is said. */
const unsaid =
  /\/(claims|plain-language)\/|\/(claims|terms|synonyms|offer-signs|foreign-words)\.yaml$/;

/** Every text in which a language says something; of English also those that it shares with others. */
export function textsOfLanguage(locale: string, root: string): ContentText[] {
  const others = languagesOf(root).map((other) => `content/${other.locale}/`);
  const isOwn = (file: string) =>
    locale === sourceLocale
      ? !others.some((folder) => file.startsWith(folder))
      : file.startsWith(`content/${locale}/`);
  return globSync('content/**/*.{json,yaml}', { cwd: root })
    .filter((file) => isOwn(file) && !unsaid.test(file))
    .toSorted()
    .flatMap((file) => textsIn(file, parseFile(file, readFileSync(join(root, file), 'utf8'))));
}

/** Every text below a value that a file holds. */
export function textsIn(file: string, value: unknown, path: FieldPath = []): ContentText[] {
  if (typeof value === 'string') return [{ file, path, text: value, words: wordsOf(value) }];
  if (typeof value !== 'object' || value === null) return [];
  const isList = Array.isArray(value);
  return Object.entries(value).flatMap(([key, inner]) =>
    textsIn(file, inner, [...path, isList ? Number(key) : key]),
  );
}

/** The names of facts are left out: pages show their figures. */
function wordsOf(text: string): Set<string> {
  const said = text.replace(/\{[^|}]*\|?/g, ' ').toLowerCase();
  return new Set(said.match(/[\p{L}\p{N}]+/gu));
}

/** The text that holds more than a share of the words of a sentence, and of several that hold the most the shortest; else null. */
export function nearestText(
  sentence: string,
  texts: readonly ContentText[],
  share: number,
): ContentText | null {
  const said = wordsOf(sentence);
  const held = texts
    .map((text) => ({ text, share: said.intersection(text.words).size / said.size }))
    .filter((text) => text.share > share);
  const [best] = held.toSorted(
    (one, other) => other.share - one.share || one.text.words.size - other.text.words.size,
  );
  return best?.text ?? null;
}
