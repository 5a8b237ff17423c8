import { beforeEach, expect, test } from 'vitest';
import planWords from '../../../content/en/plan.json' with { type: 'json' };
import tickWords from '../../../content/en/ticks.json' with { type: 'json' };
import { type PlannedCase, storageKey } from '../../../plan/shapes.ts';
import { openStore } from '../../../plan/store.ts';
import { answerDay } from './day.ts';

const permit = {
  id: 'spain/permit/renew',
  path: '/spain/permit/renew',
  title: 'Renew a permit',
  authority: 'the immigration office',
  holidays: null,
  time: { told: '3 months', takes: { unit: 'months', least: 3, most: 3 }, sources: [] },
  faster: null,
  renewal: { told: '2 months before', opens: { unit: 'months', least: 0, most: 2 }, sources: [] },
} as Partial<PlannedCase> as PlannedCase;

beforeEach(() => localStorage.clear());

/** The question on the page of a case, just touched. */
function open({ known = permit, typed = '' } = {}) {
  document.body.innerHTML = `<p><input type="date" value="${typed}"></p>`;
  const field = document.querySelector('input');
  if (field === null) throw new Error('There is no field.');
  const store = openStore(() => localStorage);
  answerDay(field, {
    known,
    store,
    words: { ...planWords, ...tickWords },
    language: 'en-GB',
    planPath: '/plan',
    now: () => new Date(2026, 10, 26),
  });
  const type = (day: string) => {
    field.value = day;
    field.dispatchEvent(new Event('input'));
  };
  return { store, type, said: () => document.querySelector('[role="status"]')?.textContent ?? '' };
}

test('a permit that ends in six weeks: the answer names one day, and leads to the plan', () => {
  const { type, said } = open();
  type('2027-01-07');
  expect(said()).toMatch(/^You can renew it now: apply by Thursday,? 7 January 2027 at the latest/);
  expect(said()).toContain('ask the immigration office what you may do');
  expect(said().match(/20\d\d/g)).toHaveLength(1);
  expect(document.querySelector('[role="status"] a')?.getAttribute('href')).toBe('/plan');
});

test('a day is kept at once, and taken out again with its answer', () => {
  const { store, type, said } = open();
  type('2027-01-07');
  expect(JSON.parse(localStorage.getItem(storageKey) ?? '').cases[permit.id].dates).toEqual({
    ends: '2027-01-07',
  });
  type('');
  expect(store.read().plan.cases[permit.id]?.dates).toEqual({});
  expect(said()).toBe('');
});

test('what was typed before the script came is answered, and an untouched field begins no plan', () => {
  expect(open({ typed: '2020-01-01' }).said()).toMatch(/^It ended on Wednesday,? 1 January 2020/);
  localStorage.clear();
  expect(open().said()).toBe('');
  expect(localStorage).toHaveLength(0);
});

test('a day that the plan holds stands in the field, and another page changes it', () => {
  open().type('2027-01-07');
  const { store, said } = open();
  expect(document.querySelector('input')?.value).toBe('2027-01-07');
  expect(said()).toContain('7 January 2027');
  store.erase();
  expect(document.querySelector('input')?.value).toBe('');
});

test('a case that does not run out asks for the day on which it is needed', () => {
  const { store, type, said } = open({ known: { ...permit, renewal: null } });
  type('2027-03-31');
  expect(store.read().plan.cases[permit.id]?.dates).toEqual({ needed: '2027-03-31' });
  expect(said()).toMatch(/^Apply by Thursday,? 31 December 2026 to have it in time/);
});
