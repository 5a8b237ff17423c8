import { describe, expect, test } from 'vitest';
import { ContentError } from './content-error.ts';
import { sampleBook, sampleFacts } from './facts.samples.ts';
import { findFact } from './facts.ts';

describe('the level of a fact', () => {
  const book = sampleBook();

  test.each([
    ['validity', 'official'],
    ['fee-card', 'reported'],
    ['fee-lost', 'unread'],
  ])('%s is %s', (id, level) => {
    expect(book.get(`uk/library-card/${id}`)?.level).toBe(level);
  });
});

describe('a fact is named', () => {
  const book = sampleBook();

  test.each([
    ['validity', 'uk/library-card'],
    ['library-card/validity', 'uk/another-guide'],
    ['uk/library-card/validity', 'france/another-guide'],
  ])('%s from %s', (reference, home) => {
    expect(findFact(book, reference, home)?.figure).toBe('3 years');
  });

  test('by nothing that does not exist', () => {
    expect(findFact(book, 'library-card/validity', 'france/another-guide')).toBeUndefined();
  });
});

describe('a facts file is refused', () => {
  const [fee] = sampleFacts.fees;

  function problemsOf(changes: Parameters<typeof sampleBook>[0]) {
    try {
      sampleBook(changes);
      return [];
    } catch (error) {
      if (!(error instanceof ContentError)) throw error;
      return error.problems.map(({ field, got }) => ({ field, got }));
    }
  }

  test('when an id stands twice', () => {
    expect(problemsOf({ fees: fee === undefined ? [] : [fee, fee] })).toEqual([
      { field: 'fees.1.id', got: 'fee-card' },
    ]);
  });

  test('when its publisher is not in the register', () => {
    const source = { publisher: 'A stranger', title: 'Hearsay', url: 'https://example.com/' };
    expect(problemsOf({ fees: fee === undefined ? [] : [{ ...fee, source }] })).toEqual([
      { field: 'fees.0.source.publisher', got: 'A stranger' },
    ]);
  });

  test('when its month lies in the future', () => {
    expect(problemsOf({ fees: fee === undefined ? [] : [{ ...fee, asOf: '2026-12' }] })).toEqual([
      { field: 'fees.0.asOf', got: '2026-12' },
    ]);
  });
});
