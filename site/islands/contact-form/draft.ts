import { companionNames } from '../../../contract/emailjs.ts';
import { type EnquiryText, fieldNames } from '../../../contract/fields.ts';
import { isEnquiryId } from '../../../contract/reference.ts';
import { readText, setText, textIn } from './form-controls.ts';

/** What was typed, and the one-time id it will be sent with, however often that takes. */
type Draft = { id: string; text: EnquiryText };

type DraftPlace = 'tab' | 'device';
type Place = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

const storageKey = 'waymark-enquiry-draft';

/**
 * Drafts in the tab's own storage or, if the visitor wants it, on the device.
 * Shape: each place is asked for when needed, because asking for it throws where storage is blocked. Then, and where it
 * is full, there is no draft, and the form works as before.
 */
export function draftsIn(places: Readonly<Record<DraftPlace, () => Place>>) {
  return {
    /** The draft of this tab, else the one on the device. */
    read(): { draft: Draft; place: DraftPlace } | null {
      for (const place of ['tab', 'device'] as const) {
        const draft = attempt(() => parseDraft(places[place]().getItem(storageKey)));
        if (draft !== null) return { draft, place };
      }
      return null;
    },
    /** Leaves the other place alone: another tab may keep its draft there. */
    write(draft: Draft, place: DraftPlace): void {
      attempt(() => places[place]().setItem(storageKey, JSON.stringify(draft)));
    },
    clear(): void {
      attempt(() => places.tab().removeItem(storageKey));
      attempt(() => places.device().removeItem(storageKey));
    },
  };
}

function parseDraft(stored: string | null): Draft | null {
  const value: unknown = stored === null ? null : JSON.parse(stored);
  if (!isRecord(value)) return null;
  const { id, text } = value;
  return typeof id === 'string' && isEnquiryId(id) && isEnquiryText(text) ? { id, text } : null;
}

function isEnquiryText(value: unknown): value is EnquiryText {
  return isRecord(value) && fieldNames.every((field) => typeof value[field] === 'string');
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

function attempt<Result>(action: () => Result): Result | null {
  try {
    return action();
  } catch {
    // Storage is blocked, full or holds something else: a draft is a comfort, the form does not depend on it.
    return null;
  }
}

const drafts = draftsIn({ tab: () => sessionStorage, device: () => localStorage });

/** The form and the box by which the visitor asks to keep the text on the device. */
type DraftedForm = { form: HTMLFormElement; keepLonger: HTMLInputElement };

/** Gives the form its one-time id and what was typed earlier; what was typed before it was hydrated goes first. */
export function restoreDraft({ form, keepLonger }: DraftedForm): void {
  const kept = drafts.read();
  if (kept !== null) {
    for (const field of fieldNames) {
      if (textIn(form, field) === '') setText(form, field, kept.draft.text[field]);
    }
  }
  keepLonger.checked = kept?.place === 'device';
  setText(form, companionNames.enquiryId, kept?.draft.id ?? newEnquiryId());
  const isEmpty = fieldNames.every((field) => textIn(form, field) === '');
  if (!isEmpty) keepDraft({ form, keepLonger });
}

export function keepDraft({ form, keepLonger }: DraftedForm): void {
  const draft = { id: textIn(form, companionNames.enquiryId), text: readText(form) };
  drafts.write(draft, keepLonger.checked ? 'device' : 'tab');
}

/** Takes the draft from tab to device or back, as the box now says. */
export function moveDraft(drafted: DraftedForm): void {
  drafts.clear();
  keepDraft(drafted);
}

/** What was typed is to be sent as another enquiry. */
export function renewDraft(drafted: DraftedForm): void {
  setText(drafted.form, companionNames.enquiryId, newEnquiryId());
  keepDraft(drafted);
}

/** Forgets the draft; what is typed from now on is another enquiry. */
export function forgetDraft(form: HTMLFormElement): void {
  drafts.clear();
  setText(form, companionNames.enquiryId, newEnquiryId());
}

/**
 * A new one-time id, a lower-case UUID of version 4.
 * Not by `randomUUID`, which exists on secure pages only: a preview on http://192.168.… has none.
 */
export function newEnquiryId(source: Pick<Crypto, 'getRandomValues'> = crypto): string {
  const random = source.getRandomValues(new Uint8Array(16));
  const hex = Array.from(random, (byte) => byte.toString(16).padStart(2, '0')).join('');
  const variant = '89ab'.charAt(Number.parseInt(hex.charAt(16), 16) % 4);
  return [
    hex.slice(0, 8),
    hex.slice(8, 12),
    `4${hex.slice(13, 16)}`,
    `${variant}${hex.slice(17, 20)}`,
    hex.slice(20),
  ].join('-');
}
