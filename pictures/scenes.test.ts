import { globSync, readFileSync } from 'node:fs';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { type PictureName, pictureNames } from '../compiler/schemas/pictures.ts';
import palette from './palette.json' with { type: 'json' };
import { elementsIn, sizeOfScene } from './svg.ts';

/** The most bytes of each by day; stars weigh one kilobyte more. */
const budgets: Readonly<Record<PictureName, number>> = {
  hills: 19_500,
  coast: 14_000,
  forest: 23_000,
  crossroads: 5_000,
  bridge: 5_700,
  hut: 5_300,
  'town-hall': 5_400,
  toll: 4_800,
  clock: 6_000,
  desk: 5_100,
  'learner-car': 6_500,
  'steering-wheel': 5_000,
  motorcycle: 7_700,
  suitcase: 5_400,
  tools: 7_500,
  'home-key': 5_700,
  'chalk-cliffs': 6_200,
  'round-tower': 7_500,
  'timbered-village': 8_700,
  'poplar-road': 6_900,
  windmills: 9_500,
  'mesa-road': 5_500,
  'paint-pot': 4_700,
  'broken-bridge': 6_400,
  'garden-gate': 10_500,
  stile: 7_200,
  pass: 5_500,
  rucksack: 4_900,
  cairn: 8_800,
  letterbox: 5_600,
  mist: 5_500,
};
const bytesOfStars = 1_000;

const names = Object.values<readonly PictureName[]>(pictureNames).flat();
const { day, night } = palette.inks;
const files = names.flatMap((name) => [
  { file: `${name}.svg`, name, inks: [day], budget: budgets[name] },
  // On the desk's screen it is always day.
  {
    file: `${name}-dark.svg`,
    name,
    inks: name === 'desk' ? [day, night] : [night],
    budget: budgets[name] + bytesOfStars,
  },
]);

test('the folder holds each picture by day and by night and nothing else', () => {
  const found = globSync('*', { cwd: 'pictures/scenes' });
  expect(found.toSorted()).toEqual(files.map(({ file }) => file).toSorted());
});

test.each(files)('$file says its size and stays within its bytes', ({ file, name, budget }) => {
  const { width, height } = sizeOfScene(name);
  expect(elementsIn(read(file), 'svg')[0]).toMatchObject({
    xmlns: 'http://www.w3.org/2000/svg',
    viewBox: `0 0 ${width} ${height}`,
    width: String(width),
    height: String(height),
  });
  expect(Buffer.byteLength(read(file))).toBeLessThan(budget);
});

test.each(files)(
  '$file is of plain shapes, a line each, which any program for drawing can open',
  ({ file }) => {
    const lines = read(file).trimEnd().split('\n');
    const strange = lines.filter(
      (line) => !/^<(?:svg|g|path|circle|ellipse|\/g|\/svg)\b[^<]*>$/.test(line),
    );
    expect(strange).toEqual([]);
    expect(read(file)).not.toMatch(/\s(?:style|class|id|href|on\w+)=|NaN|undefined|Infinity/);
  },
);

test.each(files)('$file is painted in the inks of its time', ({ file, inks }) => {
  const allowed = new Set(['none', ...inks.flatMap((ofTime) => Object.values(ofTime).flat())]);
  const used = [...read(file).matchAll(/\s(?:fill|stroke|[\w-]*color)="([^"]*)"/g)];
  expect(used.map(([, color]) => color).filter((color) => !allowed.has(color ?? ''))).toEqual([]);
});

test.each(files)('$file has the way-mark once, and nothing else in it is red', async ({ file }) => {
  expect(read(file).split(palette.colors['red-60'])).toHaveLength(2);
  const { share, width, height } = await redIn(file);
  expect(share).toBeGreaterThan(0.0005);
  expect(share).toBeLessThan(0.007);
  expect(width).toBeLessThan(0.12);
  expect(height).toBeLessThan(0.08);
});

test.each(names)('%s has the same shapes by night as by day', (name) => {
  const byDay = shapesOf(`${name}.svg`);
  // The night has stars and lamps of its own.
  expect(shapesOf(`${name}-dark.svg`).filter((shape) => byDay.includes(shape))).toEqual(byDay);
});

function shapesOf(file: string) {
  return elementsIn(read(file), 'path').map(({ d }) => d);
}

/** The part of a picture that is red, and the part of its width and height over which that stretches. */
async function redIn(file: string): Promise<{ share: number; width: number; height: number }> {
  const { data, info } = await sharp(`pictures/scenes/${file}`)
    .resize(300)
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const points = Array.from({ length: info.width * info.height }, (_, point) => point).filter(
    (point) => {
      const [red = 0, green = 0, blue = 0] = data.subarray(point * 3, point * 3 + 3);
      return red - Math.max(green, blue) > 80;
    },
  );
  const spanOf = (places: number[]) => Math.max(...places) - Math.min(...places) + 1;
  return {
    share: points.length / (info.width * info.height),
    width: spanOf(points.map((point) => point % info.width)) / info.width,
    height: spanOf(points.map((point) => Math.floor(point / info.width))) / info.height,
  };
}

function read(file: string): string {
  return readFileSync(`pictures/scenes/${file}`, 'utf8');
}
