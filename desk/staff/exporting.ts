import { toCsv } from '../../terminal/table.ts';
import { headings, rowsFor } from '../cli/export.ts';
import { asJson, flat } from '../cli/text.ts';
import type { EnquiryStore, ListPage, PageWanted } from '../store/enquiry-store.ts';

const partSize = 500;

/** Everything that a list shows on all its pages, as the command line exports it, a part at a time. */
export async function* exported(
  store: Pick<EnquiryStore, 'page'>,
  wanted: PageWanted,
  format: 'csv' | 'json',
): AsyncGenerator<string> {
  yield format === 'csv' ? toCsv([headings]) : '[';
  let isFirst = true;
  for await (const { enquiries } of pagesOf(store, wanted)) {
    if (enquiries.length === 0) continue;
    // The byte order mark stands once, at the beginning.
    if (format === 'csv') yield toCsv(rowsFor(enquiries)).slice(1);
    else
      yield `${isFirst ? '\n' : ',\n'}${enquiries.map((enquiry) => asJson(flat(enquiry))).join(',\n')}`;
    isFirst = false;
  }
  if (format === 'json') yield '\n]\n';
}

async function* pagesOf(
  store: Pick<EnquiryStore, 'page'>,
  { newerThan: _newer, olderThan: _older, lookAtMost: _most, ...filter }: PageWanted,
): AsyncGenerator<ListPage> {
  let page = await store.page({ ...filter, size: partSize });
  yield page;
  while (page.older !== null) {
    page = await store.page({ ...filter, size: partSize, olderThan: page.older });
    yield page;
  }
}
