import { type AddressFinding, addressesIn, type HostWords, judgeAddress } from './addresses.ts';
import { type Folded, fold } from './fold.ts';
import { anyOf, type WordLists } from './patterns.ts';

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
const denying: ReadonlySet<string> = new Set(['no-test', 'guaranteed', 'hidden-payment', 'threat']);
/** How many words before its words a denial may stand. */
const farthestDenial = 10;

/** A check of texts by all rules at once. Throws Error for a pattern that cannot be read. */
export function createCheck({ languages, hosts }: OfferRules): (text: string) => Verdict {
  const read = languages.map(compileLanguage);
  return (text) => {
    const addresses = addressesIn(text);
    const folded = fold(
      text,
      addresses.map(({ start, end }) => [start, end] as const),
    );
    const judged = addresses.map((address) => ({ ...address, ...judgeAddress(address, hosts) }));
    const found = [...judged.flatMap(ofAddress), ...ofWords(folded, read)];
    const findings = found.some(({ isWeak }) => !isWeak) ? found : [];
    const has = (kind: 'documents' | 'places') => [
      ...new Set(
        read.flatMap((language) =>
          Object.entries(language[kind]).flatMap(([name, words]) =>
            isIn(words, folded.text) ? [name] : [],
          ),
        ),
      ),
    ];
    return {
      findings: firstOfEach(findings),
      own: judged.flatMap(({ kind, host }) => (kind === 'own' ? [host] : [])),
      documents: has('documents'),
      places: has('places'),
      prices: pricesIn(text),
    };
  };
}

type Compiled = ReturnType<typeof compileLanguage>;

function compileLanguage(language: LanguageRules) {
  const { lists } = language;
  const each = (words: Readonly<Record<string, readonly string[]>>) =>
    Object.fromEntries(Object.entries(words).map(([name, some]) => [name, anyOf(some, lists)]));
  return {
    denials: anyOf(language.denials, lists),
    harmless: anyOf(language.harmless, lists),
    warnings: anyOf(language.warnings, lists),
    selling: anyOf(language.selling, lists),
    registered: anyOf(language.registered, lists),
    rules: language.rules.map(({ sign, isWeak, patterns, unless = [] }) => ({
      sign,
      isWeak,
      patterns: anyOf(patterns, lists),
      unless: anyOf(unless, lists),
    })),
    documents: each(language.documents),
    places: each(language.places),
  };
}

function ofAddress({ kind, start, end }: AddressFinding & { start: number; end: number }): Found[] {
  return kind === 'own' || kind === 'unknown' ? [] : [{ sign: kind, start, end }];
}

function ofWords(folded: Folded, languages: readonly Compiled[]): Found[] {
  if (warnsOthers(folded.text, languages)) return [];
  const isRegistered = languages.some(({ registered }) => isIn(registered, folded.text));
  return languages
    .flatMap(({ rules }) => rules)
    .filter(({ sign }) => sign !== unregistered || !isRegistered)
    .flatMap((rule) => {
      const counts = (start: number, end: number) =>
        isOffer(folded, { start, end }, rule, languages);
      const match = firstMatch(rule.patterns, folded, counts);
      return match === null ? [] : [{ sign: rule.sign, isWeak: rule.isWeak, ...match }];
    });
}

/** Whether what a rule found is part of an offer, and not of words that deny it or warn of it. */
function isOffer(
  folded: Folded,
  { start, end }: Pick<Finding, 'start' | 'end'>,
  { sign, unless }: Compiled['rules'][number],
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

function firstMatch(
  pattern: RegExp | null,
  { text, at }: Folded,
  counts: (start: number, end: number) => boolean,
): { start: number; end: number } | null {
  if (pattern === null) return null;
  pattern.lastIndex = 0;
  for (let match = pattern.exec(text); match !== null; match = pattern.exec(text)) {
    const start = match.index;
    const end = start + match[0].length - 1;
    if (counts(start, end)) return { start: at[start + 1] ?? 0, end: (at[end - 1] ?? 0) + 1 };
    // The space at the end begins the next word.
    pattern.lastIndex = Math.max(end, start + 1);
  }
  return null;
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
