import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readPlan } from './carry.ts';
import { differencesOf, mergePlans } from './merge.ts';
import { plans } from './plans.samples.ts';
import type { CasePlan, Plan } from './shapes.ts';

/** All that a case of a plan says, each with its place. */
function saidIn(plan: Plan): [string, unknown][] {
  return Object.entries(plan.cases).flatMap(([id, own]) => [
    ...Object.keys(own.ticked).map((item): [string, unknown] => [`${id} tick ${item}`, true]),
    ...Object.entries(own.answers).map(([of, said]): [string, unknown] => [
      `${id} answer ${of}`,
      said,
    ]),
    ...Object.entries(own.dates).map(([of, said]): [string, unknown] => [`${id} ${of}`, said]),
    ...(own.ownSteps ?? []).map((step): [string, unknown] => [`${id} step ${step.id}`, step]),
  ]);
}

test('of two plans nothing is lost: it stands in the one that they become, or is a difference to choose from', () => {
  fc.assert(
    fc.property(plans, plans, (mine, theirs) => {
      const both = new Map(saidIn(mergePlans(mine, theirs)));
      const differences = new Map(differencesOf(mine, theirs).map((one) => [one.key, one]));
      for (const [place, said] of saidIn(mine)) expect(both.get(place)).toEqual(said);
      for (const [place, said] of saidIn(theirs)) {
        expect([both.get(place), differences.get(place)?.theirs.is]).toContainEqual(said);
      }
    }),
  );
});

test('what is taken of theirs stands, and all the rest is as before', () => {
  fc.assert(
    fc.property(plans, plans, (mine, theirs) => {
      const taken = new Set(differencesOf(mine, theirs).map(({ key }) => key));
      const both = mergePlans(mine, theirs, taken);
      const said = new Map(saidIn(both));
      for (const [place, value] of saidIn(theirs)) expect(said.get(place)).toEqual(value);
      expect(readPlan(JSON.stringify(both))).toEqual({ plan: both });
      expect(mergePlans(mine, mine)).toEqual(mine);
    }),
  );
});

test.each([
  ['Ask Ana', 'Ask Ben', 'Ask Ana\n\nAsk Ben'],
  ['Ask Ana', 'Ask Ana, and Ben', 'Ask Ana, and Ben'],
  ['Ask Ana, and Ben', 'Ask Ana', 'Ask Ana, and Ben'],
  ['', 'Ask Ben', 'Ask Ben'],
])('of two notes both are kept, and nothing twice: "%s" and "%s"', (mine, theirs, both) => {
  expect(mergePlans(planWith(mine), planWith(theirs)).cases['uk/id/first']?.note).toBe(both);
});

function planWith(note: string): Plan {
  const own: CasePlan = {
    path: '/id',
    title: 'ID',
    started: '2026-11-22',
    ticked: {},
    answers: {},
    dates: {},
    note,
  };
  return { version: 1, cases: { 'uk/id/first': own } };
}
