// @vitest-environment happy-dom
import { fireEvent, screen } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import type { CasePlan, PlannedCase } from '../../../plan/shapes.ts';
import { withCase } from '../../../plan/ticks.ts';
import { open, renewal, today, words } from './PlanPage.samples.tsx';

/** As a Spanish permit: three months to wait, two months to renew in. */
const permit: PlannedCase = {
  ...renewal,
  authority: 'the immigration office',
  time: { ...renewal.time, takes: { unit: 'months', least: 3, most: 3 } },
  faster: null,
  renewal: {
    told: 'In the 2 months before',
    opens: { unit: 'months', least: 0, most: 2 },
    sources: [{ publisher: 'The state paper', url: 'https://office.example/law' }],
  },
};

beforeEach(() => localStorage.clear());

test('one sentence is made of both days, and it never names a day on which nobody can apply', async () => {
  await openWith({ needed: '2027-05-31', ends: '2027-06-30' });
  const told = screen.getByText(
    /^You cannot apply before Friday,? 30 April 2027, which is too late/,
  );
  expect(told.textContent).toContain('Ask the immigration office if you may apply sooner');
  expect(told.textContent).toMatch(/\(The ministry, The state paper\)$/);
  expect(document.body.textContent).not.toContain('28 February');
  expect(screen.queryByText(/^Renew it between/)).toBeNull();
});

test('what ended long ago is told as ended, with the way to the page that says what to do', async () => {
  await openWith({ ends: '2020-01-01' });
  const told = screen.getByText(/^It ended on Wednesday,? 1 January 2020, so do not rely on it/);
  expect(told.textContent).toContain('ask the immigration office');
  expect(told.querySelector('a')?.getAttribute('href')).toBe(permit.path);
  expect(document.body.textContent).not.toContain('2019');
});

test('another tab, or a link, changes the day in a field', async () => {
  const { store } = await openWith({ needed: '2027-05-31' });
  const field = screen.getByLabelText<HTMLInputElement>(words.page.needed);
  store.change((plan) =>
    withCase(plan, permit, {
      today,
      change: (own) => ({ ...own, dates: { needed: '2027-08-01' } }),
    }),
  );
  expect((await screen.findByText(/Sunday,? 1 August 2027/)).tagName).toBe('TIME');
  expect(field.value).toBe('2027-08-01');
});

test('a day that is taken away leaves no answer, and its part of the page stays open', async () => {
  const { store } = await openWith({ needed: '2027-05-31' });
  const field = screen.getByLabelText<HTMLInputElement>(words.page.needed);
  fireEvent.change(field, { target: { value: '' } });
  expect(store.read().plan.cases[permit.id]?.dates).toEqual({});
  expect(field.closest('details')?.open).toBe(true);
});

test('a note that is emptied stays open under the hands of whoever empties it', async () => {
  const { user } = await open({
    cases: [permit],
    begin: (store) =>
      store.change((plan) =>
        withCase(plan, permit, { today, change: (own) => ({ ...own, note: 'a' }) }),
      ),
  });
  const note = screen.getByRole('textbox', { name: words.page.note });
  await user.clear(note);
  expect(note.closest('details')?.open).toBe(true);
});

function openWith(dates: CasePlan['dates']) {
  return open({
    cases: [permit],
    begin: (store) =>
      store.change((plan) =>
        withCase(plan, permit, { today, change: (own) => ({ ...own, dates }) }),
      ),
  });
}
