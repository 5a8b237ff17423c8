import { expect, test } from 'vitest';
import { readBuildConfig } from '../build-config.ts';
import { allPages, compile } from '../compile.ts';
import { loadContent } from '../load.ts';

const site = compile(loadContent(process.cwd()), readBuildConfig({}));

/** Each table of changes with its language. */
const tables = allPages(site)
  .filter(({ content }) => content === 'changes')
  .flatMap(({ language, sections }) =>
    sections.flatMap(({ title, body }) =>
      body.flatMap((part) =>
        part.kind === 'changes' ? [{ language, title, rows: part.rows }] : [],
      ),
    ),
  );

test('every fact that says what it was stands in one table of each language, the newest first', () => {
  const changed = [...site.facts.values()].filter(({ was }) => was !== null).map(({ key }) => key);
  for (const { locale } of new Set(tables.map(({ language }) => language))) {
    const own = tables.filter(({ language }) => language.locale === locale);
    const keys = own.flatMap(({ rows }) => rows.map(({ figure }) => figure.key));
    expect(keys.toSorted()).toEqual(changed.toSorted());
    for (const { rows } of own) {
      const months = rows.map((row) => row.changed.month);
      expect(months).toEqual(months.toSorted().toReversed());
    }
  }
  expect(tables.length).toBeGreaterThan(12);
});

test('what it was is told as what it is, in the words of the language, with the page that explains it', () => {
  for (const { language, rows } of tables) {
    for (const { before, figure, page } of rows) {
      expect(before).toMatchObject({
        type: 'was',
        of: figure.key,
        text: expect.stringMatching(/./),
      });
      expect(before).not.toMatchObject({ text: figure.text });
      expect(page?.label, `${language.locale} ${figure.key}`).toBeTruthy();
    }
  }
});
