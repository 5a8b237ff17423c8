import { expect, test } from 'vitest';
import { type Outline, outlineOf } from './outlines.ts';
import type { Point } from './paths.ts';
import { regions } from './regions.ts';

const countries = Object.keys(regions).map((country) => ({ country, outline: drawn(country) }));
const largestBytes = 2_500;

test('a country that nobody has described has no outline', () => {
  expect(outlineOf('atlantis')).toBeNull();
});

test.each(countries)('$country is drawn in few bytes', ({ outline }) => {
  expect(outline.land.length).toBeGreaterThan(500);
  expect(outline.land.length + outline.route.length).toBeLessThan(largestBytes);
});

test.each(countries)('$country lies within its frame and fills it', ({ outline }) => {
  const points = ringsOf(outline).flat();
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
  expect(Math.min(...xs, ...ys)).toBeGreaterThanOrEqual(0);
  expect(Math.max(...xs)).toBeLessThanOrEqual(outline.width);
  expect(Math.max(...ys)).toBeLessThanOrEqual(outline.height);
  expect(Math.max(...ys) - Math.min(...ys)).toBeGreaterThan(outline.height * 0.85);
});

test.each(countries)('the path across $country starts and ends on land', ({ outline }) => {
  const rings = ringsOf(outline);
  const isOnLand = (point: Point) => rings.some((ring) => holds(ring, point));
  expect([isOnLand(outline.start), isOnLand(outline.end)]).toEqual([true, true]);
  expect(
    Math.hypot(outline.end[0] - outline.start[0], outline.end[1] - outline.start[1]),
  ).toBeGreaterThan(150);
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
  const outline = outlineOf(country);
  if (outline === null) throw new Error(`${country} has no outline.`);
  return outline;
}

/** The rings of an outline, read back from its path. */
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

/** Whether a point is inside a ring: a ray to the right crosses its edge an odd number of times. */
function holds(ring: readonly Point[], [x, y]: Point): boolean {
  return ring.reduce((isInside, [ax, ay], index) => {
    const [bx, by] = ring[(index + 1) % ring.length] ?? [ax, ay];
    const crosses = ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax;
    return crosses ? !isInside : isInside;
  }, false);
}
