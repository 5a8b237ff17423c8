import { existsSync, globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { z } from 'zod';
import { ContentError, type ContentProblem } from '../../compiler/content-error.ts';
import { listEntries } from '../../compiler/facts/facts.ts';
import { parseFile } from '../../compiler/load/file-reader.ts';
import { parseContent } from '../../compiler/load/parse-content.ts';
import { sourceLocale } from '../../compiler/load.ts';
import { PatternError } from '../../compiler/offer-check/patterns.ts';
import { createRouteTable } from '../../compiler/routes.ts';
import { factsFileSchema } from '../../compiler/schemas/facts.ts';
import { languageSchema } from '../../compiler/schemas/language.ts';
import { routesSchema } from '../../compiler/schemas/routes.ts';
import { navigationSchema } from '../../compiler/schemas/settings.ts';
import { madeOnce } from '../../plan/made-once.ts';
import { english, type Language, languageOf } from '../words/language.ts';
import { type Pattern, parsePattern } from '../words/pattern.ts';
import {
  claimRulesSchema,
  claimsOfLanguageSchema,
  claimWordsSchema,
  honestWordsSchema,
  kindsOfClaims,
} from './claim-schemas.ts';
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
  const compile = createCompiler(english, problems, lists);
  const sourceOf = createSources(root);
  const read = <Schema extends z.ZodType>(schema: Schema, file: string) =>
    readFile(schema, file, root, drafts);

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
      return { ...rule, file, mend, patterns, unless, source: source ?? null };
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
  return createClaimsGate(rules, honestPatterns, english);
}

/** The languages of the site beside English. */
export function languagesOf(root: string): { locale: string; tag: string }[] {
  return globSync('content/*/language.json', { cwd: root })
    .map((file) => ({ file, locale: file.split('/')[1] ?? '' }))
    .filter(({ locale }) => locale !== sourceLocale)
    .map(({ file, locale }) => ({ locale, tag: readFile(languageSchema, file, root).tag }));
}

/** A language with fewer would be checked for show only. */
const fewestPatterns = 15;

/**
 * The gate of another language than English, in words and beginnings of words that its translators list.
 * Throws ContentError where there are no rules, or too few, or one that does not do what its own sentences say.
 */
export function readLanguageClaims(root: string, { locale, tag }: { locale: string; tag: string }) {
  const file = `content/${locale}/claims.yaml`;
  if (!existsSync(join(root, file))) {
    const expected = 'there before a page in this language is shown: what nobody may write in it';
    const mend = 'docs/translating.md says how its rules are written.';
    throw new ContentError([{ file, field: 'the file', expected, got: undefined, mend }]);
  }
  const claims = readFile(claimsOfLanguageSchema, file, root);
  const problems: ContentProblem[] = [];
  const language = languageOf(tag);
  const compile = createCompiler(language, problems);
  const rules = claims.rules.map(
    ({ about: _, ...rule }, index): Rule => ({
      ...rule,
      file,
      reason: 'It is not true of us, or nobody can show that it is.',
      source: null,
      patterns: compile(rule.patterns, file, `rules.${index}.patterns`),
      unless: compile(rule.unless ?? [], file, `rules.${index}.unless`),
    }),
  );
  const honest = new Map([['denials' as const, compile(claims.denials, file, 'denials')]]);
  const gate = createClaimsGate(rules, honest, language);
  problems.push(...shortcomings(claims.rules, file), ...brokenExamples(gate, file));
  if (problems.length > 0) throw new ContentError(problems);
  return gate;
}

function shortcomings(rules: z.infer<typeof claimsOfLanguageSchema>['rules'], file: string) {
  const got = rules.flatMap(({ patterns }) => patterns).length;
  const missing = kindsOfClaims.filter((kind) => !rules.some(({ about }) => about === kind));
  return [
    ...(got < fewestPatterns ? [`with ${fewestPatterns} patterns or more`] : []),
    ...missing.map((kind) => `with a rule about ${kind}`),
  ].map((expected) => ({ file, field: 'rules', expected, got }));
}

/** Rules that let through what they should refuse, and honest examples that a rule refuses. */
function brokenExamples(gate: ClaimsGate, file: string): ContentProblem[] {
  const told = (text: string) =>
    gate
      .check([{ place: 'p', text, isSeen: true, isQuoted: false, isSourced: false }])
      .map(({ rule }) => rule.id);
  return gate.rules.flatMap(({ id, fails, passes }, index): ContentProblem[] => {
    const field = `rules.${index}`;
    const refusing = told(passes).join(', ');
    const through = { file, field: `${field}.fails`, expected: `refused by "${id}"`, got: fails };
    const expected = `let through, but ${refusing} refuses it`;
    return [
      ...(told(fails).includes(id) ? [] : [through]),
      ...(refusing === '' ? [] : [{ file, field: `${field}.passes`, expected, got: passes }]),
    ];
  });
}

/** The shape of a file of content/claims. */
export function schemaOfClaims(file: string): z.ZodType {
  if (file === wordsFile) return claimWordsSchema;
  return file === honestFile ? honestWordsSchema : claimRulesSchema;
}

function filesOfClaims(root: string): string[] {
  return globSync(`${folder}/*.yaml`, { cwd: root }).toSorted();
}

function readFile<Schema extends z.ZodType>(
  schema: Schema,
  file: string,
  root: string,
  drafts: Drafts = new Map(),
): z.output<Schema> {
  const text = drafts.get(file) ?? readFileSync(join(root, file), 'utf8');
  return parseContent(schema, parseFile(file, text), file);
}

/** Reads lists of patterns, and notes a problem for each that cannot be read. */
function createCompiler(
  language: Language,
  problems: ContentProblem[],
  lists: ReadonlyMap<string, readonly Pattern[]> = new Map(),
) {
  return (texts: readonly string[], file: string, field: string): Pattern[] =>
    texts.flatMap((text, index) => {
      try {
        return [parsePattern(text, lists, language)];
      } catch (error) {
        if (!(error instanceof PatternError)) throw error;
        const expected = `a pattern as content/claims/README.md explains it, but ${error.message}`;
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
  const entriesOf = madeOnce((name: string) =>
    listEntries(readFile(factsFileSchema, `content/facts/${name}.json`, root)),
  );
  return (key: string): Rule['source'] | undefined => {
    const id = basename(key);
    const listed = entriesOf(key.slice(0, -id.length - 1));
    const source = listed.find(({ entry }) => entry.id === id && entry.read)?.entry.source;
    return source && { title: source.title, url: source.url };
  };
}

/** The page that quotes what swindlers say, so that it may be recognised: a menu leads there. */
export function readWarningPath(root: string): string {
  const { path } = readFile(navigationSchema, 'content/navigation.json', root).warning;
  const routes = readFile(routesSchema, 'content/routes.json', root);
  return createRouteTable(routes).resolve(path) ?? path;
}
