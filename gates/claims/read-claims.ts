import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { parse } from 'yaml';
import type { z } from 'zod';
import { ContentError, type ContentProblem } from '../../compiler/content-error.ts';
import { listEntries } from '../../compiler/facts.ts';
import { PatternError } from '../../compiler/offer-check/patterns.ts';
import { parseContent } from '../../compiler/parse-content.ts';
import { createRouteTable } from '../../compiler/routes.ts';
import { factsFileSchema } from '../../compiler/schemas/facts.ts';
import { routesSchema } from '../../compiler/schemas/routes.ts';
import { navigationSchema } from '../../compiler/schemas/settings.ts';
import { parsePattern } from '../english/parse-pattern.ts';
import type { Pattern } from '../english/pattern.ts';
import { claimRulesSchema, claimWordsSchema, honestWordsSchema } from './claim-schemas.ts';
import { type ClaimsGate, createClaimsGate, type Rule } from './claims-gate.ts';
import type { HonestKind } from './honesty.ts';

const folder = 'content/claims';
const wordsFile = `${folder}/words.yaml`;
const honestFile = `${folder}/honest.yaml`;

/** Texts that stand in place of files, by their path from the root. */
type Drafts = ReadonlyMap<string, string>;

/**
 * The gate with every rule of content/claims below `root`.
 * Throws one ContentError with the faults of every file: patterns, names used twice, sources that are no facts.
 */
export function readClaims(root: string, drafts: Drafts = new Map()): ClaimsGate {
  const problems: ContentProblem[] = [];
  const lists = new Map<string, readonly Pattern[]>();
  const compile = createCompiler(lists, problems);
  const sourceOf = createSources(root);

  function read<Schema extends z.ZodType>(schema: Schema, file: string): z.output<Schema> {
    const text = drafts.get(file) ?? readFileSync(join(root, file), 'utf8');
    return parseContent(schema, parse(text), file);
  }

  function readRules(file: string): Rule[] {
    const { mend, rules } = read(claimRulesSchema, file);
    return rules.map((rule, index) => {
      const field = `rules.${index}`;
      const source = rule.source === null ? null : sourceOf(rule.source);
      if (source === undefined) {
        const expected = 'a fact whose source has been read';
        problems.push({ file, field: `${field}.source`, expected, got: rule.source });
      }
      const patterns = compile(rule.patterns, file, `${field}.patterns`);
      const unless = compile(rule.unless ?? [], file, `${field}.unless`);
      const unlessSourced = rule.unlessSourced ?? false;
      return { ...rule, file, mend, patterns, unless, unlessSourced, source: source ?? null };
    });
  }

  const words = read(claimWordsSchema, wordsFile);
  const honest = read(honestWordsSchema, honestFile);
  // A list may name those that stand above it.
  for (const [name, texts] of Object.entries(words))
    lists.set(name, compile(texts, wordsFile, name));
  const rules = filesOfClaims(root)
    .filter((file) => ![wordsFile, honestFile].includes(file))
    .flatMap(readRules);
  problems.push(...sharedIds(rules));
  const honestPatterns = new Map<HonestKind, readonly Pattern[]>([['us', lists.get('us') ?? []]]);
  for (const kind of honestWordsSchema.keyof().options) {
    honestPatterns.set(kind, compile(honest[kind], honestFile, kind));
  }
  if (problems.length > 0) throw new ContentError(problems);
  return createClaimsGate(rules, honestPatterns);
}

/** The shape of a file of content/claims. */
export function schemaOfClaims(file: string): z.ZodType {
  if (file === wordsFile) return claimWordsSchema;
  return file === honestFile ? honestWordsSchema : claimRulesSchema;
}

/** All that is written in content/claims, and of other languages beside their words, as one text: a site is read again where it changes. */
export function readRulesText(root: string): string {
  return [...filesOfClaims(root), ...globSync('content/*/claims.yaml', { cwd: root }).toSorted()]
    .map((file) => readFileSync(join(root, file), 'utf8'))
    .join('\n');
}

function filesOfClaims(root: string): string[] {
  return globSync(`${folder}/*.yaml`, { cwd: root }).toSorted();
}

/** Reads lists of patterns, and notes a problem for each that cannot be read. */
function createCompiler(
  lists: ReadonlyMap<string, readonly Pattern[]>,
  problems: ContentProblem[],
) {
  return (texts: readonly string[], file: string, field: string): Pattern[] =>
    texts.flatMap((text, index) => {
      try {
        return [parsePattern(text, lists)];
      } catch (error) {
        if (!(error instanceof PatternError)) throw error;
        const expected = `a pattern as README.md explains it, but ${error.message}`;
        problems.push({ file, field: `${field}.${index}`, expected, got: text });
        return [];
      }
    });
}

function sharedIds(rules: readonly Rule[]): ContentProblem[] {
  const expected = 'a list of rules that each have their own id';
  return rules
    .filter(({ id }) => rules.filter((other) => other.id === id).length > 1)
    .map(({ id, file }) => ({ file, field: 'rules', expected, got: id }));
}

/** Title and address of what a fact rests on, if somebody has read it. Each file of facts is read once. */
function createSources(root: string) {
  const entries = new Map<string, ReturnType<typeof listEntries>>();
  return (key: string): Rule['source'] | undefined => {
    const id = basename(key);
    const file = `content/facts/${key.slice(0, -id.length - 1)}.json`;
    const listed = entries.get(file) ?? listEntries(readFacts(join(root, file)));
    entries.set(file, listed);
    const source = listed.find(({ entry }) => entry.id === id && entry.read)?.entry.source;
    return source && { title: source.title, url: source.url };
  };
}

function readFacts(file: string) {
  return factsFileSchema.parse(JSON.parse(readFileSync(file, 'utf8')));
}

/** The page that quotes what swindlers say, so that it may be recognised: a menu leads there. */
export function readWarningPath(root: string): string {
  const read = <Schema extends z.ZodType>(schema: Schema, file: string) =>
    parseContent(schema, JSON.parse(readFileSync(join(root, file), 'utf8')), file);
  const { path } = read(navigationSchema, 'content/navigation.json').warning;
  return createRouteTable(read(routesSchema, 'content/routes.json')).resolve(path) ?? path;
}
