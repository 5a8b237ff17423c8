import { Readable } from 'node:stream';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { asJson, inLines } from '../../terminal/plain-text.ts';
import { handlings, type StoredEnquiry, waitedMs } from '../enquiry.ts';
import { flat, inParts, partsAsCsv, partsAsJson } from '../exports.ts';
import { ageInWords } from '../in-words.ts';
import type { EnquiryStore } from '../store/enquiry-store.ts';
import { download, formOf, notThere, queryOf, type StaffAppParts, sendPage } from './answers.ts';
import { enquiryPage, erasePage, proofsPage } from './enquiry-page.ts';
import { listPage } from './list-page.ts';
import {
  type ListQuery,
  listAddress,
  listQueryFrom,
  neighbourOf,
  pageOf,
  queryText,
  wantedBy,
} from './list-query.ts';

/** The list, and the files of what it lists. */
export function addList(app: FastifyInstance, { store, siteName, now }: StaffAppParts): void {
  app.get('/', async (request, reply) => {
    const query = listQueryFrom(queryOf(request));
    const known = await knownAs(store, query.words);
    if (known !== null) return reply.redirect(known, 303);
    const wanted = wantedBy(query);
    const status = await store.status();
    const { oldestUnsentAt } = status;
    return sendPage(
      reply,
      listPage({
        siteName,
        query,
        page: wanted === null ? null : await store.page(pageOf(wanted, query)),
        status,
        handlingCounts: await store.countHandlings(),
        longestWait: oldestUnsentAt && ageInWords(waitedMs(oldestUnsentAt, now())),
      }),
    );
  });

  for (const [format, asFile] of [
    ['csv', partsAsCsv],
    ['json', partsAsJson],
  ] as const) {
    app.get(`/export.${format}`, async (request, reply) => {
      const wanted = wantedBy(listQueryFrom(queryOf(request)));
      if (wanted === null) return notThere(reply, siteName);
      const day = now().toISOString().slice(0, 10);
      return download(reply, `enquiries-${day}.${format}`, format).send(
        Readable.from(asFile(inParts(store, wanted))),
      );
    });
  }
}

/** The page of an enquiry or a proof whose id or reference was typed as the words to look for; null when there is none. */
async function knownAs(store: EnquiryStore, words: string): Promise<string | null> {
  if (!/^(WM-[\dA-Z]{4}-[\dA-Z]{4}|[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12})$/i.test(words))
    return null;
  const [id, reference] = [words.toLowerCase(), words.toUpperCase()];
  // Those that change its words are found with it.
  const found = await store.find(words);
  const enquiry = found.find((one) => one.id === id || one.reference === reference);
  const [proof] = enquiry === undefined ? await store.findErasures(words) : [];
  const known = enquiry?.id ?? proof?.id;
  return known === undefined ? null : `/enquiries/${known}`;
}

type OfOne = FastifyRequest<{ Params: { id: string } }>;

/** Somebody who asks for one enquiry, which there is. */
type Asked = {
  enquiry: StoredEnquiry;
  request: FastifyRequest;
  reply: FastifyReply;
  parts: StaffAppParts;
};

type Change = { done: string; make: (parts: StaffAppParts, request: OfOne) => Promise<boolean> };

/** What a form changes, and what the page then says. */
const changes = {
  release: {
    done: 'released',
    make: ({ store, now }, { params: { id } }) => store.release(id, now()),
  },
  resend: { done: 'resent', make: ({ store, now }, { params: { id } }) => store.resend(id, now()) },
  mark: { done: 'marked', make: markAsTyped },
} as const satisfies Record<string, Change>;

/** One enquiry, and what its forms change: each answers with the way to a page that shows how things are now. */
export function addEnquiry(app: FastifyInstance, parts: StaffAppParts): void {
  const ofEnquiry =
    (answer: (asked: Asked) => Promise<FastifyReply>) =>
    async (request: OfOne, reply: FastifyReply) => {
      const { id } = request.params;
      const enquiry = await enquiryAt(id, parts.store);
      if (enquiry === null) return whatIsLeft(id, reply, parts);
      return answer({ enquiry, request, reply, parts });
    };

  app.get('/enquiries/:id', ofEnquiry(show));
  app.get('/enquiries/:id/export.json', ofEnquiry(exportOne));
  app.get('/enquiries/:id/erase', ofEnquiry(askToErase));
  app.post('/enquiries/:id/erase', ofEnquiry(eraseOne));
  for (const [path, { done, make }] of Object.entries(changes)) {
    app.post(`/enquiries/:id/${path}`, async (request: OfOne, reply) => {
      const query = new URLSearchParams(listQueryOf(request));
      // Somebody else may have been faster; the page shows how things are now.
      if (await make(parts, request)) query.set('done', done);
      return reply.redirect(`/enquiries/${encodeURIComponent(request.params.id)}?${query}`, 303);
    });
  }
}

async function show({ enquiry, request, reply, parts }: Asked): Promise<FastifyReply> {
  const { store, siteName, door } = parts;
  const query = queryOf(request);
  const list = listQueryFrom(query);
  const known = Object.values(changes).find(({ done }) => done === query.get('done'));
  const page = enquiryPage({
    siteName,
    enquiry,
    related: await relatedTo(enquiry, store),
    ...(await neighboursOf(enquiry, list, store)),
    done: known?.done ?? null,
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

async function markAsTyped({ store, now }: StaffAppParts, request: OfOne): Promise<boolean> {
  const { id } = request.params;
  const form = formOf(request);
  const handling = handlings.find((each) => each === form.get('handling'));
  const typed = (name: string, longest: number) => form.get(name)?.trim().slice(0, longest);
  const enquiry = await enquiryAt(id, store);
  const note = noteOfBoth(enquiry?.note ?? '', form.get('seen') ?? '', typed('note', 1_000));
  return store.mark(id, { handling, handler: typed('handler', 100), note }, now());
}

async function askToErase(asked: Asked, isWrong = false): Promise<FastifyReply> {
  const { enquiry, request, reply, parts } = asked;
  const { store, siteName, door } = parts;
  const all = await store.find(enquiry.id);
  const along = all.filter(({ amends }) => amends === enquiry.id);
  const page = erasePage({
    siteName,
    enquiry,
    along: along.map(({ reference }) => reference),
    isWrong,
    formToken: door.formToken,
    listQuery: listQueryOf(request),
  });
  return sendPage(reply, page);
}

async function eraseOne(asked: Asked): Promise<FastifyReply> {
  const { enquiry, request, reply, parts } = asked;
  const typed = (formOf(request).get('typed') ?? '').trim().toUpperCase();
  if (typed !== enquiry.reference) {
    reply.code(422);
    return askToErase(asked, true);
  }
  await parts.store.erase(enquiry.id, parts.now());
  return reply.redirect(`/enquiries/${enquiry.id}`, 303);
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

/** The one before and the one after it, in the list that it was opened from. */
async function neighboursOf({ id }: StoredEnquiry, list: ListQuery, store: EnquiryStore) {
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
