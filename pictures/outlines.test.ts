import { globSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { type Outline, readOutline } from './svg.ts';

type Point = Outline['start'];

const countries = globSync('pictures/outlines/*').map((file) => ({
  country: basename(file, '.svg'),
  outline: readOutline(readFileSync(file, 'utf8')),
}));
const largestBytes = 2_500;

test('an outline that lacks a part is refused, and the part is named', () => {
  const svg = '<svg viewBox="0 0 480 300"><path id="land" d="M0 0h9v9z"/></svg>';
  expect(() => readOutline(svg)).toThrow('id="route"');
});

test.each(countries)('$country is drawn in few bytes', ({ outline }) => {
  expect(outline.land.length).toBeGreaterThan(300);
  expect(outline.land.length + outline.route.length).toBeLessThan(largestBytes);
});

test.each(countries)('$country lies within its frame and fills it', async ({ outline }) => {
  const { top, right, bottom, left } = await edgesOf(outline);
  expect(outline.width).toBe(480);
  expect(Math.min(left, top)).toBeGreaterThanOrEqual(0);
  expect(right).toBeLessThanOrEqual(outline.width);
  expect(bottom).toBeLessThanOrEqual(outline.height);
  expect(bottom - top).toBeGreaterThan(outline.height * 0.85);
});

test.each(countries)('the path across $country starts and ends on land', async ({ outline }) => {
  const { start, end } = outline;
  expect([await isLand(outline, start), await isLand(outline, end)]).toEqual([true, true]);
  expect(Math.hypot(end[0] - start[0], end[1] - start[1])).toBeGreaterThan(150);
  const from =
    outline.route
      .match(/^M(-?[\d.]+)[ ,]?(-?[\d.]+)/)
      ?.slice(1)
      .map(Number) ?? [];
  expect(Math.hypot(start[0] - (from[0] ?? 0), start[1] - (from[1] ?? 0))).toBeLessThan(1);
});

test('Spain has the Canary Islands, south-west of the mainland', () => {
  const { height } = drawn('spain');
  const islands = ringsOf(drawn('spain')).filter((ring) =>
    ring.every(([x, y]) => x < 150 && y > height * 0.75),
  );
  expect(islands.length).toBeGreaterThanOrEqual(5);
});

test('France is its European part, with Corsica', () => {
  const { width, height } = drawn('france');
  const [mainland, ...islands] = ringsOf(drawn('france')).toSorted(byLength);
  expect(mainland?.length).toBeGreaterThan(80);
  expect(islands.length).toBeLessThanOrEqual(3);
  const corsica = islands.filter((ring) =>
    ring.every(([x, y]) => x > width * 0.85 && y > height * 0.7),
  );
  expect(corsica).toHaveLength(1);
});

function byLength(one: Point[], other: Point[]): number {
  return other.length - one.length;
}

function drawn(country: string): Outline {
  const found = countries.find((candidate) => candidate.country === country);
  if (found === undefined) throw new Error(`${country} has no outline.`);
  return found.outline;
}

/** The rings of an outline whose coast is of short straight lines, read back from its path. */
function ringsOf({ land }: Outline): Point[][] {
  return land
    .split('z')
    .filter(Boolean)
    .map((ring) => {
      const [x = 0, y = 0, ...steps] = ring.match(/-?\d+/g)?.map(Number) ?? [];
      const points: Point[] = [[x, y]];
      for (let index = 0; index < steps.length; index += 2) {
        const [fromX, fromY] = points.at(-1) ?? [0, 0];
        points.push([fromX + (steps[index] ?? 0), fromY + (steps[index + 1] ?? 0)]);
      }
      return points;
    });
}

/** The land as it is painted, whatever commands its path is written in, on a sheet that reaches a whole width beyond its frame. */
function painted({ width, height, land }: Outline) {
  const [wide, high] = [width * 3, height + 2 * width];
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${-width} ${-width} ${wide} ${high}" width="${wide}" height="${high}"><path d="${land}"/></svg>`;
  return sharp(Buffer.from(svg));
}

async function edgesOf(outline: Outline) {
  const { info } = await painted(outline).trim().toBuffer({ resolveWithObject: true });
  const left = -(info.trimOffsetLeft ?? 0) - outline.width;
  const top = -(info.trimOffsetTop ?? 0) - outline.width;
  return { left, right: left + info.width, top, bottom: top + info.height };
}

async function isLand(outline: Outline, [x, y]: Point): Promise<boolean> {
  const [left, top] = [Math.floor(x), Math.floor(y)].map((place) => place + outline.width);
  const [alpha = 0] = await painted(outline)
    .extract({ left: left ?? 0, top: top ?? 0, width: 1, height: 1 })
    .extractChannel('alpha')
    .raw()
    .toBuffer();
  return alpha > 127;
}
