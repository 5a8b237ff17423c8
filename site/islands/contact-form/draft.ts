import { type EnquiryText, fieldNames } from '../../../contract/fields.ts';
import { isEnquiryId } from '../../../contract/reference.ts';

/** What was typed, and the one-time id it will be sent with, however often that takes. */
export type Draft = { id: string; text: EnquiryText };

export type DraftPlace = 'tab' | 'device';
type Place = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

const storageKey = 'waymark-enquiry-draft';

/**
 * Drafts in the tab's own storage or, if the visitor wants it, on the device.
 * Shape: each place is asked for when needed, because asking for it throws where storage is blocked. Then, and where it
 * is full, there is no draft, and the form works as before.
 */
export function draftsIn(places: Readonly<Record<DraftPlace, () => Place>>) {
  function readFrom(place: DraftPlace): Draft | null {
    return attempt(() => parseDraft(places[place]().getItem(storageKey)));
  }

  return {
    /** The draft of this tab, else the one on the device. */
    read(): { draft: Draft; place: DraftPlace } | null {
      for (const place of ['tab', 'device'] as const) {
        const draft = readFrom(place);
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
