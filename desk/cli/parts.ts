import type { StoredEnquiry } from '../enquiry.ts';
import type { EnquiryStore } from '../store/enquiry-store.ts';
import type { ListFilter, ListPlace, PageWanted } from '../store/paging.ts';
import { asJson, flat } from './text.ts';

/** Some megabytes at most, whatever people wrote. */
const partSize = 100;

/**
 * The enquiries that a filter lets through, newest first, a part at a time. Each part is read by itself, so that whoever reads
 * slowly holds up nobody who writes or erases; of what comes or goes meanwhile nothing is told twice.
 */
export async function* inParts(
  store: Pick<EnquiryStore, 'page'>,
  { limit = Number.POSITIVE_INFINITY, ...filter }: ListFilter & Pick<PageWanted, 'matches'>,
): AsyncGenerator<readonly StoredEnquiry[]> {
  let left = limit;
  let place: ListPlace | null = null;
  do {
    const size = Math.min(partSize, left);
    const page = await store.page({ ...filter, size, ...(place && { olderThan: place }) });
    yield page.enquiries;
    left -= page.enquiries.length;
    place = page.older;
  } while (place !== null && left > 0);
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
