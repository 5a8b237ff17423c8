import { type AddressFinding, addressesIn, type HostWords, judgeAddress } from './addresses.ts';
import { type Folded, fold } from './fold.ts';
import {
  createIndex,
  type Entry,
  endAt,
  type LanguageRules,
  type Purpose,
} from './pattern-index.ts';
import { anyOf } from './patterns.ts';
import { type Money, pricesIn } from './prices.ts';
import { createWordingScore, type Place, type Wording } from './wording.ts';

/** What the check knows: the rules of every language, the wording of all of them, and addresses. */
export type OfferRules = {
  languages: readonly LanguageRules[];
  wording: Wording;
  hosts: HostWords;
};

/** A warning sign, and where its words stand in the offer. */
export type Finding = { sign: string; start: number; end: number };

/** Shape: `findings` and `told` are one a sign, and one for each address; the caller sorts them. One of the two is empty. */
export type Verdict = {
  findings: Finding[];
  /** Signs in what somebody was told, where the text asks about an offer and makes none. */
  told: Finding[];
  /** Addresses of authorities, as they are written. */
  own: string[];
  documents: string[];
  places: string[];
  /** What is asked in an offer. */
  prices: Money[];
};

/** What an offer shows whose words together are a seller's, though no pattern knows them. */
const wordingSign = 'wording';
/** Does not count in a text that has a word of a register. */
const unregistered = 'unregistered-adviser';
/** Counts where the words themselves are hidden from programs. */
const disguise = 'disguised';

/** A check of texts by all that is known at once. Throws Error for a pattern that cannot be read. */
export function createCheck(rules: OfferRules): (text: string) => Verdict {
  const read = createReader(rules);
  const scoreOf = createWordingScore(rules.wording);
  const asks = createAsking(rules.languages);
  return (text) => {
    const { folded, addresses, found, documents, places } = read(text);
    const { score, strongest } = scoreOf(folded.text, signsOf(found));
    const isOffer = score > 0;
    const isAsked = asks(text, folded.text, isOffer);
    const ofHosts = addresses.flatMap(ofAddress);
    const signs = isOffer ? signsOrWording(folded, found, strongest) : found;
    return {
      findings: isOffer && !isAsked ? [...ofHosts, ...signs] : ofHosts,
      told: isAsked && ofHosts.length === 0 ? signs : [],
      own: addresses.filter(({ kind }) => kind === 'own').map(({ host }) => host),
      documents: [...documents],
      places: [...places],
      prices: isOffer ? pricesIn(text) : [],
    };
  };
}

function signsOrWording(
  folded: Folded,
  found: Finding[],
  strongest: () => Place | null,
): Finding[] {
  const place = found.length > 0 ? null : strongest();
  return place === null ? found : [foundAt(folded, place, wordingSign)];
}

/** Whether a text asks about an offer. Sellers end with a question, too. */
function createAsking(languages: readonly LanguageRules[]) {
  const asking = languages.map((one) => anyOf(one.asking, one.lists));
  return (original: string, folded: string, isOffer: boolean) =>
    isAnyIn(asking, folded) || (!isOffer && endsInQuestion(original));
}

/** What stands in a text, before it is judged. */
export function createReader({ languages, hosts }: Omit<OfferRules, 'wording'>) {
  const entriesFor = createIndex(languages);
  const registered = languages.map((one) => anyOf(one.registered, one.lists));
  return (text: string) => {
    const written = addressesIn(text);
    const folded = fold(
      text,
      written.map(({ start, end }) => [start, end] as const),
    );
    const addresses = written.map((address) => ({ ...address, ...judgeAddress(address, hosts) }));
    return { folded, addresses, ...walk(folded, entriesFor, isAnyIn(registered, folded.text)) };
  };
}

export function signsOf(found: readonly Finding[]): string[] {
  return found.map(({ sign }) => sign);
}

type Walked = { found: Finding[]; documents: Set<string>; places: Set<string> };

/** Goes once through a text, from word to word, and tries what may begin there. */
function walk(
  folded: Folded,
  entriesFor: ReturnType<typeof createIndex>,
  isRegistered: boolean,
): Walked {
  const { text } = folded;
  const named = { documents: new Set<string>(), places: new Set<string>() };
  const found = new Map<string, Finding>();

  function tryAt(entry: Entry, at: number): void {
    const { purpose } = entry;
    if (isKnown(purpose)) return;
    const end = endAt(entry, text, at);
    if (end === null) return;
    if (purpose.kind !== 'sign') named[purpose.kind].add(purpose.name);
    else if (purpose.name !== disguise || isDisguised(folded, at, end))
      found.set(purpose.name, foundAt(folded, { start: at, end }, purpose.name));
  }

  function isKnown({ kind, name }: Purpose): boolean {
    if (kind !== 'sign') return named[kind].has(name);
    return found.has(name) || (name === unregistered && isRegistered);
  }

  for (let at = 1; at < text.length; at = text.indexOf(' ', at) + 1) {
    const word = text.slice(at, text.indexOf(' ', at));
    for (const entry of entriesFor(word, isDisguised(folded, at, at + 1))) tryAt(entry, at);
  }
  return { found: [...found.values()], ...named };
}

/** Where words of a folded text stand in the original. */
function foundAt({ at }: Folded, { start, end }: Place, sign: string): Finding {
  return { sign, start: at[start] ?? 0, end: (at[end - 1] ?? 0) + 1 };
}

function ofAddress({ kind, start, end }: AddressFinding & Place): Finding[] {
  return kind === 'own' || kind === 'unknown' ? [] : [{ sign: kind, start, end }];
}

/** Sellers mostly begin with a question, and whoever asks ends with one. */
function endsInQuestion(text: string): boolean {
  return text.trimEnd().search(/[?؟][^?؟]*$/) > text.length * 0.6;
}

function isDisguised({ disguised }: Folded, start: number, end: number): boolean {
  return disguised.some(([from, to]) => from < end && to > start);
}

function isAnyIn(patterns: readonly (RegExp | null)[], text: string): boolean {
  return patterns.some((pattern) => pattern !== null && text.search(pattern) !== -1);
}
