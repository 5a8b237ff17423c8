import { expect, test } from 'vitest';
import { all, attributeOf, first, textOf } from '../../gates/pages/html.ts';
import { content } from '../support/built/content.ts';
import { builtPages } from '../support/built/pages.ts';

const tables = [...content.licences.values()].map((swaps) => {
  const page = builtPages.find(({ path }) => path === `/swap-licence/${swaps.destination}`);
  if (page === undefined) throw new Error(`There is no page of ${swaps.destination}.`);
  return { name: swaps.destination, swaps, page };
});

test('there is a table for each destination that we have a driving licence guide of', () => {
  const guides = [...content.guides.values()].filter(({ kind }) => kind === 'driving-licence');
  expect(tables).toHaveLength(guides.length);
});

test.each(tables)(
  '$name: every row leads to its source in the list of the page',
  ({ swaps, page }) => {
    const codes = new Set(swaps.rules.flatMap(({ issuers }) => issuers));
    expect(all('[data-place]', page.document)).toHaveLength(codes.size);
    const rows = all('[data-verdicts] [id]', page.document).filter((row) =>
      codes.has(attributeOf(row, 'id') ?? ''),
    );
    console.log(`${swaps.destination}: ${String(rows.length)} rows.`);
    expect(rows).toHaveLength(codes.size);
    const sources = new Set(
      all('#sources [id]', page.document).map((one) => `#${attributeOf(one, 'id') ?? ''}`),
    );
    const bare = rows.filter(
      (row) => !all('a', row).some((link) => sources.has(attributeOf(link, 'href') ?? '')),
    );
    expect(bare.map(textOf)).toEqual([]);
  },
);

test.each(tables)(
  '$name: what applies to every other issuer rests on a source too',
  ({ swaps, page }) => {
    const others = first('#others', page.document);
    expect(textOf(others)).toContain(swaps.others.statement.split('. ')[0]);
    expect(all('a[href^="#source"]', others)).not.toEqual([]);
  },
);
