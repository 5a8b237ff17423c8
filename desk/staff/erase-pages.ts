import { erasureReminder, proofInWords } from '../cli/text.ts';
import type { StoredEnquiry } from '../enquiry.ts';
import { html } from '../html.ts';
import type { Erasure } from '../store/rows.ts';
import type { EnquiryParts } from './enquiry-page.ts';
import { messagePage, type StaffPage } from './frame.ts';
import { momentInWords, nameOf } from './words.ts';

export type EraseParts = Pick<EnquiryParts, 'enquiry' | 'formToken' | 'listQuery'> & {
  /** References of the changed words that go with it. */
  along: readonly string[];
  /** True when something else than the reference was typed. */
  isWrong: boolean;
};

/** Asks for the reference before an enquiry is erased for good. */
export function erasePage({
  enquiry,
  along,
  formToken,
  listQuery,
  isWrong,
}: EraseParts): StaffPage {
  const { id, reference, receivedAt } = enquiry;
  const changedWords = along.length > 0 && html`, with the changed words ${along.join(', ')}`;
  const error = html`<p class="error" id="typed-error">Type ${reference}, as it stands here. Nothing was erased.</p>`;
  const errorAttributes = html` aria-invalid="true" aria-describedby="typed-error"`;
  const content = html`<p>This erases what <bdi>${nameOf(enquiry)}</bdi> wrote,
received ${momentInWords(receivedAt)}${changedWords}. A proof stays: id, reference, time, and that staff erased it.</p>
<p>Mails that were sent and backups that were made still hold the words: erase them there too.</p>
<form method="post" action="/enquiries/${id}/erase${listQuery}" class="erase">
<input type="hidden" name="form" value="${formToken}">
<div class="field">
<label for="typed">Type ${reference} to erase it</label>
${isWrong && error}
<input id="typed" name="typed" autocomplete="off" spellcheck="false"${isWrong && errorAttributes}>
</div>
<p class="buttons"><button type="submit" data-variant="danger">Erase it for good</button>
<a href="/enquiries/${id}${listQuery}">Keep it</a></p>
</form>
`;
  return messagePage(`Erase ${reference}`, content, `Erase ${reference} for good?`);
}

type ProofsParts = {
  proofs: readonly Erasure[];
  related: readonly StoredEnquiry[];
  /** Where words of it still are in the store's own files; null when nowhere. */
  remains: string | null;
};

/** What is left of an enquiry that was erased. */
export function proofsPage({ proofs, related, remains }: ProofsParts): StaffPage {
  const others = related.map(
    ({ id, reference }) =>
      html`<p>Other words that came under its id are kept as <a href="/enquiries/${id}">${reference}</a>.</p>\n`,
  );
  const content = html`<ul class="proofs">
${proofs.map((proof) => html`<li>${proofInWords(proof)}</li>\n`)}</ul>
<p>${erasureReminder}</p>
${remains !== null && html`<p>${remains}</p>`}
${others}<p><a href="/">← All enquiries</a></p>
`;
  return messagePage('Erased', content, 'Erased, with this proof');
}
