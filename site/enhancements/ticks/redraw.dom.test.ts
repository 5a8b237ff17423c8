import { expect, test } from 'vitest';
import type { Duration, PlannedCase } from '../../../plan/shapes.ts';
import { redrawCost, redrawLine } from './redraw.ts';

type Fee = PlannedCase['cost']['rows'][number];
type Answers = Record<string, boolean>;

const source = { publisher: 'The office', url: 'https://office.example/fees' };
const visa: Fee = {
  label: 'Visa',
  amount: 75,
  currency: 'EUR',
  source,
  onlyIf: 'visa',
  notIf: null,
};
const card: Fee = { ...visa, label: 'Card', amount: 25, onlyIf: null, notIf: 'refugee' };

function answering(answers: Answers) {
  return { path: '/', title: '', started: '', ticked: {}, answers, dates: {}, note: '' };
}

/** The top of a case and its table, as the build leaves them. */
function drawCost(fees: readonly Fee[]) {
  const line = '<svg><line x1="0%" x2="1%"></line></svg>';
  document.body.innerHTML = `
    <dl><dd><span data-told="visa card">€100</span></dd></dl>
    <section id="cost"><table>
      <tbody>${fees.map(({ label }) => `<tr><th>${label}</th><td>${line}</td></tr>`).join('')}</tbody>
      <tfoot><tr><th>Total</th><td><span data-told="visa card">€100</span>${line}</td></tr></tfoot>
    </table></section>`;
  const cost = { rows: [...fees], inAll: '€100', sources: [] };
  const known = { cost } as Partial<PlannedCase> as PlannedCase;
  return redrawCost(document, known, { language: 'en-GB', free: 'Free' });
}

const shown = (selector: string) =>
  [...document.querySelectorAll<HTMLElement>(selector)].filter(({ hidden }) => !hidden);
const rows = () => shown('tbody tr').map((row) => row.querySelector('th')?.textContent);
const sums = () => shown('[data-told]').map(({ textContent }) => textContent);
const lines = () =>
  [...document.querySelectorAll('line')].map((line) =>
    ['x1', 'x2'].map((name) => line.getAttribute(name)).join(' '),
  );

test('what nobody has answered adds up as the build drew it', () => {
  expect(drawCost([visa, card])?.(undefined)).toBe('€100');
  expect([rows(), sums(), lines()]).toEqual([
    ['Visa', 'Card'],
    ['€100', '€100'],
    ['0% 75%', '75% 100%', '0% 100%'],
  ]);
});

test('a fee that is not the visitor’s leaves table, line and both sums, and comes back', () => {
  const redraw = drawCost([visa, card]);
  expect(redraw?.(answering({ visa: false }))).toBe('€25');
  expect([rows(), sums(), lines()]).toEqual([['Card'], ['€25', '€25'], ['0 0', '0 0', '0 0']]);
  expect(redraw?.(answering({ visa: true }))).toBe('€100');
  expect(rows()).toEqual(['Visa', 'Card']);
});

test('whoever is spared the only fee pays nothing', () => {
  expect(drawCost([card])?.(answering({ refugee: true }))).toBe('Free');
  expect([rows(), sums()]).toEqual([[], ['Free', 'Free']]);
});

test('a case whose fees are for all is left as it is', () => {
  expect(drawCost([{ ...card, notIf: null }])).toBeNull();
});

/** The line of four steps, of which the third is for some only. */
function drawLine() {
  const weeks = (most: number): Duration => ({ unit: 'weeks', least: most, most });
  document.body.innerHTML = `<section id="steps">
    <p aria-hidden="true"><b></b><svg width="50%"></svg> <b></b><svg width="50%"></svg> <i></i><svg width="0%"></svg> <b></b></p>
  </section>`;
  const steps = [weeks(1), weeks(1), weeks(2), null].map((takes, index) => ({
    takes,
    onlyIf: index === 2 ? 'lost' : null,
  }));
  return redrawLine(document, { steps } as unknown as PlannedCase);
}

const marks = () => shown('#steps p > :is(b, i)').map(({ localName }) => localName);
const waits = () => [...document.querySelectorAll('svg')].map((wait) => wait.getAttribute('width'));

test.each<[string, Answers, string[], string[]]>([
  ['is counted until it is answered', {}, ['b', 'b', 'i', 'b'], ['50%', '50%', '0%']],
  ['gets its mark and its wait', { lost: true }, ['b', 'b', 'b', 'b'], ['25%', '25%', '50%']],
  ['is counted no more', { lost: false }, ['b', 'b', 'b'], ['50%', '50%', '0%']],
])('a step for some %s: %j', (_, answers, drawn, long) => {
  const redraw = drawLine();
  redraw(answering({ lost: answers.lost !== true }));
  redraw(answering(answers));
  expect([marks(), waits()]).toEqual([drawn, long]);
});
