import { expect, test } from 'vitest';
import { UsageError } from '../terminal/usage.ts';
import { sampleStored, sampleText } from '../tests/support/desk/sample-enquiry.ts';
import { filterFrom } from './filters.ts';

test('no options narrow nothing', () => {
  expect(filterFrom({})).toEqual({});
});

test('a day counts whole, in UTC, at both ends', () => {
  expect(filterFrom({ from: '2026-11-01', to: '2026-11-01' })).toEqual({
    receivedFrom: new Date('2026-11-01T00:00:00Z'),
    receivedBefore: new Date('2026-11-02T00:00:00Z'),
  });
});

test('a moment counts to the millisecond, in any zone', () => {
  const filter = filterFrom({ from: '2026-11-01T09:00+01:00', to: '2026-11-01T08:00:00.001Z' });
  expect(filter).toEqual({
    receivedFrom: new Date('2026-11-01T08:00:00Z'),
    receivedBefore: new Date('2026-11-01T08:00:00.001Z'),
  });
});

test('states stand with commas, or in several options', () => {
  const states = ['quarantined', 'failed', 'sent'];
  expect(filterFrom({ state: ['quarantined, FAILED', 'sent'] })).toEqual({ states });
});

test.each([
  ['oneil', 'O’Neil'],
  ["O'NEIL", 'O’Neil'],
  ['nguyen', 'Nguyễn'],
  ['lukasz strasse', 'Łukasz, Straße 4'],
  ['шевченко', 'Шевченко'],
])('the words %o find %o', (words, lname) => {
  const { matches } = filterFrom({ words });
  expect(matches?.({ ...sampleStored, text: { ...sampleText, lname } })).toBe(true);
  expect(matches?.({ ...sampleStored, text: { ...sampleText, lname: 'Other' } })).toBe(false);
});

test('what staff have done stands like a state', () => {
  expect(filterFrom({ handling: ['New,waiting'] })).toEqual({ handlings: ['new', 'waiting'] });
});

test.each([
  [{ handling: ['done'] }, '--handling: there is no handling "done"; write new, answered,'],
  [{ state: ['lost'] }, 'there is no state "lost"; write quarantined, stored,'],
  [{ state: [''] }, 'there is no state ""'],
  [{ from: 'yesterday' }, '--from: write a day like 2026-11-01'],
  [{ from: '2026-02-29' }, '--from: write a day'],
  [{ from: '2026-02-30T09:00Z' }, '--from: write a day'],
  [{ from: '2026-11-01T09:00' }, '--from: write a day'],
  [{ to: '2026-11-01T25:00Z' }, '--to: write a day'],
  [{ to: '01.11.2026' }, '--to: write a day'],
  [{ from: '2026-11-02', to: '2026-11-01' }, '--from 2026-11-02 is later than --to 2026-11-01'],
  [{ limit: '0' }, '--limit: write a whole number from 1'],
  [{ limit: '1.5' }, '--limit: write'],
])('%j is wrong use, and the text says what to write', (options, words) => {
  expect(() => filterFrom(options)).toThrow(UsageError);
  expect(() => filterFrom(options)).toThrow(words);
});
