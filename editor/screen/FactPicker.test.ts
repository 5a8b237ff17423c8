import { expect, test } from 'vitest';
import type { FactChoice } from '../api.ts';
import { findFacts, markOf } from './FactPicker.tsx';

const fact = (guide: string, id: string, label: string): FactChoice => ({
  key: `${guide}/${id}`,
  id,
  guide,
  label,
  figure: '£102',
  statement: 'It costs that.',
  publisher: 'GOV.UK',
  asOf: '2026-04',
  level: 'official',
  pages: [],
});
const passport = fact('uk/uk-passport', 'fee', 'Adult passport');
const permit = fact('uk/uk-residence-permit', 'fee', 'Residence permit');
const german = fact('germany/germany-passport', 'fee', 'Adult passport in Germany');

test('a fact is called by its id in its own guide, and by as much as is needed elsewhere', () => {
  expect(markOf(passport, 'uk/uk-passport')).toBe('fee');
  expect(markOf(permit, 'uk/uk-passport')).toBe('uk-residence-permit/fee');
  expect(markOf(german, 'uk/uk-passport')).toBe('germany/germany-passport/fee');
  expect(markOf(passport, null)).toBe('uk/uk-passport/fee');
});

test('facts are found by any of their words, those of the own guide first', () => {
  const all = [german, passport, permit];
  expect(findFacts(all, 'adult £102', 'uk/uk-passport')).toEqual([passport, german]);
  expect(findFacts(all, 'nothing', 'uk/uk-passport')).toEqual([]);
});
