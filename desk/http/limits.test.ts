import { expect, test } from 'vitest';
import { addressesIn, unrelatedAddresses } from '../../tests/support/desk/flood.ts';
import { handTurnedClock } from '../../tests/support/desk/suites/store/setting.ts';
import { limitCalls } from './limits.ts';
import { RefusedCall } from './refusals.ts';

const mailed = { isQuarantined: false };
const quarantined = { isQuarantined: true };

/** Limits, by default those of a desk that nobody has set but for a smaller one on all together, and a clock to turn. */
function openLimits(callsPerAddress = 20, enquiriesOverall = 100 * callsPerAddress) {
  const { steadyMs, pass } = handTurnedClock();
  const limits = limitCalls({ callsPerAddress, enquiriesOverall }, steadyMs);
  /** The priority of an enquiry from this address, or why it is refused. */
  const post = (ip: string, kind = mailed) => {
    try {
      limits.countCall({ ip });
      return limits.countEnquiry({ ip }, kind).priority;
    } catch (error) {
      if (!(error instanceof RefusedCall)) throw error;
      return error;
    }
  };
  /** The priorities of those of `count` enquiries from these addresses in turn that are kept. */
  const kept = (addresses: readonly string[], count = addresses.length, kind = mailed) =>
    Array.from({ length: count }, (_, number) =>
      post(addresses[number % addresses.length] ?? '', kind),
    ).filter((each) => typeof each === 'number');
  return { post, kept, pass };
}

function refusalIn(answer: number | RefusedCall): RefusedCall {
  if (answer instanceof RefusedCall) return answer;
  throw new Error(`It was kept, with priority ${answer}.`);
}

const ones = (count: number) => Array.from({ length: count }, () => 1);

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

test.each([
  ['neighbours', addressesIn('10.0.0.0/22', 600)],
  ['unrelated', unrelatedAddresses(600)],
])(
  'when hundreds of addresses that are %s come again and again, whoever comes first is still heard',
  (_how, addresses) => {
    const { kept } = openLimits();
    expect(kept(addresses, 12_000).length).toBeLessThan(1_000);
    expect(kept(['192.0.2.2', '192.0.2.3'], 2)).toEqual([1, 1]);
  },
);

test.each([
  ...['2001:db8::/20', '2001:db8::/32', '2001:db8::/37', '2001:db8::/40', '2001:db8::/44'],
  ...['198.16.0.0/12', '198.51.0.0/16', '198.51.96.0/21', '198.51.100.0/24'],
])('a flood from %s is kept for the most part, and takes nobody’s room', (network) => {
  const { post, kept } = openLimits(20, 10_000);
  expect(kept(addressesIn(network, 2_048))).toHaveLength(2_048);
  expect(kept(unrelatedAddresses(30))).toEqual(ones(30));
  expect(kept(ones(9).map(() => '192.0.2.1'))).toEqual([1, 2, 2, 2, 3, 3, 3, 4, 4]);
  kept(addressesIn(network, 12_000));
  expect(post(addressesIn(network, 1)[0] ?? '')).toBeInstanceOf(RefusedCall);
  expect(kept(unrelatedAddresses(30, 30))).toEqual(ones(30));
});

test('who finds no room is told how long, and that is short and true', () => {
  const { post, kept, pass } = openLimits();
  kept(addressesIn('198.51.0.0/16', 2_048));
  const seconds = Number(refusalIn(post('198.51.7.7')).headers['retry-after']);
  expect(seconds).toBeLessThan(30);
  pass(1_000 * (seconds - 1));
  expect(post('198.51.7.7')).toBeInstanceOf(RefusedCall);
  pass(1_000);
  expect(post('198.51.7.7')).toBeGreaterThan(1);
});

test('an address that has made all its calls may make one more every half minute', () => {
  const { post, kept, pass } = openLimits();
  expect(kept(ones(21).map(() => '192.0.2.1'))).toHaveLength(20);
  expect(refusalIn(post('192.0.2.1')).headers['retry-after']).toBe('30');
  pass(30_000);
  expect(post('192.0.2.1')).toBe(8);
});

test('what goes to quarantine takes nobody’s room, and has an end as well', () => {
  const { kept } = openLimits();
  const addresses = unrelatedAddresses(2_500);
  expect(kept(addresses, 2_500, quarantined)).toHaveLength(2_000);
  expect(kept(addresses, 100)).toEqual(ones(100));
});

test('an enquiry knows how many have come from its address within the hour, and those in quarantine do not count', () => {
  const { kept, pass } = openLimits();
  expect(kept(['192.0.2.1'], 2)).toEqual([1, 2]);
  kept(['192.0.2.1'], 1, quarantined);
  pass(59 * 60 * 1_000);
  expect(kept(ones(3).map(() => '192.0.2.1'))).toEqual([2, 2, 3]);
  pass(60 * 1_000);
  expect(kept(['192.0.2.1'], 1)).toEqual([1]);
});

test('where an address may make many calls, one that makes them all is heard', () => {
  const { kept } = openLimits(1_000);
  const priorities = kept(['192.0.2.1'], 1_000);
  expect(priorities).toHaveLength(1_000);
  expect(priorities.at(-1)).toBe(8);
});
