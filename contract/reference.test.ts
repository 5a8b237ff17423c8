import fc from 'fast-check';
import { expect, test } from 'vitest';
import { idBeginningFor, isEnquiryId, referenceFor } from './reference.ts';

test('an id always has the same reference', () => {
  expect(referenceFor('00000000-0000-4000-8000-000000000000')).toBe('WM-0000-0000');
  expect(referenceFor('ffffffff-ffff-4fff-bfff-ffffffffffff')).toBe('WM-ZZZZ-ZZZZ');
});

test('a reference has no letter that could be misread', () => {
  fc.assert(
    fc.property(fc.uuid(), (id) => {
      expect(referenceFor(id)).toMatch(/^WM-[0-9A-HJKMNP-TV-Z]{4}-[0-9A-HJKMNP-TV-Z]{4}$/);
    }),
  );
});

test('ids that differ in their first ten digits have different references', () => {
  const head = fc.stringMatching(/^[0-9a-f]{10}$/);
  fc.assert(
    fc.property(head, head, (one, other) => {
      fc.pre(one !== other);
      expect(referenceFor(idWith(one))).not.toBe(referenceFor(idWith(other)));
    }),
  );
});

test('a reference tells how its id begins', () => {
  fc.assert(
    fc.property(fc.uuid(), (id) => {
      expect(idBeginningFor(referenceFor(id))).toBe(id.slice(0, 11));
    }),
  );
});

test.each(['', 'WM-0000', 'WM-0000-00000', 'wm-0000-0000', 'WM-0000-000U'])(
  '%j is no reference',
  (text) => {
    expect(idBeginningFor(text)).toBeNull();
  },
);

test.each([
  '',
  'hello',
  '00000000-0000-4000-8000-00000000000G',
  'FFFFFFFF-ffff-4fff-bfff-ffffffffffff',
])('%j is no id', (text) => {
  expect(isEnquiryId(text)).toBe(false);
  expect(() => referenceFor(text)).toThrow(RangeError);
});

function idWith(head: string): string {
  return `${head.slice(0, 8)}-${head.slice(8)}00-4000-8000-000000000000`;
}
