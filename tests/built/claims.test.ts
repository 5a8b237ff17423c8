import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { checkPassages, describeFinding, gatherFindings } from '../../gates/claims/check-site.ts';
import { readClaims, readLanguageClaims, readWarningPath } from '../../gates/claims/read-claims.ts';
import { parseHtml } from '../../gates/pages/html.ts';
import { prefixOf, routes, site } from '../support/built/content.ts';
import { checkEachPage } from '../support/built/each.ts';
import { passagesOf } from '../support/built/passages.ts';
import { passagesOfFile, pathOf, siteFiles } from '../support/built/site-files.ts';

// The last net: the gate judges pages as values, and what a component, a layout or a file for programs says of its own is found here.

const gate = readClaims('.');
const quotingPath = readWarningPath('.');
/** The rules of each other language that has a page, by where its addresses begin. */
const otherGates = new Map(
  site.content.locales
    .filter(({ locale }) => site.translations.some(({ language }) => language.locale === locale))
    .map(({ locale, language: { tag } }) => [
      prefixOf(locale),
      readLanguageClaims('.', { locale, tag }),
    ]),
);

const judged = siteFiles('dist').map((file) => {
  const path = pathOf(file);
  const passages = passagesOfFile(file, readFileSync(`dist/${file}`, 'utf8'));
  const prefix = [...otherGates.keys()].find((begin) => `${path}/`.startsWith(`${begin}/`)) ?? '';
  const isQuotingPage = path === prefix + quotingPath;
  const findings = checkPassages(passages, otherGates.get(prefix) ?? gate, isQuotingPage);
  return { file, path, texts: passages.length, findings };
});

test('each page says nothing that this site must not say', () =>
  checkEachPage(judged, ({ path: place, findings }) => {
    expect(gatherFindings([{ place, findings }]).map(describeFinding)).toEqual([]);
  }));

test('every page is read, and so are the data, the feed and the text for programs', () => {
  const paths = judged.map(({ path }) => path);
  const others = ['/404', '/llms.txt', '/changes.atom', '/api/facts.json', '/api/guides.json'];
  expect(paths).toEqual(expect.arrayContaining([...routes.map(({ path }) => path), ...others]));
  // What the choices of the home page lead to is addresses alone.
  const withoutTexts = judged.filter(
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
