import { expect, test } from 'vitest';
import { networksOf } from './networks.ts';

const names = (address: string) => networksOf(address).map(({ name }) => name);

test('an address of IPv4 is a caller of its own, however it is written', () => {
  expect(networksOf('192.0.2.1')).toEqual([{ name: '192.0.2.1', callers: 1 }]);
  expect(networksOf('::ffff:192.0.2.1')).toEqual(networksOf('192.0.2.1'));
});

test.each([
  ['2001:db8:1:1::1', '2001:DB8:1:1:ffff::2', 3],
  ['2001:db8:1:1::1', '2001:db8:1:ff::1', 2],
  ['2001:db8:1:1::1', '2001:db8:1:100::1', 1],
  ['2001:db8:1:1::1', '2001:db8:2:1::1', 0],
])('%s and %s have %i of three networks in common', (one, other, count) => {
  const common = names(one).filter((name) => names(other).includes(name));
  expect(common).toHaveLength(count);
});

test('a network counts as more callers the wider it is', () => {
  expect(networksOf('2001:db8::1').map(({ callers }) => callers)).toEqual([8, 2, 1]);
});

test.each(['', 'unknown', '203.0.113.9:4000', '999.1.1.1', '%%%'])(
  '"%s" is the one caller whom nobody can read',
  (address) => {
    expect(names(address)).toEqual(['unreadable']);
  },
);

test('a zone makes no other network of an address', () => {
  expect(names('fe80::1%eth0')).toEqual(names('fe80::1'));
});
