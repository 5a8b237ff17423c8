import { expect, test } from 'vitest';
import { internalLinksOn, linksOn, loadedAddresses } from '../support/built/links.ts';
import { builtPages, isServed } from '../support/built/pages.ts';

const idsByPath = new Map(
  builtPages.map(({ path, document }) => [
    path,
    new Set([...document.querySelectorAll('[id]')].map(({ id }) => id)),
  ]),
);

test.each(builtPages)('every link on $path to this site lands on a page', (page) => {
  const lost = internalLinksOn(page).filter(({ path }) => !isServed(path));
  expect(lost).toEqual([]);
});

test.each(builtPages)('every #fragment linked from $path is there', (page) => {
  const lost = internalLinksOn(page).filter(
    ({ path, fragment }) => fragment !== '' && !idsByPath.get(path)?.has(fragment),
  );
  expect(lost).toEqual([]);
});

test.each(builtPages)('links from $path are written as the site serves them', (page) => {
  const odd = internalLinksOn(page).filter(({ path }) => /[A-Z]|\.html$|.\/$/.test(path));
  expect(odd).toEqual([]);
});

test.each(builtPages)('$path links elsewhere by https, phone or mail only', (page) => {
  const odd = linksOn(page).filter(
    ({ url }) => !/^(https|tel|mailto):$/.test(url.protocol) && !url.host.endsWith('.invalid'),
  );
  expect(odd).toEqual([]);
});

test.each(builtPages)(
  '$path loads nothing from another host, and all it loads is there',
  (page) => {
    const addresses = loadedAddresses(page);
    expect(addresses.filter((address) => !/^\/(?!\/)/.test(address))).toEqual([]);
    expect(addresses.filter((address) => !isServed(address))).toEqual([]);
  },
);

test.each(builtPages)('every id on $path stands once', ({ document }) => {
  const ids = [...document.querySelectorAll('[id]')].map(({ id }) => id);
  expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
});
