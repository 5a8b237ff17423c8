import { draftsIn } from './draft.ts';
import { newEnquiryId } from './enquiry-id.ts';
import {
  fillEmptyControls,
  hasText,
  readEnquiryId,
  readText,
  writeEnquiryId,
} from './form-controls.ts';

const drafts = draftsIn({ tab: () => sessionStorage, device: () => localStorage });

/** The form and the box by which the visitor asks to keep the text on the device. */
export type DraftedForm = { form: HTMLFormElement; keepLonger: HTMLInputElement };

/** Gives the form its one-time id and what was typed earlier; what was typed before it was hydrated goes first. */
export function restoreDraft({ form, keepLonger }: DraftedForm): void {
  const kept = drafts.read();
  if (kept !== null) fillEmptyControls(form, kept.draft.text);
  keepLonger.checked = kept?.place === 'device';
  writeEnquiryId(form, kept?.draft.id ?? newEnquiryId());
  if (hasText(form)) keepDraft({ form, keepLonger });
}

export function keepDraft({ form, keepLonger }: DraftedForm): void {
  const draft = { id: readEnquiryId(form), text: readText(form) };
  drafts.write(draft, keepLonger.checked ? 'device' : 'tab');
}

/** Takes the draft from tab to device or back, as the box now says. */
export function moveDraft(drafted: DraftedForm): void {
  drafts.clear();
  keepDraft(drafted);
}

/** Forgets the draft; what is typed from now on is another enquiry. */
export function forgetDraft(form: HTMLFormElement): void {
  drafts.clear();
  writeEnquiryId(form, newEnquiryId());
}
