import fc from 'fast-check';
import { expect, test } from 'vitest';
import { jsonParts } from './json-parts.ts';

const asOne = (data: object) => `${JSON.stringify(data, null, 2)}\n`;

test('the pieces of a JSON file are what it is as one text', () => {
  const lists = fc.array(fc.jsonValue());
  const objects = fc.dictionary(
    fc.string(),
    fc.oneof(fc.jsonValue(), lists, fc.constant(undefined)),
  );
  fc.assert(
    fc.property(fc.oneof(objects, lists), (data) => {
      expect([...jsonParts(data)].join('')).toBe(asOne(data));
    }),
  );
});

test('a long list comes in many pieces', () => {
  const data = { terms: 'free', facts: Array.from({ length: 1_001 }, (_, id) => ({ id })) };
  const parts = [...jsonParts(data)];
  expect(parts.join('')).toBe(asOne(data));
  expect(parts.length).toBeGreaterThan(10);
});
