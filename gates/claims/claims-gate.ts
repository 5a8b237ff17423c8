import type { Passage } from '../pages/passages.ts';
import type { Language } from '../words/language.ts';
import {
  createFinder,
  type Match,
  matchesIn,
  type Pattern,
  type Subject,
  vocabularyOf,
} from '../words/pattern.ts';
import { createSentenceReader, type Sentence } from '../words/sentences.ts';
import { createHonesty, type HonestPatterns } from './honesty.ts';

/** What an editor is told of a rule. */
export type RuleWords = {
  id: string;
  /** The file of content/claims that it stands in. */
  file: string;
  refuses: string;
  reason: string;
  /** How to say it instead. */
  mend: string;
  /** The law, the ruling or the report behind it. */
  source: { title: string; url: string } | null;
};

/** Something that nobody may write on this site. */
export type Rule = RuleWords & {
  patterns: readonly Pattern[];
  /** What makes a sentence honest in which a pattern is found. */
  unless: readonly Pattern[];
  /** Whether a text with its source beside it may say so. */
  unlessSourced?: boolean | undefined;
  fails: string;
  passes: string;
};

export type Finding = { rule: RuleWords; place: string; sentence: string };

/** A sentence with everything that the rules found in it. */
type Read = Sentence & { subject: Subject; found: readonly { rule: Rule; match: Match }[] };
type Placed = Read & Pick<Passage, 'place' | 'isSeen' | 'isSourced'>;

const headings = new Set(['h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'summary', 'dt', 'th']);
/** Texts of so few words that stand side by side are read as one: "98 %" above "success rate". */
const fragmentLength = 5;
/** So many sentences are looked at after one, for what they say about it. */
const sightLength = 4;
const mostRemembered = 20_000;

/** Reads texts by the rules. */
export type ClaimsGate = ReturnType<typeof createClaimsGate>;

export function createClaimsGate(
  rules: readonly Rule[],
  honest: HonestPatterns,
  language: Language,
) {
  const honesty = createHonesty(honest);
  const { read, search } = createReader(rules, honesty, language);

  /** By which rules a sentence, or several side by side read as one, is refused. */
  function judge(said: Read, parts: readonly Placed[], after: readonly Read[]): Finding[] {
    const { subject, found, text } = said;
    const place = parts.map((part) => part.place).join(' + ');
    const following = after.slice(0, sightLength).map((sentence) => sentence.subject);
    const isHeading = parts.some((part) => headings.has(part.place));
    const isSourced = parts.some((part) => part.isSourced);
    const isReported = parts.every((part) => part.isSourced && !part.isSeen);
    const bad = found.filter(
      ({ rule, match }) =>
        !(rule.unlessSourced && isSourced) &&
        !honesty.excuses(subject, match, { following, isHeading, isReported }),
    );
    return [...new Set(bad.map(({ rule }) => rule))].map((rule) => findingOf(rule, place, text));
  }

  function findingsAt(sentences: readonly Placed[], index: number): Finding[] {
    const sentence = sentences[index];
    if (sentence === undefined || sentence.found.length === 0) return [];
    // Whoever reads the page reads past labels and data: whether a figure is marked as old must not matter.
    const after = sentences.slice(index + 1).filter(({ isSeen }) => isSeen || !sentence.isSeen);
    return judge(sentence, [sentence], after);
  }

  /** What short texts claim only side by side. */
  function findingsAcross(sentences: readonly Placed[], index: number, count: number): Finding[] {
    const parts = sentences.slice(index, index + count);
    const [first] = parts;
    const last = parts.at(-1);
    if (first === undefined || last === undefined || parts.length < count) return [];
    if (parts.some(({ tokens }) => tokens.length > fragmentLength)) return [];
    const joined = search(join(parts));
    const lastStart = joined.tokens.length - last.tokens.length;
    const found = joined.found.filter(
      ({ match }) => match.start < first.tokens.length && match.end > lastStart,
    );
    const after = index + count;
    return judge({ ...joined, found }, parts, sentences.slice(after, after + sightLength));
  }

  return {
    rules,
    /** Every sentence of one file's texts, in order, that a rule refuses. Quotations are not looked at. */
    check(passages: readonly Passage[]): Finding[] {
      const sentences = passages
        .filter(({ isQuoted }) => !isQuoted)
        .flatMap(({ text, place, isSeen, isSourced }) =>
          read(text).map((sentence) => ({ ...sentence, place, isSeen, isSourced })),
        );
      const seen = sentences.filter(({ isSeen }) => isSeen);
      return [
        ...sentences.flatMap((_, index) => findingsAt(sentences, index)),
        ...seen.flatMap((_, index) => findingsAcross(seen, index, 2)),
        ...seen.flatMap((_, index) => findingsAcross(seen, index, 3)),
      ];
    },
  };
}

/** Finds in texts what the rules look for. What stands on many pages is read once, and searched once. */
function createReader(
  rules: readonly Rule[],
  honesty: ReturnType<typeof createHonesty>,
  language: Language,
) {
  const sought = rules.flatMap((rule) => rule.patterns.map((pattern) => ({ rule, pattern })));
  const vocabulary = vocabularyOf(sought.map(({ pattern }) => pattern.phrase));
  const find = createFinder(sought);
  const sentencesOf = createSentenceReader(language, vocabulary);
  const rememberText = createMemory<readonly Read[]>();
  const rememberSentence = createMemory<Read>();

  function read(text: string): readonly Read[] {
    return rememberText(text, () => sentencesOf(text).map(search));
  }

  function search(sentence: Sentence): Read {
    return rememberSentence(sentence.text, () => searchNew(sentence));
  }

  function searchNew(sentence: Sentence): Read {
    const subject = honesty.prepare(sentence.tokens);
    const found = find(subject).map(({ thing: { rule }, match }) => ({ rule, match }));
    const isHonest = ({ rule }: { rule: Rule }) =>
      rule.unless.some((pattern) => matchesIn(pattern, subject).length > 0);
    return { ...sentence, subject, found: found.filter((each) => !isHonest(each)) };
  }

  return { read, search };
}

/** What is told of a rule, without its patterns. */
function findingOf(rule: RuleWords, place: string, sentence: string): Finding {
  const { id, file, refuses, reason, mend, source } = rule;
  return { rule: { id, file, refuses, reason, mend, source }, place, sentence };
}

/** Makes a value once for each key; thousands of pages are not remembered all at once. */
function createMemory<Value>() {
  const known = new Map<string, Value>();
  return (key: string, make: () => Value): Value => {
    const value = known.get(key) ?? make();
    if (known.size >= mostRemembered) known.clear();
    known.set(key, value);
    return value;
  };
}

/** Several short sentences as one, with a short pause between them; a question stays one. */
function join(parts: readonly Sentence[]): Sentence {
  return {
    text: parts.map(({ text }) => text).join(' / '),
    tokens: parts.flatMap(({ tokens }) =>
      tokens.map((token, at) =>
        at === tokens.length - 1 && token.pause !== 'question'
          ? { ...token, pause: 'comma' as const }
          : token,
      ),
    ),
  };
}
