import { expect, test } from 'vitest';
import { handTurnedClock } from '../../tests/support/desk/suites/store/setting.ts';
import { watchLeases } from './claiming.ts';

const lease = { id: 'a', owner: 'one', heartbeat: 1 };

test('a lease is unmoved from when it was first seen, and again whenever it moves', () => {
  const { steadyMs, pass } = handTurnedClock();
  const watch = watchLeases(steadyMs);
  pass(1_000);
  expect(watch.unmovedFor([lease], 10)).toEqual([]);
  pass(9);
  expect(watch.unmovedFor([{ ...lease, heartbeat: 2 }], 10)).toEqual([]);
  pass(9);
  expect(watch.unmovedFor([{ ...lease, heartbeat: 2 }], 10)).toEqual([]);
  pass(1);
  expect(watch.unmovedFor([{ ...lease, heartbeat: 2 }], 10)).toEqual([{ ...lease, heartbeat: 2 }]);
});

test('another owner, or a lease that was gone meanwhile, starts the watch anew', () => {
  const { steadyMs, pass } = handTurnedClock();
  const watch = watchLeases(steadyMs);
  watch.unmovedFor([lease], 10);
  pass(10);
  expect(watch.unmovedFor([{ ...lease, owner: 'two' }], 10)).toEqual([]);
  expect(watch.unmovedFor([], 10)).toEqual([]);
  pass(10);
  expect(watch.unmovedFor([{ ...lease, owner: 'two' }], 10)).toEqual([]);
});
