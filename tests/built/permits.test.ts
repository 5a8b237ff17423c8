import { expect, test } from 'vitest';
import { all, attributeOf, first, textOf } from '../../gates/pages/html.ts';
import { content } from '../support/built/content.ts';
import { builtPages } from '../support/built/pages.ts';

const tables = [...content.permits.values()].map((table) => {
  const page = builtPages.find(({ path }) => path === `/work-and-live/${table.destination}`);
  if (page === undefined) throw new Error(`There is no page of ${table.destination}.`);
  return { name: table.destination, table, page };
});

test('there is a table for each country that we have guides to', () => {
  expect(tables.map(({ table }) => table.country).toSorted()).toEqual(
    [...content.countries.keys()].toSorted(),
  );
});

test.each(tables)(
  '$name: every answer leads to its source in the list of the page, or says that no source names it',
  ({ page, name }) => {
    const listed = all('[data-place]', page.document).map((row) => attributeOf(row, 'data-place'));
    console.log(`${name}: ${String(listed.length)} nationalities.`);
    expect(listed).toHaveLength(205);
    const rows = all('[data-verdicts] [id]', page.document).filter((row) =>
      listed.includes(attributeOf(row, 'id')),
    );
    expect(rows).toHaveLength(205);
    const sources = new Set(
      all('#sources [id]', page.document).map((one) => `#${attributeOf(one, 'id') ?? ''}`),
    );
    const bare = rows
      .flatMap((row) => all('div', row))
      .filter(
        (answer) =>
          all('[data-says="unlisted"]', answer).length === 0 &&
          !all('a', answer).some((link) => sources.has(attributeOf(link, 'href') ?? '')),
      );
    expect(bare.map(textOf)).toEqual([]);
  },
);

test.each(tables)(
  '$name: before the table stands, with its source, that a visit does not let anybody work',
  ({ page, table }) => {
    const list = first('#list', page.document);
    const words = textOf(list);
    expect(words).toContain(content.permitWords.visitIsNoWork);
    expect(words.indexOf(table.visitIsNoWork.statement)).toBeGreaterThan(0);
    expect(words.indexOf(table.visitIsNoWork.statement)).toBeLessThan(
      words.indexOf(content.permitWords.table.filter),
    );
    expect(all('#also p', page.document).length).toBeGreaterThanOrEqual(table.alsoKnow.length);
  },
);
