import { expect, test } from 'vitest';
import { readBuildConfig } from '../build-config.ts';
import { allPages, compile } from '../compile.ts';
import { loadContent } from '../load.ts';

const content = loadContent(process.cwd());
const planned = allPages(compile(content, readBuildConfig({}))).flatMap((page) =>
  page.planned === null ? [] : [page.planned],
);

/** Whoever has a profession recognised may do so in any of the countries. */
const ofAnyCountry = 'general/school-diplomas/regulated-profession';

test('every case of one office has words to show there, in every language of the site', () => {
  expect(planned.length).toBe(128 * content.locales.length);
  const without = planned.filter(({ counter }) => counter === null);
  expect(new Set(without.map(({ id }) => id))).toEqual(new Set([ofAnyCountry]));
  for (const { id, bring, counter } of planned) {
    if (id === ofAnyCountry) continue;
    expect(counter?.papers.map(({ here }) => here)).toEqual(bring.map(({ name }) => name));
    expect(counter?.questions).toHaveLength(2);
  }
});

test('the words of an office are the same on the page of every language, and those of Spain on Spanish pages and of English offices on English pages say the same twice', () => {
  const byId = Map.groupBy(planned, ({ id }) => id);
  for (const cases of byId.values()) {
    const there = cases.map(({ counter }) => JSON.stringify(counter?.ask.there));
    expect(new Set(there).size).toBe(1);
  }
  const spanish = planned.filter(
    ({ path, id }) => path.startsWith('/es/') && id.startsWith('spain/'),
  );
  expect(spanish.length).toBeGreaterThan(0);
  for (const { counter } of spanish) expect(counter?.ask.here).toBe(counter?.ask.there);
  const english = planned.filter(
    ({ path, counter }) => path.startsWith('/services/') && counter?.language === 'en',
  );
  expect(english).toHaveLength(68);
  for (const { counter } of english) {
    expect(counter?.ask.here).toBe(counter?.ask.there);
    for (const { here, there } of [...(counter?.papers ?? []), ...(counter?.questions ?? [])]) {
      expect(here).toBe(there);
    }
  }
});
