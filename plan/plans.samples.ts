import fc from 'fast-check';
import type { CasePlan, OwnStep, Plan } from './shapes.ts';

const day = fc
  .date({ min: new Date('2020-01-01'), max: new Date('2040-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));
const name = fc.stringMatching(/^[a-z0-9]{1,8}(\/[a-z0-9]{1,8}){0,2}$/);
const ownStep: fc.Arbitrary<OwnStep> = fc.record(
  { id: name, words: fc.string({ minLength: 1, maxLength: 40 }), by: day, doneOn: day },
  { requiredKeys: ['id', 'words'] },
);
const everyCase = {
  path: name.map((rest) => `/${rest}`),
  title: fc.string({ maxLength: 60, unit: 'grapheme' }),
  started: day,
  ticked: fc.dictionary(name, fc.string({ maxLength: 8 }), { noNullPrototype: true }),
  answers: fc.dictionary(name, fc.boolean(), { noNullPrototype: true }),
  dates: fc.record(
    {
      needed: day,
      ends: day,
      appointment: fc.record({ day, time: fc.constantFrom('00:00', '10:30', '23:59') }),
    },
    { requiredKeys: [] },
  ),
  note: fc.string({ maxLength: 200, unit: 'grapheme' }),
};
const casePlan: fc.Arbitrary<CasePlan> = fc.record(
  {
    ...everyCase,
    doneOn: fc.dictionary(name, day, { noNullPrototype: true }),
    ownSteps: fc.uniqueArray(ownStep, { maxLength: 5, selector: ({ id }) => id }),
  },
  { requiredKeys: ['path', 'title', 'started', 'ticked', 'answers', 'dates', 'note'] },
);
/** Any plan that a device may hold. */
export const plans: fc.Arbitrary<Plan> = fc.record({
  version: fc.constant(1 as const),
  cases: fc.dictionary(name, casePlan, { maxKeys: 4, noNullPrototype: true }),
});
