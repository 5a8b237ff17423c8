import { expect, test } from 'vitest';
import {
  type FormAction,
  type FormState,
  idleState,
  reduceForm,
  statusTextOf,
} from './form-state.ts';

const noName = { field: 'fname', message: 'Enter your first name' } as const;
const noEmail = { field: 'email', message: 'Enter your email address' } as const;
const badEmail = { field: 'email', message: 'Enter your email address with an @' } as const;

function after(...actions: FormAction[]): FormState {
  return actions.reduce(reduceForm, idleState);
}

test('nothing is complained of before the first attempt to send', () => {
  expect(after({ type: 'changed', field: 'email', errors: [noEmail] })).toBe(idleState);
});

test('an attempt to send shows every message', () => {
  expect(after({ type: 'refused', errors: [noName, noEmail] })).toMatchObject({
    status: 'mending',
    errors: [noName, noEmail],
  });
});

test('a message follows its own field and leaves the others alone', () => {
  const state = after(
    { type: 'refused', errors: [noName, noEmail] },
    { type: 'changed', field: 'email', errors: [noName, badEmail] },
  );
  expect(state).toMatchObject({ errors: [noName, badEmail] });
});

test('a field that was right when sent is not complained of while it is edited', () => {
  const state = after(
    { type: 'refused', errors: [noName] },
    { type: 'changed', field: 'email', errors: [noName, noEmail] },
  );
  expect(state).toMatchObject({ errors: [noName] });
});

test('a message that went away comes back when the field is wrong again', () => {
  const state = after(
    { type: 'refused', errors: [noEmail] },
    { type: 'changed', field: 'email', errors: [] },
    { type: 'changed', field: 'email', errors: [badEmail] },
  );
  expect(state).toMatchObject({ errors: [badEmail] });
});

test('each attempt counts, so that the summary takes focus again', () => {
  const refused: FormAction = { type: 'refused', errors: [noName] };
  expect(after(refused, refused)).toMatchObject({ attempt: 2 });
});

test('the live region is silent until something is sent', () => {
  expect(statusTextOf(idleState)).toBe('');
  expect(statusTextOf(after({ type: 'refused', errors: [noName] }))).toBe('');
});

test('the live region says the three sentences of the contract', () => {
  const sending: FormAction = { type: 'sending' };
  expect(statusTextOf(after(sending))).toBe('Sending...');
  expect(statusTextOf(after(sending, { type: 'sent', reference: 'WM-0000-0000' }))).toBe(
    'Message sent successfully!',
  );
  expect(statusTextOf(after(sending, { type: 'failed', isUnconfirmed: true }))).toBe(
    'Something went wrong. Please try again.',
  );
});

test('clearing forgets every message', () => {
  expect(after({ type: 'refused', errors: [noName] }, { type: 'cleared' })).toBe(idleState);
});
