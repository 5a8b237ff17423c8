// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import type { PlannedCase } from '../../../plan/shapes.ts';
import { ticked, withCase } from '../../../plan/ticks.ts';
import { open, photo, renewal, today, words } from './PlanPage.samples.tsx';
import { type LanguageMark, siteLanguages } from './small-parts.tsx';

beforeEach(() => {
  localStorage.clear();
  document.body.innerHTML = `<nav id="languages"><ul>
    <li lang="en-GB" dir="ltr"><a href="/plan" hreflang="en">English</a></li>
    <li lang="ar" dir="rtl"><span aria-current="true">العربية</span></li>
    <li lang="uk-UA" dir="ltr"><a href="/uk-ua/plan" hreflang="uk">Українська</a></li>
  </ul></nav>`;
  history.replaceState(null, '', '/ar/plan');
});

test.each<[string, string, LanguageMark]>([
  ['/services/uk/passport', '/ar/services/uk/passport', { lang: 'en-GB', dir: 'ltr' }],
  ['/uk-ua/services/uk', '/ar/services/uk', { lang: 'uk-UA', dir: 'ltr' }],
  ['/ar/services/uk', '/ar/services/uk', {}],
  ['/art/of', '/ar/art/of', { lang: 'en-GB', dir: 'ltr' }],
])('on the Arabic page %s is looked for at %s', (path, here, mark) => {
  const { pathHere, markOf } = siteLanguages(document);
  expect(pathHere(path)).toBe(here);
  expect(markOf(path)).toEqual(mark);
});

test('a site of one language has nothing to look for and nothing to mark', () => {
  document.body.innerHTML = '';
  const { pathHere, markOf } = siteLanguages(document);
  expect([pathHere('/uk'), markOf('/uk')]).toEqual(['/uk', {}]);
});

test('words that are in no other language are marked as what they are, and no word of the page is', async () => {
  const { markOf } = siteLanguages(document);
  const known: PlannedCase = { ...renewal, conditions: [{ id: 'lost', question: 'Is it lost?' }] };
  await open({
    cases: [known],
    markOf,
    begin: (store) => {
      for (const change of [ticked({ ...photo, id: 'steps/gone' }, today), withDates]) {
        store.change((plan) => withCase(plan, known, { today, change }));
      }
    },
  });
  for (const text of ['A photo', 'Pay', 'Is it lost?', '2–3 weeks', 'Fee', renewal.title, 'gone']) {
    for (const place of screen.getAllByText(text)) {
      expect(place.closest('[lang]')?.getAttribute('lang'), text).toBe('en-GB');
      expect(place.closest('[lang]')?.getAttribute('dir')).toBe('ltr');
    }
  }
  const { page } = words;
  for (const text of [page.cost, page.needed, page.remove, page.carry, words.yes]) {
    for (const place of screen.getAllByText(text)) expect(place.closest('[lang]')).toBeNull();
  }
});

const withDates = (own: Parameters<ReturnType<typeof ticked>>[0]) => ({
  ...own,
  dates: { needed: '2027-05-31' },
});
