import { expect, test } from 'vitest';
import { overCeilings } from '../../gates/reading/ceilings.ts';
import { createJargonFinder } from '../../gates/reading/jargon.ts';
import { measurePage } from '../../gates/reading/measure.ts';
import { readPlainLanguage } from '../../gates/reading/plain-language.ts';
import { builtPages } from '../support/built/pages.ts';

const { words, ceilings } = readPlainLanguage('.');
const findJargon = createJargonFinder(words);
const readings = builtPages.map((page) => measurePage(page, findJargon));

test.each(readings)('$path is as easy to read as every page must be', (reading) => {
  expect(reading.words).toBeGreaterThan(50);
  expect(overCeilings(reading, ceilings)).toEqual([]);
});

test('every exception from a ceiling names a page that needs it', () => {
  const unneeded = ceilings.exceptions.filter(({ path }) => {
    const reading = readings.find((each) => each.path === path);
    return (
      reading === undefined || overCeilings(reading, { ...ceilings, exceptions: [] }).length === 0
    );
  });
  expect(unneeded).toEqual([]);
});
