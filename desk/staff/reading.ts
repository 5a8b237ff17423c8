import { Readable } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import { partsAsCsv } from '../cli/export.ts';
import { inParts, partsAsJson } from '../cli/parts.ts';
import { ageInWords } from '../cli/status.ts';
import { asJson, flat } from '../cli/text.ts';
import { waitedMs } from '../enquiry.ts';
import { doneSchema, download, notThere, page, queryOf, type StaffAppParts } from './answers.ts';
import { erasePage } from './changing.ts';
import { drawEnquiry, drawList } from './draw.tsx';
import { enquiryAt, knownAs, relatedTo, whatIsLeft } from './finding.ts';
import { listAddress, listQueryFrom, pageOf, queryText, wantedBy } from './list-query.ts';

/** The pages and files that change nothing. */
export function addReading(
  app: FastifyInstance,
  { store, siteName, door, now }: StaffAppParts,
): void {
  app.get('/', async (request, reply) => {
    const query = listQueryFrom(queryOf(request));
    const known = await knownAs(store, query.words);
    if (known !== null) return reply.redirect(known, 303);
    const wanted = wantedBy(query);
    const status = await store.status();
    const { oldestUnsentAt } = status;
    return page(
      reply,
      drawList({
        siteName,
        query,
        page: wanted === null ? null : await store.page(pageOf(wanted, query)),
        status,
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

  app.get('/enquiries/:id', async (request, reply) => {
    const enquiry = await enquiryAt(request, store);
    if (enquiry === null) return whatIsLeft(request, reply, { store, siteName });
    const query = queryOf(request);
    const list = listQueryFrom(query);
    const done = doneSchema.safeParse(query.get('done'));
    return page(
      reply,
      drawEnquiry({
        siteName,
        enquiry,
        related: await relatedTo(enquiry, store),
        done: done.success ? done.data : null,
        backTo: listAddress(list, list),
        listQuery: queryText(list),
        formToken: door.formToken,
      }),
    );
  });

  app.get('/enquiries/:id/export.json', async (request, reply) => {
    const enquiry = await enquiryAt(request, store);
    if (enquiry === null) return notThere(reply, siteName);
    const all = [enquiry, ...(await relatedTo(enquiry, store))];
    return download(reply, `${enquiry.reference}.json`, 'json').send(`${asJson(all.map(flat))}\n`);
  });

  app.get('/enquiries/:id/erase', async (request, reply) => {
    const enquiry = await enquiryAt(request, store);
    if (enquiry === null) return whatIsLeft(request, reply, { store, siteName });
    return page(reply, await erasePage(enquiry, request, { store, siteName, door }));
  });
}
