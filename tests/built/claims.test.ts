import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { checkSite, describeFinding } from '../../gates/claims/check-site.ts';
import { readClaims } from '../../gates/claims/read-claims.ts';
import { passagesOf } from '../../gates/pages/passages.ts';
import { parseHtml } from '../../gates/pages/read-pages.ts';
import { passagesOfFile, readSite } from '../../gates/pages/read-site.ts';
import { navigation, routes } from '../support/site.ts';

const gate = readClaims('.');
const site = readSite('dist');
const { path: warningPath } = navigation.warning;

test.each(site)('$path says nothing that this site must not say', (file) => {
  expect(checkSite([file], gate, warningPath).map(describeFinding)).toEqual([]);
});

test('every page is read, and so are the data, the feed and the text for programs', () => {
  const paths = site.map(({ path }) => path);
  const others = ['/404', '/llms.txt', '/changes.atom', '/api/facts.json', '/api/guides.json'];
  expect(paths).toEqual(expect.arrayContaining([...routes.map(({ path }) => path), ...others]));
  expect(site.filter(({ passages }) => passages.length === 0).map(({ file }) => file)).toEqual([
    'sitemap-0.xml',
    'sitemap-index.xml',
  ]);
});

describe('a lie is found wherever it is planted:', () => {
  const lie = 'We guarantee that you pass.';
  const contact = readFileSync('dist/contact.html', 'utf8');

  test.each([
    ['the title', /<title>/, `<title>${lie} `],
    ['the description', /(name="description" content=")/, `$1${lie} `],
    ['Open Graph', /(property="og:description" content=")/, `$1${lie} `],
    ['structured data', /("@type":"WebPage",)/, `$1"abstract":"${lie}",`],
    ['a heading', /(<h1[^>]*>)/, `$1${lie} `],
    ['a paragraph', /(<main[^>]*>)/, `$1<p>${lie}</p>`],
    ['words in bold', /(<main[^>]*>)/, '$1<p>We guar<b>antee</b> that you <i>pass</i>.</p>'],
    ['an alternative text', /(<main[^>]*>)/, `$1<img alt="${lie}">`],
    ['a spoken label', /(<nav aria-label=")/, `$1${lie} `],
    ['a button', /(<button[^>]*type="submit"[^>]*>)/, `$1${lie} `],
    ['the value of a button', /(<main[^>]*>)/, `$1<input type="submit" value="${lie}">`],
    ['the foot of the page', /(<footer[^>]*>)/, `$1${lie} `],
  ])('%s', (_, place, planted) => {
    const html = contact.replace(place, planted);
    expect(html).not.toBe(contact);
    const found = gate.check(passagesOf(parseHtml(html))).map(({ rule }) => rule.id);
    expect(found).toContain('guaranteed-result');
  });

  test.each([
    ['the manifest', '.webmanifest', JSON.stringify({ name: 'Waymark', description: lie })],
    ['open data', '.json', JSON.stringify({ guides: [{ title: lie }] })],
    ['the text for programs', '.txt', `# Waymark\n\n- [A guide](https://a.example): ${lie}`],
    ['the feed', '.atom', `<?xml version="1.0"?><feed><title>${lie}</title></feed>`],
  ])('%s', (_, extension, content) => {
    const found = gate.check(passagesOfFile(extension, content)).map(({ rule }) => rule.id);
    expect(found).toContain('guaranteed-result');
  });
});
