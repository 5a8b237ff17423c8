import { fieldNames } from '../contract/fields.ts';
import { UsageError } from '../terminal/usage.ts';
import { enquiryStates, handlings, type StoredEnquiry } from './enquiry.ts';
import type { ListFilter } from './store/reading.ts';

const dayMs = 24 * 60 * 60 * 1_000;
const dayPattern = /^\d{4}-\d\d-\d\d$/;
const momentPattern = /^(\d{4}-\d\d-\d\d)T\d\d:\d\d(:\d\d(\.\d{1,3})?)?(Z|[+-]\d\d:\d\d)$/;

/** The options with which a command chooses enquiries, for `parseArgs`. */
export const filterOptions = {
  state: { type: 'string', multiple: true },
  handling: { type: 'string', multiple: true },
  words: { type: 'string' },
  from: { type: 'string' },
  to: { type: 'string' },
  limit: { type: 'string' },
} as const;

type FilterWords = { [Name in 'state' | 'handling']?: string[] } & {
  [Name in 'words' | 'from' | 'to' | 'limit']?: string;
};

/** The filter that the options ask for. Throws UsageError. */
export function filterFrom({ state, handling, words, from, to, limit }: FilterWords): ListFilter {
  const filter: ListFilter = {};
  if (state !== undefined) filter.states = wordsIn('--state', state, enquiryStates);
  if (handling !== undefined) filter.handlings = wordsIn('--handling', handling, handlings);
  if (words !== undefined && words.trim() !== '') filter.matches = hasWords(words.trim());
  if (from !== undefined) filter.receivedFrom = momentIn('--from', from);
  if (to !== undefined) filter.receivedBefore = endOf(to);
  if (limit !== undefined) filter.limit = countIn(limit);
  const { receivedFrom, receivedBefore } = filter;
  if (receivedFrom && receivedBefore && receivedFrom >= receivedBefore) {
    throw new UsageError(`--from ${from} is later than --to ${to}.`);
  }
  return filter;
}

function wordsIn<Word extends string>(
  option: string,
  typed: readonly string[],
  known: readonly Word[],
): Word[] {
  return typed
    .flatMap((words) => words.split(','))
    .map((word) => {
      const found = known.find((each) => each === word.trim().toLowerCase());
      if (found !== undefined) return found;
      const name = option.slice(2);
      throw new UsageError(
        `${option}: there is no ${name} ${JSON.stringify(word)}; write ${known.join(', ')}.`,
      );
    });
}

/** Whether every word stands somewhere in an enquiry, or in what staff noted, whatever its capitals, accents and apostrophes. */
function hasWords(words: string): (enquiry: StoredEnquiry) => boolean {
  const wanted = folded(words).split(/\s+/);
  return ({ id, reference, subject, page, text, handler, note }) => {
    const typed = fieldNames.map((field) => text[field]);
    const all = folded([id, reference, subject, page, handler, note, ...typed].join('\n'));
    return wanted.every((word) => all.includes(word));
  };
}

/** Letters that no accent makes: Unicode takes nothing of them apart. */
const plainLetters = new Map(
  Object.entries({
    ß: 'ss',
    æ: 'ae',
    œ: 'oe',
    ø: 'o',
    ł: 'l',
    đ: 'd',
    ð: 'd',
    þ: 'th',
    ı: 'i',
    ħ: 'h',
  }),
);

function folded(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/[\p{M}'’‘ʼ`´]/gu, '')
    .toLowerCase()
    .replace(/\P{ASCII}/gu, (letter) => plainLetters.get(letter) ?? letter);
}

function endOf(word: string): Date {
  const moment = momentIn('--to', word);
  return dayPattern.test(word) ? new Date(moment.getTime() + dayMs) : moment;
}

function momentIn(option: string, word: string): Date {
  const day = dayPattern.test(word) ? word : momentPattern.exec(word)?.[1];
  const moment = new Date(word);
  // Date takes the 31st of a short month for the first of the next.
  if (day !== undefined && !Number.isNaN(moment.getTime()) && isRealDay(day)) return moment;
  throw new UsageError(
    `${option}: write a day like 2026-11-01, or a moment like 2026-11-01T14:30Z; this is ${JSON.stringify(word)}.`,
  );
}

/** Whether it is a day like 2026-11-01, which the calendar has. */
export function isRealDay(day: string): boolean {
  const moment = new Date(day);
  return (
    dayPattern.test(day) && !Number.isNaN(moment.getTime()) && moment.toISOString().startsWith(day)
  );
}

function countIn(word: string): number {
  if (/^[1-9]\d{0,8}$/.test(word)) return Number(word);
  throw new UsageError(
    `--limit: write a whole number from 1 to 999999999, like 20; this is "${word}".`,
  );
}
