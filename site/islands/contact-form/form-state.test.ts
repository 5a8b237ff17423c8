import { expect, test } from 'vitest';
import { changed, idleState, refused, statusTextOf } from './form-state.ts';

const noName = { field: 'fname', message: 'Enter your first name' } as const;
const noEmail = { field: 'email', message: 'Enter your email address' } as const;
const badEmail = { field: 'email', message: 'Enter your email address with an @' } as const;

test('nothing is complained of before the first attempt to send', () => {
  expect(changed(idleState, 'email', [noEmail])).toBe(idleState);
});

test('an attempt to send shows every message', () => {
  expect(refused(idleState, [noName, noEmail])).toMatchObject({
    status: 'mending',
    errors: [noName, noEmail],
  });
});

test('a message follows its own field and leaves the others alone', () => {
  const state = changed(refused(idleState, [noName, noEmail]), 'email', [noName, badEmail]);
  expect(state).toMatchObject({ errors: [noName, badEmail] });
});

test('a field that was right when sent is not complained of while it is edited', () => {
  const state = changed(refused(idleState, [noName]), 'email', [noName, noEmail]);
  expect(state).toMatchObject({ errors: [noName] });
});

test('a message that went away comes back when the field is wrong again', () => {
  const mended = changed(refused(idleState, [noEmail]), 'email', []);
  expect(mended).toMatchObject({ errors: [] });
  expect(changed(mended, 'email', [badEmail])).toMatchObject({ errors: [badEmail] });
});

test('each attempt counts, so that the summary takes focus again', () => {
  expect(refused(refused(idleState, [noName]), [noName])).toMatchObject({ attempt: 2 });
});

test('the live region is silent until something is sent', () => {
  expect(statusTextOf(idleState)).toBe('');
  expect(statusTextOf(refused(idleState, [noName]))).toBe('');
});

test('the live region says the three sentences of the contract', () => {
  expect(statusTextOf({ status: 'sending' })).toBe('Sending...');
  expect(statusTextOf({ status: 'sent', reference: 'WM-0000-0000' })).toBe(
    'Message sent successfully!',
  );
  expect(statusTextOf({ status: 'failed', isUnconfirmed: true })).toBe(
    'Something went wrong. Please try again.',
  );
});
