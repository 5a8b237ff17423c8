import { expect, test } from 'vitest';
import { findPages, type Pagefind } from './pagefind.ts';

const licence = { word: 'licence', meant: [], isDocument: true, isCountry: false, isKnown: true };
const lost = { word: 'lost', meant: [], isDocument: false, isCountry: false, isKnown: true };

/** Stands in for Pagefind, which answers when its files have come: in a browser it is chance which of two searches is first. */
function slowEngine() {
  let weights = {};
  const counted: string[] = [];
  const engine: Pagefind = {
    init: async () => {},
    preload: async () => {},
    options: async ({ ranking }: { ranking?: { metaWeights: object } }) => {
      weights = ranking?.metaWeights ?? {};
    },
    search: async (word) => {
      await new Promise(setImmediate);
      counted.push(`${word}: ${JSON.stringify(weights)}`);
      return { results: [] };
    },
  };
  return { engine, counted };
}

test('what is asked while a search is under way is counted as if it were asked alone', async () => {
  const alone = slowEngine();
  await findPages([lost, licence], alone.engine);
  await findPages([licence], alone.engine);
  const together = slowEngine();
  await Promise.all([
    findPages([lost, licence], together.engine),
    findPages([licence], together.engine),
  ]);
  expect(together.counted).toEqual(alone.counted);
});
