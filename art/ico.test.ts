import { expect, test } from 'vitest';
import { icoFile } from './ico.ts';

test('an .ico file says where each of its pictures stands', () => {
  const small = new Uint8Array([1, 2, 3]);
  const large = new Uint8Array([4, 5]);
  const file = icoFile([
    { size: 16, png: small },
    { size: 48, png: large },
  ]);
  const view = new DataView(file.buffer);
  const [firstAt, secondAt] = [view.getUint32(6 + 12, true), view.getUint32(22 + 12, true)];
  expect([view.getUint8(6), view.getUint8(22)]).toEqual([16, 48]);
  expect(file.slice(firstAt, firstAt + view.getUint32(6 + 8, true))).toEqual(small);
  expect(file.slice(secondAt)).toEqual(large);
});
