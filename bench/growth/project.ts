import { mkdirSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { cp, mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { parse, stringify } from 'yaml';
import { type Route, routesSchema } from '../../compiler/schemas/routes.ts';

const notSource = new Set([
  'node_modules',
  '.git',
  '.astro',
  'dist',
  'data',
  'shots',
  'test-results',
]);
const routesFile = 'content/routes.json';
const wordsFolder = 'content/en/guides';
const factsFolder = 'content/facts';

/**
 * A copy of this project in a folder for temporary files, to be filled with guides. Caches are not copied, so that its first build is a
 * cold one.
 */
export async function openGrowthProject() {
  const folder = await mkdtemp(join(tmpdir(), 'waymark-growth-'));
  for (const entry of readdirSync('.').filter((name) => !notSource.has(name))) {
    await cp(entry, join(folder, entry), { recursive: true });
  }
  linkPackages(join(folder, 'node_modules'));
  return {
    folder,
    /** Copies the shipped guides until there are so many. */
    growTo: (guideCount: number) => growTo(folder, guideCount),
    /** Writes one more word into one of the guides. */
    changeOneWord: () => changeOneWord(folder),
    discard: () => rmSync(folder, { recursive: true, force: true }),
  };
}

/** A folder of its own with links in it, so that what programs keep beside packages stays in the copy. */
function linkPackages(target: string): void {
  mkdirSync(target);
  const packages = readdirSync('node_modules').filter(
    (name) => name === '.bin' || !name.startsWith('.'),
  );
  for (const name of packages) symlinkSync(resolve('node_modules', name), join(target, name));
}

function growTo(folder: string, guideCount: number): void {
  const routes = routesSchema.parse(JSON.parse(readFileSync(routesFile, 'utf8')));
  const shipped = routes.filter(({ kind }) => kind === 'guide');
  const copies = Array.from({ length: Math.max(0, guideCount - shipped.length) }, (_, copy) =>
    writeCopy(folder, shipped[copy % shipped.length], copy),
  );
  writeFileSync(join(folder, routesFile), JSON.stringify([...routes, ...copies], null, 2));
}

function writeCopy(folder: string, route: Route | undefined, copy: number): Route {
  if (route === undefined) throw new RangeError('There is no guide to copy.');
  const [word, ending] = [madeUpWord(copy), `-${lettersOf(copy)}`];
  const content = route.content + ending;
  const words = readFileSync(join(wordsFolder, `${route.content}.yaml`), 'utf8');
  const facts = readFileSync(join(factsFolder, `${route.content}.json`), 'utf8');
  writeFileSync(join(folder, wordsFolder, `${content}.yaml`), copyOfWords(words, word));
  writeFileSync(join(folder, factsFolder, `${content}.json`), copyOfFacts(facts, content, word));
  return { path: route.path + ending, kind: route.kind, content, parent: route.parent };
}

function changeOneWord(folder: string): void {
  const copied = routesSchema
    .parse(JSON.parse(readFileSync(join(folder, routesFile), 'utf8')))
    .findLast(({ kind }) => kind === 'guide');
  const file = join(folder, wordsFolder, `${copied?.content}.yaml`);
  const words = readFileSync(file, 'utf8');
  const changed = words.replace(/(Zu[a-z]{6})\./, '$1 anew.');
  if (changed === words) throw new RangeError(`${file} is not a copy: ask for more guides.`);
  writeFileSync(file, changed);
}

/** Letters for the name of a copy, because words of a guide's address hold no digits: "aaa", "aab", "aac", … */
export function lettersOf(copy: number): string {
  return [26 * 26, 26, 1]
    .map((place) => String.fromCharCode(97 + (Math.floor(copy / place) % 26)))
    .join('');
}

const syllables = [...'bdfgklmnprtvz'].flatMap((first) => [...'aeiou'].map((last) => first + last));

/** A word that no other copy and no language has, so that whatever is kept by its content is not found again: "Zubabade". */
export function madeUpWord(copy: number): string {
  const { length } = syllables;
  const tail = [length * length, length, 1].map(
    (place) => syllables[Math.floor(copy / place) % length],
  );
  return `Zu${tail.join('')}`;
}

/** The most letters that each of these fields may hold; all others may grow. */
const longest: Readonly<Record<string, number>> = {
  title: 70,
  shortTitle: 40,
  pageTitle: 60,
  description: 160,
  summary: 160,
  contactLabel: 40,
};
/** What a copy does without, wherever it stands: its cases, and whatever leads to them. */
const leftOut = new Set(['cases', 'finder']);
const names = new Set(['id', 'kind', 'reviewed', 'fee', 'time', 'validity', 'country', 'reason']);

/**
 * The words of a guide, made different: every paragraph and title says the word. Names, such as those of facts, stay. Cases are
 * left out, so that a copy is one page and the figures of all sizes can be compared.
 */
export function copyOfWords(yaml: string, word: string): string {
  return stringify(
    mapTexts(parse(yaml), (text, key) => {
      if (names.has(key) || key === 'rows') return text;
      const most = longest[key];
      return most === undefined
        ? said(text, word)
        : `${text.slice(0, most - word.length - 1)} ${word}`;
    }),
  );
}

/** The facts of a guide for its copy at `key`, "country/guide": their sentences say the word. */
export function copyOfFacts(json: string, key: string, word: string): string {
  const file = mapTexts(JSON.parse(json), (text, field) => {
    if (field === 'guide') return key;
    return field === 'statement' ? said(text, word) : text;
  });
  return `${JSON.stringify(file, null, 2)}\n`;
}

/** The word ends the last sentence: as one of its own it would stand between a claim and what the page says of it. */
function said(text: string, word: string): string {
  return text
    .trimEnd()
    .split(/\n{2,}/)
    .map((paragraph) => `${paragraph.replace(/\.$/, '')} ${word}.`)
    .join('\n\n');
}

/** The same lists and objects with each text as `change` makes it; `key` is the nearest field's name. */
function mapTexts(
  value: unknown,
  change: (text: string, key: string) => string,
  key = '',
): unknown {
  if (typeof value === 'string') return change(value, key);
  if (Array.isArray(value)) return value.map((item) => mapTexts(item, change, key));
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(
    Object.entries(value)
      .filter(([field]) => !leftOut.has(field))
      .map(([field, item]) => [field, mapTexts(item, change, field)]),
  );
}
