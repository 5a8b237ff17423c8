import { expect, test } from 'vitest';
import { monthLabel } from '../../compiler/dates.ts';
import { monthSpan } from '../../compiler/fact-months.ts';
import { factBook } from '../support/built/facts.ts';
import { builtPages } from '../support/built/pages.ts';

const guides = builtPages.filter(({ document }) => document.querySelector('#at-a-glance'));

test.each(guides)('$path says of what months the figures on it are', ({ document }) => {
  const shown = [...document.querySelectorAll('main [data-fact]')]
    .map((figure) => factBook.get(figure.getAttribute('data-fact') ?? ''))
    .filter((fact) => fact !== undefined && fact.level !== 'unread');
  const span = monthSpan(shown.flatMap((fact) => fact ?? []));
  const [, line] = [...document.querySelectorAll('main p > time')];
  expect(shown.length).toBeGreaterThan(0);
  expect(line?.getAttribute('datetime')).toBe(span?.newest);
  for (const month of [span?.oldest ?? '', span?.newest ?? '']) {
    expect(line?.textContent).toContain(monthLabel(month));
  }
});
