import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { examples as examplesByName } from '../styleguide/examples/pages.ts';
import { PageView } from './PageView.tsx';

const examples = examplesByName.PageView;

function draw(name: keyof typeof examples): string {
  return renderToStaticMarkup(<PageView {...examples[name]} />);
}

function sectionsIn(html: string): (string | undefined)[] {
  return [...html.matchAll(/<section[^>]* id="([^"]+)"/g)].map(([, id]) => id);
}

test('a page begins with its heading, and its sections stand in their order beside links to them', () => {
  const html = draw('beside a list of its sections');
  expect(html.match(/<h1>/g)).toHaveLength(1);
  expect(sectionsIn(html)).toEqual(['price', 'who-can-apply', 'fees', 'closing']);
  expect(html).toContain('href="#fees"');
});

test('numbered questions stand together, apart from what follows them', () => {
  const html = draw('numbered questions');
  const together =
    /<div[^>]*><section[^>]*data-number="01".*data-number="02".*?<\/section><\/div>/.exec(html);
  expect(together?.[0]).not.toContain('id="closing"');
  expect(sectionsIn(html)).toEqual(['who-can-apply', 'fees', 'closing']);
});

test('a section that folds is a row with its heading, and its words wait behind it', () => {
  const [, ...folded] = draw('numbered questions').split('<details data-fold="true">');
  expect(folded).toHaveLength(1);
  expect(folded[0]).toMatch(/^<summary[^>]* data-number="02"><h2>Fees<\/h2><\/summary>/);
});

test('what opens a page has no section and no heading of its own', () => {
  const html = draw('in one column, after an opening');
  expect(html).toContain('Find the office first.');
  expect(sectionsIn(html)).toEqual(['fees', 'who-can-apply']);
});

test('a band is as wide as the page, and what stands around it is as wide as words may be', () => {
  const columns = draw('in bands').split('<div class="column page-stack">').slice(1);
  expect(columns.map(sectionsIn)).toEqual([['who-can-apply', 'reasons'], ['fees']]);
  expect(columns[0]).toContain('</section></div><section');
});
