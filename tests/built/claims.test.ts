import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { describeFinding, gatherFindings, judgeSite } from '../../gates/claims/check-site.ts';
import { readClaims } from '../../gates/claims/read-claims.ts';
import { parseHtml } from '../../gates/pages/html.ts';
import { passagesOf } from '../../gates/pages/passages.ts';
import { passagesOfFile, pathOf } from '../../gates/pages/site-files.ts';
import { routes } from '../support/built/content.ts';
import { checkEachPage } from '../support/built/each.ts';

const gate = readClaims('.');
// By the gate itself, which has judged these very bytes when the site was built and keeps what it said.
const site = (await judgeSite('dist')).map(({ file, verdict }) => ({
  file,
  path: pathOf(file),
  ...verdict,
}));

test('each page says nothing that this site must not say', () =>
  checkEachPage(site, ({ path, findings }) => {
    expect(gatherFindings([{ path, findings }]).map(describeFinding)).toEqual([]);
  }));

test('every page is read, and so are the data, the feed and the text for programs', () => {
  const paths = site.map(({ path }) => path);
  const others = ['/404', '/llms.txt', '/changes.atom', '/api/facts.json', '/api/guides.json'];
  expect(paths).toEqual(expect.arrayContaining([...routes.map(({ path }) => path), ...others]));
  // What the choices of the home page lead to is addresses alone.
  const withoutTexts = site.filter(
    ({ texts, path }) => texts === 0 && !path.endsWith('/find.json'),
  );
  expect(withoutTexts.map(({ file }) => file)).toEqual([]);
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
    ['the manifest', 'site.webmanifest', JSON.stringify({ name: 'Waymark', description: lie })],
    ['open data', 'a.json', JSON.stringify({ guides: [{ title: lie }] })],
    ['the text for programs', 'a.txt', `# Waymark\n\n- [A guide](https://a.example): ${lie}`],
    ['the feed', 'a.atom', `<?xml version="1.0"?><feed><title>${lie}</title></feed>`],
  ])('%s', (_, file, content) => {
    const found = gate.check(passagesOfFile(file, content)).map(({ rule }) => rule.id);
    expect(found).toContain('guaranteed-result');
  });
});
