import { expect, test } from 'vitest';
import { z } from 'zod';
import { plainText } from '../schemas/rich-text.ts';
import { withTexts } from './catalog.ts';
import { ifTranslated, refuse } from './untranslated.ts';

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

test('a text may be said when it is read, and one that cannot be said only matters to whoever reads it', () => {
  const said = withTexts({ title: 'Passport' }, schema, () => refuse);
  const { title } = withTexts({ title: 'Passport' }, schema, () => () => 'Pasaporte');
  expect(title).toBe('Pasaporte');
  expect(ifTranslated(() => said.title)).toBeNull();
  expect(ifTranslated(() => Object.keys(said))).toEqual(['title']);
  expect(() => said.title).toThrow('outside of a page');
});
