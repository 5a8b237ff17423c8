import { fieldNames, fields } from '../contract/fields.ts';
import { asJson } from '../terminal/plain-text.ts';
import { toCsv } from '../terminal/table.ts';
import type { StoredEnquiry } from './enquiry.ts';
import { handlingWords } from './in-words.ts';
import type { EnquiryStore } from './store/enquiry-store.ts';
import type { ListFilter, ListPage, ListPlace } from './store/reading.ts';

/** Some megabytes at most, whatever people wrote. */
const partSize = 100;

/**
 * The enquiries that a filter lets through, newest first, a part at a time. Each part is read by itself, so that whoever reads
 * slowly holds up nobody who writes or erases; of what comes or goes meanwhile nothing is told twice.
 */
export async function* inParts(
  store: Pick<EnquiryStore, 'page'>,
  { limit = Number.POSITIVE_INFINITY, ...filter }: ListFilter,
): AsyncGenerator<readonly StoredEnquiry[]> {
  let left = limit;
  let place: ListPlace | undefined;
  do {
    const size = Math.min(partSize, left);
    const page: ListPage = await store.page({ ...filter, size, olderThan: place });
    yield page.enquiries;
    left -= page.enquiries.length;
    place = page.older ?? undefined;
  } while (place !== undefined && left > 0);
}

/** Enquiries as one array of JSON. */
export async function* partsAsJson(
  parts: AsyncIterable<readonly StoredEnquiry[]>,
): AsyncGenerator<string> {
  let before = '[\n  ';
  for await (const part of parts) {
    if (part.length === 0) continue;
    const items = part.map((enquiry) => asJson(flat(enquiry)).replaceAll('\n', '\n  '));
    yield before + items.join(',\n  ');
    before = ',\n  ';
  }
  yield before.startsWith('[') ? '[]\n' : '\n]\n';
}

/** An enquiry with everything that is kept of it, its fields beside the rest. */
export function flat({ text, ...rest }: StoredEnquiry) {
  return { ...rest, ...text };
}

type Column = readonly [heading: string, cell: (enquiry: StoredEnquiry) => string];

const columns: readonly Column[] = [
  ['Reference', ({ reference }) => reference],
  ['Id', ({ id }) => id],
  ['Changes the words of', ({ amends }) => amends ?? ''],
  ['Received (UTC)', ({ receivedAt }) => secondOf(receivedAt)],
  ['State', ({ state }) => state],
  ['Sent (UTC)', ({ sentAt }) => (sentAt === null ? '' : secondOf(sentAt))],
  ['Attempts', ({ attempts }) => String(attempts)],
  ['Last error', ({ lastError }) => lastError ?? ''],
  ['Staff', ({ handling }) => handlingWords[handling].name],
  ['Answered (UTC)', ({ answeredAt }) => (answeredAt === null ? '' : secondOf(answeredAt))],
  ['In the hands of', ({ handler }) => handler],
  ['Note', ({ note }) => note],
  ['Spam score', ({ spamScore }) => String(spamScore)],
  ['Spam signs', ({ spamReasons }) => spamReasons.join('; ')],
  ['Subject', ({ subject }) => subject],
  ['Page', ({ page }) => page],
  ['Language', ({ language }) => language],
  ...fieldNames.map((name): Column => [fields[name].label, ({ text }) => text[name]]),
];

/** Enquiries as a table for a spreadsheet. */
export async function* partsAsCsv(
  parts: AsyncIterable<readonly StoredEnquiry[]>,
): AsyncGenerator<string> {
  yield toCsv([columns.map(([heading]) => heading)]);
  for await (const part of parts) {
    const rows = part.map((enquiry) => columns.map(([, cell]) => cell(enquiry)));
    // The byte order mark stands once, at the beginning.
    yield toCsv(rows).slice(1);
  }
}

function secondOf(moment: Date): string {
  return moment.toISOString().slice(0, 19).replace('T', ' ');
}
