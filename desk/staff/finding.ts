import type { FastifyReply, FastifyRequest } from 'fastify';
import type { StoredEnquiry } from '../enquiry.ts';
import type { EnquiryStore } from '../store/enquiry-store.ts';
import { notThere, page, paramsOf, type StaffAppParts } from './answers.ts';
import { drawProofs } from './draw.tsx';

/** The page of an enquiry or a proof whose id or reference was typed as the words to look for; null when there is none. */
export async function knownAs(store: EnquiryStore, words: string): Promise<string | null> {
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

/** The enquiry that the address names. */
export async function enquiryAt(
  request: FastifyRequest,
  store: EnquiryStore,
): Promise<StoredEnquiry | null> {
  const { id } = paramsOf(request);
  return (await store.find(id)).find((enquiry) => enquiry.id === id) ?? null;
}

/** What came under the same one-time id, newest first. */
export async function relatedTo(
  enquiry: StoredEnquiry,
  store: EnquiryStore,
): Promise<StoredEnquiry[]> {
  const all = await store.find(enquiry.amends ?? enquiry.id);
  return all.filter(({ id }) => id !== enquiry.id);
}

/** The proof that it was erased, or that there is no such enquiry. */
export async function whatIsLeft(
  request: FastifyRequest,
  reply: FastifyReply,
  { store, siteName }: Pick<StaffAppParts, 'store' | 'siteName'>,
): Promise<FastifyReply> {
  const { id } = paramsOf(request);
  const proofs = await store.findErasures(id);
  if (proofs.length === 0) return notThere(reply, siteName);
  return page(
    reply,
    drawProofs({
      siteName,
      proofs,
      related: await store.find(id),
      remains: await store.forgetErased(),
    }),
  );
}
