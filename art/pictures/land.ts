import type { Pair } from '../palette.ts';
import { type Point, pointsOf, type Trace } from '../paths.ts';
import { fill, seeded, shape, softShape } from './pen.ts';

/** Land below a soft ridge, down to `floor`; `shades` are its sides that the light from the left does not reach. */
export function fell(
  [lit, shaded]: Pair,
  ridge: Trace,
  floor: number,
  shades: readonly Trace[] = [],
): string {
  const points = pointsOf(ridge);
  const [first = 0, last = 0] = [points.at(0)?.[0], points.at(-1)?.[0]];
  const land = softShape(points, `${last} ${floor}, ${first} ${floor}`);
  return fill(lit, land) + fill(shaded, shades.map((shade) => softShape(shade)).join(''));
}

/** Ground from a soft edge down to the foot of a small picture. */
export function field(color: string, edge: string): string {
  return fill(color, softShape(edge, '610 410, -10 410'));
}

type Wall = { from: Point; to: Point; near: number; far: number; seed: number };

/** How far up the courses of a wall begin and end; the last are the slabs on its top. */
const courses = [
  { low: 0.02, high: 0.27 },
  { low: 0.31, high: 0.52 },
  { low: 0.56, high: 0.76 },
  { low: 0.8, high: 1 },
] as const;

/** A dry-stone wall in perspective: as high as `near` where it begins and `far` where it ends. */
export function wall([lit, shaded]: Pair, { from, to, near, far, seed }: Wall): string {
  const random = seeded(seed);
  const at = (part: number, up: number): Point => [
    from[0] + (to[0] - from[0]) * part,
    from[1] + (to[1] - from[1]) * part - (near + (far - near) * part) * up,
  ];
  const stones = courses.flatMap(({ low, high }) => {
    const isTop = high === 1;
    const lean = isTop ? 0.006 : 0;
    return joints(random, isTop ? 0.6 : 1).map(([start, end]) =>
      shape([
        at(start + 0.004, low),
        at(start + 0.004 + lean, high - random() * 0.03),
        at(end - 0.004 + lean, high - random() * 0.04),
        at(end - 0.004, low),
      ]),
    );
  });
  const body = shape([at(0, 0), at(0, 0.97), at(1, 0.97), at(1, 0)]);
  return fill(shaded, body) + fill(lit, stones.join(''));
}

/** Where the stones of one course begin and end, from 0 to 1. */
function joints(random: () => number, size: number): (readonly [number, number])[] {
  const stones: (readonly [number, number])[] = [];
  for (let start = random() * 0.02; start < 0.99; start = stones.at(-1)?.[1] ?? 1) {
    stones.push([start, Math.min(1, start + (0.035 + random() * 0.05) * size)]);
  }
  return stones;
}

type Cliff = {
  top: Trace;
  /** The ragged lower edge of the grass, from right to left. */
  turf: Trace;
  /** Where the rock stands in the water, from right to left. */
  foot: Trace;
  /** Folds of the rock that face away from the light, each from a point above to one below. */
  folds: readonly Trace[];
};

/** A grassy top over a face of rock. */
export function cliff(rock: Pair, green: string, { top, turf, foot, folds }: Cliff): string {
  return [
    fill(rock[0], softShape(top, foot)),
    fill(rock[1], folds.map(fold).join('')),
    fill(green, softShape(top, turf)),
  ].join('');
}

function fold(trace: Trace): string {
  const [from = [0, 0], to = [0, 0]] = pointsOf(trace);
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
  const width = 6 + dy * 0.18;
  const at = (across: number, down: number): Point => [
    from[0] + dx * down + width * across,
    from[1] + dy * down,
  ];
  return shape([at(0, -0.08), at(0.5, 0.35), at(0.55, 0.6), at(1, 1.02), at(0, 1), at(-0.1, 0.5)]);
}
