import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { parse } from 'yaml';
import { ContentError, type ContentProblem } from '../../compiler/content-error.ts';
import { listEntries } from '../../compiler/facts.ts';
import { parseContent } from '../../compiler/parse-content.ts';
import {
  type ClaimRule,
  claimRulesSchema,
  claimWordsSchema,
  honestWordsSchema,
} from '../../compiler/schemas/claims.ts';
import { factsFileSchema } from '../../compiler/schemas/facts.ts';
import { PatternError, parsePattern } from '../english/parse-pattern.ts';
import type { Pattern } from '../english/pattern.ts';
import { type ClaimsGate, createClaimsGate, type Rule } from './claims-gate.ts';

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
  const readYaml = (file: string): unknown =>
    parse(drafts.get(file) ?? readFileSync(join(root, file), 'utf8'));
  const words = parseContent(claimWordsSchema, readYaml(wordsFile), wordsFile);
  const honest = parseContent(honestWordsSchema, readYaml(honestFile), honestFile);
  const lists = new Map<string, readonly Pattern[]>();

  function compile(texts: readonly string[], file: string, field: string): Pattern[] {
    return texts.flatMap((text, index) => {
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
  // A list may name those that stand above it.
  for (const [name, texts] of Object.entries(words))
    lists.set(name, compile(texts, wordsFile, name));

  function toRule(rule: ClaimRule, file: string, field: string, mend: string): Rule {
    const source = rule.source === null ? null : sourceOf(root, rule.source);
    if (rule.source !== null && source === undefined) {
      const expected = 'a fact whose source has been read';
      problems.push({ file, field: `${field}.source`, expected, got: rule.source });
    }
    const patterns = compile(rule.patterns, file, `${field}.patterns`);
    const unless = compile(rule.unless ?? [], file, `${field}.unless`);
    const unlessSourced = rule.unlessSourced ?? false;
    return { ...rule, file, mend, patterns, unless, unlessSourced, source: source ?? null };
  }

  const rules = globSync(`${folder}/*.yaml`, { cwd: root })
    .filter((file) => ![wordsFile, honestFile].includes(file))
    .toSorted()
    .flatMap((file) => {
      const { mend, rules: list } = parseContent(claimRulesSchema, readYaml(file), file);
      return list.map((rule, index) => toRule(rule, file, `rules.${index}`, mend));
    });
  for (const { id, file } of rules) {
    if (rules.filter((other) => other.id === id).length > 1)
      problems.push({
        file,
        field: 'rules',
        expected: 'a list of rules that each have their own id',
        got: id,
      });
  }
  const compiled = {
    us: lists.get('us') ?? [],
    denials: compile(honest.denials, honestFile, 'denials'),
    emptyDenials: compile(honest.emptyDenials, honestFile, 'emptyDenials'),
    turns: compile(honest.turns, honestFile, 'turns'),
    others: compile(honest.others, honestFile, 'others'),
    emptyOthers: compile(honest.emptyOthers, honestFile, 'emptyOthers'),
    condemnations: compile(honest.condemnations, honestFile, 'condemnations'),
    exposures: compile(honest.exposures, honestFile, 'exposures'),
    noes: compile(honest.noes, honestFile, 'noes'),
  };
  if (problems.length > 0) throw new ContentError(problems);
  return createClaimsGate(rules, compiled);
}

/** Title and address of what a fact rests on, if somebody has read it. */
function sourceOf(root: string, key: string): Rule['source'] | undefined {
  const id = basename(key);
  const file = `content/facts/${key.slice(0, -id.length - 1)}.json`;
  const facts = factsFileSchema.parse(JSON.parse(readFileSync(join(root, file), 'utf8')));
  const found = listEntries(facts).find(({ entry }) => entry.id === id)?.entry;
  if (found === undefined || !found.read) return undefined;
  return { title: found.source.title, url: found.source.url };
}
