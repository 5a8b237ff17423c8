import fc from 'fast-check';
import { expect, test } from 'vitest';
import { handTurnedClock } from '../store/suite/setting.ts';
import { CallCounts, limitCalls } from './limits.ts';
import { RefusedCall } from './refusals.ts';

const windowMs = 1_000;

/** Counts by a clock that the test moves. */
function openCounts() {
  const { steadyMs, pass } = handTurnedClock();
  const counts = new CallCounts(windowMs, steadyMs);
  return { counts, count: (caller: string) => counts.add(caller), pass };
}

test('calls count until the time since the first of them is over', () => {
  const { counts, count, pass } = openCounts();
  expect(count('a')).toEqual({ count: 1, leftMs: 1_000 });
  pass(999);
  expect(count('a')).toEqual({ count: 2, leftMs: 1 });
  expect(counts.of('a')).toEqual({ count: 2, leftMs: 1 });
  pass(1);
  expect(counts.of('a')).toEqual({ count: 0, leftMs: 1_000 });
  expect(count('a')).toEqual({ count: 1, leftMs: 1_000 });
});

test('who came longer ago is forgotten with the next call', () => {
  const { counts, count, pass } = openCounts();
  count('a');
  pass(500);
  count('b');
  pass(500);
  count('c');
  expect(counts.size).toBe(2);
});

test('a call that is taken back was never made', () => {
  const { counts, count, pass } = openCounts();
  count('a');
  count('a');
  counts.takeBack('a');
  expect(counts.of('a').count).toBe(1);
  pass(500);
  counts.takeBack('a');
  counts.takeBack('a');
  expect(counts.size).toBe(0);
  expect(count('a')).toEqual({ count: 1, leftMs: 1_000 });
});

test('each caller is counted alone', () => {
  const { count } = openCounts();
  count('a');
  expect(count('b').count).toBe(1);
});

test('nobody waits longer than the time itself, however calls come', () => {
  const calls = fc.array(fc.record({ waitMs: fc.nat(700), caller: fc.constantFrom('a', 'b') }));
  fc.assert(
    fc.property(calls, (list) => {
      const { count, pass } = openCounts();
      for (const { waitMs, caller } of list) {
        pass(waitMs);
        const { leftMs } = count(caller);
        expect(leftMs).toBeGreaterThan(0);
        expect(leftMs).toBeLessThanOrEqual(windowMs);
      }
    }),
  );
});

test('a flood of callers costs no more memory than that of the last twenty thousand', () => {
  const { count } = openCounts();
  count('first');
  for (let number = 0; number < 19_999; number += 1) count(String(number));
  expect(count('first').count).toBe(2);
  count('one more');
  expect(count('first').count).toBe(1);
});

const mailed = { isQuarantined: false };
const quarantined = { isQuarantined: true };

/** The limits of a desk that nobody has set, and how many of `count` enquiries from these addresses in turn it would keep. */
function openLimits(callsPerAddress = 20) {
  const { steadyMs, pass } = handTurnedClock();
  const limits = limitCalls({ callsPerAddress, enquiriesOverall: 100 * callsPerAddress }, steadyMs);
  const kept = (addresses: readonly string[], count: number, kind = mailed) => {
    const priorities: number[] = [];
    for (let number = 0; number < count; number += 1) {
      const ip = addresses[number % addresses.length] ?? '';
      try {
        limits.countCall({ ip });
        priorities.push(limits.countEnquiry({ ip }, kind).priority);
      } catch (error) {
        if (!(error instanceof RefusedCall)) throw error;
      }
    }
    return priorities;
  };
  return { kept, pass };
}

const networksOf56 = (count: number) =>
  Array.from({ length: count }, (_, index) => `2001:db8:1:${index.toString(16)}::1`);

test.each([
  ['a network of 56 bits', networksOf56(256), 40],
  ['a network of 48 bits', networksOf56(65_536), 160],
  ['an address of IPv4', ['192.0.2.1'], 20],
])(
  '%s has no more calls than its own, and a visitor from elsewhere is heard',
  (_what, addresses, calls) => {
    const { kept } = openLimits();
    expect(kept(addresses, 5_000).length).toBeLessThanOrEqual(calls);
    expect(kept(['2001:db8:2::1', '192.0.2.2'], 2)).toEqual([1, 1]);
  },
);

test('when hundreds of addresses come again and again, whoever comes first is still heard', () => {
  const { kept } = openLimits();
  const addresses = Array.from({ length: 600 }, (_, index) => `10.0.${index >> 8}.${index & 255}`);
  expect(kept(addresses, 12_000).length).toBeLessThan(1_000);
  expect(kept(['192.0.2.2', '192.0.2.3'], 2)).toEqual([1, 1]);
});

test('what goes to quarantine takes nobody’s room, and has an end as well', () => {
  const { kept } = openLimits();
  const addresses = Array.from(
    { length: 2_500 },
    (_, index) => `10.0.${index >> 8}.${index & 255}`,
  );
  expect(kept(addresses, 2_500, quarantined)).toHaveLength(2_000);
  expect(kept(addresses, 100)).toEqual(Array.from({ length: 100 }, () => 1));
});

test('an enquiry knows which of its network within the hour it is, and those in quarantine do not count', () => {
  const { kept, pass } = openLimits();
  expect(kept(['192.0.2.1'], 2)).toEqual([1, 2]);
  kept(['192.0.2.1'], 1, quarantined);
  pass(59 * 60 * 1_000);
  expect(kept(['192.0.2.1'], 1)).toEqual([3]);
  pass(60 * 1_000);
  expect(kept(['192.0.2.1'], 1)).toEqual([1]);
});

test('where an address may make many calls, one that makes them all is heard', () => {
  const { kept } = openLimits(1_000);
  const priorities = kept(['192.0.2.1'], 1_000);
  expect(priorities).toHaveLength(1_000);
  expect(priorities.at(-1)).toBe(20);
});
