import { describe, expect, test } from 'vitest';
import { loadEnglish } from '../../tests/support/load-english.ts';
import { readBuildConfig } from '../build-config.ts';
import { compile } from '../compile.ts';
import { ContentError } from '../content-error.ts';
import { parseContent } from '../load/parse-content.ts';
import type { Content, LocaleFiles } from '../load.ts';
import type { PartOf } from '../page.ts';
import { complaintsOf, type GuideFinder } from '../schemas/finder.ts';
import { type GuideWords, guideSchema } from '../schemas/guide.ts';
import { finderSteps } from './finder-steps.ts';

const content = loadEnglish(process.cwd());
const [language] = content.locales;
const files: LocaleFiles = { ...content, ...language };
const key = 'spain/spain-driving-license';

/** A guide of the content with something else in it. */
function guideWith(name: string, change: (guide: GuideWords) => Partial<GuideWords>) {
  const guide = files.guides.get(name);
  if (guide === undefined) throw new Error(`There is no guide ${name}.`);
  return { ...guide, ...change(guide) };
}

/** The same guide, with these of its cases as drafts. */
function withDrafts(name: string, isDraft: (id: string) => boolean): GuideWords {
  return guideWith(name, ({ cases = [] }) => ({
    cases: cases.map((one) => (isDraft(one.id) ? { ...one, draft: true as const } : one)),
  }));
}

function stepsWith(...changed: [name: string, guide: GuideWords][]) {
  return finderSteps({ ...files, guides: new Map([...files.guides, ...changed]) });
}

/** Where the answers to a question lead. */
function answersTo(step: string, ...changed: [name: string, guide: GuideWords][]) {
  const choices = stepsWith(...changed).get(step)?.choices ?? [];
  return choices.map(({ leadsTo: { kind, content: name } }) => `${kind} ${name}`);
}

describe('a question of the finder', () => {
  test('is not asked where one case is left: the answer leads straight to it', () => {
    expect(answersTo(key)).toContain(`case ${key}/exchange-eu`);
    expect(finderSteps(files).has(`${key}/eu`)).toBe(false);
    expect(answersTo(key)).toContain(`find ${key}/spain`);
  });

  test('does not name a draft, nor an answer that has nothing but drafts', () => {
    const draft = withDrafts(key, (id) => id === 'lost-or-stolen' || id === 'exchange-eu');
    expect(answersTo(key, [key, draft])).not.toContain(`case ${key}/exchange-eu`);
    expect(answersTo(key, [key, draft])).toContain(`case ${key}/renew`);
  });

  test('on the document is left out where a country has one', () => {
    const one = 'spain/spain-resident-permit';
    const across = 'general/school-diplomas';
    const changed = [
      [one, withDrafts(one, () => true)],
      [across, withDrafts(across, () => true)],
    ] satisfies [string, GuideWords][];
    expect(answersTo('', ...changed)).toContain(`find ${key}`);
    expect(stepsWith(...changed).has('spain')).toBe(false);
    expect(stepsWith(...changed).get(key)?.parent).toBe('');
  });

  test('on the country leaves out a country without a case', () => {
    const drafts = [...files.guides.keys()]
      .filter((name) => name.startsWith('usa/'))
      .map((name): [string, GuideWords] => [name, withDrafts(name, () => true)]);
    expect(answersTo('')).toContain('find usa');
    expect(answersTo('', ...drafts)).not.toContain('find usa');
  });

  test('on the document names of a guide across countries the answer for that country', () => {
    expect(answersTo('germany')).toContain('find general/school-diplomas/germany');
    expect(answersTo('usa').join()).not.toContain('diplomas');
  });
});

describe('the finder of the content', () => {
  test('reaches every case that is shown, by questions alone', () => {
    const shown = [...files.guides].flatMap(([name, { cases = [] }]) =>
      cases.flatMap(({ id, draft }) => (draft ? [] : [`${name}/${id}`])),
    );
    expect(reachedFrom('').toSorted()).toEqual(shown.toSorted());
  });

  test('asks nothing with a single answer', () => {
    const single = [...finderSteps(files).values()].filter(({ choices }) => choices.length < 2);
    expect(single).toEqual([]);
  });
});

function reachedFrom(step: string): string[] {
  const choices = finderSteps(files).get(step)?.choices ?? [];
  const reached = choices.flatMap(({ leadsTo }) =>
    leadsTo.kind === 'case' ? [leadsTo.content] : reachedFrom(leadsTo.content),
  );
  return [...new Set(reached)];
}

describe('the build says of a guide', () => {
  const cases = [{ id: 'renew' }, { id: 'lost' }, { id: 'later', draft: true as const }];
  const here = { id: 'here', label: 'Here', cases: ['renew', 'lost'] };
  const finderOf = (...answers: GuideFinder['answers']) => ({ question: 'Where?', answers });

  test('nothing where each answer leads to a case and each case has an answer', () => {
    expect(complaintsOf(finderOf(here, { ...here, id: 'there' }), cases)).toEqual([]);
  });

  test('which answer leads to no case', () => {
    const wrong = { ...here, id: 'there', cases: ['renewal'] };
    const [complaint] = complaintsOf(finderOf(here, wrong), cases);
    expect(complaint?.path).toEqual(['finder', 'answers', 1, 'cases']);
    expect(complaint?.message).toContain('(renew, lost, later): renewal leads to no case');
  });

  test('which case no answer reaches', () => {
    const renewal = { ...here, cases: ['renew'] };
    const complaints = complaintsOf(finderOf(renewal, { ...renewal, id: 'there' }), cases);
    expect(complaints).toMatchObject([{ path: ['finder', 'answers'] }]);
    expect(complaints[0]?.message).toContain('none of them reaches lost');
  });

  test('which answer has the address of another', () => {
    const complaints = complaintsOf(finderOf(here, here), cases);
    expect(complaints).toMatchObject([{ path: ['finder', 'answers', 1, 'id'] }]);
  });

  test('the file, the field and what to mend', () => {
    const cut = guideWith(key, ({ finder }) => ({
      finder: finder && withoutCase(finder, 'renew'),
    }));
    const file = `content/en/guides/${key}.yaml`;
    expect(() => parseContent(guideSchema, cut, file)).toThrow(
      /spain-driving-license\.yaml: "finder\.answers" should be right: .*reaches renew/,
    );
  });

  test('that an answer names a country which its guide has already, or which is none of ours', () => {
    const named = (name: string, country: string) =>
      guideWith(name, ({ finder }) => ({
        finder: finder && {
          ...finder,
          answers: finder.answers.map((answer) => ({ ...answer, country })),
        },
      }));
    expect(fieldsWrongWith(key, named(key, 'uk'))).toContain('finder.answers.0.country');
    const across = 'general/school-diplomas';
    expect(fieldsWrongWith(across, named(across, 'atlantis'))).toContain(
      'finder.answers.0.country',
    );
  });
});

function withoutCase({ question, answers }: GuideFinder, id: string): GuideFinder {
  const left = answers.map((one) => ({ ...one, cases: one.cases.filter((name) => name !== id) }));
  return { question, answers: left };
}

function siteWith(name: string, guide: GuideWords): Content {
  const guides = new Map([...files.guides, [name, guide]]);
  return { ...content, locales: [{ ...files, guides }] };
}

function fieldsWrongWith(name: string, guide: GuideWords): string[] {
  try {
    compile(siteWith(name, guide), readBuildConfig({ WAYMARK_TODAY: '2026-11-21' }));
    return [];
  } catch (error) {
    if (!(error instanceof ContentError)) throw error;
    return error.problems.map(({ field }) => field);
  }
}

describe('a page of the finder', () => {
  const site = compile(content, readBuildConfig({ WAYMARK_TODAY: '2026-11-21' }));
  const pageAt = (path: string) => site.pages.find((page) => page.path === path);

  test('stands below the questions before it, and has the way back', () => {
    const page = pageAt(`/find/${key}/spain`);
    expect(page?.trail.map(({ label }) => label)).toEqual([
      'Home',
      'Find your case',
      'Spain',
      'Spanish driving licence',
      'In Spain',
    ]);
    expect(page?.header?.below).toMatchObject([{ kind: 'back-link', path: `/find/${key}` }]);
  });

  test('leads from each answer to the question that it was given to', () => {
    const parts = pageAt(`/find/${key}/spain`)?.sections.flatMap(({ body }) => body) ?? [];
    const given = parts.find((part): part is PartOf<'answers-so-far'> => {
      return part.kind === 'answers-so-far';
    });
    expect(given?.answers.map(({ label, path }) => [label, path])).toEqual([
      ['Spain', '/find'],
      ['Spanish driving licence', '/find/spain'],
      ['In Spain', `/find/${key}`],
    ]);
  });
});
