import { expect, test } from 'vitest';
import { readBuildConfig } from '../../compiler/build-config.ts';
import { compile } from '../../compiler/compile.ts';
import { loadContent } from '../../compiler/load.ts';
import type { Page } from '../../compiler/page.ts';
import { readClaims } from '../../gates/claims/read-claims.ts';
import { createPageJudge } from './judge-pages.ts';

const root = process.cwd();
const { pages } = compile(loadContent(root), readBuildConfig({}));
const judge = createPageJudge(root);
const claims = readClaims(root);

test('the gates refuse nothing of the site as it is, a page of each kind', () => {
  const kinds = new Map(pages.map((page) => [page.kind, page]));
  expect(judge([...kinds.values()], { claims, files: [] })).toEqual([]);
});

test('a lie and a word of offices are told beside the words that say them', () => {
  const page = pages.find(({ path }) => path === '/services/uk/uk-passport');
  const body = 'We guarantee that you pass. Commence prior to May, and utilise the form.';
  const lead: Page['sections'][number]['body'][number] = {
    kind: 'text',
    blocks: [{ type: 'paragraph', children: [{ type: 'text', text: body }] }],
  };
  const drafted = page && { ...page, sections: [{ id: 'new', title: 'New', body: [lead] }] };
  const file = 'content/en/guides/uk/uk-passport.yaml';
  const files = [{ file, before: {}, now: { closing: { body } } }];
  const told = judge(drafted ? [drafted] : [], { claims, files });
  expect(told.map(({ gate, file, path }) => ({ gate, file, path }))).toEqual([
    { gate: 'claims', file, path: ['closing', 'body'] },
    { gate: 'reading', file, path: expect.anything() },
  ]);
});
