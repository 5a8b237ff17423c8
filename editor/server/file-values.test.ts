import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { guideSchema } from '../../compiler/schemas/guide.ts';
import { fileValue, textFor } from './file-values.ts';

const passport = 'content/en/guides/uk/uk-passport.yaml';
const saved = readFileSync(passport, 'utf8');

// biome-ignore lint/suspicious/noExplicitAny: a test changes what it knows to be there.
type Loose = any;

/** The lines that a change takes out and puts in. */
function linesOf(edit: (guide: Loose) => void): { gone: string[]; come: string[] } {
  const guide: Loose = structuredClone(fileValue(passport, saved));
  edit(guide);
  const text = textFor(passport, saved, guide, guideSchema) ?? '';
  const [before, after] = [saved.split('\n'), text.split('\n')];
  return {
    gone: before.filter((line) => !after.includes(line)),
    come: after.filter((line) => !before.includes(line)),
  };
}

test('one word changes its own line', () => {
  const { gone, come } = linesOf((guide) => {
    guide.lead = guide.lead.replace('issues UK', 'gives UK');
  });
  expect([gone.length, come.length]).toEqual([1, 1]);
  expect(come[0]).toContain('gives UK');
});

test('what nobody changed is left as it is, whatever its form', () => {
  const byHand = `# By hand\n${saved}`;
  expect(textFor(passport, byHand, fileValue(passport, byHand), guideSchema)).toBe(byHand);
});

test('a field that comes stands where the schema has it, also in an item that moved', () => {
  const { gone, come } = linesOf((guide) => {
    guide.cases[0].draft = true;
    guide.cases.reverse();
  });
  expect(gone).toEqual([]);
  expect(come).toEqual(['    draft: true']);
});

test('a new file is written in the order of its schema', () => {
  const value = { title: 'B', kind: 'passport', summary: `${'A long line '.repeat(12)}.` };
  expect(textFor('content/en/guides/uk/new.yaml', null, value, guideSchema)).toMatch(
    /^kind: passport\ntitle: B\nsummary: >-\n {2}A long line /,
  );
});

test('JSON keeps its line ends, which nothing wraps', () => {
  const file = 'content/facts/uk/id.json';
  const text = '{\n  "notes": "One.\\nTwo."\n}\n';
  expect(fileValue(file, text)).toEqual({ notes: 'One.\nTwo.' });
  const changed = textFor(file, text, { notes: 'One.\nTwo.', title: 'x' }, undefined);
  expect(JSON.parse(changed ?? '')).toEqual({ notes: 'One.\nTwo.', title: 'x' });
});
