import { expect, test } from 'vitest';
import type { Page, Part } from '../../compiler/page.ts';
import { realParts } from './real-parts.ts';
import { text } from './samples.ts';

const link = { label: 'Read on', path: '/more' };

function notice(title: string, others: { link: typeof link | null }): Part {
  return { kind: 'notice', title, text: text('Words.'), ...others };
}

function pageWith(path: string, below: Part[], body: Part[]): Page {
  const header = { lead: [], below, aside: null, picture: null };
  return { path, header, sections: [{ id: 'one', title: null, body }] } as Partial<Page> as Page;
}

test('of parts that have and lack the same the shortest is shown, and each that differs, with its page', () => {
  const pages = [
    pageWith('/long', [notice('A long title', { link: null })], []),
    pageWith('/short', [], [notice('Short', { link: null }), notice('Other', { link })]),
  ];
  const notices = realParts(pages).get('notice') ?? [];
  expect(notices.map(({ path, part }) => [path, 'title' in part && part.title])).toEqual([
    ['/short', 'Short'],
    ['/short', 'Other'],
  ]);
});
