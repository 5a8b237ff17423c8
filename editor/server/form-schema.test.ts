import { expect, test } from 'vitest';
import { z } from 'zod';
import { toFormSchema } from './form-schema.ts';

test('a form reads what may be null, one certain word, and a tuple as controls show them', () => {
  const schema = z.strictObject({
    fee: z.strictObject({ label: z.string() }).nullable().describe('What we charge.'),
    draft: z.literal(true).optional(),
    rows: z.tuple([z.string().meta({ reference: 'fact' })], z.string()),
  });
  expect(toFormSchema(schema)).toMatchObject({
    properties: {
      fee: { type: 'object', nullable: true, description: 'What we charge.' },
      draft: { type: 'boolean', enum: [true] },
      rows: { type: 'array', items: { type: 'string', reference: 'fact' }, minItems: 1 },
    },
    required: ['fee', 'rows'],
  });
});
