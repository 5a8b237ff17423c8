import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { parseContent } from './parse-content.ts';

const schema = z.strictObject({
  month: z.string().regex(/^\d{4}-\d{2}$/, 'Write the month as 2025-04'),
  rows: z.array(
    z.strictObject({
      level: z.enum(['official', 'reported']),
      amount: z.number().describe('The amount as a number, like 94.5.'),
    }),
  ),
});

function complaint(raw: unknown): string {
  try {
    parseContent(schema, raw, 'content/sample.json');
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
  throw new Error('The content was accepted.');
}

describe('a wrong file is told to its editor by file, field, expected, got and how to mend it', () => {
  test('a text of the wrong form', () => {
    expect(complaint({ month: 'April', rows: [] })).toBe(
      'content/sample.json: "month" should be right: Write the month as 2025-04, but is "April".',
    );
  });

  test('a word that is not in the list', () => {
    expect(complaint({ month: '2025-04', rows: [{ level: 'guessed', amount: 1 }] })).toBe(
      'content/sample.json: "rows.0.level" should be one of official, reported, but is "guessed".',
    );
  });

  test('a number written as text', () => {
    expect(complaint({ month: '2025-04', rows: [{ level: 'official', amount: '12' }] })).toBe(
      'content/sample.json: "rows.0.amount" should be of type number, but is "12".',
    );
  });

  test('a missing field, by what it holds', () => {
    expect(complaint({ month: '2025-04', rows: [{ level: 'official' }] })).toBe(
      'content/sample.json: "rows.0.amount" should be given, but is missing. Add it: The amount as a number, like 94.5.',
    );
    expect(complaint({ month: '2025-04' })).toBe(
      'content/sample.json: "rows" should be given, but is missing. Add the field.',
    );
  });

  test('a misspelt field, beside those that there are', () => {
    expect(complaint({ month: '2025-04', rows: [], row: 1 })).toBe(
      'content/sample.json: "the file" should be without "row", but is ["row"]. Remove the name or correct its spelling. The names here are month, rows.',
    );
  });

  test('a place that names with dots do not blur', () => {
    const dotted = z.record(z.string(), z.strictObject({ note: z.string() }));
    try {
      parseContent(dotted, { 'GOV.UK': { note: 1 } }, 'content/sample.json');
    } catch (error) {
      expect(error).toMatchObject({ problems: [{ path: ['GOV.UK', 'note'] }] });
    }
    expect.assertions(1);
  });

  test('every fault at once', () => {
    expect(complaint({ month: 'x', rows: 'y' }).split('\n')).toHaveLength(2);
  });
});
