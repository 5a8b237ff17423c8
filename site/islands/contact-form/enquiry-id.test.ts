import { expect, test } from 'vitest';
import { isEnquiryId } from '../../../contract/reference.ts';
import { newEnquiryId } from './draft.ts';

test('an id is a UUID and another one each time', () => {
  const ids = [newEnquiryId(), newEnquiryId()];
  expect(ids.every(isEnquiryId)).toBe(true);
  expect(ids[0]).not.toBe(ids[1]);
});

test('the id is made of random bytes, which pages that are not secure have too', () => {
  const id = newEnquiryId({ getRandomValues: (bytes) => filledWith(0xff, bytes) });
  expect(id).toBe('ffffffff-ffff-4fff-bfff-ffffffffffff');
});

test('version and variant stand where RFC 9562 wants them', () => {
  const id = newEnquiryId({ getRandomValues: (bytes) => filledWith(0x00, bytes) });
  expect(id).toBe('00000000-0000-4000-8000-000000000000');
  expect(isEnquiryId(id)).toBe(true);
});

function filledWith<View extends ArrayBufferView | null>(byte: number, bytes: View): View {
  if (bytes instanceof Uint8Array) bytes.fill(byte);
  return bytes;
}
