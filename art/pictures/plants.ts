import type { Pair } from '../palette.ts';
import { type Point, pointsOf, straight } from '../paths.ts';
import { fill, line, movedTo, seeded, shape } from './pen.ts';

/** A fir drawn near, `height` high: ragged tiers, the side away from the light in shade. */
export function fir(root: Point, height: number, [lit, shaded]: Pair, seed: number): string {
  const random = seeded(seed);
  const tiers = 5 + Math.round(height / 70);
  const left: Point[] = [];
  const right: Point[] = [];
  for (let tier = 1; tier <= tiers; tier += 1) {
    const reach = height * 0.2 * (tier / tiers) ** 0.85 * (0.85 + random() * 0.3);
    const low = -height + (height * 0.94 * tier) / tiers;
    const notch = low - (height / tiers) * 0.3;
    left.push([-reach, low], [-reach * 0.45, notch]);
    right.push([reach * (0.85 + random() * 0.3), low], [reach * 0.45, notch]);
  }
  const spine = left.map(([x, y]): Point => [x * -0.18 - height * 0.02, y]);
  const [top, foot]: Point[] = [
    [0, -height],
    [0, -height * 0.06],
  ] as const;
  const half = height * 0.02;
  return movedTo(root, 1, [
    fill(
      shaded,
      shape(`${-half} ${-height * 0.1}, ${half} ${-height * 0.1}, ${half} 2, ${-half} 2`),
    ),
    fill(lit, shape([top, ...left, foot, ...right.toReversed()])),
    fill(shaded, shape([top, ...spine, foot, ...right.toReversed()])),
  ]);
}

/** Firs far away: thin spires whose feet stand at these places. */
export function firs(color: string, feet: readonly Point[], height: number, seed: number): string {
  const random = seeded(seed);
  const spires = feet.map(([x, y]) => {
    const tall = height * (0.65 + random() * 0.6);
    const half = tall * 0.17;
    return shape([
      [x, y - tall],
      [x + half, y + 3],
      [x - half, y + 3],
    ]);
  });
  return fill(color, spires.join(''));
}

/** Tufts of grass: short strokes that lean with the wind. */
export function grass(
  color: string,
  roots: readonly Point[],
  height: number,
  seed: number,
): string {
  const random = seeded(seed);
  const blades = roots.flatMap(([x, y]) =>
    [-0.5, -0.1, 0.35, 0.8].map((lean) =>
      straight([
        [x + lean * 5, y],
        [x + lean * height * (0.6 + random() * 0.4), y - height * (0.6 + random() * 0.5)],
      ]),
    ),
  );
  return line(color, Math.max(1.5, height / 12), blades.join(''));
}

/** Places along a line of two points, `count` of them, each a little off it. */
export function along(ends: string, count: number, spread: number, seed: number): Point[] {
  const random = seeded(seed);
  const [from = [0, 0], to = [0, 0]] = pointsOf(ends);
  return Array.from({ length: count }, (_, index) => {
    const part = (index + random() * 0.9) / count;
    return [
      from[0] + (to[0] - from[0]) * part,
      from[1] + (to[1] - from[1]) * part + (random() - 0.5) * spread,
    ];
  });
}
