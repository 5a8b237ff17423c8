import { expect, test } from 'vitest';
import { all, attributeOf, childrenOf, first, textOf } from '../../gates/pages/html.ts';
import { checkEachPage } from '../support/built/each.ts';
import { builtPages } from '../support/built/pages.ts';

/** Words that say of a link only that it is one. */
const sayingNothing =
  /^(click|tap|press)? ?(here|this|link|this link|more|read more|learn more|see more|details)\W*$/i;

test('each page has no link that says nothing of where it leads', () =>
  checkEachPage(builtPages, ({ document }) => {
    const links = all('a', document).map((link) => attributeOf(link, 'aria-label') ?? textOf(link));
    expect(links.filter((name) => sayingNothing.test(name.trim()))).toEqual([]);
  }));

test('each page begins each row of a table with the heading of the row', () =>
  checkEachPage(builtPages, ({ document }) => {
    const rows = all('table tr', document).map((row) => childrenOf(row)[0]);
    const bare = rows.filter((cell) => cell?.name !== 'th' || attributeOf(cell, 'scope') === null);
    expect(bare.map((cell) => textOf(cell))).toEqual([]);
    const tables = all('table', document);
    expect(tables.filter((table) => first('caption', table) === null)).toEqual([]);
  }));
