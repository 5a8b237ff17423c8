import { expect, test } from 'vitest';
import { feesFor, sharesOf, sumOf } from './money.ts';
import type { PlannedCase } from './shapes.ts';

type PlannedFee = PlannedCase['cost']['rows'][number];

function feeOf(label: string, when: Partial<PlannedFee> = {}): PlannedFee {
  const source = { publisher: 'The office', url: 'https://office.example/fees' };
  return { label, amount: 1, currency: 'EUR', source, onlyIf: null, notIf: null, ...when };
}

const fees = [
  feeOf('Card'),
  feeOf('Visa', { onlyIf: 'visa' }),
  feeOf('Stamp', { notIf: 'refugee' }),
];

test.each([
  [undefined, ['Card', 'Visa', 'Stamp']],
  [{}, ['Card', 'Visa', 'Stamp']],
  [{ visa: true, refugee: false }, ['Card', 'Visa', 'Stamp']],
  [{ visa: false }, ['Card', 'Stamp']],
  [{ refugee: true }, ['Card', 'Visa']],
])('whoever answers %j pays %j', (answers, paid) => {
  const own = answers as Record<string, boolean> | undefined;
  expect(feesFor(fees, own && { answers: own }).map(({ label }) => label)).toEqual(paid);
});

test('fees add up in hundredths', () => {
  expect(sumOf([{ amount: 0.1 }, { amount: 0.2 }])).toBe(0.3);
});

test('each amount goes on where the one before it ends', () => {
  expect(sharesOf([34, 23, 62])).toEqual([
    { from: '0%', to: '28.6%' },
    { from: '28.6%', to: '47.9%' },
    { from: '47.9%', to: '100%' },
  ]);
});

test('one fee beside others that are free has no share', () => {
  expect(sharesOf([34, 0])).toEqual([]);
});
