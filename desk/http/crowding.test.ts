import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addressesIn, unrelatedAddresses } from '../../tests/support/desk/flood.ts';
import { handTurnedClock } from '../../tests/support/desk/suites/store/setting.ts';
import { networksOf } from './callers.ts';
import { mostKeys, watchCrowding } from './crowding.ts';

const hourMs = 60 * 60 * 1_000;

function openCrowding(peoplePerCaller = 1) {
  const { steadyMs, pass } = handTurnedClock();
  const crowding = watchCrowding(peoplePerCaller, steadyMs);
  const add = (address: string) => {
    const networks = networksOf(address);
    const priority = crowding.priorityOf(networks);
    return { priority, ...crowding.add(networks, priority) };
  };
  /** Counts an enquiry of each address, and answers with their priorities. */
  const prioritiesOf = (addresses: readonly string[]) =>
    addresses.map((address) => add(address).priority);
  return { crowding, add, prioritiesOf, pass };
}

const firstComers = (priorities: readonly number[]) => priorities.filter((each) => each === 1);

const group = (min: number, max = 0xffff) =>
  fc.integer({ min, max }).map((number) => number.toString(16));
const ipv6 = fc.tuple(group(0x2000, 0x3fff), group(0), group(0), group(0));
const anyNetwork = fc.oneof(
  fc.tuple(fc.ipV4(), fc.integer({ min: 8, max: 32 })),
  fc.tuple(
    ipv6.map((groups) => `${groups.join(':')}::`),
    fc.integer({ min: 20, max: 64 }),
  ),
);
const elsewhere = ['198.51.100.7', '2001:db8:5:5::5'];

test('whichever network a flood comes from, it is found out at once, and quiet ones stay first', () => {
  fc.assert(
    fc.property(anyNetwork, fc.boolean(), ([address, bits], isInOrder) => {
      const { prioritiesOf } = openCrowding();
      const addresses = addressesIn(`${address}/${bits}`, 400);
      const own = new Set(addresses.flatMap((each) => networksOf(each).map(({ name }) => name)));
      const isElsewhere = (each: string) => networksOf(each).every(({ name }) => !own.has(name));
      const shuffled = addresses.map((_, index) => addresses[(index * 171) % 400] ?? '');
      const flood = prioritiesOf(isInOrder ? addresses : shuffled);
      const allowances = networksOf(address)
        .filter(({ level }) => Number(level.split('/')[1]) <= bits)
        .map(({ allowance }) => allowance);
      expect(firstComers(flood).length).toBeLessThanOrEqual(Math.min(...allowances));
      expect(Math.max(...flood)).toBeGreaterThan(3);
      expect(prioritiesOf(elsewhere.filter(isElsewhere)).every((each) => each === 1)).toBe(true);
    }),
    { numRuns: 40 },
  );
});

test.each([
  ['2001:db8:1::/48', '2001:db8:2::1'],
  ['2001:db8::/44', '2001:db8:10::1'],
  ['2001:db8::/37', '2001:db8:f000::1'],
  ['2001:db8::/32', '2001:db9::1'],
  ['198.51.100.0/24', '198.51.101.1'],
  ['198.51.96.0/21', '198.51.112.1'],
  ['198.51.0.0/16', '198.50.0.1'],
  ['198.48.0.0/12', '198.64.0.1'],
])('a flood from %s leaves the neighbour %s alone', (network, neighbour) => {
  const { prioritiesOf } = openCrowding();
  prioritiesOf(addressesIn(network, 2_048));
  expect(prioritiesOf([neighbour])).toEqual([1]);
});

test('behind one address may be several people, and each comes before a flood', () => {
  const { prioritiesOf } = openCrowding();
  const behindOne = Array.from({ length: 9 }, () => '192.0.2.1');
  expect(prioritiesOf(behindOne)).toEqual([1, 2, 2, 2, 3, 3, 3, 4, 4]);
  expect(prioritiesOf(['192.0.2.2'])).toEqual([1]);
});

test('five hundred unrelated networks are as many people', () => {
  const { prioritiesOf } = openCrowding();
  expect(firstComers(prioritiesOf(unrelatedAddresses(546)))).toHaveLength(546);
});

test('a network is forgotten an hour after it first came', () => {
  const { prioritiesOf, pass } = openCrowding();
  const [address = ''] = unrelatedAddresses(1);
  expect(prioritiesOf([address, address])).toEqual([1, 2]);
  pass(hourMs - 1);
  expect(prioritiesOf([address])).toEqual([2]);
  pass(1);
  expect(prioritiesOf([address])).toEqual([1]);
});

test('where an address stands for more people, each network may send as much more', () => {
  const { prioritiesOf } = openCrowding(50);
  const priorities = prioritiesOf(Array.from({ length: 51 }, () => '192.0.2.1'));
  expect(firstComers(priorities)).toHaveLength(50);
});

test('what is taken back was never counted, in no network', () => {
  const { crowding, add, prioritiesOf } = openCrowding();
  add('2001:db8::1').takeBack();
  expect(crowding.size()).toBe(0);
  expect(prioritiesOf(['2001:db8::1'])).toEqual([1]);
});

test('the first of a caller is named once, when another comes, wherever in its network', () => {
  const { add, pass } = openCrowding();
  expect(add('2001:db8:1:1::1').isKeptAs('first')).toBeNull();
  expect(add('2001:db8:2:1::1').isKeptAs('elsewhere')).toBeNull();
  expect(add('2001:db8:1:2::1').isKeptAs('second')).toBe('first');
  expect(add('2001:db8:1:3::1').isKeptAs('third')).toBeNull();
  pass(hourMs);
  expect(add('2001:db8:1:1::1').isKeptAs('an hour later')).toBeNull();
  expect(add('2001:db8:1:1::1').isKeptAs('and another')).toBe('an hour later');
});

test('the first that is kept after the second was counted is named itself', () => {
  const { add } = openCrowding();
  const [first, second] = [add('192.0.2.1'), add('192.0.2.1')];
  expect(second.isKeptAs('second')).toBeNull();
  expect(first.isKeptAs('first')).toBe('first');
});

test('whoever has addresses without end takes no memory without end, and is known all the same', () => {
  const { crowding, prioritiesOf } = openCrowding();
  prioritiesOf(addressesIn('2a00::/20', 3 * mostKeys));
  expect(crowding.size()).toBeLessThanOrEqual(8 * mostKeys);
  expect(prioritiesOf(['2a00:fff:ffff:ffff::1'])).not.toEqual([1]);
  expect(prioritiesOf(elsewhere)).toEqual([1, 1]);
});
