import { beginningsOf, readPattern, type WordLists } from './patterns.ts';

/** What one language knows of offers. */
export type LanguageRules = {
  lists: WordLists;
  /** Words of somebody who asks about an offer, such as "is it true". */
  asking: readonly string[];
  /** What somebody says who is named in a register. */
  registered: readonly string[];
  rules: readonly { sign: string; patterns: readonly string[] }[];
  documents: Readonly<Record<string, readonly string[]>>;
  places: Readonly<Record<string, readonly string[]>>;
};

/** What a pattern is for: a warning sign, or the name of a document or of a place. */
export type Purpose = { kind: 'sign' | 'documents' | 'places'; name: string };
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
    for (const { sign, patterns } of language.rules) {
      add(patterns, language, { kind: 'sign', name: sign });
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
