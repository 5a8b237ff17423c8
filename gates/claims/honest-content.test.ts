import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { type Passage, passagesOfData } from '../pages/passages.ts';
import { seenPassage } from './passages.samples.ts';
import { readClaims } from './read-claims.ts';

const gate = readClaims('.');
// Patterns of what others say: no page shows them.
const words = globSync('content/en/**/*.{yaml,json}', {
  exclude: ['**/offer-signs.yaml'],
}).toSorted();
const facts = globSync('content/facts/**/*.json').toSorted();

test.each(words)('no rule refuses the words of %s', (file) => {
  const passages = passagesIn(
    parse(readFileSync(file, 'utf8')),
    '',
    file.endsWith('/licences.yaml'),
  );
  expect(passages.length).toBeGreaterThan(0);
  expect(told(passages)).toEqual([]);
});

test.each(facts)('no rule refuses what sources say in %s', (file) => {
  expect(told(passagesOfData(JSON.parse(readFileSync(file, 'utf8'))))).toEqual([]);
});

function told(passages: readonly Passage[]): string[] {
  return gate.check(passages).map(({ rule, sentence }) => `${rule.id}: ${sentence}`);
}

/** The texts of a file of words in the order in which a page shows them; `isTable` where a source stands beside each. */
function passagesIn(value: unknown, name: string, isTable: boolean): Passage[] {
  if (typeof value === 'string') return paragraphsOf(value, name, isTable);
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, item]) =>
    passagesIn(item, Array.isArray(value) ? name : key, isTable),
  );
}

function paragraphsOf(richText: string, name: string, isTable: boolean): Passage[] {
  return richText.split(/\n\s*\n|\n(?=\s*- )/).map((paragraph) =>
    seenPassage(withoutMarks(paragraph), {
      place: name === 'title' ? 'h3' : 'p',
      isQuoted: name === 'said',
      // A fact in braces brings its source with it.
      isSourced: isTable || paragraph.includes('{'),
    }),
  );
}

function withoutMarks(richText: string): string {
  return richText
    .replace(/\{[^}|]*\|([^}]*)\}/g, '$1')
    .replace(/\{[^}]*\}/g, '')
    .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replaceAll('**', '');
}
