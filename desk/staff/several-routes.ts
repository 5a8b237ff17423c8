import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { handlings, type StoredEnquiry } from '../enquiry.ts';
import type { EnquiryStore } from '../store/enquiry-store.ts';
import { formOf, listQueryOf, notThere, queryOf, type StaffAppParts, sendPage } from './answers.ts';
import { eraseSeveralPage, proofsPage } from './erase-page.ts';
import { pageSize } from './list-query.ts';

/** What is done to several enquiries that are ticked in the list. */
export function addSeveral(app: FastifyInstance, parts: StaffAppParts): void {
  const { store, siteName, door, now } = parts;

  app.post('/several', async (request, reply) => {
    const form = formOf(request);
    const ids = idsIn(form);
    if (ids.length === 0) return backToList(request, reply, 'none', 0);
    if (form.get('act') === 'erase') {
      const enquiries = await enquiriesOf(ids, store);
      return askToErase(request, reply, { enquiries, isWrong: false });
    }
    if (form.get('act') === 'release') {
      const released = await forEach(ids, (id) => store.release(id, now()));
      return backToList(request, reply, 'released', released);
    }
    const handling = handlings.find((each) => each === form.get('handling'));
    if (handling === undefined) return backToList(request, reply, 'none', 0);
    const marked = await forEach(ids, (id) => store.mark(id, { handling }, now()));
    return backToList(request, reply, 'marked', marked);
  });

  app.post('/several/erase', async (request, reply) => {
    const form = formOf(request);
    const enquiries = await enquiriesOf(idsIn(form), store);
    const typed = form.get('typed')?.trim().toLowerCase();
    if (typed !== wordsToErase(enquiries.length)) {
      return askToErase(request, reply.code(422), { enquiries, isWrong: true });
    }
    const proofs = new URLSearchParams();
    for (const { id } of enquiries) {
      await store.erase(id, now());
      proofs.append('id', id);
    }
    return reply.redirect(`/proofs?${proofs}`, 303);
  });

  app.get('/proofs', async (request, reply) => {
    const found = await Promise.all(idsIn(queryOf(request)).map((id) => store.findErasures(id)));
    const proofs = found.flat();
    if (proofs.length === 0) return notThere(reply, siteName);
    const remains = await store.forgetErased();
    return sendPage(reply, proofsPage({ siteName, proofs, related: [], remains }));
  });

  async function askToErase(
    request: FastifyRequest,
    reply: FastifyReply,
    { enquiries, isWrong }: { enquiries: readonly StoredEnquiry[]; isWrong: boolean },
  ): Promise<FastifyReply> {
    if (enquiries.length === 0) return notThere(reply, siteName);
    const words = wordsToErase(enquiries.length);
    const { formToken } = door;
    const listQuery = listQueryOf(request);
    return sendPage(
      reply,
      eraseSeveralPage({ siteName, enquiries, words, isWrong, formToken, listQuery }),
    );
  }
}

/** What has to be typed before so many are erased: a number that was read, not a habit of the hand. */
function wordsToErase(count: number): string {
  return `erase ${count}`;
}

function idsIn(form: URLSearchParams): string[] {
  return [...new Set(form.getAll('id'))].slice(0, pageSize);
}

/** The enquiries themselves, without what came later as changed words of them. */
async function enquiriesOf(ids: readonly string[], store: EnquiryStore): Promise<StoredEnquiry[]> {
  const found = await Promise.all(ids.map((id) => store.find(id)));
  return found.flat().filter(({ id }) => ids.includes(id));
}

/** How many it was done to; somebody else may have been faster with the others. */
async function forEach(
  ids: readonly string[],
  act: (id: string) => Promise<boolean>,
): Promise<number> {
  let count = 0;
  for (const id of ids) if (await act(id)) count += 1;
  return count;
}

function backToList(
  request: FastifyRequest,
  reply: FastifyReply,
  did: string,
  count: number,
): FastifyReply {
  const query = new URLSearchParams(listQueryOf(request));
  query.set('did', did);
  query.set('count', String(count));
  return reply.redirect(`/?${query}`, 303);
}
