import { expect, test } from 'vitest';
import { placesOfFacts } from '../../compiler/fact-places.ts';
import { readContent } from '../../compiler/read-content.ts';
import { assembleSite } from '../../compiler/site.ts';
import { builtPages } from '../support/built/pages.ts';

const places = placesOfFacts(assembleSite(readContent(process.cwd()), new Date()));

test.each(builtPages)('$path shows the figures that "npm run facts" says it shows', (page) => {
  const shown = [...page.document.querySelectorAll('[data-fact]')].map(
    (element) => element.getAttribute('data-fact') ?? '',
  );
  const told = [...places].filter(([, { figureOn }]) => figureOn.includes(page.path));
  expect([...new Set(shown)].toSorted()).toEqual(told.map(([key]) => key).toSorted());
});
