import { describe, expect, test } from 'vitest';
import type { Passage } from '../pages/passages.ts';
import { dishonestSentences } from './dishonest.samples.ts';
import { honestSentences } from './honest.samples.ts';
import { seenPassage } from './passages.samples.ts';
import { readClaims } from './read-claims.ts';

const gate = readClaims('.');

function rulesAgainst(...passages: Passage[]): string[] {
  return gate.check(passages).map(({ rule }) => rule.id);
}

test('there are at least forty rules', () => {
  expect(gate.rules.length).toBeGreaterThanOrEqual(40);
});

describe.each(gate.rules)('$id', ({ id, fails, passes }) => {
  test(`refuses: ${fails}`, () => {
    expect(rulesAgainst(seenPassage(fails))).toContain(id);
  });

  test(`lets pass, as all others do: ${passes}`, () => {
    expect(rulesAgainst(seenPassage(passes))).toEqual([]);
  });
});

test('there are at least sixty dishonest sentences, none of them twice', () => {
  expect(new Set(dishonestSentences).size).toBe(dishonestSentences.length);
  expect(dishonestSentences.length).toBeGreaterThanOrEqual(60);
});

test.each(dishonestSentences)('is refused: %s', (sentence) => {
  expect(gate.check([seenPassage(sentence)])).not.toEqual([]);
});

test.each(honestSentences)('is let through: %s', (sentence) => {
  expect(rulesAgainst(seenPassage(sentence))).toEqual([]);
});

describe('an honest sentence may speak of what is refused', () => {
  test.each([
    ['it denies it', 'We never promise a result.'],
    ['it denies it for everybody', 'Nobody can sell you a genuine licence.'],
    ['it denies a whole list', 'We may not decide, speed up or look into a case.'],
    ['it says that others do it', 'Some people sell papers that no authority issued.'],
    ['it condemns it', 'A guaranteed result is a lie.'],
    ['it calls it a crime', 'It is a crime to buy a passport.'],
    ['it asks, and answers no', 'Can you guarantee that I pass? No. Only the examiner decides.'],
  ])('when %s', (_, sentence) => {
    expect(rulesAgainst(seenPassage(sentence))).toEqual([]);
  });

  test('when it is a heading that the text under it takes apart', () => {
    const heading = seenPassage('A licence without tests', { place: 'h3' });
    const warning = seenPassage(
      'Whoever offers you this is a fraudster, and you can end in prison.',
    );
    expect(rulesAgainst(heading, warning)).toEqual([]);
    const label = seenPassage('may have changed', { place: 'a aria-label', isSeen: false });
    expect(rulesAgainst(heading, label, label, label, label, warning)).toEqual([]);
    expect(rulesAgainst(heading, seenPassage('Write to us and we tell you more.'))).toEqual([
      'no-test',
    ]);
  });

  test('when an authority says so and its source stands beside it', () => {
    const exception = 'People over 65 need no test.';
    expect(rulesAgainst(seenPassage(exception, { isSourced: true }))).toEqual([]);
    expect(rulesAgainst(seenPassage(exception))).toEqual(['no-test']);
  });
});

describe('a dishonest sentence is not excused', () => {
  test.each([
    ['a denial of something else', 'Do not worry, your licence is guaranteed.'],
    ['a denial that ends before', 'We are no agency, but we guarantee a pass.'],
    ['an empty denial', 'There is no doubt that you will pass, guaranteed.'],
    ['a false friend of denial', 'We do not only promise a result, we guarantee it.'],
    ['warning of others', 'Unlike fraudsters, we sell genuine passports.'],
    ['a condemnation of others', 'We sell passports; whoever forges one is a criminal.'],
    ['a question that is not answered', 'Can we guarantee your visa? Ask us today.'],
    ['a source beside it', 'We guarantee that you pass.'],
  ])('by %s', (_, sentence) => {
    expect(rulesAgainst(seenPassage(sentence, { isSourced: true }))).not.toEqual([]);
  });
});

test('short texts that claim something only side by side are read together', () => {
  expect(rulesAgainst(seenPassage('98 %'), seenPassage('Success rate'))).toContain('success-rate');
  expect(rulesAgainst(seenPassage('21'), seenPassage('Guides to read'))).toEqual([]);
});

test('words that somebody split, or spelled with letters that look alike, are read as a reader does', () => {
  const disguised = [
    'A gu\u00ADaran\u200Bteed result.',
    'A guaran-teed result.',
    'A g u a r a n t e e d result.',
    'A g.u.a.r.a.n.t.e.e.d result.',
    'A guаrаntееd rеsult.',
    'A ｇｕａｒａｎｔｅｅｄ result.',
    'A GUARANTEED RESULT.',
  ];
  const found = disguised.map((sentence) => rulesAgainst(seenPassage(sentence)));
  expect(found).toEqual(disguised.map(() => ['guaranteed-result']));
});
