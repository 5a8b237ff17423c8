// @vitest-environment happy-dom
import { screen, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { type CasePlan, storageKey } from '../../../plan/shapes.ts';
import { ticked, withCase } from '../../../plan/ticks.ts';
import { open, permit, photo, renewal, today, words } from './PlanPage.samples.tsx';

beforeEach(() => {
  localStorage.clear();
  history.replaceState(null, '', '/plan');
});

test('an empty plan leads to where a case is found, and offers nothing to erase', () => {
  open({ cases: [] });
  expect(screen.getByRole('link', { name: words.page.empty.find }).getAttribute('href')).toBe(
    '/find',
  );
  expect(screen.queryByRole('button', { name: words.page.erase })).toBeNull();
});

test('all cases stand together: the next step of each, what is missing, and the sum of all fees', async () => {
  await open({ cases: [renewal, permit] });
  const next = within(screen.getByRole('region', { name: words.page.next }));
  expect(next.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
    'PayRenew a passport',
    'PayFirst permit',
  ]);
  expect(screen.getAllByText(words.page.missing).map(namesBelow)).toEqual([
    ['A photo', 'The form'],
    ['A photo', 'The form'],
  ]);
  expect(screen.getByRole('region', { name: words.page.cost }).textContent).toContain('£189');
});

test('each fee, the time and the way to be faster have a link to where they were read', async () => {
  const { user } = await open({ cases: [renewal] });
  await user.type(screen.getByLabelText(words.page.needed), '2026-11-30');
  const sources = screen.getAllByRole('link', { name: /^The (office|ministry)$/ });
  expect(sources.map((link) => link.getAttribute('href')?.split('/').at(-1))).toEqual([
    'times',
    'faster',
    'fees',
    'times',
  ]);
});

test('a cost without fees has the source of the fact that tells it', async () => {
  const sources = [{ publisher: 'The club', url: 'https://club.example/cost' }];
  const cost = { rows: [], inAll: 'About £2,000', sources };
  await open({ cases: [{ ...renewal, cost }] });
  expect(screen.getByText('About £2,000').parentElement?.textContent).toBe(
    'About £2,000 (The club)',
  );
});

test('a price that nobody has read is to be looked up, and not told as nothing', async () => {
  const sources = [{ publisher: 'The town', url: 'https://town.example/prices' }];
  await open({ cases: [{ ...renewal, cost: { rows: [], inAll: '', sources } }] });
  expect(screen.getByText(/^We could not read this price/).textContent).toMatch(/\(The town\)$/);
  expect(screen.getByText('A price to look up: Renew a passport')).toBeTruthy();
});

test('a fee that an answer spares leaves the case and the sum of all, and nothing is told as free', async () => {
  const [fee] = renewal.cost.rows;
  if (fee === undefined) throw new Error('The renewal has no fee.');
  const conditions = [{ id: 'born-long-ago', question: 'Were you born long ago?' }];
  const cost = { ...renewal.cost, rows: [{ ...fee, notIf: 'born-long-ago' }] };
  const { user } = await open({ cases: [{ ...renewal, conditions, cost }] });
  const sum = screen.getByRole('region', { name: words.page.cost });
  expect(sum.textContent).toContain('£94.50');
  await user.click(screen.getByLabelText(words.yes));
  expect(sum.textContent).toContain('Free');
  expect(screen.queryByRole('link', { name: 'The office' })).toBeNull();
});

test('a tick is kept, and counts', async () => {
  const { user } = await open({ cases: [renewal] });
  await user.click(screen.getByLabelText('A photo'));
  expect(namesBelow(screen.getByText(words.page.missing))).toEqual(['The form']);
  expect(localStorage.getItem(storageKey)).toContain('"bring/photo":"a"');
});

test('a step says on which day it was ticked, as long as it is', async () => {
  const { user } = await open({ cases: [renewal] });
  await user.click(screen.getByLabelText('Pay'));
  expect(screen.getByText(/^Done on Sunday,? 22 November 2026/)).toBeTruthy();
  await user.click(screen.getByLabelText('Pay'));
  expect(screen.queryByText(/^Done on/)).toBeNull();
});

test('a step of their own stands on the list and among the days, and goes again', async () => {
  const { user, store } = await open({ cases: [renewal] });
  const add = () => screen.getByRole('button', { name: words.page.addOwnStep });
  await user.type(screen.getByLabelText(words.page.ownStepWords), '  Ask Ana {{title} ');
  await user.type(screen.getByLabelText(words.page.ownStepDay), '2026-12-01');
  await user.click(add());
  const days = () => screen.queryByRole('region', { name: words.page.dates })?.textContent;
  expect(days()).toMatch(/Tuesday,? 1 December 2026.*Ask Ana {title} \(Renew a passport\)/);
  expect(document.activeElement).toBe(screen.getByLabelText(words.page.ownStepWords));
  await user.click(screen.getByLabelText('Ask Ana {title}'));
  expect(days()).toBeUndefined();
  await user.click(screen.getByRole('button', { name: /^Remove this step: Ask Ana/ }));
  expect(screen.queryByText('Ask Ana {title}')).toBeNull();
  expect(store.read().plan.cases[renewal.id]?.ownSteps).toEqual([]);
});

test('what is next stands in the order of the days', async () => {
  const dated = (own: CasePlan) => ({ ...own, dates: { needed: '2027-06-06' } });
  await open({
    cases: [renewal, permit],
    begin: (store) => store.change((plan) => withCase(plan, permit, { today, change: dated })),
  });
  const next = within(screen.getByRole('region', { name: words.page.next }));
  expect(next.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
    permit.title,
    renewal.title,
  ]);
});

test('the steps are a list in their order, and the next one is the current one', async () => {
  const send = { id: 'steps/send', said: 'd', name: 'Send it', onlyIf: null, takes: null };
  const { user } = await open({ cases: [{ ...renewal, steps: [...renewal.steps, send] }] });
  const stones = within(screen.getByLabelText('Pay').closest('ol') ?? document.body);
  const current = () => stones.getAllByRole('listitem', { current: 'step' });
  expect(current().map(({ textContent }) => textContent)).toEqual(['Pay']);
  await user.click(screen.getByLabelText('Pay'));
  expect(current().map(({ textContent }) => textContent)).toEqual(['Send it']);
});

test('what changed since its tick says so, and what is gone is told', async () => {
  const own = { ...photo, said: 'older' };
  const gone = { ...photo, id: 'steps/send-it' };
  await open({
    cases: [renewal],
    begin: (store) => {
      for (const item of [own, gone]) {
        store.change((plan) => withCase(plan, renewal, { today, change: ticked(item, today) }));
      }
    },
  });
  expect(screen.getByText(words.list.changed)).toBeTruthy();
  expect(screen.getByText(/You had ticked “send it”/)).toBeTruthy();
});

test.each([
  ['2027-01-04', /Apply by Monday,? 14 December 2026/],
  ['2026-12-08', /This is tight/],
  ['2026-11-30', /That is too soon for the usual way/],
])('who needs it by %s is told so', async (day, told) => {
  const { user } = await open({ cases: [renewal] });
  await user.type(screen.getByLabelText(words.page.needed), day);
  expect(screen.getByText(told)).toBeTruthy();
  const offersFaster = screen.queryByText(/^The office has a faster service: one week/) !== null;
  expect(offersFaster).toBe(day !== '2027-01-04');
});

test.each([
  ['weeks', null],
  ['working-days', words.page.noHolidays],
] as const)(
  'a plan that counts in %s warns of holidays only if it leaves days out',
  async (unit, told) => {
    const time = { ...renewal.time, takes: { unit, least: 2, most: 3 } };
    const { user } = await open({ cases: [{ ...renewal, time }] });
    await user.type(screen.getByLabelText(words.page.needed), '2027-01-04');
    expect(screen.queryByText(words.page.noHolidays)?.textContent ?? null).toBe(told);
  },
);

test('what is erased leaves no byte, and can be brought back until the page is left', async () => {
  const { user } = await open({ cases: [renewal] });
  const before = localStorage.getItem(storageKey);
  await user.click(screen.getByRole('button', { name: words.page.erase }));
  expect(localStorage).toHaveLength(0);
  await user.click(screen.getByRole('button', { name: words.page.undo }));
  expect(localStorage.getItem(storageKey)).toBe(before);
});

test.each([
  ['unreachable', words.page.unreachable],
  ['gone', words.page.goneCase],
] as const)('a case that is %s keeps its ticks and says so', async (known, told) => {
  await open({ cases: [renewal], load: async () => known });
  expect(screen.getByText(told)).toBeTruthy();
  expect(screen.getByRole('button', { name: words.page.remove })).toBeTruthy();
});

test('what a file holds that is no plan changes nothing', async () => {
  const { user } = await open({ cases: [renewal] });
  const before = localStorage.getItem(storageKey);
  const file = new File(['{"version":1}'], 'holiday.json', { type: 'application/json' });
  await user.upload(screen.getByLabelText(words.page.takeIn, { selector: 'input' }), file);
  expect(await screen.findByText(words.page.notPlan)).toBeTruthy();
  expect(localStorage.getItem(storageKey)).toBe(before);
});

/** What the list behind a line names. */
function namesBelow({ nextElementSibling: list }: Element): string[] {
  return [...(list?.children ?? [])].map(({ textContent }) => textContent);
}
