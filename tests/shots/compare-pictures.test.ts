import { existsSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { temporaryFolder } from '../support/desk/test-desk.ts';
import { comparePictures } from './compare-pictures.ts';

const paper = { width: 390, height: 800, channels: 3, background: '#fbfaf7' } as const;

/** A picture of a line of text, `top` pixels from the top, as a grey bar. */
async function picture(
  file: string,
  top: number,
  colour = '#14213d',
  height: number = paper.height,
) {
  const line = { create: { width: 200, height: 3, channels: 3, background: colour } } as const;
  await sharp({ create: { ...paper, height } })
    .composite([{ input: line, left: 20, top }])
    .png()
    .toFile(file);
}

test.each<
  [string, Parameters<typeof picture> extends [string, ...infer Rest] ? Rest : never, RegExp | null]
>([
  ['the same', [100], null],
  ['a colour that is nearly the same', [100, '#18253f'], null],
  ['a line two pixels lower', [102], /^0\.\d+ % of it$/],
  ['another colour', [100, '#c8102e'], /^0\.\d+ % of it$/],
  ['a page that is 9 px longer', [100, '#14213d', 809], /, 9 px more$/],
])('of a page before and now, %s', async (_what, look, expected) => {
  const folder = await temporaryFolder();
  const [before, now, differs] = ['before', 'now', 'differs'].map((name) =>
    path.join(folder, `${name}.png`),
  ) as [string, string, string];
  await picture(before, 100);
  await picture(now, ...look);
  const said = await comparePictures(before, now, differs);
  if (expected === null) expect(said).toBeNull();
  else expect(said).toMatch(expected);
  expect(existsSync(differs)).toBe(expected !== null);
});
