import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { Page, Section } from '../../compiler/page.ts';
import { text } from '../styleguide/samples.ts';
import { PageView } from './PageView.tsx';

const language = { direction: 'ltr' } as const;
const frame = { breadcrumbLabel: 'You are here', contentsLabel: 'On this page' };
const header = { lead: text('Who can have one.'), below: [], aside: null, picture: null };
const page = { title: 'The library card', trail: [], header, contents: [], language, frame };

function section(id: string, title: string | null = id): Section {
  return { id, title, body: [{ kind: 'text', blocks: text(`Words on ${id}.`) }] };
}

const reasons: Section = {
  ...section('band', null),
  body: [{ kind: 'reasons', kicker: 'Some reasons', title: 'Why', cards: [] }],
};

function draw(layout: Page['layout'], ...sections: Section[]): string {
  const contents = sections.map(({ id, title }) => ({ id, title: title ?? '' }));
  return renderToStaticMarkup(<PageView page={{ ...page, layout, sections, contents }} />);
}

function sectionsIn(html: string): (string | undefined)[] {
  return [...html.matchAll(/<section[^>]* id="([^"]+)"/g)].map(([, id]) => id);
}

const numbered = [
  { ...section('who'), number: '01' },
  { ...section('fees'), number: '02', folds: true as const },
  section('closing'),
];

test('a page begins with its heading, and its sections stand in their order beside links to them', () => {
  const html = draw('columns', section('who'), section('fees'));
  expect(html.match(/<h1>/g)).toHaveLength(1);
  expect(sectionsIn(html)).toEqual(['who', 'fees']);
  expect(html).toContain('href="#fees"');
});

test('numbered questions stand together, apart from what follows them', () => {
  const html = draw('columns', ...numbered);
  const together =
    /<div[^>]*><section[^>]*data-number="01".*data-number="02".*?<\/section><\/div>/.exec(html);
  expect(together?.[0]).not.toContain('id="closing"');
  expect(sectionsIn(html)).toEqual(['who', 'fees', 'closing']);
});

test('a section that folds is a row with its heading, and its words wait behind it', () => {
  const [, ...folded] = draw('columns', ...numbered).split('<details data-fold="true">');
  expect(folded).toHaveLength(1);
  expect(folded[0]).toMatch(/^<summary[^>]* data-number="02"><h2>fees<\/h2><\/summary>/);
});

test('what opens a page has no section and no heading of its own', () => {
  const html = draw('stack', section('opening', null), section('fees'));
  expect(html).toContain('Words on opening.');
  expect(sectionsIn(html)).toEqual(['fees']);
});

test('a band is as wide as the page, and what stands around it is as wide as words may be', () => {
  const html = draw('bands', section('who'), reasons, section('fees'));
  const columns = html.split('<div class="column page-stack">').slice(1);
  expect(columns.map(sectionsIn)).toEqual([['who', 'reasons'], ['fees']]);
  expect(columns[0]).toContain('</section></div><section');
});
