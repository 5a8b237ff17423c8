import { z } from 'zod';
import type { Schema } from '../values.ts';

/** A schema as forms read it. The compiler alone checks values, so what only checks them may go. */
export function toFormSchema(schema: z.core.$ZodType): Schema {
  return z.toJSONSchema(schema, {
    io: 'input',
    target: 'openapi-3.0',
    unrepresentable: 'any',
    override({ zodSchema, jsonSchema }) {
      delete jsonSchema.format;
      delete jsonSchema.exclusiveMinimum;
      if (jsonSchema.oneOf)
        Object.assign(jsonSchema, { anyOf: jsonSchema.oneOf, oneOf: undefined });
      // Items of our tuples are alike, and a form shows them as those of a list.
      const { def } = zodSchema._zod;
      if (def.type === 'tuple' && def.items[0])
        Object.assign(jsonSchema, { items: toFormSchema(def.items[0]) });
    },
  }) as Schema;
}
