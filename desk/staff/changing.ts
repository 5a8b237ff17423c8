import type { FastifyInstance, FastifyRequest, RouteHandlerMethod } from 'fastify';
import type { StoredEnquiry } from '../enquiry.ts';
import { type Done, formOf, page, paramsOf, queryOf, type StaffAppParts } from './answers.ts';
import { drawErase } from './draw.tsx';
import { enquiryAt, whatIsLeft } from './finding.ts';
import { listQueryFrom, queryText } from './list-query.ts';

/** What a form of the page may change: each answers with the way to a page that shows how things are now. */
export function addChanging(
  app: FastifyInstance,
  { store, siteName, door, now }: StaffAppParts,
): void {
  const changed = (
    done: Done,
    change: (id: string, now: Date) => Promise<boolean>,
  ): RouteHandlerMethod => {
    return async (request, reply) => {
      const { id } = paramsOf(request);
      // Somebody else may have been faster; the page shows how things are now.
      const isDone = await change(id, now());
      const query = new URLSearchParams(queryText(listQueryFrom(queryOf(request))));
      if (isDone) query.set('done', done);
      return reply.redirect(`/enquiries/${encodeURIComponent(id)}?${query}`, 303);
    };
  };
  app.post('/enquiries/:id/release', changed('released', store.release));
  app.post('/enquiries/:id/resend', changed('resent', store.resend));
  app.post('/enquiries/:id/erase', async (request, reply) => {
    const enquiry = await enquiryAt(request, store);
    if (enquiry === null) return whatIsLeft(request, reply, { store, siteName });
    const typed = (formOf(request).get('typed') ?? '').trim().toUpperCase();
    if (typed !== enquiry.reference) {
      reply.code(422);
      return page(
        reply,
        await erasePage(enquiry, request, { store, siteName, door, isWrong: true }),
      );
    }
    await store.erase(enquiry.id, now());
    return reply.redirect(`/enquiries/${enquiry.id}`, 303);
  });
}

type EraseParts = Pick<StaffAppParts, 'store' | 'siteName' | 'door'> & { isWrong?: boolean };

/** The page that asks for the reference. */
export async function erasePage(
  enquiry: StoredEnquiry,
  request: FastifyRequest,
  { store, siteName, door, isWrong = false }: EraseParts,
): Promise<string> {
  const amending = (await store.find(enquiry.id)).filter(({ amends }) => amends === enquiry.id);
  return drawErase({
    siteName,
    enquiry,
    along: amending.map(({ reference }) => reference),
    isWrong,
    formToken: door.formToken,
    listQuery: queryText(listQueryFrom(queryOf(request))),
  });
}
