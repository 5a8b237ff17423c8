import { anyOf, beginningsOf, readPattern, type WordLists } from './patterns.ts';

/** What one language knows of offers. `denials` turn what follows into its opposite; a sentence with one of `warnings` warns of it. */
export type LanguageRules = {
  lists: WordLists;
  denials: readonly string[];
  /** Words that look like a denial and are none, such as "do not wait". */
  harmless: readonly string[];
  warnings: readonly string[];
  /** Words of news about people who were caught: a text that has one and sells nothing is no offer. */
  reports: readonly string[];
  /** Words of somebody who asks about an offer, such as "is it true". */
  asking: readonly string[];
  /** Words of honest business and of families, such as "lessons" or "my appointment". */
  ordinary: readonly string[];
  /** Words of whoever sells or asks for something: a text that has them is no warning to others. */
  selling: readonly string[];
  /** What somebody says who is named in a register. */
  registered: readonly string[];
  /** Amounts of money in words, such as "three grand". */
  amounts: readonly string[];
  rules: readonly Rule[];
  documents: Readonly<Record<string, readonly string[]>>;
  places: Readonly<Record<string, readonly string[]>>;
};

export type Rule = {
  sign: string;
  /** A weak sign counts beside another one, or beside a price. */
  isWeak?: true | undefined;
  patterns: readonly string[];
  /** A sentence that has one of these is honest. */
  unless?: readonly string[] | undefined;
};

/** What a pattern is for: a rule, or the name of a document or of a place. */
export type Purpose =
  | { kind: 'rule'; rule: Rule; unless: RegExp | null }
  | { kind: 'documents' | 'places'; name: string };
/** Each pattern is one RegExp, made when a word first begins as it may begin. */
export type Entry = { purpose: Purpose; source: string; pattern?: RegExp };

/**
 * All patterns by how their first word begins: to try each everywhere took ten times as long.
 * Gives what may begin with a word. Only hidden words are looked into for others inside them.
 */
export function createIndex(
  languages: readonly LanguageRules[],
): (word: string, isHidden: boolean) => readonly Entry[] {
  const index = indexOf(languages);
  // People say the same words again and again.
  const known = new Map<string, readonly Entry[]>();

  function entriesOf(word: string): readonly Entry[] {
    const found = known.get(word);
    if (found !== undefined) return found;
    const entries = [...beginningsOf(word)].flatMap((one) => index.get(one) ?? []);
    known.set(word, entries);
    return entries;
  }

  return (word, isHidden) =>
    isHidden ? [...entriesOf(word), ...(index.get('') ?? [])] : entriesOf(word);
}

function indexOf(languages: readonly LanguageRules[]): ReadonlyMap<string, Entry[]> {
  const index = new Map<string, Entry[]>();
  const add = (patterns: readonly string[], { lists }: LanguageRules, purpose: Purpose) => {
    for (const one of patterns) {
      const { source, firsts } = readPattern(one, lists);
      const entry: Entry = { purpose, source };
      for (const first of new Set(firsts)) index.set(first, [...(index.get(first) ?? []), entry]);
    }
  };
  for (const language of languages) {
    for (const rule of language.rules) {
      const unless = anyOf(rule.unless ?? [], language.lists);
      add(rule.patterns, language, { kind: 'rule', rule, unless });
    }
    for (const kind of ['documents', 'places'] as const) {
      for (const [name, patterns] of Object.entries(language[kind])) {
        add(patterns, language, { kind, name });
      }
    }
  }
  return index;
}

/** Where the pattern of an entry ends that begins at `at`, before the space behind it; null where it is not there. */
export function endAt(entry: Entry, text: string, at: number): number | null {
  entry.pattern ??= new RegExp(entry.source, 'yu');
  entry.pattern.lastIndex = at;
  return entry.pattern.test(text) ? entry.pattern.lastIndex - 1 : null;
}
