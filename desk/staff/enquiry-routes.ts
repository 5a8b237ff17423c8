import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { asJson, inLines } from '../../terminal/plain-text.ts';
import { handlings, type StoredEnquiry } from '../enquiry.ts';
import { flat } from '../exports.ts';
import type { EnquiryStore } from '../store/enquiry-store.ts';
import { download, formOf, notThere, queryOf, type StaffAppParts, sendPage } from './answers.ts';
import { type EnquiryProps, enquiryPage } from './enquiry-page.ts';
import { erasePage, proofsPage } from './erase-page.ts';
import {
  type ListQuery,
  listAddress,
  listQueryFrom,
  neighbourOf,
  queryText,
  wantedBy,
} from './list-query.ts';

type OfOne = { Params: { id: string } };

const changes = [
  { path: 'release', method: 'release', done: 'released' },
  { path: 'resend', method: 'resend', done: 'resent' },
] as const;

/** One enquiry, and what its forms change: each answers with the way to a page that shows how things are now. */
export function addEnquiry(app: FastifyInstance, parts: StaffAppParts): void {
  const { store, siteName, door, now } = parts;

  app.get<OfOne>('/enquiries/:id', async (request, reply) => {
    const enquiry = await enquiryAt(request.params.id, store);
    if (enquiry === null) return whatIsLeft(request.params.id, reply, parts);
    const query = queryOf(request);
    const list = listQueryFrom(query);
    return sendPage(
      reply,
      enquiryPage({
        siteName,
        enquiry,
        related: await relatedTo(enquiry, store),
        ...(await neighboursOf(enquiry, list, store)),
        done: doneIn(query.get('done')),
        backTo: listAddress(list, list),
        listQuery: queryText(list),
        formToken: door.formToken,
      }),
    );
  });

  app.get<OfOne>('/enquiries/:id/export.json', async (request, reply) => {
    const enquiry = await enquiryAt(request.params.id, store);
    if (enquiry === null) return whatIsLeft(request.params.id, reply, parts);
    const all = [enquiry, ...(await relatedTo(enquiry, store))];
    return download(reply, `${enquiry.reference}.json`, 'json').send(`${asJson(all.map(flat))}\n`);
  });

  for (const { path, method, done } of changes) {
    app.post<OfOne>(`/enquiries/:id/${path}`, async (request, reply) => {
      const { id } = request.params;
      // Somebody else may have been faster; the page shows how things are now.
      const isDone = await store[method](id, now());
      const query = new URLSearchParams(listQueryOf(request));
      if (isDone) query.set('done', done);
      return reply.redirect(`/enquiries/${encodeURIComponent(id)}?${query}`, 303);
    });
  }

  app.post<OfOne>('/enquiries/:id/mark', async (request, reply) => {
    const { id } = request.params;
    const form = formOf(request);
    const handling = handlings.find((each) => each === form.get('handling'));
    const typed = (name: string, longest: number) => form.get(name)?.trim().slice(0, longest);
    const enquiry = await enquiryAt(id, store);
    const note = noteOfBoth(enquiry?.note ?? '', form.get('seen') ?? '', typed('note', 1_000));
    const chosen = { handling, handler: typed('handler', 100) };
    const isOvertaken = enquiry !== null && isMarkedSince(enquiry, form);
    const marks = isOvertaken ? { note } : { ...chosen, note };
    const query = new URLSearchParams(listQueryOf(request));
    if (await store.mark(id, marks, now())) query.set('done', isOvertaken ? 'meanwhile' : 'marked');
    return reply.redirect(`/enquiries/${encodeURIComponent(id)}?${query}`, 303);
  });

  app.get<OfOne>('/enquiries/:id/erase', async (request, reply) => {
    const enquiry = await enquiryAt(request.params.id, store);
    if (enquiry === null) return whatIsLeft(request.params.id, reply, parts);
    return askToErase({ enquiry, isWrong: false }, request, reply);
  });

  app.post<OfOne>('/enquiries/:id/erase', async (request, reply) => {
    const enquiry = await enquiryAt(request.params.id, store);
    if (enquiry === null) return whatIsLeft(request.params.id, reply, parts);
    const typed = (formOf(request).get('typed') ?? '').trim().toUpperCase();
    if (typed !== enquiry.reference) {
      return askToErase({ enquiry, isWrong: true }, request, reply.code(422));
    }
    await store.erase(enquiry.id, now());
    return reply.redirect(`/enquiries/${enquiry.id}`, 303);
  });

  async function askToErase(
    { enquiry, isWrong }: { enquiry: StoredEnquiry; isWrong: boolean },
    request: FastifyRequest,
    reply: FastifyReply,
  ): Promise<FastifyReply> {
    const all = await store.find(enquiry.id);
    return sendPage(
      reply,
      erasePage({
        siteName,
        enquiry,
        along: all.filter(({ amends }) => amends === enquiry.id).map(({ reference }) => reference),
        isWrong,
        formToken: door.formToken,
        listQuery: listQueryOf(request),
      }),
    );
  }
}

/** The list that a page was opened from, as it stands in addresses. */
function listQueryOf(request: FastifyRequest): string {
  return queryText(listQueryFrom(queryOf(request)));
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

function doneIn(word: string | null): EnquiryProps['done'] {
  if (word === 'marked' || word === 'meanwhile') return word;
  return changes.find(({ done }) => done === word)?.done ?? null;
}

/** The one before and the one after it, in the list that it was opened from. */
async function neighboursOf(
  { id }: StoredEnquiry,
  list: ListQuery,
  store: EnquiryStore,
): Promise<Pick<EnquiryProps, 'newerId' | 'olderId'>> {
  const [place, wanted] = [await store.placeOf(id), wantedBy(list)];
  if (place === null || wanted === null) return { newerId: null, olderId: null };
  const [newer, older] = await Promise.all([
    store.page(neighbourOf(wanted, { newerThan: place })),
    store.page(neighbourOf(wanted, { olderThan: place })),
  ]);
  return { newerId: newer.enquiries[0]?.id ?? null, olderId: older.enquiries[0]?.id ?? null };
}

/** What came under the same one-time id, newest first. */
async function relatedTo(enquiry: StoredEnquiry, store: EnquiryStore): Promise<StoredEnquiry[]> {
  const all = await store.find(enquiry.amends ?? enquiry.id);
  return all.filter(({ id }) => id !== enquiry.id);
}

/** The proof that it was erased, or that there is no such enquiry. */
async function whatIsLeft(
  id: string,
  reply: FastifyReply,
  { store, siteName }: StaffAppParts,
): Promise<FastifyReply> {
  const proofs = await store.findErasures(id);
  if (proofs.length === 0) return notThere(reply, siteName);
  const [related, remains] = [await store.find(id), await store.forgetErased()];
  return sendPage(reply, proofsPage({ siteName, proofs, related, remains }));
}
