import { type AddressFinding, addressesIn, type HostWords, judgeAddress } from './addresses.ts';
import { type Folded, fold } from './fold.ts';
import { anyOf, beginningsOf, readPattern, type WordLists } from './patterns.ts';

/** What one language knows of offers. `denials` turn what follows into its opposite; a sentence with one of `warnings` warns of it. */
export type LanguageRules = {
  lists: WordLists;
  denials: readonly string[];
  /** Words that look like a denial and are none, such as "do not wait". */
  harmless: readonly string[];
  warnings: readonly string[];
  /** Words of whoever sells or asks for something: a text that has them is no warning to others. */
  selling: readonly string[];
  /** What somebody says who is named in a register. */
  registered: readonly string[];
  rules: readonly Rule[];
  documents: Readonly<Record<string, readonly string[]>>;
  places: Readonly<Record<string, readonly string[]>>;
};

export type Rule = {
  sign: string;
  /** A weak sign counts beside another one only. */
  isWeak?: true | undefined;
  patterns: readonly string[];
  /** A sentence that has one of these is honest. */
  unless?: readonly string[] | undefined;
};

/** What the check knows: the rules of every language, and addresses. */
export type OfferRules = { languages: readonly LanguageRules[]; hosts: HostWords };

/** A warning sign, and where its words stand in the offer. */
export type Finding = { sign: string; start: number; end: number };
type Found = Finding & { isWeak?: true | undefined };

export type Money = { amount: number; currency: string; start: number; end: number };

/** Shape: `findings` are one a sign, and one for each address; the caller sorts them. */
export type Verdict = {
  findings: Finding[];
  /** Addresses of authorities, as they are written. */
  own: string[];
  documents: string[];
  places: string[];
  prices: Money[];
};

/** Signs that only count in a text that has no word of a register. */
const unregistered = 'unregistered-adviser';
/** Signs that count where the words themselves are hidden from programs. */
const disguise = 'disguised';
/** What speaks of fraud by itself, so that a warning in its sentence says nothing. */
const aboutHonesty = 'says-honest';
/** Signs that are denials themselves, such as "no test"; of others a denial counts within their own words, too. */
const denying: ReadonlySet<string> = new Set(['left-out', 'promised', 'hidden-payment', 'threat']);
/** How many words before its words a denial may stand. */
const farthestDenial = 10;

/** A check of texts by all rules at once. Throws Error for a pattern that cannot be read. */
export function createCheck({ languages, hosts }: OfferRules): (text: string) => Verdict {
  const read = languages.map(compileLanguage);
  const index = indexOf(languages);
  return (text) => {
    const addresses = addressesIn(text);
    const folded = fold(
      text,
      addresses.map(({ start, end }) => [start, end] as const),
    );
    const judged = addresses.map((address) => ({ ...address, ...judgeAddress(address, hosts) }));
    const { found, named } = walk(folded, index, read);
    const inWords = found.length > 0 && warnsOthers(folded.text, read) ? [] : found;
    const all = [...judged.flatMap(ofAddress), ...inWords];
    return {
      findings: all.some(({ isWeak }) => !isWeak) ? firstOfEach(all) : [],
      own: judged.flatMap(({ kind, host }) => (kind === 'own' ? [host] : [])),
      documents: [...named.documents],
      places: [...named.places],
      prices: pricesIn(text),
    };
  };
}

/** What a pattern is for: a rule, or the name of a document or of a place. */
type Purpose =
  | { kind: 'rule'; rule: Rule; unless: RegExp | null }
  | { kind: 'documents' | 'places'; name: string };
/** Each pattern is one RegExp, made when a word first begins as it may begin. */
type Entry = { purpose: Purpose; source: string; pattern?: RegExp };

/** All patterns by how their first word begins: to try each everywhere took ten times as long. */
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

type Walked = { found: Found[]; named: Record<'documents' | 'places', Set<string>> };

/** Goes once through a text, from word to word, and tries what may begin there. */
function walk(
  folded: Folded,
  index: ReadonlyMap<string, Entry[]>,
  languages: readonly Compiled[],
): Walked {
  const { text } = folded;
  const named = { documents: new Set<string>(), places: new Set<string>() };
  const found = new Map<Purpose, Found>();
  const isRegistered = languages.some(({ registered }) => isIn(registered, text));

  function tryAt(entry: Entry, at: number): void {
    const { purpose } = entry;
    const end = found.has(purpose) ? null : endAt(entry, text, at);
    if (end === null) return;
    if (purpose.kind !== 'rule') named[purpose.kind].add(purpose.name);
    else if (purpose.rule.sign !== unregistered || !isRegistered) {
      const place = { start: at - 1, end };
      if (isOffer(folded, place, purpose, languages))
        found.set(purpose, foundAt(folded, place, purpose.rule));
    }
  }

  for (let at = 1; at < text.length; at = text.indexOf(' ', at) + 1) {
    for (const entry of entriesAt(folded, at, index)) tryAt(entry, at);
  }
  return { found: [...found.values()], named };
}

/** What may begin with the word at a place. Only hidden words are looked into for others inside them. */
function entriesAt(
  folded: Folded,
  at: number,
  index: ReadonlyMap<string, Entry[]>,
): readonly Entry[] {
  const word = folded.text.slice(at, folded.text.indexOf(' ', at));
  const near = knownWords.get(index)?.get(word) ?? entriesOf(word, index);
  return isDisguised(folded, at, at + 1) ? [...near, ...(index.get('') ?? [])] : near;
}

/** People say the same words again and again. */
const knownWords = new WeakMap<ReadonlyMap<string, Entry[]>, Map<string, readonly Entry[]>>();

function entriesOf(word: string, index: ReadonlyMap<string, Entry[]>): readonly Entry[] {
  const entries = [...beginningsOf(word)].flatMap((one) => index.get(one) ?? []);
  const known = knownWords.get(index) ?? new Map<string, readonly Entry[]>();
  knownWords.set(index, known.set(word, entries));
  return entries;
}

/** Where the pattern of an entry ends that begins at `at`, before the space behind it; null where it is not there. */
function endAt(entry: Entry, text: string, at: number): number | null {
  entry.pattern ??= new RegExp(entry.source, 'yu');
  entry.pattern.lastIndex = at;
  return entry.pattern.test(text) ? entry.pattern.lastIndex - 1 : null;
}

function foundAt(
  { at }: Folded,
  { start, end }: { start: number; end: number },
  { sign, isWeak }: Rule,
): Found {
  return { sign, isWeak, start: at[start + 1] ?? 0, end: (at[end - 1] ?? 0) + 1 };
}

type Compiled = ReturnType<typeof compileLanguage>;

function compileLanguage({
  lists,
  denials,
  harmless,
  warnings,
  selling,
  registered,
}: LanguageRules) {
  return {
    denials: anyOf(denials, lists),
    harmless: anyOf(harmless, lists),
    warnings: anyOf(warnings, lists),
    selling: anyOf(selling, lists),
    registered: anyOf(registered, lists),
  };
}

function ofAddress({ kind, start, end }: AddressFinding & { start: number; end: number }): Found[] {
  return kind === 'own' || kind === 'unknown' ? [] : [{ sign: kind, start, end }];
}

/** Whether what a rule found is part of an offer, and not of words that deny it or warn of it. */
function isOffer(
  folded: Folded,
  { start, end }: Pick<Finding, 'start' | 'end'>,
  { rule: { sign }, unless }: Extract<Purpose, { kind: 'rule' }>,
  languages: readonly Compiled[],
): boolean {
  if (sign === disguise) return isDisguised(folded, start, end);
  if (sign === aboutHonesty) return true;
  const sentence = sentenceAt(folded.text, start);
  const until = denying.has(sign) ? start : end - 1;
  return !isIn(unless, sentence.text) && !isExcused(folded.text, until, sentence, languages);
}

/** A text that warns at two places and sells nothing, such as a page on fraud. */
function warnsOthers(text: string, languages: readonly Compiled[]): boolean {
  const warnings = languages.reduce((sum, { warnings: one }) => sum + count(one, text), 0);
  return warnings > 1 && !languages.some(({ selling }) => isIn(selling, text));
}

type Sentence = { text: string; from: number };

/** The sentence that a place is in, from a stop to the next one. */
function sentenceAt(text: string, at: number): Sentence {
  const from = text.lastIndexOf(' . ', at) + 2;
  const end = text.indexOf(' . ', Math.max(at, from));
  const start = from === 1 ? 0 : from;
  return { text: text.slice(start, end === -1 ? undefined : end + 1), from: start };
}

/** Whether a sentence denies what was found in it, or warns of it, in any language. */
function isExcused(
  text: string,
  start: number,
  sentence: Sentence,
  languages: readonly Compiled[],
): boolean {
  if (languages.some(({ warnings }) => isIn(warnings, sentence.text))) return true;
  const before = text
    .slice(sentence.from, start + 1)
    .split(' ')
    .slice(-farthestDenial - 1);
  const words = ` ${before.join(' ').trim()} `;
  return languages.some(({ denials, harmless }) =>
    isIn(denials, harmless === null ? words : words.replace(harmless, ' , ')),
  );
}

function isDisguised({ disguised }: Folded, start: number, end: number): boolean {
  return disguised.some(([from, to]) => from < end && to > start);
}

function isIn(pattern: RegExp | null | undefined, text: string): boolean {
  if (pattern == null) return false;
  pattern.lastIndex = 0;
  return pattern.test(text);
}

function count(pattern: RegExp | null, text: string): number {
  return pattern === null ? 0 : (text.match(pattern)?.length ?? 0);
}

/** One finding a sign; of addresses, one each. */
function firstOfEach(findings: readonly Found[]): Finding[] {
  const known = new Set<string>();
  return findings
    .filter(({ sign, start }) => {
      const name = addressSigns.has(sign) ? `${sign} ${start}` : sign;
      if (known.has(name)) return false;
      known.add(name);
      return true;
    })
    .map(({ sign, start, end }) => ({ sign, start, end }));
}

const addressSigns: ReadonlySet<string> = new Set(['look-alike', 'short-address']);

const signs = { '£': 'GBP', '€': 'EUR', $: 'USD', GBP: 'GBP', EUR: 'EUR', USD: 'USD' } as const;
const number = String.raw`\d{1,3}(?:[.,\u00a0\u202f ]\d{3})+(?:[.,]\d{2})?|\d+(?:[.,]\d{1,2})?`;
const price = new RegExp(
  String.raw`(£|€|\$|GBP|EUR|USD)\s?(${number})|(${number})\s?(£|€|\$|GBP|EUR|USD)(?!\p{L})`,
  'gu',
);

/** Every amount of money that a text names. */
export function pricesIn(text: string): Money[] {
  return [...text.matchAll(price)].map((match) => {
    const [all, before, first = '', second = '', after] = match;
    const sign = (before ?? after) as keyof typeof signs;
    const written = (first || second).replace(/[.,\u00a0\u202f ](?=\d{3})/g, '').replace(',', '.');
    const start = match.index;
    return { amount: Number(written), currency: signs[sign], start, end: start + all.length };
  });
}
