// @vitest-environment happy-dom
import { act, screen } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { planFile, planFragment, planInFragment } from '../../../plan/carry.ts';
import type { Plan } from '../../../plan/shapes.ts';
import { withCase } from '../../../plan/ticks.ts';
import { open, permit, renewal, words } from './PlanPage.samples.tsx';

beforeEach(() => {
  localStorage.clear();
  history.replaceState(null, '', '/plan');
});

const { page } = words;
const theirs = planFragment({
  version: 1,
  cases: {
    [permit.id]: {
      path: permit.path,
      title: permit.title,
      started: '2026-11-01',
      ticked: {},
      answers: {},
      dates: {},
      note: '',
    },
  },
});

test('the link is the one of the plan as it is now', async () => {
  const { user, store } = await open({ cases: [renewal] });
  await user.click(screen.getByRole('button', { name: page.link }));
  const box = screen.getByLabelText<HTMLInputElement>(page.linkLabel);
  const before = box.value;
  await user.click(screen.getByLabelText('A photo'));
  expect(box.value).not.toBe(before);
  expect(planInFragment(new URL(box.value).hash)).toEqual({ plan: store.read().plan });
});

test('where the device has a list of apps, it gets the link of the plan as it is now', async () => {
  const shared: ShareData[] = [];
  const share = async (data: ShareData) => void shared.push(data);
  Object.defineProperty(navigator, 'share', { value: share, configurable: true });
  const { user, store } = await open({ cases: [renewal] });
  await user.click(screen.getByLabelText('A photo'));
  await user.click(screen.getByRole('button', { name: page.share }));
  expect(planInFragment(new URL(shared[0]?.url ?? '').hash)).toEqual({ plan: store.read().plan });
  Reflect.deleteProperty(navigator, 'share');
});

test('where it has none, nothing offers it', async () => {
  await open({ cases: [renewal] });
  expect(screen.queryByRole('button', { name: page.share })).toBeNull();
});

test('a link that is pasted on the open page is offered, and again when it is pasted again', async () => {
  const { user, store } = await open({ cases: [renewal] });
  for (const _ of ['once', 'again']) {
    act(() => paste(`${theirs}.`));
    expect(screen.getByText(page.offered)).toBeTruthy();
    expect(document.activeElement?.textContent).toContain(permit.title);
    await user.click(screen.getByRole('button', { name: page.decline }));
    expect(screen.queryByText(page.offered)).toBeNull();
  }
  act(() => paste('#plan=eyJ2'));
  expect(document.activeElement?.textContent).toBe(page.notPlan);
  act(() => paste('#plan-cases'));
  act(() => paste(theirs));
  await user.click(screen.getByRole('button', { name: page.accept }));
  expect(screen.getByText(/^Taken in: 1 case/).closest('[role="status"]')).toBeTruthy();
  expect(Object.keys(store.read().plan.cases).sort()).toEqual([renewal.id, permit.id]);
});

test.each([
  ['in a link', (fragment: string) => act(() => paste(fragment)), null],
  ['in a file', () => {}, 'file'],
] as const)('where a plan %s says another day, the visitor chooses', async (_, come, file) => {
  const { user, store } = await open({
    cases: [renewal],
    begin: ({ change }) => change((plan) => withDay(plan, '2027-06-06')),
  });
  const other = withDay(store.read().plan, '2027-05-05');
  const upload = new File([planFile(other)], 'plan.json', { type: 'application/json' });
  for (const [choice, day] of [
    [/^Here: Sunday/, '2027-06-06'],
    [/^In the other plan: Wednesday/, '2027-05-05'],
  ] as const) {
    come(planFragment(other));
    if (file) await user.upload(screen.getByLabelText(page.takeIn, { selector: 'input' }), upload);
    await user.click(await screen.findByRole('radio', { name: choice }));
    await user.click(screen.getByRole('button', { name: page.accept }));
    expect(store.read().plan.cases[renewal.id]?.dates.needed).toBe(day);
    expect(screen.queryByText(page.differs)).toBeNull();
  }
});

function withDay(plan: Plan, needed: string): Plan {
  return withCase(plan, renewal, {
    today: '2026-11-22',
    change: (own) => ({ ...own, dates: { needed } }),
  });
}

test('after a case is removed the keyboard goes on with the next, and then with the heading', async () => {
  const { user } = await open({ cases: [renewal, permit] });
  const remove = () => screen.getAllByRole('button', { name: page.remove })[0];
  await user.click(remove() ?? document.body);
  expect(document.activeElement?.textContent).toBe(permit.title);
  await user.click(remove() ?? document.body);
  expect(document.activeElement?.textContent).toBe(page.empty.title);
});

test('after the last of several is removed the keyboard is at the heading of those that are left', async () => {
  const { user } = await open({ cases: [renewal, permit] });
  await user.click(screen.getAllByRole('button', { name: page.remove })[1] ?? document.body);
  expect(document.activeElement?.textContent).toBe(page.cases);
});

test('what is brought back has the keyboard, and so has what is left after all is erased', async () => {
  const { user } = await open({ cases: [renewal, permit] });
  await user.click(screen.getAllByRole('button', { name: page.remove })[1] ?? document.body);
  await user.click(screen.getByRole('button', { name: page.undo }));
  expect(document.activeElement?.textContent).toBe(permit.title);
  await user.click(screen.getByRole('button', { name: page.erase }));
  expect(document.activeElement?.textContent).toBe(page.empty.title);
});

/** As from the address bar, where the page is not loaded anew. */
function paste(fragment: string): void {
  history.replaceState(null, '', `/plan${fragment}`);
  dispatchEvent(new HashChangeEvent('hashchange'));
}
