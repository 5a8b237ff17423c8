import { eachOf } from '../../contract/fields.ts';
import { UsageError } from '../../terminal/usage.ts';
import { enquiryStates, handlings } from '../enquiry.ts';
import { filterFrom, isRealDay } from '../filters.ts';
import type { ListFilter, ListPlace, PageWanted } from '../store/reading.ts';

/** Enquiries on a page of the list, and what may be ticked at once. */
const pageSize = 30;
/** Some tenths of a second of looking; the page then says how far it came. */
const lookAtMost = 20_000;
const longestWords = 200;

/** What somebody asked the list for, as it stands in the address; '' where nothing, or what there is not. Days and places are as typed. */
export type ListQuery = ReturnType<typeof listQueryFrom>;

/** The query of an address. */
export function listQueryFrom(parameters: URLSearchParams) {
  const text = (name: string) => (parameters.get(name) ?? '').trim().slice(0, longestWords);
  return {
    state: enquiryStates.find((state) => state === text('state')) ?? '',
    handling: handlings.find((handling) => handling === text('handling')) ?? '',
    ...eachOf(['words', 'from', 'to', 'older', 'newer'], text),
  } as const;
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
  return `/${queryText({ ...query, older: '', newer: '', ...changes })}`;
}

/** The query as it stands in an address, with its question mark; '' when it asks for nothing. */
export function queryText(query: ListQuery): string {
  const given = new URLSearchParams(Object.entries(query).filter(([, value]) => value !== ''));
  return given.size === 0 ? '' : `?${given}`;
}

/** What it asks the store for, over all pages; null when the days cannot be understood. */
export function wantedBy({ state, handling, words, from, to }: ListQuery): ListFilter | null {
  try {
    return filterFrom({
      ...(state !== '' && { state: [state] }),
      ...(from !== '' && { from: dayBegins(from) }),
      ...(to !== '' && { to: dayBegins(to, 1) }),
      ...(handling !== '' && { handling: [handling] }),
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
export function pageOf(wanted: ListFilter, { older, newer }: ListQuery): PageWanted {
  const places = { olderThan: placeFrom(older), newerThan: placeFrom(newer) };
  return { ...wanted, ...places, size: pageSize, lookAtMost };
}

function placeFrom(text: string): ListPlace | undefined {
  const [, moment, number] = /^(\d{1,15})\.(\d{1,15})$/.exec(text) ?? [];
  if (moment === undefined || number === undefined) return undefined;
  return { receivedAt: new Date(Number(moment)), number: Number(number) };
}

/** A place as it stands in an address. */
export function placeText({ receivedAt, number }: ListPlace): string {
  return `${receivedAt.getTime()}.${number}`;
}
