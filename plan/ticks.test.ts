import { expect, test } from 'vitest';
import { emptyPlan } from './carry.ts';
import type { CasePlan, PlannedCase } from './shapes.ts';
import { answered, goneFrom, progressOf, stateOf, ticked, withCase, withoutCase } from './ticks.ts';

const photo = { id: 'bring/photo', said: 'a', name: 'A photo', onlyIf: null };
const proof = { id: 'bring/proof', said: 'b', name: 'Proof of your name', onlyIf: 'new-name' };
const named = { id: 'uk/passport/renew', path: '/renew', title: 'Renew' };

function planWith(...changes: ((own: CasePlan) => CasePlan)[]): CasePlan {
  const change = (own: CasePlan) => changes.reduce((so, next) => next(so), own);
  const { cases } = withCase(emptyPlan(), named, { today: '2026-11-22', change });
  return cases[named.id] as CasePlan;
}

test('a tick holds while the words stay, and asks for another look when they change', () => {
  const own = planWith(ticked(photo, '2026-11-22'));
  expect(stateOf(photo, own)).toBe('ticked');
  expect(stateOf({ ...photo, said: 'c' }, own)).toBe('changed');
  expect(stateOf(photo, planWith(ticked(photo, '2026-11-22'), ticked(photo, null)))).toBe('open');
  expect(stateOf(photo, undefined)).toBe('open');
});

test('what is only for some counts until the answer is no', () => {
  const own = planWith(ticked(photo, '2026-11-22'));
  expect(progressOf([photo, proof], own)).toEqual({ done: 1, all: 2 });
  const no = planWith(ticked(photo, '2026-11-22'), answered('new-name', false));
  expect(progressOf([photo, proof], no)).toEqual({ done: 1, all: 1 });
  const yes = planWith(answered('new-name', true));
  expect(progressOf([photo, proof], yes)).toEqual({ done: 0, all: 2 });
});

test('what was ticked and is gone is told in its own words', () => {
  const own = planWith(ticked({ ...photo, id: 'steps/send-your-old-passport' }, '2026-11-22'));
  const known = { bring: [photo], steps: [] } as Partial<PlannedCase> as PlannedCase;
  expect(goneFrom(known, own)).toEqual(['send your old passport']);
});

test('a case that moved keeps its ticks, and takes its new address and title', () => {
  const plan = withCase(emptyPlan(), named, {
    today: '2026-11-22',
    change: ticked(photo, '2026-11-22'),
  });
  const moved = { ...named, path: '/moved', title: 'Renew it' };
  expect(withCase(plan, moved, { today: '2026-12-01' }).cases[named.id]).toEqual({
    ...plan.cases[named.id],
    path: '/moved',
    title: 'Renew it',
  });
  expect(withoutCase(plan, named.id)).toEqual(emptyPlan());
});
