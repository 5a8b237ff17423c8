import { expect, test } from 'vitest';
import { z } from 'zod';
import { plainText } from '../schemas/rich-text.ts';
import { withTexts } from './texts.ts';

const schema = z.strictObject({
  title: plainText,
  warns: z.literal(true).optional(),
  pitfalls: z
    .array(z.strictObject({ title: plainText }))
    .optional()
    .meta({ warns: true }),
});

function warningsIn(value: z.infer<typeof schema>): string[] {
  const found: string[] = [];
  withTexts(value, schema, ({ address, english, warns }) => {
    if (warns) found.push(address);
    return english;
  });
  return found;
}

test('what stands below a field that warns, warns too', () => {
  const pitfalls = [{ title: 'Buying one' }];
  expect(warningsIn({ title: 'Passport', pitfalls })).toEqual(['pitfalls.0.title']);
});

test('a file may say of itself that all of it warns', () => {
  expect(warningsIn({ title: 'Fraud', warns: true })).toEqual(['title']);
});
