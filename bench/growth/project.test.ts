import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { guideSchema } from '../../compiler/schemas/guide.ts';
import { copyOfFacts, copyOfWords, lettersOf, madeUpWord } from './project.ts';

const copies = Array.from({ length: 5_000 }, (_, copy) => copy);

test('no two of five thousand copies have one name or one word, and none holds a digit', () => {
  for (const nameOf of [lettersOf, madeUpWord]) {
    const names = copies.map(nameOf);
    expect(new Set(names).size).toBe(copies.length);
    expect(names.filter((name) => !/^[A-Za-z]+$/.test(name))).toEqual([]);
  }
});

test('a copy says its word in every paragraph, leads to the same facts and has no cases', () => {
  const words =
    'title: Proof\nlead: "One. {^no-card}\\n\\nTwo."\nfees: { rows: [fee-pass] }\ncases: [{ id: lost }]\n';
  expect(parse(copyOfWords(words, 'Zubabade'))).toEqual({
    title: 'Proof Zubabade',
    lead: 'One. {^no-card} Zubabade.\n\nTwo Zubabade.',
    fees: { rows: ['fee-pass'] },
  });
});

test.each(globSync('content/en/guides/*/*.yaml'))(
  'a copy of %s is a guide that the build takes',
  (file) => {
    guideSchema.parse(parse(copyOfWords(readFileSync(file, 'utf8'), 'Zubabade')));
  },
);

test('a title that is as long as it may be stays so', () => {
  const { shortTitle } = parse(copyOfWords(`shortTitle: ${'x'.repeat(40)}`, 'Zubabade'));
  expect(shortTitle).toBe(`${'x'.repeat(31)} Zubabade`);
});

test('the facts of a copy belong to the copy and say its word', () => {
  const facts = JSON.stringify({ guide: 'uk/id', facts: [{ id: 'fee', statement: 'Free.' }] });
  expect(JSON.parse(copyOfFacts(facts, 'uk/id-aab', 'Zubabade'))).toEqual({
    guide: 'uk/id-aab',
    facts: [{ id: 'fee', statement: 'Free Zubabade.' }],
  });
});
