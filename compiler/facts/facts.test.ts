import { describe, expect, test } from 'vitest';
import {
  sampleFacts,
  sampleFactsByKey,
  samplePublishers,
  sampleToday,
} from '../../tests/support/sample-facts.ts';
import { ContentError } from '../content-error.ts';
import type { FactsFile } from '../schemas/facts.ts';
import { findFact } from './facts.ts';
import { gatherFacts } from './gather-facts.ts';

const [fee] = sampleFacts.fees;
const [validity] = sampleFacts.facts;
const [time] = sampleFacts.timing;
if (!fee || !validity || !time) throw new Error('The samples lack a fact.');

describe('the level of a fact', () => {
  const facts = sampleFactsByKey();

  test.each([
    ['validity', 'official'],
    ['fee-card', 'reported'],
    ['fee-lost', 'unread'],
  ])('%s is %s', (id, level) => {
    expect(facts.get(`uk/library-card/${id}`)?.level).toBe(level);
  });
});

describe('a fact is named', () => {
  const facts = sampleFactsByKey();

  test.each([
    ['validity', 'uk/library-card'],
    ['library-card/validity', 'uk/another-guide'],
    ['uk/library-card/validity', 'france/another-guide'],
  ])('%s from %s', (reference, home) => {
    expect(findFact(facts, reference, home)?.figure).toBe('3 years');
  });

  test('by nothing that does not exist', () => {
    expect(findFact(facts, 'library-card/validity', 'france/another-guide')).toBeUndefined();
  });
});

describe('a facts file is refused', () => {
  function problemsOf(changes: Parameters<typeof sampleFactsByKey>[0]) {
    try {
      sampleFactsByKey(changes);
      return [];
    } catch (error) {
      if (!(error instanceof ContentError)) throw error;
      return error.problems.map(({ field, got }) => ({ field, got }));
    }
  }

  test('when an id stands twice', () => {
    expect(problemsOf({ fees: [fee, fee] })).toEqual([{ field: 'fees.1.id', got: 'fee-card' }]);
  });

  test('when its publisher is not in the register', () => {
    const source = { publisher: 'A stranger', title: 'Hearsay', url: 'https://example.com/' };
    expect(problemsOf({ fees: [{ ...fee, source }] })).toEqual([
      { field: 'fees.0.source.publisher', got: 'A stranger' },
    ]);
  });

  test('when its source stands on a host that its publisher does not have', () => {
    const source = { ...fee.source, url: 'https://www.gov.uk/library-card' };
    expect(problemsOf({ fees: [{ ...fee, source }] })).toEqual([
      { field: 'fees.0.source.url', got: 'www.gov.uk' },
    ]);
  });

  test('when its month lies in the future', () => {
    expect(problemsOf({ fees: [{ ...fee, asOf: '2026-12' }] })).toEqual([
      { field: 'fees.0.asOf', got: '2026-12' },
    ]);
  });

  test.each([
    ['3 weeks or less', { unit: 'weeks', least: 3, most: 3 }, []],
    ['three to 4 weeks', { unit: 'weeks', least: 3, most: 4 }, []],
    ['within a week', { unit: 'weeks', least: 1, most: 1 }, []],
    ['at once, or up to 30 days', { unit: 'days', least: 0, most: 30 }, []],
    ['21.9 weeks', { unit: 'weeks', least: 21.9, most: 21.9 }, []],
    ['3 weeks', { unit: 'weeks', least: 2, most: 3 }, ['']],
    ['3 weeks', { unit: 'weeks', least: 3, most: 6 }, ['']],
    ['3 weeks', { unit: 'months', least: 3, most: 3 }, ['.unit']],
    ['3 working days', { unit: 'working-days', least: 3, most: 3 }, []],
    ['3 working days', { unit: 'days', least: 3, most: 3 }, ['.unit']],
    ['3 days', { unit: 'working-days', least: 3, most: 3 }, ['.unit']],
  ] as const)('when %j is counted as what it does not say: %j', (value, length, faults) => {
    for (const field of ['duration', 'beforeEnd'] as const) {
      const found = problemsOf({ timing: [{ ...time, value, [field]: length }] });
      expect(found.map((problem) => problem.field)).toEqual(
        faults.map((end) => `timing.0.${field}${end}`),
      );
    }
  });

  test('when nobody has read a figure, and nothing says that a link stands in its place', () => {
    expect(problemsOf({ fees: [{ ...fee, read: false }] })).toEqual([
      { field: 'fees.0.read', got: false },
    ]);
  });

  test('when a figure is called unread although somebody has read it', () => {
    expect(problemsOf({ fees: [{ ...fee, unread: 'shown-as-link' }] })).toEqual([
      { field: 'fees.0.unread', got: 'shown-as-link' },
    ]);
  });

  test('when a currency has no amount, or an amount no currency', () => {
    const notes = ['Was £ before.', 'Was 3.50 before.'];
    expect(
      problemsOf({ fees: notes.map((note, index) => ({ ...fee, id: `${index}`, note })) }),
    ).toEqual(notes.map((note, index) => ({ field: `fees.${index}.note`, got: note })));
  });

  test('when "apply yourself" would not lead to an official page', () => {
    expect(problemsOf({ applyAt: 'https://sample.example/cards' })).toEqual([
      { field: 'applyAt', got: 'sample.example' },
    ]);
  });

  test('when an official link leads to a host of no publisher', () => {
    const officialLinks = [{ label: 'Library cards', url: 'https://cards.example/' }];
    expect(problemsOf({ officialLinks })).toEqual([
      { field: 'officialLinks.0.url', got: 'cards.example' },
    ]);
  });
});

/** Another file on another authority, with no facts but the ones given. */
const otherFile: FactsFile = {
  ...sampleFacts,
  guide: 'uk/reading-pass',
  authority: { ...sampleFacts.authority, url: 'https://www.gov.uk/reading-rooms' },
  facts: [],
  eligibility: [],
  fees: [],
};

function problemsBeside(other: Partial<FactsFile>) {
  const files = new Map([
    [sampleFacts.guide, sampleFacts],
    [otherFile.guide, { ...otherFile, ...other }],
  ]);
  try {
    gatherFacts(files, samplePublishers, sampleToday);
    return [];
  } catch (error) {
    if (!(error instanceof ContentError)) throw error;
    return error.problems;
  }
}

const longer = { ...validity, value: '4 years' };
const otherPage = { ...validity.source, url: 'https://www.gov.uk/another-page' };

test('two figures of one label from one page of a source are told, each with the place of the other', () => {
  const problems = problemsBeside({ facts: [{ ...longer, label: 'Valid for:' }] });
  expect(problems.map(({ file, field, got }) => [file, field, got])).toEqual([
    ['content/facts/uk/library-card.json', 'facts.0.value', '3 years'],
    ['content/facts/uk/reading-pass.json', 'facts.0.value', '4 years'],
  ]);
  expect(problems[0]?.expected).toBe(
    '4 years, as "Valid for" says in content/facts/uk/reading-pass.json: "facts.0"',
  );
});

test('two figures of one label on one authority are told, from whatever page they are', () => {
  const { authority } = sampleFacts;
  expect(problemsBeside({ authority, facts: [{ ...longer, source: otherPage }] })).toHaveLength(2);
});

test.each([
  ['the same figure twice', [validity]],
  ['another label', [{ ...longer, label: 'Valid for children' }]],
  ['the same label from another page on another authority', [{ ...longer, source: otherPage }]],
])('%s is no disagreement', (_, facts) => {
  expect(problemsBeside({ facts })).toEqual([]);
});

test('a price and a time of one label are no disagreement', () => {
  expect(problemsBeside({ timing: [{ ...longer, id: 'time' }] })).toEqual([]);
});
