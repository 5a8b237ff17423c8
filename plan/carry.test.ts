import fc from 'fast-check';
import { expect, test } from 'vitest';
import { planFile, planFragment, planInFragment, readPlan } from './carry.ts';
import { plans } from './plans.samples.ts';

test('a plan comes out of a link and out of a file as it went in', () => {
  fc.assert(
    fc.property(plans, (plan) => {
      expect(planInFragment(planFragment(plan))).toEqual({ plan });
      expect(readPlan(planFile(plan))).toEqual({ plan });
    }),
  );
});

test('the letters of a link pass through messages and address bars', () => {
  fc.assert(
    fc.property(plans, (plan) => {
      expect(planFragment(plan)).toMatch(/^#plan=[\w-]+$/);
    }),
  );
});

test.each(['2026-02-30', '2027-02-29', '2026-04-31', '2026-13-01', '2026-1-1', ''])(
  'a plan that names the day %j is broken, as no browser can be asked to tell such a day',
  (day) => {
    const own = { path: '/a/b', title: 'A', ticked: {}, answers: {}, dates: {}, note: '' };
    const read = (started: string) =>
      readPlan(JSON.stringify({ version: 1, cases: { a: { ...own, started } } }));
    expect(read('2028-02-29')).toHaveProperty('plan');
    expect(read(day)).toEqual({ problem: 'broken' });
  },
);

test('a link that was cut anywhere is broken, and never half a plan', () => {
  const whole = planFragment({ version: 1, cases: {} });
  for (let end = '#plan='.length; end < whole.length; end += 1) {
    expect(planInFragment(whole.slice(0, end))).toEqual({ problem: 'broken' });
  }
});

test('a link as long as browsers take one, made to hang the page, is told to be broken at once', () => {
  // Each quotation mark was once tried as the beginning of a text: minutes for this one.
  const json = `{"${'\\"'.repeat(360_000)}`;
  expect(planInFragment(`#plan=${btoa(json)}`)).toEqual({ problem: 'broken' });
});

// What mail programs, chats and people put into and behind a link.
const behind = [
  '.',
  ')',
  '>',
  ',',
  ';',
  '"',
  "'",
  '…',
  '...',
  ').',
  '>)',
  ']',
  '*',
  '_',
  '/',
  '|',
  '!',
  '?',
  '%20',
  '%0A',
  '%0D%0A',
  '%3D',
  '%3E',
  '%22',
  '%E2%80%A6',
  '%E2%80',
  '%',
  '%2',
  '%2520',
  '%250A',
  '&x=y',
  '&amp;x=y',
  '?utm_source=mail&utm_medium=x',
  '&plan=',
  '#:~:text=plan',
  ' Best wishes',
  '%20{"version":1}',
  '}',
  '\u200b',
  '=',
  '==',
  '=3D',
  '=20',
  '=0A',
  'and more',
  'a',
  'ab',
  'abc',
];

test('whatever stands behind the end of a plan is not of it', () => {
  fc.assert(
    fc.property(plans, fc.array(fc.constantFrom(...behind), { maxLength: 3 }), (plan, signs) => {
      expect(planInFragment(planFragment(plan) + signs.join(''))).toEqual({ plan });
    }),
  );
});

test.each([
  ['spaces', ' '],
  ['escaped spaces', '%20'],
  ['escaped twice', '%2520'],
  ['line ends', '%0D%0A'],
  ['soft line ends of mail', '='],
  ['soft line ends with their line end', '=\r\n'],
  ['line ends and signs of a quoted answer', '%0A%3E%20'],
  ['signs that nobody sees', '%E2%80%8B'],
  ['soft hyphens', '\u00ad'],
])('%s within a link break nothing', (_, sign) => {
  fc.assert(
    fc.property(plans, fc.integer({ min: 1, max: 80 }), (plan, width) => {
      const letters = planFragment(plan).slice('#plan='.length);
      const lines = letters.match(new RegExp(`.{1,${width}}`, 'g')) ?? [];
      expect(planInFragment(`#plan=${lines.join(sign)}`)).toEqual({ plan });
    }),
  );
});

test.each([
  '#plan%3D',
  '#plan%3d',
  '#plan%253D',
  '#plan=3D',
  '#plan=%20',
  '#plan%3D3D',
  '#utm_source=x&plan=',
  '#?plan=',
])('a link that begins with %s is one', (start) => {
  fc.assert(
    fc.property(plans, (plan) => {
      expect(planInFragment(start + planFragment(plan).slice('#plan='.length))).toEqual({ plan });
    }),
  );
});

test('a link that a version before this one made is read', () => {
  const made =
    '#plan=eyJ2ZXJzaW9uIjoxLCJjYXNlcyI6eyJ1ay9pZC9maXJzdCI6eyJwYXRoIjoiL2lkIiwidGl0bGUiOiJDYWbDqSDwn5mCPz8_fn5-Iiwic3RhcnRlZCI6IjIwMjYtMTEtMjIiLCJ0aWNrZWQiOnsiYnJpbmcvYSI6IngifSwiYW5zd2VycyI6e30sImRhdGVzIjp7fSwibm90ZSI6In0ifX19';
  expect(planInFragment(made)).toMatchObject({
    plan: { cases: { 'uk/id/first': { title: 'Café 🙂???~~~', note: '}' } } },
  });
});

test('an address without a plan is none', () => {
  expect(planInFragment('')).toBeNull();
  expect(planInFragment('#steps')).toBeNull();
  expect(planInFragment('#case-uk-planning=x')).toBeNull();
});

test.each([
  ['no JSON', '{"version":1'],
  ['another thing', '[]'],
  ['an unknown field', '{"version":1,"cases":{},"html":"<b>"}'],
  ['an address elsewhere', planText({ path: '//evil.example/x' })],
  ['a script for an address', planText({ path: 'javascript:alert(1)' })],
  ['a day that is none', planText({ started: 'tomorrow' })],
  ['a hidden property', planText({ ticked: JSON.parse('{"Bring/Ünsafe":"x"}') as object })],
  ['more than a device holds', planText({ note: 'x'.repeat(300_000) })],
])('%s is refused', (_, text) => {
  expect(readPlan(text)).toEqual({ problem: 'broken' });
});

test('a year that was half typed, as an older version kept it, is no answer', () => {
  const dates = {
    needed: '0202-06-15',
    ends: '2027-06-15',
    appointment: { day: '0002-01-01', time: '09:00' },
  };
  const read = readPlan(planText({ dates }));
  const cases = 'plan' in read ? Object.values(read.plan.cases) : [];
  expect(cases.map((own) => own.dates)).toEqual([{ ends: '2027-06-15' }]);
});

test('a plan of a later version is told from a broken one', () => {
  expect(readPlan('{"version":2,"plans":[]}')).toEqual({ problem: 'newer' });
});

function planText(changed: object): string {
  const plan = {
    path: '/services/uk/uk-passport/renew-adult',
    title: 'Renew an adult UK passport',
    started: '2026-11-22',
    ticked: {},
    answers: {},
    dates: {},
    note: '',
  };
  return JSON.stringify({
    version: 1,
    cases: { 'uk/uk-passport/renew-adult': { ...plan, ...changed } },
  });
}
