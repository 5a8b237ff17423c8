import sharp from 'sharp';
import { expect, test } from 'vitest';
import { pngFile } from './png.ts';

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
