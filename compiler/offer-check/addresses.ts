// All that the check knows of a web address, from where it stands in a text to whose it is and what it imitates: how it is found decides what can be told of it, so it is one file.
/** What the check knows of web addresses; the build makes it of the publishers and of content. */
export type HostWords = {
  /** Hosts of authorities, without "www.", like "ndls.ie"; what stands below one is its own, too. */
  own: readonly string[];
  /** Honest hosts whose names look like an authority's. */
  honest: readonly string[];
  /** Names of authorities, as look-alikes use them, like "uscis". */
  names: readonly string[];
  /** Words for documents and for countries in addresses. */
  papers: readonly string[];
  /** Words of offices, like "renewal": beside a document they make an address look like one. */
  office: readonly string[];
  /** Services that hide where an address leads. */
  shorteners: readonly string[];
  /** Where anybody gets an address for mail. */
  mail: readonly string[];
};

export type Address = { start: number; end: number; written: string; host: string };
export type AddressFinding = {
  kind: 'own' | 'look-alike' | 'short-address' | 'unknown';
  host: string;
};

const dot = String.raw`(?:\.|\s?[[({]\s?(?:dot|\.|punto|точка|крапка|نقطة)\s?[\])}]\s?)`;
/** Far longer than any: without an end to it, letters with marks that lead to no dot would be gone through from each of them. */
const label = String.raw`[\p{L}\p{N}](?:[\p{L}\p{N}\p{M}_-]{0,80}[\p{L}\p{N}])?`;
const address = new RegExp(
  String.raw`(?<![\p{L}\p{N}.@_-])(?:(https?|hxxps?):\/\/)?((?:[\w.+-]{1,64}(?::\w{1,64})?)@)?(${label}(?:${dot}${label})+)\.?(?::\d+)?((?:\/[^\s<>"']*)?)`,
  'giu',
);
/** Endings of addresses that people write without "https://"; a country's has two letters. */
const endings =
  /^(?:com|net|org|info|biz|gov|mil|edu|int|eu|help|online|site|website|web|xyz|top|shop|store|live|app|dev|io|pro|club|vip|icu|cc|click|link|support|services?|agency|center|digital|page|space|tech|today|world|email|name|mobi|london|berlin|blog|cloud|cyou|sbs|buzz|fun|life|group|company|expert|express|global|international|network|news|direct|legal|visa|travel|example|invalid|test|xn--[\w-]+|рф|укр|\p{L}{2})$/u;

/** Every web address and every address for mail in a text, in order. Signs that nobody sees do not hide one. */
export function addressesIn(text: string): Address[] {
  const { shown, at } = withoutUnseen(text);
  return [...shown.matchAll(address)].flatMap((match) => {
    const [written, scheme, , found = '', path = ''] = match;
    const plain = found.replace(anyDot, '.');
    const isSure = scheme !== undefined || /^www\./i.test(plain) || path.length > 1;
    const isAddress = isSure ? isHost(plain) : isBareHost(plain);
    if (!isAddress) return [];
    const [start = 0, last = 0] = [at[match.index], at[match.index + written.length - 1]];
    return [{ start, end: last + 1, written, host: plain.toLowerCase() }];
  });
}

/** Of no width: a seller puts them into an address so that programs do not find it. */
const unseen = /[\u00ad\u200b\u200c\u2060\ufeff]/;

/** `at`: where each sign of `shown` stands in the text. */
function withoutUnseen(text: string): { shown: string; at: readonly number[] } {
  const at = Array.from({ length: text.length }, (_, index) => index).filter(
    (index) => !unseen.test(text.charAt(index)),
  );
  return { shown: at.map((index) => text.charAt(index)).join(''), at };
}

const anyDot = new RegExp(dot, 'giu');
const numbersOnly = /^\d+(?:\.\d+){3}$/;

function isHost(host: string): boolean {
  return numbersOnly.test(host) || /\.(?:\p{L}{2,}|xn--[\w-]+)$/iu.test(host);
}

/** What nothing else says to be an address: "It ends here.In Ireland" is the end of a sentence, and "e.g" is none either. */
function isBareHost(host: string): boolean {
  if (host.length < 5 || /\.\p{Lu}\p{Ll}+$/u.test(host) || /^[\d.,]+\p{L}*$/u.test(host))
    return false;
  return endings.test(host.slice(host.lastIndexOf('.') + 1).toLowerCase());
}

/** Whose address it is, as far as its name tells. */
export function judgeAddress(
  { written, host: named }: Pick<Address, 'written' | 'host'>,
  words: HostWords,
): AddressFinding {
  const host = named.replace(/^www\d?\./, '').replace(/\.$/, '');
  const user = /^(?:\w+:\/\/)?([^/@]+)@/.exec(written)?.[1]?.toLowerCase();
  const isMail = user !== undefined && !/^\w+:\/\//.test(written);
  const as = (kind: AddressFinding['kind']): AddressFinding => ({ kind, host });
  if (user !== undefined && !isMail) return as('look-alike');
  if (isBelow(host, words.own)) return as('own');
  if (isMail && isBelow(host, words.mail)) {
    return as(namesOffice(partsOf(user), user, words) ? 'look-alike' : 'unknown');
  }
  if (isBelow(host, words.honest)) return as('unknown');
  if (isBelow(host, words.shorteners)) return as('short-address');
  if (/^\d+(?:\.\d+){3}$/.test(host)) return as('look-alike');
  return as(looksAlike(host, written, words) ? 'look-alike' : 'unknown');
}

function isBelow(host: string, hosts: readonly string[]): boolean {
  return hosts.some((one) => host === one || host.endsWith(`.${one}`));
}

/** Of letters that nobody tells apart, one. */
const lookAlikes: readonly (readonly [RegExp, string])[] = [
  [/0/g, 'o'],
  [/[1|]/g, 'l'],
  [/3/g, 'e'],
  [/4/g, 'a'],
  [/5/g, 's'],
  [/rn/g, 'm'],
  [/vv/g, 'w'],
];
const letters = new Map(
  [...'авекмнорстухіїјѕһԁԛԝӏьгпчαβεικνορτυχγωɡıłđøɑ'].map((one, index) => [
    one,
    'abekmhopctyxiijshdqwlbrnuabeikvoptuxywgildoa'[index] ?? one,
  ]),
);

/** An address as an eye takes it in. */
function seen(host: string): string {
  const plain = [...host.normalize('NFKD').replace(/\p{M}/gu, '')]
    .map((letter) => letters.get(letter) ?? letter)
    .join('');
  return lookAlikes.reduce((text, [from, to]) => text.replace(from, to), plain);
}

function looksAlike(host: string, written: string, words: HostWords): boolean {
  const shown = host.replace(/xn--[a-z0-9-]+/g, (one) => decodePunycode(one.slice(4)) ?? one);
  const plain = shown.normalize('NFKD').replace(/\p{M}/gu, '');
  const drawn = seen(shown);
  const isMixed = shown.split('.').some((one) => /[a-z]/.test(one) && /[\u0370-\u052f]/u.test(one));
  if (isMixed) return true;
  const isForeign = /[^\x20-\x7f]/.test(shown);
  if (isForeign && isBelow(drawn, words.own)) return true;
  if (isGovernment(plain)) return false;
  if (words.own.some((own) => isWithin(drawn, own))) return true;
  if (
    /\/\/?(?:www\.)?[\w-]*\.?(?:gov\.uk|gov\.ie|gouv\.fr|gob\.es)\b/.test(
      written.slice(written.indexOf(host) + host.length),
    )
  )
    return true;
  return [plain, drawn].some((one) => {
    const name = one.slice(0, one.lastIndexOf('.'));
    return namesOffice(partsOf(one), name, words);
  });
}

/** Whether an address begins like that of an authority and goes on: gov.uk.renew.example. */
function isWithin(host: string, own: string): boolean {
  return own.includes('.') && `.${host}`.includes(`.${own}.`);
}

/** Names in which governments of other countries have their offices, like diia.gov.ua: nobody else gets one. */
function isGovernment(host: string): boolean {
  const [, country] =
    /(?:^|\.)(?:gov|gob|gouv|gub|go|govt|govern|mil)\.([a-z]{2})$/.exec(host) ?? [];
  if (country === undefined || country === 'uk') return false;
  return (
    new Intl.DisplayNames('en', { type: 'region', fallback: 'none' }).of(country.toUpperCase()) !==
    undefined
  );
}

function partsOf(host: string): string[] {
  return host.split(/[^\p{L}\p{N}]+/u).filter((part) => part !== '');
}

/** Whether an address names an authority, or a document as an office would. */
function namesOffice(
  parts: readonly string[],
  whole: string,
  { names, papers, office }: HostWords,
): boolean {
  const text = whole.replaceAll(/[^\p{L}\p{N}]/gu, '');
  const isNamed = names.some((name) =>
    name.length < 5 ? parts.some((part) => isShortName(part, name)) : isNear(parts, text, name),
  );
  if (isNamed) return true;
  const paper = papers.find((one) => (one.length < 4 ? parts.includes(one) : text.includes(one)));
  if (paper === undefined) return false;
  const rest = text.replace(paper, ' ');
  return office.some((one) =>
    one.length < 5
      ? parts.includes(one) || rest.includes(` ${one}`) || rest.endsWith(one)
      : rest.includes(one),
  );
}

/** "dvla" in "dvla-renewal" and in "dvlaonline", but not in the middle of another word. */
function isShortName(part: string, name: string): boolean {
  return (
    part === name ||
    (part.startsWith(name) &&
      /^(?:uk|ie|us|de|fr|es|eu|online|gov|help|pay|info|\d)/.test(part.slice(name.length))) ||
    /^(?:uk|ie|us|my|the|e)$/.test(part.endsWith(name) ? part.slice(0, -name.length) : '')
  );
}

/** A name as it is, or with one letter changed, left out or put in. */
function isNear(parts: readonly string[], text: string, name: string): boolean {
  return text.includes(name) || parts.some((part) => name.length > 4 && isOneSlip(part, name));
}

function isOneSlip(one: string, other: string): boolean {
  if (one === other) return true;
  if (Math.abs(one.length - other.length) > 1) return false;
  let same = 0;
  while (same < one.length && one[same] === other[same]) same += 1;
  const [long, short] = one.length >= other.length ? [one, other] : [other, one];
  if (long.length > short.length) return long.slice(same + 1) === short.slice(same);
  const isSwap = one[same] === other[same + 1] && one[same + 1] === other[same];
  return (
    one.slice(same + 1) === other.slice(same + 1) ||
    (isSwap && one.slice(same + 2) === other.slice(same + 2))
  );
}

/** The letters behind "xn--", or null where they say nothing. Source: RFC 3492, section 6.2. */
function decodePunycode(text: string): string | null {
  const cut = text.lastIndexOf('-');
  const output = [...text.slice(0, Math.max(cut, 0))].map((one) => one.charCodeAt(0));
  const digits = [...text.slice(cut + 1)].map((one) =>
    /[a-z]/.test(one) ? one.charCodeAt(0) - 97 : Number(one) + 26,
  );
  let [code, place, bias] = [128, 0, 72];
  while (digits.length > 0) {
    const delta = nextDelta(digits, bias);
    const length = output.length + 1;
    bias = adaptedBias(delta, length, place === 0 && code === 128);
    code += Math.floor((place + delta) / length);
    place = (place + delta) % length;
    if (!(code <= 0x10ffff)) return null;
    output.splice(place, 0, code);
    place += 1;
  }
  return String.fromCodePoint(...output);
}

/** Takes one number of variable length off. */
function nextDelta(digits: number[], bias: number): number {
  let delta = 0;
  for (let weight = 1, k = 36; ; k += 36) {
    const digit = digits.shift() ?? Number.NaN;
    const least = Math.max(1, Math.min(26, k - bias));
    delta += digit * weight;
    if (!(digit >= least)) return delta;
    weight *= 36 - least;
  }
}

function adaptedBias(delta: number, length: number, isFirst: boolean): number {
  let rest = Math.floor(delta / (isFirst ? 700 : 2));
  rest += Math.floor(rest / length);
  let k = 0;
  for (; rest > 455; k += 36) rest = Math.floor(rest / 35);
  return k + Math.floor((36 * rest) / (rest + 38));
}
