import { expect, test } from 'vitest';
import { all, attributeOf, type Document } from '../../gates/pages/html.ts';
import { publishers, settings } from '../support/built/content.ts';
import { checkEachPage } from '../support/built/each.ts';
import { internalLinksOn, isOurs, linksOn, loadedAddresses } from '../support/built/links.ts';
import { builtPages, isServed } from '../support/built/pages.ts';

const idsByPath = new Map(builtPages.map(({ path, document }) => [path, new Set(idsOn(document))]));

test('every link on each page to this site lands on a page', () =>
  checkEachPage(builtPages, (page) => {
    const lost = internalLinksOn(page).filter(({ path }) => !isServed(path));
    expect(lost).toEqual([]);
  }));

test('every #fragment linked from each page is there', () =>
  checkEachPage(builtPages, (page) => {
    const lost = internalLinksOn(page).filter(
      ({ path, fragment }) => fragment !== '' && !idsByPath.get(path)?.has(fragment),
    );
    expect(lost).toEqual([]);
  }));

test('links from each page are written as the site serves them', () =>
  checkEachPage(builtPages, (page) => {
    const odd = internalLinksOn(page).filter(({ path }) => /[A-Z]|\.html$|.\/$/.test(path));
    expect(odd).toEqual([]);
  }));

test('each page links elsewhere by https, phone or mail only', () =>
  checkEachPage(builtPages, (page) => {
    const odd = linksOn(page).filter(
      ({ url }) => !/^(https|tel|mailto):$/.test(url.protocol) && !isOurs(url),
    );
    expect(odd).toEqual([]);
  }));

/** The hosts of the publishers that the content names, and of the app in which visitors may write to us. */
const knownHosts = new Set([
  ...Object.values(publishers).flatMap(({ hosts }) => hosts),
  new URL(settings.contact.chat.url).hostname,
]);

test('each page leads to no site that the content does not list', () =>
  checkEachPage(builtPages, (page) => {
    const strangers = linksOn(page).filter(
      ({ url }) => url.protocol === 'https:' && !isOurs(url) && !knownHosts.has(url.hostname),
    );
    expect(strangers).toEqual([]);
  }));

test('each page loads nothing from another host, and all it loads is there', () =>
  checkEachPage(builtPages, (page) => {
    const addresses = loadedAddresses(page);
    expect(addresses.filter((address) => !/^\/(?!\/)/.test(address))).toEqual([]);
    expect(addresses.filter((address) => !isServed(address))).toEqual([]);
  }));

test('every id on each page stands once', () =>
  checkEachPage(builtPages, ({ document }) => {
    const ids = idsOn(document);
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
  }));

function idsOn(document: Document): string[] {
  return all('[id]', document).map((element) => attributeOf(element, 'id') ?? '');
}
