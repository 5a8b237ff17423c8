import type { Currency } from '../../money.ts';

/**
 * What a figure says, apart from how it is written: "£1,234.50", "1 234,50 £" and "GBP 1234.5" are one.
 * `value` is money in hundredths, a count of `unit`, or a day or month as "2027-03-26" or "2027-03".
 */
export type Meaning =
  | { kind: 'money'; currency: Currency; value: number }
  | { kind: 'duration'; unit: DurationUnit; value: number }
  | { kind: 'date'; value: string }
  | { kind: 'percent'; value: number }
  | { kind: 'number'; value: number };

export type DurationUnit = 'minute' | 'hour' | 'day' | 'week' | 'month' | 'year';

/** A figure of a text and where it stands there. */
export type FigureInText = { meaning: Meaning; start: number; end: number };

/** Characters of a text as they are compared: small, with one kind of space and of dash; nothing that is not seen. */
export function plain(text: string): string {
  return text
    .replace(/[⁰¹²³⁴-⁹]+/gu, ' ')
    .normalize('NFKC')
    .replace(/[\u00ad\u200b-\u200f\u2060\ufeff]/gu, '')
    .replace(/[‐-―−]/gu, '-')
    .replace(/\s+/gu, ' ')
    .toLowerCase()
    .trim();
}

/** Every figure of a text in English, German, French or Spanish. Shape: `text` is plain. */
export function figuresIn(text: string): FigureInText[] {
  const taken: FigureInText[] = [];
  for (const read of [readMoney, readDates, readDurations, readPercents, readNumbers]) {
    for (const figure of read(text)) {
      const isFree = taken.every(({ start, end }) => figure.end <= start || end <= figure.start);
      if (isFree) taken.push(figure);
    }
  }
  return taken.toSorted((one, other) => one.start - other.start);
}

/** Whether two figures could be answers to the same question: two prices in one currency, two times, two dates. */
export function isOfSameKind(one: Meaning, other: Meaning): boolean {
  if (one.kind === 'money' && other.kind === 'money') {
    // Nothing is nothing in every currency.
    return one.currency === other.currency || one.value === 0 || other.value === 0;
  }
  return one.kind === other.kind || (isCountOfYears(one) && isCountOfYears(other));
}

/** "18 years" and "aged 18", "24 months" and "2 years", "a week" and "7 days" are the same. */
export function isSameFigure(one: Meaning, other: Meaning): boolean {
  if (!isOfSameKind(one, other)) return false;
  if (one.kind === 'duration' && other.kind === 'duration') {
    return sizesOf(one).some((size) => sizesOf(other).includes(size));
  }
  return one.value === other.value;
}

function isCountOfYears(meaning: Meaning): boolean {
  return meaning.kind === 'number' || (meaning.kind === 'duration' && meaning.unit === 'year');
}

function sizesOf({ unit, value }: Extract<Meaning, { kind: 'duration' }>): string[] {
  if (unit === 'year') return [`${value * 12} months`];
  if (unit === 'month') return [`${value} months`];
  if (unit === 'week') return [`${value * 1_440 * 7} minutes`];
  return [`${value * { day: 1_440, hour: 60, minute: 1 }[unit]} minutes`];
}

const digits = String.raw`\d{1,3}(?:[ .,'’]\d{3})+(?:[.,]\d{1,2})?|\d+(?:[.,]\d{1,2})?`;
const number = String.raw`(?<![\d.,])(?:${digits})(?![\d]|[.,]\d)`;

const currencies: readonly (readonly [Currency, string])[] = [
  ['GBP', '£|gbp|pounds? sterling|pounds?'],
  ['EUR', '€|eur|euros?'],
  ['USD', String.raw`us\$|\$|usd|us dollars?|dollars?|dólares`],
];

const nothing =
  /\b(?:free(?: of charge)?|no (?:fee|charge)|kostenlos|kostenfrei|gebührenfrei|gratuite?|gratis|gratuito|gratuita)(?![\p{L}-])/gu;

function readMoney(text: string): FigureInText[] {
  const amounts = currencies.flatMap(([currency, names]) => {
    const before = new RegExp(`(?:${names}) ?(?<amount>${number})`, 'gu');
    const after = new RegExp(String.raw`(?<amount>${number}) ?(?:${names})(?!\p{L})`, 'gu');
    return [before, after].flatMap((pattern) =>
      matchesOf(pattern, text, ({ amount = '' }) => {
        const value = Math.round(toNumber(amount) * 100);
        return { kind: 'money', currency, value };
      }),
    );
  });
  const free = matchesOf(nothing, text, () => ({ kind: 'money', currency: 'EUR', value: 0 }));
  return [...amounts, ...free];
}

const monthNames = [
  'january januar janvier enero jan',
  'february februar février fevrier febrero feb fév',
  'march märz maerz mars marzo mar mär',
  'april avril abril apr avr abr',
  'may mai mayo',
  'june juni juin junio jun',
  'july juli juillet julio jul',
  'august août aout agosto aug ago',
  'september septembre septiembre sept sep setiembre',
  'october oktober octobre octubre oct okt',
  'november novembre noviembre nov',
  'december dezember décembre decembre diciembre dec dez déc dic',
].map((names) => names.split(' '));

const anyMonth = anyOf(monthNames.flat());

const dates: readonly RegExp[] = [
  /(?<!\d)(?<year>\d{4})-(?<month>\d{2})-(?<day>\d{2})(?!\d)/gu,
  /(?<!\d)(?<day>\d{1,2})[./](?<month>\d{1,2})[./](?<year>\d{4})(?!\d)/gu,
  new RegExp(
    String.raw`(?<!\d)(?<day>\d{1,2})(?:st|nd|rd|th|er|\.)?(?: of| de)? (?<name>${anyMonth})\.?,?(?: de| del)? (?<year>\d{4})(?!\d)`,
    'gu',
  ),
  new RegExp(
    String.raw`(?<!\p{L})(?<name>${anyMonth})\.? (?<day>\d{1,2})(?:st|nd|rd|th)?,? (?<year>\d{4})(?!\d)`,
    'gu',
  ),
  new RegExp(String.raw`(?<!\p{L})(?<name>${anyMonth})\.?(?: de| del)? (?<year>\d{4})(?!\d)`, 'gu'),
];

function readDates(text: string): FigureInText[] {
  return dates.flatMap((pattern) =>
    matchesOf(pattern, text, ({ year = '', month, name = '', day }) => {
      const index = month ?? String(monthNames.findIndex((names) => names.includes(name)) + 1);
      const parts = [year, index, ...(day === undefined ? [] : [day])];
      return { kind: 'date', value: parts.map((part) => part.padStart(2, '0')).join('-') };
    }),
  );
}

const units: readonly (readonly [DurationUnit, string])[] = [
  ['minute', 'minutes?|minuten?|minutos?|mins?'],
  ['hour', 'hours?|stunden?|heures?|horas?'],
  ['day', 'days?|tage?n?|werktage?n?|arbeitstage?n?|jours?|días?|dias?'],
  ['week', 'weeks?|wochen?|semaines?|semanas?'],
  ['month', 'months?|monate?n?|mois|mes|meses'],
  ['year', 'years?|jahre?n?|ans?|années?|annees?|años?'],
];

/** What may stand between a count and its unit, as in "ten working days" or "15 jours ouvrés". */
const between = `(?: |-)(?:(?:working|calendar|business|clear|full|whole|consecutive|volle?n?|ganze?n?) )?`;
const to = ` ?(?:-|to|or|and|bis|oder|à|ou|et|a|o|y) ?`;

const words: Record<string, number> = Object.fromEntries(
  (
    [
      [0, 'zero null zéro cero'],
      [1, 'one a an ein eine einem einen einer un une una uno'],
      [2, 'two zwei deux dos'],
      [3, 'three drei trois tres'],
      [4, 'four vier quatre cuatro'],
      [5, 'five fünf cinq cinco'],
      [6, 'six sechs six seis'],
      [7, 'seven sieben sept siete'],
      [8, 'eight acht huit ocho'],
      [9, 'nine neun neuf nueve'],
      [10, 'ten zehn dix diez'],
      [11, 'eleven elf onze once'],
      [12, 'twelve zwölf douze doce'],
      [13, 'thirteen dreizehn treize trece'],
      [14, 'fourteen vierzehn quatorze catorce'],
      [15, 'fifteen fünfzehn quinze quince'],
      [16, 'sixteen sechzehn seize dieciséis'],
      [17, 'seventeen siebzehn dix-sept diecisiete'],
      [18, 'eighteen achtzehn dix-huit dieciocho'],
      [19, 'nineteen neunzehn dix-neuf diecinueve'],
      [20, 'twenty zwanzig vingt veinte'],
      [24, 'twenty-four vierundzwanzig vingt-quatre veinticuatro'],
      [30, 'thirty dreißig trente treinta'],
      [40, 'forty vierzig quarante cuarenta'],
      [50, 'fifty fünfzig cinquante cincuenta'],
      [60, 'sixty sechzig soixante sesenta'],
      [90, 'ninety neunzig quatre-vingt-dix noventa'],
    ] as const
  ).flatMap(([value, names]) => names.split(' ').map((name) => [name, value])),
);

const spelled = anyOf(Object.keys(words));
const count = String.raw`(?:${number}|(?<![\p{L}-])(?:${spelled})(?!\p{L}))`;

function readDurations(text: string): FigureInText[] {
  return units.flatMap(([unit, names]) => {
    const pattern = new RegExp(
      String.raw`(?:(?<from>${count})${to})?(?<amount>${count})${between}(?:${names})(?!\p{L})`,
      'gu',
    );
    return [...text.matchAll(pattern)].flatMap((match) => {
      const { from, amount = '' } = match.groups ?? {};
      const end = match.index + match[0].length;
      const last = { meaning: durationOf(amount, unit), start: match.index, end };
      if (from === undefined) return [last];
      const middle = match.index + from.length;
      return [
        { meaning: durationOf(from, unit), start: match.index, end: middle },
        { ...last, start: middle },
      ];
    });
  });
}

function durationOf(amount: string, unit: DurationUnit): Meaning {
  return { kind: 'duration', unit, value: words[amount] ?? toNumber(amount) };
}

function readPercents(text: string): FigureInText[] {
  const pattern = new RegExp(
    `(?<amount>${number}) ?(?:%|per cent|percent|prozent|pour cent|por ciento)`,
    'gu',
  );
  return matchesOf(pattern, text, ({ amount = '' }) => ({
    kind: 'percent',
    value: toNumber(amount),
  }));
}

/** Words for numbers are left out but behind an age: "one" stands for people and things as often as for a number. */
const aged = new RegExp(
  String.raw`(?<=\b(?:age|aged|turn|turns|under|over) )(?<amount>${spelled})(?!\p{L})`,
  'gu',
);

function readNumbers(text: string): FigureInText[] {
  const pattern = new RegExp(String.raw`(?<![\p{L}\d])(?<amount>${number})(?!\p{L}{2})`, 'gu');
  return [pattern, aged].flatMap((each) =>
    matchesOf(each, text, ({ amount = '' }) => ({
      kind: 'number',
      value: words[amount] ?? toNumber(amount),
    })),
  );
}

function matchesOf(
  pattern: RegExp,
  text: string,
  meaningOf: (groups: Readonly<Record<string, string | undefined>>) => Meaning,
): FigureInText[] {
  return [...text.matchAll(pattern)].map((match) => ({
    meaning: meaningOf(match.groups ?? {}),
    start: match.index,
    end: match.index + match[0].length,
  }));
}

/** A pattern for one of these words; the longest come first, because a short one may begin like them. */
function anyOf(names: readonly string[]): string {
  return names.toSorted((one, other) => other.length - one.length).join('|');
}

/** The sign before the last one or two digits is the decimal one, whatever the language; every other is of thousands. */
function toNumber(written: string): number {
  const decimals = /[.,](\d{1,2})$/u.exec(written)?.[1] ?? '';
  const rest = decimals === '' ? written : written.slice(0, -decimals.length - 1);
  return Number(`${rest.replace(/\D/gu, '')}.${decimals === '' ? '0' : decimals}`);
}
