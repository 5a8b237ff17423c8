import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { StoredEnquiry } from '../enquiry.ts';
import { type Html, html } from '../html.ts';
import { erasureReminder, proofInWords } from '../in-words.ts';
import {
  formOf,
  listQueryOf,
  messagePage,
  notThere,
  queryOf,
  type StaffAppParts,
  sendPage,
} from './answers.ts';
import { erasingAddress, idsIn } from './list-query.ts';
import { momentInWords, nameOf, written } from './words.ts';

/** Erases the enquiries that an address names, one or several, once somebody has typed what shows that it was read. */
export function addErasing(app: FastifyInstance, parts: StaffAppParts): void {
  const { store, siteName, door, now } = parts;

  app.get('/erase', (request, reply) => askToErase(request, reply, false));

  app.post('/erase', async (request, reply) => {
    const enquiries = await wantedBy(request);
    const typed = formOf(request).get('typed')?.trim().toLowerCase();
    if (typed !== wordsToErase(enquiries).toLowerCase()) {
      return askToErase(request, reply.code(422), true);
    }
    for (const { id } of enquiries) await store.erase(id, now());
    const proofs = enquiries.map(({ id }) => `id=${id}`).join('&');
    return reply.redirect(`/proofs?${proofs}`, 303);
  });

  app.get('/proofs', (request, reply) => showProofs(idsIn(queryOf(request)), reply, parts));

  /** The enquiries themselves, without what came later as changed words of them. */
  async function wantedBy(request: FastifyRequest): Promise<StoredEnquiry[]> {
    const ids = idsIn(queryOf(request));
    const found = (await Promise.all(ids.map((id) => store.find(id)))).flat();
    return ids.flatMap((id) => found.find((enquiry) => enquiry.id === id) ?? []);
  }

  async function askToErase(request: FastifyRequest, reply: FastifyReply, isWrong: boolean) {
    const enquiries = await wantedBy(request);
    const [first, ...others] = enquiries;
    if (first === undefined) return showProofs(idsIn(queryOf(request)), reply, parts);
    const listQuery = listQueryOf(request);
    const words = wordsToErase(enquiries);
    const ids = enquiries.map(({ id }) => id);
    const action = erasingAddress(ids, listQuery);
    const heading = `Erase ${others.length === 0 ? words : enquiries.length} for good?`;
    const items = await Promise.all(enquiries.map(itemOf));
    const content = html`<p>This erases what was written there, and what was sent later in its place. A proof of each stays: id, reference, time, and that staff erased it.</p>
<ul class="proofs">
${items}</ul>
<p>Mails that were sent and backups that were made still hold the words: erase them there too.</p>
<form method="post" action="${action}" class="erase">
<input type="hidden" name="form" value="${door.formToken}">
${typedField(words, isWrong)}
<p class="buttons"><button type="submit" data-variant="danger">Erase for good</button> <a href="${others.length === 0 ? `/enquiries/${first.id}` : '/'}${listQuery}">Keep</a></p>
</form>`;
    return sendPage(reply, messagePage({ title: heading, heading, siteName }, content));
  }

  async function itemOf(enquiry: StoredEnquiry): Promise<Html> {
    const { id, reference, receivedAt } = enquiry;
    const along = (await store.find(id)).filter(({ amends }) => amends === id);
    const words = along.map((other) => `, with the changed words ${other.reference}`).join('');
    return html`<li><span class="reference">${reference}</span> <bdi>${written(nameOf(enquiry))}</bdi>, received ${momentInWords(receivedAt)}${words}</li>\n`;
  }
}

/** What has to be typed: the reference of one; of several their number, which was read and is no habit of the hand. */
function wordsToErase(enquiries: readonly StoredEnquiry[]): string {
  const [first, ...others] = enquiries;
  return first !== undefined && others.length === 0 ? first.reference : `erase ${enquiries.length}`;
}

/** What somebody types to show that they have read what will be erased. */
function typedField(words: string, isWrong: boolean): Html {
  const error = html`<p class="error" id="typed-error">Type ${words}, as it stands here. Nothing was erased.</p>`;
  const ofError = html` aria-invalid="true" aria-describedby="typed-error"`;
  return html`<div class="field">
<label for="typed">Type <b>${words}</b> to go on</label>
${isWrong && error}
<input id="typed" name="typed" autocomplete="off" spellcheck="false"${isWrong && ofError}>
</div>`;
}

/** What is left of enquiries that were erased: their proofs; or that there are no such enquiries. */
export async function showProofs(
  ids: readonly string[],
  reply: FastifyReply,
  { store, siteName }: StaffAppParts,
): Promise<FastifyReply> {
  const proofs = (await Promise.all(ids.map((id) => store.findErasures(id)))).flat();
  if (proofs.length === 0) return notThere(reply, siteName);
  const kept = (await Promise.all(ids.map((id) => store.find(id)))).flat();
  const others = kept.map(
    ({ id, reference }) =>
      html`<p>Other words that came under its id are kept as <a href="/enquiries/${id}">${reference}</a>.</p>\n`,
  );
  const remains = await store.forgetErased();
  const content = html`<ul class="proofs">
${proofs.map((proof) => html`<li>${proofInWords(proof)}</li>\n`)}</ul>
<p>${erasureReminder}</p>
${remains !== null && html`<p>${remains}</p>\n`}${others}<p><a href="/">← All enquiries</a></p>`;
  const heading = 'Erased, with this proof';
  return sendPage(reply, messagePage({ title: 'Erased', heading, siteName }, content));
}
