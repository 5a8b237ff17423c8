import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Reviewed } from './Reviewed.tsx';

function textOf(figures: { oldest: string; newest: string } | null): string {
  const markup = renderToStaticMarkup(<Reviewed month="2026-11" figures={figures} />);
  return markup.replace(/<[^>]+>/g, '');
}

test('a page says between which months its figures were read', () => {
  expect(textOf({ oldest: '2024-01', newest: '2026-04' })).toBe(
    'Text last revised in November 2026 · Figures dated January 2024 to April 2026',
  );
});

test('figures of one month name it once', () => {
  expect(textOf({ oldest: '2026-04', newest: '2026-04' })).toBe(
    'Text last revised in November 2026 · Figures dated April 2026',
  );
});

test('a page without dated figures says nothing of them', () => {
  expect(textOf(null)).toBe('Text last revised in November 2026');
});
