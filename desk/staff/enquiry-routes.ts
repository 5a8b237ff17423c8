import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { asJson, inLines } from '../../terminal/plain-text.ts';
import { handlings, type StoredEnquiry } from '../enquiry.ts';
import { flat } from '../exports.ts';
import type { EnquiryStore } from '../store/enquiry-store.ts';
import {
  type Done,
  doneIn,
  download,
  formOf,
  listQueryOf,
  queryOf,
  type StaffAppParts,
  sendPage,
} from './answers.ts';
import { enquiryPage } from './enquiry-page.ts';
import { showProofs } from './erasing.ts';
import { type ListQuery, listAddress, listQueryFrom, queryText, wantedBy } from './list-query.ts';

type OfOne = FastifyRequest<{ Params: { id: string } }>;

/** Somebody who asks for one enquiry, which there is. */
type Asked = {
  enquiry: StoredEnquiry;
  request: FastifyRequest;
  reply: FastifyReply;
  parts: StaffAppParts;
};

/** What a form changes; answers with what the page then says, null where somebody else was faster. */
const changes: Readonly<
  Record<string, (parts: StaffAppParts, request: OfOne) => Promise<Done | null>>
> = {
  release: async ({ store, now }, { params: { id } }) =>
    (await store.release(id, now())) ? 'released' : null,
  resend: async ({ store, now }, { params: { id } }) =>
    (await store.resend(id, now())) ? 'resent' : null,
  mark: markAsTyped,
};

/** One enquiry, and what its forms change: each answers with the way to a page that shows how things are now. */
export function addEnquiry(app: FastifyInstance, parts: StaffAppParts): void {
  const ofEnquiry =
    (answer: (asked: Asked) => Promise<FastifyReply>) =>
    async (request: OfOne, reply: FastifyReply) => {
      const { id } = request.params;
      const enquiry = await enquiryAt(id, parts.store);
      if (enquiry === null) return showProofs([id], reply, parts);
      return answer({ enquiry, request, reply, parts });
    };

  app.get('/enquiries/:id', ofEnquiry(show));
  app.get('/enquiries/:id/export.json', ofEnquiry(exportOne));
  for (const [path, change] of Object.entries(changes)) {
    app.post(`/enquiries/:id/${path}`, async (request: OfOne, reply) => {
      const query = new URLSearchParams(listQueryOf(request));
      const done = await change(parts, request);
      if (done !== null) query.set('done', done);
      return reply.redirect(`/enquiries/${encodeURIComponent(request.params.id)}?${query}`, 303);
    });
  }
}

async function show({ enquiry, request, reply, parts }: Asked): Promise<FastifyReply> {
  const { store, siteName, door } = parts;
  const query = queryOf(request);
  const list = listQueryFrom(query);
  const page = enquiryPage({
    siteName,
    enquiry,
    related: await relatedTo(enquiry, store),
    ...(await neighboursOf(enquiry, list, store)),
    done: doneIn(query),
    backTo: listAddress(list, list),
    listQuery: queryText(list),
    formToken: door.formToken,
  });
  return sendPage(reply, page);
}

async function exportOne({ enquiry, reply, parts: { store } }: Asked): Promise<FastifyReply> {
  const all = [enquiry, ...(await relatedTo(enquiry, store))];
  return download(reply, `${enquiry.reference}.json`, 'json').send(`${asJson(all.map(flat))}\n`);
}

async function markAsTyped({ store, now }: StaffAppParts, request: OfOne): Promise<Done | null> {
  const { id } = request.params;
  const form = formOf(request);
  const handling = handlings.find((each) => each === form.get('handling'));
  const typed = (name: string, longest: number) => form.get(name)?.trim().slice(0, longest);
  const enquiry = await enquiryAt(id, store);
  const note = noteOfBoth(enquiry?.note ?? '', form.get('seen') ?? '', typed('note', 1_000));
  const isOvertaken = enquiry !== null && isMarkedSince(enquiry, form);
  const chosen = isOvertaken ? {} : { handling, handler: typed('handler', 100) };
  if (!(await store.mark(id, { ...chosen, note }, now()))) return null;
  return isOvertaken ? 'meanwhile' : 'marked';
}

/** The enquiry that an address names. */
async function enquiryAt(id: string, store: EnquiryStore): Promise<StoredEnquiry | null> {
  return (await store.find(id)).find((enquiry) => enquiry.id === id) ?? null;
}

/** What a colleague noted since the form was drawn stays, above what was typed into it. */
function noteOfBoth(kept: string, seen: string, typed: string | undefined): string | undefined {
  const isNew = inLines(kept) !== inLines(seen) && !typed?.includes(kept);
  return isNew && typed !== undefined ? `${kept}\n${typed}`.trim() : typed;
}

/** Whether a colleague chose another state, or took it in hand, since the form was drawn. */
function isMarkedSince({ handling, handler }: StoredEnquiry, form: URLSearchParams): boolean {
  const [seenHandling, seenHandler] = [form.get('seen-handling'), form.get('seen-handler')];
  return (
    seenHandling !== null && (seenHandling !== handling || inLines(seenHandler ?? '') !== handler)
  );
}

/** How many a look for the next one may pass over; it is done for each enquiry that is opened. */
const neighbourLook = 2_000;

/** The one before and the one after it, in the list that it was opened from. */
async function neighboursOf({ id }: StoredEnquiry, list: ListQuery, store: EnquiryStore) {
  const [place, wanted] = [await store.placeOf(id), wantedBy(list)];
  if (place === null || wanted === null) return { newerId: null, olderId: null };
  const one = { ...wanted, size: 1, lookAtMost: neighbourLook };
  const [newer, older] = await Promise.all([
    store.page({ ...one, newerThan: place }),
    store.page({ ...one, olderThan: place }),
  ]);
  return { newerId: newer.enquiries[0]?.id ?? null, olderId: older.enquiries[0]?.id ?? null };
}

/** What came under the same one-time id, newest first. */
async function relatedTo(enquiry: StoredEnquiry, store: EnquiryStore): Promise<StoredEnquiry[]> {
  const all = await store.find(enquiry.amends ?? enquiry.id);
  return all.filter(({ id }) => id !== enquiry.id);
}
