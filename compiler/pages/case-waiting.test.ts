import { expect, test } from 'vitest';
import { loadSmallWorld } from '../../tests/support/small-world.ts';
import { readBuildConfig } from '../build-config.ts';
import { compile } from '../compile.ts';
import type { Section } from '../page.ts';
import { type CaseWords, caseSchema } from '../schemas/case.ts';
import { guideSchema } from '../schemas/guide.ts';

const content = loadSmallWorld();
const [language] = content.locales;
const key = 'fernland/passport';
const guide = language.guides.get(key);
const original = guide?.cases?.find(({ id }) => id === 'renew-adult');
if (guide === undefined || original === undefined) throw new Error('There is no such case.');
const known = { guide, original, applyAt: content.facts.get(key)?.applyAt };

/** The sections of the case as it is with other words on waiting. */
function sectionsWith(words: Pick<CaseWords, 'whileYouWait' | 'clock'>): Section[] {
  const cases = known.guide.cases?.map((one) =>
    one === known.original ? { ...one, ...words } : one,
  );
  const guides = new Map(language.guides).set(key, { ...known.guide, cases });
  const site = { ...content, locales: [{ ...language, guides }] as typeof content.locales };
  const { pages } = compile(site, readBuildConfig({ WAYMARK_TODAY: '2026-11-26' }));
  return pages.find((page) => page.content === `${key}/renew-adult`)?.sections ?? [];
}

const none = { doesNotApply: true } as const;

const bodyOf = (sections: readonly Section[], id: string) =>
  sections.find((section) => section.id === id)?.body;

test('each matter stands behind its name, between the steps and the cost', () => {
  const wait = { work: 'Go on.', travel: 'Stay.' };
  const sections = sectionsWith({ whileYouWait: wait, clock: { text: 'From the day.' } });
  const ids = sections.map(({ id }) => id).join(' ');
  expect(ids).toContain('steps while-you-wait clock cost');
  expect(bodyOf(sections, 'while-you-wait')).toMatchObject([
    {
      kind: 'text',
      blocks: [
        { children: [{ children: [{ text: 'Work:' }] }, { text: ' ' }, { text: 'Go on.' }] },
        { children: [{ children: [{ text: 'Travel:' }] }, { text: ' ' }, { text: 'Stay.' }] },
      ],
    },
  ]);
});

test('what nobody publishes is said, and leads to the page of the authority', () => {
  const sections = sectionsWith({
    whileYouWait: { work: 'Go on.', notFound: ['travel'] },
    clock: { notFound: true },
  });
  const way = { type: 'link', href: known.applyAt };
  const line = (says: string) => ({
    kind: 'line',
    inlines: [{ text: expect.stringContaining(says) }, way],
  });
  expect(bodyOf(sections, 'while-you-wait')).toMatchObject([{ kind: 'text' }, line('leave and')]);
  expect(bodyOf(sections, 'clock')).toMatchObject([line('from which day')]);
});

test('where nobody waits, nothing is said', () => {
  const sections = sectionsWith({ whileYouWait: none, clock: none });
  expect(bodyOf(sections, 'while-you-wait')).toBeUndefined();
  expect(bodyOf(sections, 'clock')).toBeUndefined();
});

test.each([
  [{ whileYouWait: {} }, ['whileYouWait']],
  [{ whileYouWait: { work: 'Go on.', notFound: ['work'] } }, ['whileYouWait', 'notFound']],
  [{ clock: {} }, ['clock']],
  [{ clock: { text: 'From the day.', notFound: true } }, ['clock']],
])('a case says each matter once, or that nobody does: %j', (words, path) => {
  const { error } = caseSchema.safeParse({ ...known.original, ...words });
  expect(error?.issues).toMatchObject([{ path }]);
});

test.each([
  ['residence-permit', {}, ['whileYouWait', 'clock']],
  [
    'residence-permit',
    { whileYouWait: { work: 'Go on.' }, clock: { notFound: true } },
    ['whileYouWait'],
  ],
  ['driving-licence', { whileYouWait: { drive: 'Go on.' } }, ['clock']],
  ['driving-licence', { whileYouWait: { doesNotApply: true }, clock: { doesNotApply: true } }, []],
  ['passport', {}, []],
])('a case of a %s with %j leaves open: %j', (kind, words, fields) => {
  const { whileYouWait, clock, ...bare } = known.original;
  const cases = known.guide.cases?.map((one) =>
    one === known.original ? { ...bare, ...words } : { ...one, whileYouWait: none, clock: none },
  );
  const { error } = guideSchema.safeParse({ ...known.guide, kind, cases });
  expect((error?.issues ?? []).map(({ path }) => path.at(-1))).toEqual(fields);
});
