import { globSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { changedText } from './content-text.ts';
import { toField } from './schema-field.ts';
import { factsFileSchema } from './schemas/facts.ts';

// Biome lays out what has changed in JSON, and is a program of its own.

const facts = 'content/facts/uk/uk-passport.json';
const field = toField(factsFileSchema);

// biome-ignore lint/suspicious/noExplicitAny: a test changes what it knows to be there.
type Loose = any;

function change(edit: (value: Loose) => void, file = facts): { gone: string[]; come: string[] } {
  const before = readFileSync(file, 'utf8');
  const value: Loose = JSON.parse(before);
  edit(value);
  const after = changedText(file, before, value, file === facts ? field : undefined);
  expect(JSON.parse(after)).toEqual(value);
  const gone = before.split('\n');
  const come = after.split('\n');
  const both = [gone, come];
  while (gone.length > 0 && gone[0] === come[0]) for (const lines of both) lines.shift();
  while (gone.length > 0 && gone.at(-1) === come.at(-1)) for (const lines of both) lines.pop();
  return { gone, come };
}

describe('a change of JSON changes its own lines and no others', () => {
  test('of one value', () => {
    const { gone, come } = change((file) => {
      file.fees[0].amount = 103.5;
    });
    expect(gone).toEqual([expect.stringMatching(/^ {6}"amount": /)]);
    expect(come).toEqual(['      "amount": 103.5,']);
  });

  test('of a length of time, which stands on one line', () => {
    const { gone, come } = change((file) => {
      file.timing.find((fact: Loose) => fact.duration).duration.most += 1;
    });
    expect([...gone, ...come]).toHaveLength(2);
    expect(come[0]).toMatch(/^ {6}"duration": \{ "unit": .* \},?$/);
  });

  test('a new length of time is written like the others, where the schema has it', () => {
    const { gone, come } = change((file) => {
      const fact = file.facts.find((one: Loose) => !one.duration && !one.beforeEnd);
      fact.duration = { unit: 'weeks', least: 1, most: 2 };
    });
    expect(gone).toEqual([]);
    expect(come).toEqual(['      "duration": { "unit": "weeks", "least": 1, "most": 2 },']);
  });

  test('a fact that is added', () => {
    const { gone, come } = change((file) => {
      file.fees.splice(1, 0, { ...structuredClone(file.fees[0]), id: 'fee-new' });
    });
    expect(gone).toEqual([]);
    expect(come.some((line) => line.includes('"fee-new"'))).toBe(true);
  });

  test('a fact that is removed, and the last', () => {
    expect(change((file) => file.fees.splice(1, 1)).come).toEqual([]);
    const { come } = change((file) => file.fees.pop());
    expect(come).toEqual([]);
  });

  test('facts that change places', () => {
    const { gone, come } = change((file) => file.eligibility.reverse());
    const fields = (lines: string[]) => lines.map((line) => line.replace(/,$/, '')).toSorted();
    expect(fields(come)).toEqual(fields(gone));
  });
});

/** Paths to every text of a value. */
function textsIn(value: unknown, path: (string | number)[] = []): (string | number)[][] {
  if (typeof value === 'string') return [path];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, held]) => textsIn(held, [...path, key]));
}

// Every sixth, because each starts a program.
test.each(globSync('content/**/*.json').filter((_, at) => at % 6 === 0))(
  'one text of %s changes alone',
  (file) => {
    const paths = textsIn(JSON.parse(readFileSync(file, 'utf8')));
    const path = paths[Math.floor(paths.length / 2)] ?? [];
    const { gone, come } = change((value) => {
      const owner = path.slice(0, -1).reduce((held: Loose, key) => held[key], value);
      owner[path.at(-1) ?? ''] = 'changed';
    }, file);
    expect([gone.length, come.length]).toEqual([1, 1]);
  },
);
