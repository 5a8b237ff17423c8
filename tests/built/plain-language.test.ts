import { expect, test } from 'vitest';
import { measurePage, overCeilings } from '../../gates/reading/measure.ts';
import { createJargonFinder, readPlainLanguage } from '../../gates/reading/plain-language.ts';
import { site, siteRoutes } from '../support/built/content.ts';
import { checkEachPage } from '../support/built/each.ts';

const { words, ceilings } = readPlainLanguage('.');
const findJargon = createJargonFinder(words);
const questions = new Set(siteRoutes.flatMap(({ kind, path }) => (kind === 'find' ? [path] : [])));
/** A question of the finder is short; with fewer words than these a page was not read. */
const fewestWords = { question: 25, page: 50 };
const readings = site.pages.map((page) => measurePage(page, findJargon));

test('each page is as easy to read as every page must be', () =>
  checkEachPage(readings, (reading) => {
    const fewest = questions.has(reading.path) ? fewestWords.question : fewestWords.page;
    expect(reading.words).toBeGreaterThan(fewest);
    expect(overCeilings(reading, ceilings)).toEqual([]);
  }));

test('every exception from a ceiling names a page that needs it', () => {
  const unneeded = ceilings.exceptions.filter(({ path }) => {
    const reading = readings.find((each) => each.path === path);
    return (
      reading === undefined || overCeilings(reading, { ...ceilings, exceptions: [] }).length === 0
    );
  });
  expect(unneeded).toEqual([]);
});
