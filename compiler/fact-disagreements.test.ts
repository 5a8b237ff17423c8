import { expect, test } from 'vitest';
import { ContentError } from './content-error.ts';
import { sampleFacts, samplePublishers, sampleToday } from './facts.samples.ts';
import { buildFactBook } from './facts.ts';
import type { FactsFile } from './schemas/facts.ts';

const [validity] = sampleFacts.facts;
if (validity === undefined) throw new Error('The samples lack a fact.');

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
    ['card.json', sampleFacts],
    ['pass.json', { ...otherFile, ...other }],
  ]);
  try {
    buildFactBook(files, samplePublishers, sampleToday);
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
    ['card.json', 'facts.0.value', '3 years'],
    ['pass.json', 'facts.0.value', '4 years'],
  ]);
  expect(problems[0]?.expected).toBe('4 years, as "Valid for" says in pass.json: "facts.0"');
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
