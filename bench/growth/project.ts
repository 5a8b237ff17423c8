import { mkdirSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { cp, mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { z } from 'zod';
import { copyOfFacts, copyOfWords, lettersOf, madeUpWord } from './copies.ts';

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

const routesSchema = z.array(
  z.looseObject({
    path: z.string(),
    kind: z.string(),
    content: z.string(),
    parent: z.string().optional(),
  }),
);
type Route = z.infer<typeof routesSchema>[number];

/** A copy of this project that may be filled with guides. */
export type GrowthProject = {
  folder: string;
  /** Copies the shipped guides until there are so many. */
  growTo: (guideCount: number) => void;
  /** Writes one more word into one of the guides. */
  changeOneWord: () => void;
  discard: () => void;
};

/** Copies the project's source to a folder for temporary files. Caches are not copied, so that its first build is a cold one. */
export async function openGrowthProject(): Promise<GrowthProject> {
  const folder = await mkdtemp(join(tmpdir(), 'waymark-growth-'));
  for (const entry of readdirSync('.').filter((name) => !notSource.has(name))) {
    await cp(entry, join(folder, entry), { recursive: true });
  }
  linkPackages(join(folder, 'node_modules'));
  return {
    folder,
    growTo: (guideCount) => growTo(folder, guideCount),
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
