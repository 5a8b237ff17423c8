import { UsageError } from '../terminal/usage.ts';
import { type EnquiryState, enquiryStates } from './enquiry.ts';
import type { ListFilter } from './store/paging.ts';

const dayMs = 24 * 60 * 60 * 1_000;
const dayPattern = /^\d{4}-\d\d-\d\d$/;
const momentPattern = /^(\d{4}-\d\d-\d\d)T\d\d:\d\d(:\d\d(\.\d{1,3})?)?(Z|[+-]\d\d:\d\d)$/;

/** The options with which a command chooses enquiries, for `parseArgs`. */
export const filterOptions = {
  state: { type: 'string', multiple: true },
  from: { type: 'string' },
  to: { type: 'string' },
  limit: { type: 'string' },
} as const;

export const filterHelp = `  --state <states>  only these, with commas: ${enquiryStates.join(', ')}
  --from <day>      received on this day (UTC) or later, like 2026-11-01
  --to <day>        received on this day (UTC) or earlier
                    Both also take a moment, like 2026-11-01T14:30Z; --to then means before it.
  --limit <number>  the newest of them, no more than so many`;

type FilterWords = { state?: string[]; from?: string; to?: string; limit?: string };

/** The filter that the options ask for. Throws UsageError. */
export function filterFrom({ state, from, to, limit }: FilterWords): ListFilter {
  const filter: ListFilter = {};
  if (state !== undefined) filter.states = state.flatMap((words) => words.split(',')).map(stateIn);
  if (from !== undefined) filter.receivedFrom = momentIn('--from', from);
  if (to !== undefined) filter.receivedBefore = endOf(to);
  if (limit !== undefined) filter.limit = countIn(limit);
  const { receivedFrom, receivedBefore } = filter;
  if (receivedFrom && receivedBefore && receivedFrom >= receivedBefore) {
    throw new UsageError(`--from ${from} is later than --to ${to}.`);
  }
  return filter;
}

function stateIn(word: string): EnquiryState {
  const state = enquiryStates.find((known) => known === word.trim().toLowerCase());
  if (state !== undefined) return state;
  throw new UsageError(
    `--state: there is no state ${JSON.stringify(word)}; write ${enquiryStates.join(', ')}.`,
  );
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

function isRealDay(day: string): boolean {
  const moment = new Date(day);
  return !Number.isNaN(moment.getTime()) && moment.toISOString().startsWith(day);
}

function countIn(word: string): number {
  if (/^[1-9]\d{0,8}$/.test(word)) return Number(word);
  throw new UsageError(
    `--limit: write a whole number from 1 to 999999999, like 20; this is "${word}".`,
  );
}
