import { Readable } from 'node:stream';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { handlings, waitedMs } from '../enquiry.ts';
import { inParts, partsAsCsv, partsAsJson } from '../exports.ts';
import { ageInWords } from '../in-words.ts';
import type { EnquiryStore } from '../store/enquiry-store.ts';
import {
  type Done,
  doneIn,
  download,
  formOf,
  listQueryOf,
  notThere,
  queryOf,
  type StaffAppParts,
  sendPage,
} from './answers.ts';
import { cookiesIn, ownCookie } from './door.ts';
import { listPage } from './list-page.ts';
import { erasingAddress, idsIn, listQueryFrom, pageOf, wantedBy } from './list-query.ts';

/** The list, and the files of what it lists. */
export function addList(app: FastifyInstance, { store, siteName, door, now }: StaffAppParts): void {
  let since: Date | null | undefined;

  app.get('/', async (request, reply) => {
    // One browser is inside: what its cookie says at the first list holds until the page is closed.
    if (since === undefined) since = lookedAt(request);
    reply.header('set-cookie', ownCookie(lookedCookie, String(now().getTime()), aYear));
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
        since,
        done: doneIn(queryOf(request)),
        formToken: door.formToken,
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

/** What is done to several enquiries that are ticked in the list. */
export function addSeveral(app: FastifyInstance, { store, now }: StaffAppParts): void {
  app.post('/several', async (request, reply) => {
    const form = formOf(request);
    const [ids, act] = [idsIn(form), form.get('act')];
    if (ids.length === 0) return backToList(request, reply, 'none');
    if (act === 'erase') return reply.redirect(erasingAddress(ids, listQueryOf(request)), 303);
    const handling = handlings.find((each) => each === form.get('handling'));
    const [change, done] =
      act === 'release'
        ? ([(id: string) => store.release(id, now()), 'severalReleased'] as const)
        : ([(id: string) => store.mark(id, { handling }, now()), 'severalMarked'] as const);
    let count = 0;
    // Somebody else may have been faster.
    for (const id of ids) if (await change(id)) count += 1;
    return backToList(request, reply, done, count);
  });
}

function backToList(request: FastifyRequest, reply: FastifyReply, done: Done, count = 0) {
  const query = new URLSearchParams(listQueryOf(request));
  query.set('done', done);
  query.set('count', String(count));
  return reply.redirect(`/?${query}`, 303);
}

const lookedCookie = 'waymark_looked';
const aYear = 365 * 24 * 60 * 60;

/** When this browser last showed the list; null when it never did. */
function lookedAt(request: FastifyRequest): Date | null {
  const moment = cookiesIn(request, lookedCookie).find((value) => /^\d{1,15}$/.test(value));
  return moment === undefined ? null : new Date(Number(moment));
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
