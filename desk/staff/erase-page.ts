import type { Erasure, StoredEnquiry } from '../enquiry.ts';
import { type Html, html } from '../html.ts';
import { erasureReminder, proofInWords } from '../in-words.ts';
import { messagePage } from './answers.ts';
import type { EnquiryProps } from './enquiry-page.ts';
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
${eraseForm({ ...props, at: `/enquiries/${enquiry.id}`, what: 'it', typed: reference })}`,
  );
}

type EraseSeveralProps = Pick<EraseProps, 'siteName' | 'formToken' | 'listQuery' | 'isWrong'> & {
  enquiries: readonly StoredEnquiry[];
  /** What has to be typed. */
  words: string;
};

/** Asks before several enquiries are erased for good. */
export function eraseSeveralPage(props: EraseSeveralProps): Html {
  const { siteName, enquiries, words, listQuery } = props;
  const heading = `Erase ${enquiries.length} for good?`;
  const items = enquiries.map(
    (enquiry) =>
      html`<li><span class="reference">${enquiry.reference}</span> <bdi>${written(nameOf(enquiry))}</bdi>, received ${momentInWords(enquiry.receivedAt)}</li>\n`,
  );
  const ids = enquiries.map(({ id }) => html`<input type="hidden" name="id" value="${id}">\n`);
  return messagePage(
    { title: heading, heading, siteName },
    html`<p>This erases what they wrote, with words that they changed later. A proof of each stays: id, reference, time, and that staff erased it.</p>
<ul class="proofs">
${items}</ul>
${eraseForm({ ...props, at: '/several', back: `/${listQuery}`, what: 'them', typed: words, ids })}`,
  );
}

type EraseFormProps = Pick<EraseProps, 'formToken' | 'listQuery' | 'isWrong'> & {
  /** Below which address the form is taken. */
  at: string;
  /** Where whoever keeps it is led; back to what is to be erased when left out. */
  back?: string;
  what: 'it' | 'them';
  /** What has to be typed. */
  typed: string;
  /** Fields that name what is erased, where the address does not. */
  ids?: readonly Html[];
};

function eraseForm(props: EraseFormProps): Html {
  const { at, listQuery, back = at + listQuery, what, typed, ids = [], formToken, isWrong } = props;
  return html`<p>Mails that were sent and backups that were made still hold the words: erase them there too.</p>
<form method="post" action="${at}/erase${listQuery}" class="erase">
<input type="hidden" name="form" value="${formToken}">
${ids}${typedField(typed, isWrong)}
<p class="buttons"><button type="submit" data-variant="danger">Erase ${what} for good</button> <a href="${back}">Keep ${what}</a></p>
</form>`;
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
