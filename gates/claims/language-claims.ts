import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { z } from 'zod';
import { ContentError, type ContentProblem } from '../../compiler/content-error.ts';
import { sourceLocale } from '../../compiler/load.ts';
import { PatternError } from '../../compiler/offer-check/patterns.ts';
import { parseContent } from '../../compiler/parse-content.ts';
import { languageSchema } from '../../compiler/schemas/interface.ts';
import { parsePattern } from '../english/parse-pattern.ts';
import { type Match, matchesIn, type Node, type Pattern, subjectOf } from '../english/pattern.ts';
import type { Token } from '../english/tokens.ts';
import type { Passage } from '../pages/passages.ts';
import {
  type ClaimsGate,
  type Finding,
  findingOf,
  type Rule,
  type RuleWords,
} from './claims-gate.ts';

const pattern = z.string().trim().min(1);
const sentence = z.string().trim().min(1);

const kinds = ['forged-documents', 'guarantees', 'official-look'] as const;

/** `content/<locale>/claims.yaml`: what nobody may write in a language. The format is told in docs/translating.md. */
const languageClaimsSchema = z.strictObject({
  denials: z.array(pattern).min(1),
  rules: z.array(
    z.strictObject({
      id: z.string().regex(/^[a-z]+(-[a-z]+)*$/, 'Write lower-case words joined by hyphens'),
      about: z.enum(kinds),
      refuses: sentence,
      mend: sentence,
      patterns: z.array(pattern).min(1),
      unless: z.array(pattern).optional(),
      fails: sentence,
      passes: sentence,
    }),
  ),
});

/** The languages of the site beside English. */
export function languagesOf(root: string): { locale: string; tag: string }[] {
  return globSync('content/*/language.json', { cwd: root })
    .map((file) => ({ file, locale: file.split('/')[1] ?? '' }))
    .filter(({ locale }) => locale !== sourceLocale)
    .map(({ file, locale }) => ({
      locale,
      tag: languageSchema.parse(JSON.parse(readFileSync(join(root, file), 'utf8'))).tag,
    }));
}

/** A language with fewer would be checked for show only. */
const fewestPatterns = 15;

type LanguageRule = RuleWords & Pick<Rule, 'patterns' | 'unless'>;

/** A denial reaches so many words ahead, within a sentence. */
const farthestDenial = 8;

/**
 * The gate of another language than English: the same patterns, in words and stems that its translators list.
 * Throws ContentError where there are no rules, or too few, or one that does not do what its own sentences say.
 */
export function readLanguageClaims(
  root: string,
  { locale, tag }: { locale: string; tag: string },
): Pick<ClaimsGate, 'check'> {
  const file = `content/${locale}/claims.yaml`;
  if (!existsSync(join(root, file))) {
    const expected = 'there before a page in this language is shown: what nobody may write in it';
    const mend = 'docs/translating.md says how its rules are written.';
    throw new ContentError([{ file, field: 'the file', expected, got: undefined, mend }]);
  }
  const raw: unknown = parse(readFileSync(join(root, file), 'utf8'));
  const { denials, rules } = parseContent(languageClaimsSchema, raw, file);
  const problems: ContentProblem[] = [];
  const tokensIn = createTokens(tag);
  const compile = (texts: readonly string[], field: string) =>
    texts.flatMap((text, index): Pattern[] => {
      try {
        return [parsePattern(text, new Map(), (word) => nodeOf(word, tag))];
      } catch (error) {
        if (!(error instanceof PatternError)) throw error;
        problems.push({ file, field: `${field}.${index}`, expected: error.message, got: text });
        return [];
      }
    });
  const read = rules.map(
    ({ id, refuses, mend, patterns, unless = [] }, index): LanguageRule => ({
      id,
      file,
      refuses,
      mend,
      reason: 'It is not true of us, or nobody can show that it is.',
      source: null,
      patterns: compile(patterns, `rules.${index}.patterns`),
      unless: compile(unless, `rules.${index}.unless`),
    }),
  );
  const gate = createGate(read, compile(denials, 'denials'), tokensIn);
  const told = (text: string) => gate(text, '').map(({ rule }) => rule.id);
  for (const [index, { id, fails, passes }] of rules.entries()) {
    const field = `rules.${index}`;
    if (!told(fails).includes(id)) {
      problems.push({ file, field: `${field}.fails`, expected: `refused by "${id}"`, got: fails });
    }
    if (told(passes).length > 0) {
      const expected = `let through, but ${told(passes).join(', ')} refuses it`;
      problems.push({ file, field: `${field}.passes`, expected, got: passes });
    }
  }
  problems.push(...shortcomings(rules, file));
  if (problems.length > 0) throw new ContentError(problems);
  return {
    check: (passages: readonly Passage[]) =>
      passages.filter(({ isQuoted }) => !isQuoted).flatMap(({ text, place }) => gate(text, place)),
  };
}

function shortcomings(
  rules: z.infer<typeof languageClaimsSchema>['rules'],
  file: string,
): ContentProblem[] {
  const count = rules.reduce((sum, { patterns }) => sum + patterns.length, 0);
  const missing = kinds.filter((kind) => !rules.some(({ about }) => about === kind));
  return [
    ...(count < fewestPatterns
      ? [{ file, field: 'rules', expected: `with ${fewestPatterns} patterns or more`, got: count }]
      : []),
    ...missing.map((kind) => ({
      file,
      field: 'rules',
      expected: `with a rule about ${kind}`,
      got: undefined,
    })),
  ];
}

/** "garantiz*" is every word that begins so; another word is only itself. */
function nodeOf(mark: string, tag: string): Node {
  const [, word, star] = /^([\p{L}\p{M}][\p{L}\p{M}'’-]*)(\*?)$/u.exec(mark) ?? [];
  if (word === undefined) throw new PatternError(`"${mark}" is no word, and no mark either`);
  const folded = fold(word, tag);
  return star === '*' ? { kind: 'stem', stem: folded } : { kind: 'word', forms: new Set([folded]) };
}

/** Small letters, one kind of apostrophe, no vowel signs of Arabic, and one alef: as people write, and as a search finds. */
function fold(text: string, tag: string): string {
  return text
    .normalize('NFKC')
    .toLocaleLowerCase(tag)
    .replace(/[\p{M}\p{Default_Ignorable_Code_Point}ـ]/gu, '')
    .replace(/[’ʼ`´]/g, "'")
    .replace(/[أإآٱ]/g, 'ا')
    .trim();
}

/** The sentences of a text as words, by the rules of its language that the runtime knows. */
function createTokens(tag: string): (text: string) => { text: string; tokens: Token[] }[] {
  const sentences = new Intl.Segmenter(tag, { granularity: 'sentence' });
  const words = new Intl.Segmenter(tag, { granularity: 'word' });
  return (text) =>
    [...sentences.segment(text)].map(({ segment }) => {
      const tokens: Token[] = [];
      for (const piece of words.segment(segment)) {
        const last = tokens.at(-1);
        if (piece.isWordLike) tokens.push(tokenOf(fold(piece.segment, tag)));
        else if (last !== undefined) last.pause = pauseAfter(piece.segment) ?? last.pause;
      }
      return { text: segment.trim(), tokens };
    });
}

function pauseAfter(signs: string): Token['pause'] | null {
  if (/[.;:!?…؛؟–—|•·]/.test(signs)) return 'stop';
  return /[,،()]/.test(signs) ? 'comma' : null;
}

function tokenOf(word: string): Token {
  return { word, pause: 'none', ...(/^\d+$/.test(word) && { value: Number(word) }) };
}

function createGate(
  rules: readonly LanguageRule[],
  denials: readonly Pattern[],
  tokensIn: ReturnType<typeof createTokens>,
) {
  return (text: string, place: string): Finding[] =>
    tokensIn(text).flatMap(({ text: told, tokens }) => {
      const subject = subjectOf(tokens);
      const found = (patterns: readonly Pattern[]) =>
        patterns.flatMap((each) => matchesIn(each, subject));
      const denied = found(denials);
      return rules
        .filter(
          ({ patterns, unless }) =>
            found(patterns).some((match) => !isDenied(match, denied)) && found(unless).length === 0,
        )
        .map((rule) => findingOf(rule, place, told));
    });
}

function isDenied({ start }: Match, denials: readonly Match[]): boolean {
  return denials.some(({ end }) => end <= start && start - end <= farthestDenial);
}
