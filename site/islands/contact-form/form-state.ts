import type { FieldError } from '../../../contract/check-enquiry.ts';
import { type ContractWords, type FieldName, statusTexts } from '../../../contract/fields.ts';

export type FormState =
  | { status: 'idle' }
  | {
      status: 'mending';
      /** How often in a row the form was sent with something to mend. */
      attempt: number;
      errors: readonly FieldError[];
      /** Fields whose message was shown once: from then on it follows what is typed. */
      shown: readonly FieldName[];
    }
  | { status: 'sending' }
  | { status: 'sent'; reference: string }
  | { status: 'failed'; isUnconfirmed: boolean };

export const idleState: FormState = { status: 'idle' };

/** After an attempt to send with something to mend: every message is shown. */
export function refused(state: FormState, errors: readonly FieldError[]): FormState {
  const before = state.status === 'mending' ? state : { attempt: 0, shown: [] };
  const newlyShown = errors.map(({ field }) => field);
  return {
    status: 'mending',
    attempt: before.attempt + 1,
    errors,
    shown: [...new Set([...before.shown, ...newlyShown])],
  };
}

/** After a change of one field. Shape: `errors` is what the whole form would have to mend now. */
export function changed(
  state: FormState,
  field: FieldName,
  errors: readonly FieldError[],
): FormState {
  if (state.status !== 'mending') return state;
  const isShown = (error: FieldError) =>
    error.field === field
      ? state.shown.includes(field)
      : state.errors.some((shownError) => shownError.field === error.field);
  return { ...state, errors: errors.filter(isShown) };
}

/** What the live region says. */
export function statusTextOf(
  { status }: FormState,
  statuses: ContractWords['statuses'] = statusTexts,
): string {
  return status === 'idle' || status === 'mending' ? '' : statuses[status];
}
