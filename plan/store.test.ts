import { describe, expect, test } from 'vitest';
import { emptyPlan } from './carry.ts';
import { type Plan, storageKey } from './shapes.ts';
import { openStore } from './store.ts';
import { withCase, withoutCase } from './ticks.ts';

const named = { id: 'uk/passport/renew', path: '/uk/passport/renew', title: 'Renew' };
const begin = (plan: Plan) => withCase(plan, named, { today: '2026-11-22' });
const begun = begin(emptyPlan());

/** A browser's storage. */
function storage(kept: string | null = null) {
  const entries = new Map(kept === null ? [] : [[storageKey, kept]]);
  return {
    entries,
    getItem: (key: string) => entries.get(key) ?? null,
    setItem: (key: string, value: string) => void entries.set(key, value),
    removeItem: (key: string) => void entries.delete(key),
  };
}

test('a change is kept at once, and a second page finds it', () => {
  const place = storage();
  openStore(() => place).change(begin);
  expect(openStore(() => place).read()).toEqual({ plan: begun, trouble: null });
});

test('two pages that change the plan in turn lose nothing of each other', () => {
  const place = storage();
  const [one, other] = [openStore(() => place), openStore(() => place)];
  one.change(begin);
  other.change((plan) => withCase(plan, { ...named, id: 'uk/id/first' }, { today: '2026-11-23' }));
  one.look();
  expect(Object.keys(one.read().plan.cases)).toEqual(['uk/passport/renew', 'uk/id/first']);
});

test('a plan without a case leaves nothing behind', () => {
  const place = storage();
  const store = openStore(() => place);
  store.change(begin);
  store.change((plan) => withoutCase(plan, named.id));
  expect(place.entries.size).toBe(0);
});

test('who listens hears of a change once, and of none when nothing has changed', () => {
  const place = storage();
  const store = openStore(() => place);
  let heard = 0;
  const leave = store.subscribe(() => {
    heard += 1;
  });
  store.change(begin);
  store.look();
  expect(heard).toBe(1);
  leave();
  store.erase();
  expect(heard).toBe(1);
});

describe.each([
  ['broken', '{"version":1,'],
  ['broken', '{"version":0,"cases":{}}'],
  ['newer', '{"version":2,"cases":{}}'],
])('what cannot be read (%s: %s)', (trouble, kept) => {
  test('is left as it is, while the page works on', () => {
    const place = storage(kept);
    const store = openStore(() => place);
    store.change(begin);
    expect(store.read()).toEqual({ plan: begun, trouble });
    expect(place.entries.get(storageKey)).toBe(kept);
    expect(store.raw()).toBe(kept);
  });

  test('goes when the visitor says so, and then changes are kept', () => {
    const place = storage(kept);
    const store = openStore(() => place);
    store.erase();
    expect(place.entries.size).toBe(0);
    store.change(begin);
    expect(openStore(() => place).read()).toEqual({ plan: begun, trouble: null });
  });
});

test('where the room is full, a change lasts on the page, and is kept once there is room', () => {
  const place = storage();
  let isFull = true;
  const store = openStore(() => ({
    ...place,
    setItem(key: string, value: string) {
      if (isFull) throw new DOMException('Full', 'QuotaExceededError');
      place.setItem(key, value);
    },
  }));
  store.change(begin);
  expect(store.read()).toEqual({ plan: begun, trouble: 'full' });
  isFull = false;
  store.change((plan) => plan);
  expect(openStore(() => place).read()).toEqual({ plan: begun, trouble: null });
});

test('where storage is blocked, a change lasts on the page', () => {
  const store = openStore(() => {
    throw new DOMException('Denied', 'SecurityError');
  });
  store.change(begin);
  expect(store.read()).toEqual({ plan: begun, trouble: 'blocked' });
  store.erase();
  expect(store.read()).toEqual({ plan: emptyPlan(), trouble: 'blocked' });
});

test('a calendar is known by the same name on a device until the plan is erased, and by another elsewhere', () => {
  const [here, elsewhere] = [storage(), storage()];
  const store = openStore(() => here);
  store.change(begin);
  const name = store.calendarName();
  expect(store.calendarName()).toBe(name);
  expect(openStore(() => here).calendarName()).toBe(name);
  expect(openStore(() => elsewhere).calendarName()).not.toBe(name);
  expect(JSON.stringify(store.read())).not.toContain(name);
  store.erase();
  expect(here.entries.size).toBe(0);
  expect(openStore(() => here).calendarName()).not.toBe(name);
});

test('where storage is blocked, a calendar has one name until the page is left', () => {
  const store = openStore(() => {
    throw new DOMException('Denied', 'SecurityError');
  });
  expect(store.calendarName()).toBe(store.calendarName());
});
