import fc from 'fast-check';
import { expect, test } from 'vitest';
import { networksOf } from './callers.ts';

const names = (address: string) => networksOf(address).map(({ name }) => name);
/** How many networks two addresses have in common. */
const common = (one: string, other: string) =>
  names(one).filter((name) => names(other).includes(name)).length;

test('an address of IPv4 is a caller of its own, however it is written', () => {
  expect(networksOf('192.0.2.1')[0]).toMatchObject({ level: 'ipv4/32', allowance: 1, callers: 1 });
  expect(networksOf('::ffff:192.0.2.1')).toEqual(networksOf('192.0.2.1'));
});

test.each([
  ['2001:db8:1:1::1', '2001:DB8:1:1:ffff::2', 8],
  ['2001:db8:1:1::1', '2001:db8:1:ff::1', 7],
  ['2001:db8:1:1::1', '2001:db8:1:100::1', 6],
  ['2001:db8:1:1::1', '2001:db8:2:1::1', 5],
  ['2001:db8:1:1::1', '2001:db8:10:1::1', 4],
  ['2001:db8:1:1::1', '2001:db8:f00:1::1', 3],
  ['2001:db8:1:1::1', '2001:db8:f000:1::1', 2],
  ['2001:db8:1:1::1', '2001:dff:1:1::1', 1],
  ['2001:db8:1:1::1', '2001:1db8:1:1::1', 0],
  ['192.0.2.1', '192.0.2.1', 6],
  ['192.0.2.1', '192.0.2.255', 5],
  ['192.0.2.1', '192.0.15.1', 4],
  ['192.0.2.1', '192.0.16.1', 3],
  ['192.0.2.1', '192.15.2.1', 2],
  ['192.0.2.1', '192.16.2.1', 1],
  ['192.0.2.1', '193.0.2.1', 0],
  ['c0::', '192.0.0.0', 0],
])('%s and %s have %i networks in common', (one, other, count) => {
  expect(common(one, other)).toBe(count);
});

test('two addresses that share a network share all that are wider', () => {
  const addresses = fc.tuple(fc.ipV6(), fc.ipV6());
  fc.assert(
    fc.property(fc.oneof(addresses, fc.tuple(fc.ipV4(), fc.ipV4())), ([one, other]) => {
      const count = common(one, other);
      expect(names(one).slice(names(one).length - count)).toEqual(
        names(other).slice(names(other).length - count),
      );
    }),
  );
});

test('the wider a network, the larger its allowance, and an IPv6 network counts as a few callers', () => {
  for (const address of ['2001:db8::1', '192.0.2.1']) {
    const allowances = networksOf(address).map(({ allowance }) => allowance);
    expect(allowances).toEqual(allowances.toSorted((one, other) => one - other));
  }
  const callers = networksOf('2001:db8::1').flatMap((network) => network.callers ?? []);
  expect(callers).toEqual([1, 2, 8]);
});

test.each(['', 'unknown', '203.0.113.9:4000', '999.1.1.1', '%%%'])(
  '"%s" is the one caller whom nobody can read',
  (address) => {
    expect(names(address)).toEqual(['none']);
  },
);

test('a zone makes no other network of an address', () => {
  expect(names('fe80::1%eth0')).toEqual(names('fe80::1'));
});
