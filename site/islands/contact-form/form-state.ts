import type { FieldError } from '../../../contract/check-enquiry.ts';
import type { FieldName } from '../../../contract/fields.ts';
import { type ContractWords, statusTexts } from '../../../contract/form-words.ts';

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

export type FormAction =
  | { type: 'refused'; errors: readonly FieldError[] }
  /** `errors` is what the whole form would have to mend now. */
  | { type: 'changed'; field: FieldName; errors: readonly FieldError[] }
  | { type: 'sending' }
  | { type: 'sent'; reference: string }
  | { type: 'failed'; isUnconfirmed: boolean }
  | { type: 'cleared' };

export const idleState: FormState = { status: 'idle' };

export function reduceForm(state: FormState, action: FormAction): FormState {
  switch (action.type) {
    case 'refused':
      return refuse(state, action.errors);
    case 'changed':
      return state.status === 'mending' ? refresh(state, action) : state;
    case 'sending':
      return { status: 'sending' };
    case 'sent':
      return { status: 'sent', reference: action.reference };
    case 'failed':
      return { status: 'failed', isUnconfirmed: action.isUnconfirmed };
    case 'cleared':
      return idleState;
  }
}

/** What the live region says. */
export function statusTextOf(
  { status }: FormState,
  statuses: ContractWords['statuses'] = statusTexts,
): string {
  return status === 'idle' || status === 'mending' ? '' : statuses[status];
}

type Mending = Extract<FormState, { status: 'mending' }>;

function refuse(state: FormState, errors: readonly FieldError[]): Mending {
  const before = state.status === 'mending' ? state : { attempt: 0, shown: [] };
  const newlyShown = errors.map(({ field }) => field);
  return {
    status: 'mending',
    attempt: before.attempt + 1,
    errors,
    shown: [...new Set([...before.shown, ...newlyShown])],
  };
}

function refresh(
  state: Mending,
  { field, errors }: Extract<FormAction, { type: 'changed' }>,
): Mending {
  const isShown = (error: FieldError) =>
    error.field === field
      ? state.shown.includes(field)
      : state.errors.some((shownError) => shownError.field === error.field);
  return { ...state, errors: errors.filter(isShown) };
}
