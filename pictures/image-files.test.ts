import sharp from 'sharp';
import { expect, test } from 'vitest';
import { icoFile, pngFile } from './image-files.ts';

test('a picture of few colours can be read back point by point', async () => {
  const [paper, ink, red] = [
    [251, 250, 247],
    [20, 33, 61],
    [200, 16, 46],
  ] as const;
  const pixels = Uint8Array.of(0, 1, 2, 2, 1, 0);
  const file = await pngFile({ width: 3, height: 2, colors: [paper, ink, red], pixels });
  const { data, info } = await sharp(file).raw().toBuffer({ resolveWithObject: true });
  expect([info.width, info.height, info.channels]).toEqual([3, 2, 3]);
  expect([...data]).toEqual([paper, ink, red, red, ink, paper].flat());
});

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
