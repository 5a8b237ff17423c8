import { describe, expect, test } from 'vitest';
import { seenPassage } from './passages.samples.ts';
import { readClaims } from './read-claims.ts';

const gate = readClaims('.');

function rulesAgainst(sentence: string): string[] {
  return gate.check([seenPassage(sentence)]).map(({ rule }) => rule.id);
}

test('there are at least forty rules', () => {
  expect(gate.rules.length).toBeGreaterThanOrEqual(40);
});

describe.each(gate.rules)('$id', ({ id, fails, passes }) => {
  test(`refuses: ${fails}`, () => {
    expect(rulesAgainst(fails)).toContain(id);
  });

  test(`lets pass, as all others do: ${passes}`, () => {
    expect(rulesAgainst(passes)).toEqual([]);
  });
});
