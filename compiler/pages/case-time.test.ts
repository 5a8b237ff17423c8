import { describe, expect, test } from 'vitest';
import { sampleFacts, sampleFactsByKey, samplePlace } from '../../tests/support/sample-facts.ts';
import { loadSmallWorld } from '../../tests/support/small-world.ts';
import { readBuildConfig } from '../build-config.ts';
import { compile } from '../compile.ts';
import type { Content } from '../load.ts';
import type { PartOf } from '../page.ts';
import type { CaseWords } from '../schemas/case.ts';
import type { FactsFile } from '../schemas/facts.ts';
import { createReader } from '../texts/reader.ts';
import { caseTime } from './case-time.ts';

const content = loadSmallWorld();
const [language] = content.locales;
const key = 'fernland/passport';
const guide = language?.guides.get(key);
const facts = content.facts.get(key);
const original = guide?.cases?.find(({ id }) => id === 'renew-adult');
const [anyTime] = facts?.timing ?? [];
if (!language || !guide || !facts || !original || !anyTime) throw new Error('No such case.');
const known = { language, guide, facts, original, anyTime };

type Timing = FactsFile['timing'][number];

function timeOf(
  id: string,
  value: string,
  lengths: Pick<Timing, 'duration' | 'beforeEnd'>,
): Timing {
  return {
    ...known.anyTime,
    id,
    label: `Sample ${id}`,
    value,
    duration: undefined,
    ...lengths,
  } as Timing;
}

const times = [
  timeOf('sample-week', '1 week', { duration: { unit: 'weeks', least: 1, most: 1 } }),
  timeOf('sample-months', '2 to 3 months', { duration: { unit: 'months', least: 2, most: 3 } }),
  timeOf('sample-window', '60 days before', { beforeEnd: { unit: 'days', least: 60, most: 60 } }),
  timeOf('sample-words', 'by season', {}),
];

const steps = [
  { title: 'Apply', body: 'Apply.', time: '{sample-week} as a rule' },
  { title: 'Translate', body: 'Translate.', time: '{sample-months}', onlyIf: 'new-name' },
  { title: 'Wait', body: 'Wait.', time: '{sample-months|Two to 3 months}' },
];

/** The parts of the section on steps, of a case with other words. */
function stepsWith(changes: Partial<CaseWords>) {
  const changed = { ...known.original, steps, ...changes };
  const cases = known.guide.cases?.map((one) => (one === known.original ? changed : one));
  const guides = new Map(known.language.guides).set(key, { ...known.guide, cases });
  const all = new Map(content.facts).set(key, {
    ...known.facts,
    timing: [...known.facts.timing, ...times],
  });
  const site: Content = { ...content, facts: all, locales: [{ ...known.language, guides }] };
  const { pages } = compile(site, readBuildConfig({ WAYMARK_TODAY: '2026-11-21' }));
  const page = pages.find((one) => one.kind === 'case' && one.content === `${key}/renew-adult`);
  return page?.sections.find(({ id }) => id === 'steps')?.body ?? [];
}

function lineWith(changes: Partial<CaseWords>): PartOf<'step-line'>['steps'] | undefined {
  return stepsWith(changes).find((part) => part.kind === 'step-line')?.steps;
}

describe('the line of the steps', () => {
  test('has the wait that the fact of a step tells, and marks what is for some', () => {
    const week = {
      takes: { unit: 'weeks', least: 1, most: 1 },
      label: '1 week',
      of: [`${key}/sample-week`],
    };
    const months = {
      takes: { unit: 'months', least: 2, most: 3 },
      label: '2–3 months',
      of: [`${key}/sample-months`],
    };
    expect(lineWith({})).toEqual([
      { isLeftOut: false, wait: week },
      { isLeftOut: true, wait: months },
      { isLeftOut: false, wait: months },
    ]);
  });

  test.each([
    ['no step has a time', undefined],
    ['one step alone has a time', '{sample-week}'],
    ['the time is told in words alone', '{sample-words}'],
    ['two facts tell different times', '{sample-week} or {sample-months}'],
    ['a time to renew is meant', '{sample-window}'],
  ])('is not there where %s', (_, time) => {
    const [first] = steps.map(({ title, body }) => ({ title, body }));
    if (first === undefined) throw new Error('There are no steps.');
    const second = { ...first, title: 'Wait' };
    expect(lineWith({ steps: [first, time === undefined ? second : { ...second, time }] })).toBe(
      undefined,
    );
  });
});

test('a faster service and the time to renew stand before the steps', () => {
  const parts = stepsWith({
    faster: '{sample-week|1 week} for more money',
    renewal: 'From {sample-window}',
  });
  const kinds = parts.map(({ kind }) => kind).filter((kind) => kind !== 'ticks');
  expect(kinds).toEqual(['step-line', 'line', 'line', 'steps']);
});

test.each<[keyof CaseWords, string]>([
  ['faster', '{sample-words}'],
  ['faster', '{sample-window}'],
  ['renewal', '{sample-week}'],
])('%s with the mark %s stops the build, because its fact holds no such number', (field, words) => {
  expect(() => stepsWith({ [field]: words })).toThrow(`.${field}`);
});

describe('the time of a case', () => {
  const place = {
    ...samplePlace,
    facts: sampleFactsByKey({
      timing: sampleFacts.timing.map((time) => ({
        ...time,
        duration: { unit: 'working-days', least: 10, most: 10 },
      })),
    }),
  };
  const words = { time: 'About {time-card}', steps: [{ title: 'Ask', body: 'Ask.' }] };

  function timeOfCase(changes: Partial<CaseWords> = {}) {
    const read = createReader(place);
    const time = caseTime({
      words: { ...words, ...changes },
      field: 'cases.0',
      read,
      context: place,
    });
    read.finish();
    return time;
  }

  test('is the time of the fact that its words name', () => {
    const takes = { unit: 'working-days', least: 10, most: 10 };
    expect(timeOfCase()).toEqual({ takes, steps: [null], faster: null, renewal: null });
    expect(timeOfCase({ faster: '{time-card}' }).faster?.takes).toEqual(takes);
  });

  test('is not known where that is only a part of the wait', () => {
    expect(timeOfCase({ timeIsPart: true }).takes).toBe(null);
  });

  test('is not known from a source behind a sentence, which tells no time', () => {
    expect(timeOfCase({ time: 'Ask the library. {^time-card}' }).takes).toBe(null);
  });
});
