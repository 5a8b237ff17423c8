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
    const rows = all('[data-place]', page.document);
    console.log(`${name}: ${String(rows.length)} nationalities.`);
    expect(rows).toHaveLength(205);
    const sources = new Set(
      all('#sources [id]', page.document).map((one) => `#${attributeOf(one, 'id') ?? ''}`),
    );
    const answers = rows.flatMap((row) =>
      all('p', row).filter((line) => all('strong', line).length),
    );
    const bare = answers.filter(
      (answer) =>
        !textOf(answer).includes(content.permitWords.notRead) &&
        !all('a', answer).some((link) => sources.has(attributeOf(link, 'href') ?? '')),
    );
    expect(bare.map(textOf)).toEqual([]);
  },
);

test.each(tables)('$name: what to live and work needs leads to one of our pages', ({ page }) => {
  const rows = all('[data-place]', page.document);
  const leads = rows.map((row) => all('strong a', row)[0]);
  const paths = new Set(builtPages.map(({ path }) => path));
  expect(leads.filter((link) => !paths.has(attributeOf(link, 'href') ?? ''))).toEqual([]);
});

test.each(tables)(
  '$name: before the table stands, with its source, that a visit does not let anybody work',
  ({ page, table }) => {
    const list = first('#list', page.document);
    const words = textOf(list);
    expect(words).toContain(content.permitWords.visitIsNoWork);
    expect(words.indexOf(table.visitIsNoWork.statement)).toBeGreaterThan(0);
    expect(words.indexOf(table.visitIsNoWork.statement)).toBeLessThan(
      words.indexOf(content.permitWords.table.answer),
    );
    expect(all('#also p', page.document).length).toBeGreaterThanOrEqual(table.alsoKnow.length);
  },
);
