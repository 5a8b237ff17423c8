import type { StoredEnquiry } from '../enquiry.ts';
import { type Html, html } from '../html.ts';
import { erasureReminder, proofInWords } from '../in-words.ts';
import type { Erasure } from '../store/rows.ts';
import type { EnquiryProps } from './enquiry-page.ts';
import { messagePage } from './frame.ts';
import { momentInWords, nameOf, written } from './words.ts';

type EraseProps = Pick<EnquiryProps, 'siteName' | 'enquiry' | 'formToken' | 'listQuery'> & {
  /** References of the changed words that go with it. */
  along: readonly string[];
  /** True when something else than the reference was typed. */
  isWrong: boolean;
};

/** Asks for the reference before an enquiry is erased for good. */
export function erasePage(props: EraseProps): Html {
  const { siteName, enquiry, along } = props;
  const { reference, receivedAt } = enquiry;
  const words = along.length > 0 && html`, with the changed words ${along.join(', ')}`;
  return messagePage(
    { title: `Erase ${reference}`, heading: `Erase ${reference} for good?`, siteName },
    html`<p>This erases what <bdi>${written(nameOf(enquiry))}</bdi> wrote, received ${momentInWords(receivedAt)}${words}. A proof stays: id, reference, time, and that staff erased it.</p>
<p>Mails that were sent and backups that were made still hold the words: erase them there too.</p>
${eraseForm(props)}`,
  );
}

function eraseForm({ enquiry: { id, reference }, formToken, listQuery, isWrong }: EraseProps) {
  const error = html`<p class="error" id="typed-error">Type ${reference}, as it stands here. Nothing was erased.</p>`;
  const ofError = html` aria-invalid="true" aria-describedby="typed-error"`;
  return html`<form method="post" action="/enquiries/${id}/erase${listQuery}" class="erase">
<input type="hidden" name="form" value="${formToken}">
<div class="field">
<label for="typed">Type ${reference} to erase it</label>
${isWrong && error}
<input id="typed" name="typed" autocomplete="off" spellcheck="false"${isWrong && ofError}>
</div>
<p class="buttons"><button type="submit" data-variant="danger">Erase it for good</button> <a href="/enquiries/${id}${listQuery}">Keep it</a></p>
</form>`;
}

type ProofsProps = {
  siteName: string;
  proofs: readonly Erasure[];
  related: readonly StoredEnquiry[];
  /** Where words of it still are in the store's own files; null when nowhere. */
  remains: string | null;
};

/** What is left of an enquiry that was erased. */
export function proofsPage({ siteName, proofs, related, remains }: ProofsProps): Html {
  const others = related.map(
    ({ id, reference }) =>
      html`<p>Other words that came under its id are kept as <a href="/enquiries/${id}">${reference}</a>.</p>\n`,
  );
  return messagePage(
    { title: 'Erased', heading: 'Erased, with this proof', siteName },
    html`<ul class="proofs">
${proofs.map((proof) => html`<li>${proofInWords(proof)}</li>\n`)}</ul>
<p>${erasureReminder}</p>
${remains !== null && html`<p>${remains}</p>\n`}${others}<p><a href="/">← All enquiries</a></p>`,
  );
}
