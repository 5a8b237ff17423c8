import { type AddressFinding, addressesIn, type HostWords, judgeAddress } from './addresses.ts';
import { type Folded, fold } from './fold.ts';
import {
  createIndex,
  type Entry,
  endAt,
  type LanguageRules,
  type Purpose,
  type Rule,
} from './pattern-index.ts';
import { anyOf } from './patterns.ts';
import { type Money, pricesIn } from './prices.ts';

/** What the check knows: the rules of every language, and addresses. */
export type OfferRules = { languages: readonly LanguageRules[]; hosts: HostWords };

/** A warning sign, and where its words stand in the offer. */
export type Finding = { sign: string; start: number; end: number };
type Found = Finding & { isWeak?: true | undefined };

/** Shape: `findings` and `told` are one a sign, and one for each address; the caller sorts them. One of the two is empty. */
export type Verdict = {
  findings: Finding[];
  /** Signs in what somebody was told, where the text asks about an offer and makes none. */
  told: Finding[];
  /** Addresses of authorities, as they are written. */
  own: string[];
  documents: string[];
  places: string[];
  /** What is asked; of what honest people charge or news report, nothing. */
  prices: Money[];
};

/** Signs that only count in a text that has no word of a register. */
const unregistered = 'unregistered-adviser';
/** Signs that count where the words themselves are hidden from programs. */
const disguise = 'disguised';
/** What speaks of fraud by itself, so that a warning in its sentence says nothing. */
const aboutFraud: ReadonlySet<string> = new Set(['says-honest', 'money-back']);
/** Signs that are denials themselves, such as "no test"; of others a denial counts within their own words, too. */
const denying: ReadonlySet<string> = new Set([
  'left-out',
  'promised',
  'threat',
  'unregistered-adviser',
  'official-look',
]);
/** How many words before its words a denial may stand. */
const farthestDenial = 10;

/** A check of texts by all rules at once. Throws Error for a pattern that cannot be read. */
export function createCheck({ languages, hosts }: OfferRules): (text: string) => Verdict {
  const read = languages.map(compileLanguage);
  const entriesFor = createIndex(languages);
  return (text) => {
    const addresses = addressesIn(text);
    const folded = fold(
      text,
      addresses.map(({ start, end }) => [start, end] as const),
    );
    const judged = addresses.map((address) => ({ ...address, ...judgeAddress(address, hosts) }));
    const { found, named } = walk(folded, entriesFor, read);
    const { isWarned, isAsked, isOrdinary, hasAmount } = mannerOf(text, folded.text, read);
    const all = [...judged.flatMap(ofAddress), ...(isWarned ? [] : found)];
    const prices = pricesIn(text);
    const hasPrice = prices.length > 0 || hasAmount;
    const shown = isWarning(all, hasPrice, isOrdinary) ? firstOfEach(all) : [];
    return {
      findings: isAsked ? [] : shown,
      told: isAsked ? shown : [],
      own: judged.flatMap(({ kind, host }) => (kind === 'own' ? [host] : [])),
      documents: [...named.documents],
      places: [...named.places],
      prices: isWarned || isOrdinary ? [] : prices,
    };
  };
}

/** What kind of text it is, apart from what was found in it: who sells neither warns nor asks. */
function mannerOf(original: string, text: string, languages: readonly Compiled[]) {
  const has = (one: 'selling' | 'asking' | 'ordinary' | 'amounts') =>
    languages.some((language) => isIn(language[one], text));
  const sells = has('selling');
  return {
    isWarned: !sells && warnsOthers(text, languages),
    isAsked: !sells && (endsInQuestion(original) || has('asking')),
    isOrdinary: has('ordinary'),
    hasAmount: has('amounts'),
  };
}

type Walked = { found: Found[]; named: Record<'documents' | 'places', Set<string>> };

/** Goes once through a text, from word to word, and tries what may begin there. */
function walk(
  folded: Folded,
  entriesFor: ReturnType<typeof createIndex>,
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
    const word = text.slice(at, text.indexOf(' ', at));
    for (const entry of entriesFor(word, isDisguised(folded, at, at + 1))) tryAt(entry, at);
  }
  return { found: [...found.values()], named };
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
  reports,
  asking,
  ordinary,
  selling,
  registered,
  amounts,
}: LanguageRules) {
  return {
    denials: anyOf(denials, lists),
    harmless: anyOf(harmless, lists),
    warnings: anyOf([...warnings, ...reports], lists),
    reports: anyOf(reports, lists),
    asking: anyOf(asking, lists),
    ordinary: anyOf(ordinary, lists),
    selling: anyOf(selling, lists),
    registered: anyOf(registered, lists),
    amounts: anyOf(amounts, lists),
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
  const sentence = sentenceAt(folded.text, start);
  if (aboutFraud.has(sign)) return !isIn(unless, sentence.text);
  const until = denying.has(sign) ? start : end - 1;
  return !isIn(unless, sentence.text) && !isExcused(folded.text, until, sentence, languages);
}

/** Sellers begin with a question, and whoever asks ends with one. */
function endsInQuestion(text: string): boolean {
  return text.trimEnd().search(/[?؟][^?؟]*$/) > text.length * 0.6;
}

/** A text that warns at two places, such as a page on fraud, or says once who was caught. */
function warnsOthers(text: string, languages: readonly Compiled[]): boolean {
  if (languages.some(({ reports }) => isIn(reports, text))) return true;
  return languages.reduce((sum, { warnings }) => sum + count(warnings, text), 0) > 1;
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

/** How honest people write, too: these add to another weak sign, and not to each other. */
const manners: ReadonlySet<string> = new Set(['messenger', 'pressure']);
/** What says nothing of whoever teaches, translates or asks a relative for the fee. */
const ofBusiness: ReadonlySet<string> = new Set([...manners, 'hidden-payment', 'says-honest']);

/** What stands beside honest prices, too. */
const withAnyPrice: ReadonlySet<string> = new Set([...ofBusiness, 'promised']);

/** One sure sign is enough; of weak ones it takes two, or one and a price, which an ordinary text has anyway. */
function isWarning(found: readonly Found[], hasPrice: boolean, isOrdinary: boolean): boolean {
  if (found.some(({ isWeak, sign }) => !isWeak && !(isOrdinary && sign === unregistered)))
    return true;
  const signs = [...new Set(found.map(({ sign }) => sign))];
  const countBeside = (known: ReadonlySet<string>) =>
    signs.filter((sign) => !known.has(sign)).length;
  if (isOrdinary) return countBeside(ofBusiness) > 1;
  const isPriced = hasPrice && countBeside(withAnyPrice) > 0;
  return signs.length + Number(isPriced) > 1 && countBeside(manners) > 0;
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
