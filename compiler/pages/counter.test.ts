import { expect, test } from 'vitest';
import { readBuildConfig } from '../build-config.ts';
import { allPages, compile } from '../compile.ts';
import { loadContent } from '../load.ts';

const content = loadContent(process.cwd());
const planned = allPages(compile(content, readBuildConfig({}))).flatMap((page) =>
  page.planned === null ? [] : [page.planned],
);

test('every case of Germany, France and Spain has words to show at its office, in every language of the site', () => {
  const foreign = planned.filter(({ id }) => /^(?:germany|france|spain)\//.test(id));
  expect(foreign.length).toBe(56 * content.locales.length);
  expect(foreign.filter(({ counter }) => counter === null)).toEqual([]);
  for (const { bring, counter } of foreign) {
    expect(counter?.papers.map(({ here }) => here)).toEqual(bring.map(({ name }) => name));
    expect(counter?.questions).toHaveLength(2);
  }
});

test('the words of an office are the same on the page of every language, and on Spanish pages those of Spain say the same twice', () => {
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
});
