import { expect, test } from 'vitest';
import { pathOfField, pathOfProblem } from './parse-content.ts';

const value = {
  cases: [{ title: 'Renew', bring: [{ id: 'photo' }] }],
  publishers: { 'GOV.UK': { hosts: ['www.gov.uk'] }, GOV: { note: 'another' } },
  days: { '2026-12-25': 'Christmas Day', 7: 'a name of digits' },
};

test.each([
  ['the file', []],
  ['cases.0.title', ['cases', 0, 'title']],
  ['cases.0.bring.0.why', ['cases', 0, 'bring', 0, 'why']],
  ['cases.3.title', ['cases', 3, 'title']],
  ['publishers.GOV.UK.hosts.0', ['publishers', 'GOV.UK', 'hosts', 0]],
  ['publishers.GOV.note', ['publishers', 'GOV', 'note']],
  ['days.7', ['days', '7']],
  ['finder.answers.1.cases', ['finder', 'answers', 1, 'cases']],
])('%s is found in a value', (field, path) => {
  expect(pathOfField(field, value)).toEqual(path);
});

test('an item at the root of a list is a number', () => {
  expect(pathOfField('2.parent', [{}, {}, {}])).toEqual([2, 'parent']);
});

test('a path that is given is taken as it is', () => {
  const problem = { file: 'content/x.json', field: 'a.b.c', expected: 'given', got: undefined };
  expect(pathOfProblem({ ...problem, path: ['a.b', 'c'] }, { a: { b: {} } })).toEqual(['a.b', 'c']);
  expect(pathOfProblem(problem, { a: { b: {} } })).toEqual(['a', 'b', 'c']);
});
