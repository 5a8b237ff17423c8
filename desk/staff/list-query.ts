import { UsageError } from '../../terminal/usage.ts';
import { type EnquiryState, enquiryStates, type Handling, handlings } from '../enquiry.ts';
import { filterFrom, isRealDay } from '../filters.ts';
import type { ListPlace, PageWanted } from '../store/reading.ts';

/** What somebody asked the list for, as it stands in the address. Days are as typed, '' when none was. */
export type ListQuery = {
  state: EnquiryState | null;
  handling: Handling | null;
  words: string;
  from: string;
  to: string;
  olderThan: ListPlace | null;
  newerThan: ListPlace | null;
};

/** Enquiries on a page of the list, and what may be ticked at once. */
const pageSize = 30;
/** Some tenths of a second of looking; the page then says how far it came. */
const lookAtMost = 20_000;
const longestWords = 200;

/** The query of an address; what cannot be understood is left out. */
export function listQueryFrom(parameters: URLSearchParams): ListQuery {
  const text = (name: string) => (parameters.get(name) ?? '').trim().slice(0, longestWords);
  return {
    state: enquiryStates.find((state) => state === text('state')) ?? null,
    handling: handlings.find((handling) => handling === text('handling')) ?? null,
    words: text('words'),
    from: text('from'),
    to: text('to'),
    olderThan: placeFrom(text('older')),
    newerThan: placeFrom(text('newer')),
  };
}

/** The enquiries that an address or a form names, no more than a page holds. */
export function idsIn(named: URLSearchParams): string[] {
  return [...new Set(named.getAll('id'))].slice(0, pageSize);
}

/** Where enquiries are erased. */
export function erasingAddress(ids: readonly string[], listQuery: string): string {
  const named = ids.map((id) => `id=${encodeURIComponent(id)}`).join('&');
  return `/erase?${named}${listQuery.replace('?', '&')}`;
}

/** The address of the list with this query; `changes` replace what it says. A change of the filter begins at the newest. */
export function listAddress(query: ListQuery, changes: Partial<ListQuery> = {}): string {
  return `/${queryText({ ...query, olderThan: null, newerThan: null, ...changes })}`;
}

/** The query as it stands in an address, with its question mark; '' when it asks for nothing. */
export function queryText(query: ListQuery): string {
  const { state, handling, words, from, to, olderThan, newerThan } = query;
  const [older, newer] = [placeText(olderThan), placeText(newerThan)];
  const parameters = new URLSearchParams();
  for (const [name, value] of Object.entries({ state, handling, words, from, to, older, newer })) {
    if (value) parameters.set(name, value);
  }
  return parameters.size === 0 ? '' : `?${parameters}`;
}

type Wanted = Pick<
  PageWanted,
  'states' | 'handlings' | 'receivedFrom' | 'receivedBefore' | 'matches'
>;

/** What it asks the store for, over all pages; null when the days cannot be understood. */
export function wantedBy({ state, handling, words, from, to }: ListQuery): Wanted | null {
  try {
    return filterFrom({
      ...(state !== null && { state: [state] }),
      ...(from !== '' && { from: dayBegins(from) }),
      ...(to !== '' && { to: dayBegins(to, 1) }),
      ...(handling !== null && { handling: [handling] }),
      words,
    });
  } catch (error) {
    if (error instanceof UsageError) return null;
    throw error;
  }
}

/** The moment at which a day, or the one after it, begins where this computer is; what is no real day is left as it was typed. */
function dayBegins(day: string, daysOn = 0): string {
  if (!isRealDay(day)) return day;
  const moment = new Date(`${day}T00:00`);
  moment.setDate(moment.getDate() + daysOn);
  return moment.toISOString();
}

/** The page of it that is asked for. */
export function pageOf(wanted: Wanted, { olderThan, newerThan }: ListQuery): PageWanted {
  return {
    ...wanted,
    size: pageSize,
    lookAtMost,
    ...(olderThan !== null && { olderThan }),
    ...(newerThan !== null && { newerThan }),
  };
}

/** How many a look for the next one may pass over; it is done for each enquiry that is opened. */
const neighbourLook = 2_000;

/** What the one before or after a place is asked for by. */
export function neighbourOf(
  wanted: Wanted,
  place: Pick<PageWanted, 'olderThan' | 'newerThan'>,
): PageWanted {
  return { ...wanted, ...place, size: 1, lookAtMost: neighbourLook };
}

function placeFrom(text: string): ListPlace | null {
  const [, moment, number] = /^(\d{1,15})\.(\d{1,15})$/.exec(text) ?? [];
  if (moment === undefined || number === undefined) return null;
  return { receivedAt: new Date(Number(moment)), number: Number(number) };
}

function placeText(place: ListPlace | null): string | null {
  return place === null ? null : `${place.receivedAt.getTime()}.${place.number}`;
}
