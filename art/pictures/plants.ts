import type { Pair } from '../palette.ts';
import { groupsOf, type Point, pointsOf, straight, type Trace } from '../paths.ts';
import { disc, fill, line, movedTo, ribbon, seeded, shape, softShape } from './pen.ts';

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
  const top: Point = [0, -height];
  const foot: Point = [0, -height * 0.06];
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
    return shape(`${x} ${y - tall}, ${x + half} ${y + 3}, ${x - half} ${y + 3}`);
  });
  return fill(color, spires.join(''));
}

/** A hedge along a line, as one sees it from far away: round masses of leaves, `height` high. */
export function hedge(color: string, trace: Trace, height: number, seed: number): string {
  const random = seeded(seed);
  const points = pointsOf(trace);
  const masses = points.slice(1).flatMap(([toX, toY], index) => {
    const [fromX, fromY] = points[index] ?? [toX, toY];
    const count = Math.max(1, Math.round(Math.hypot(toX - fromX, toY - fromY) / (height * 0.6)));
    return Array.from({ length: count }, (_, step) => {
      const part = step / count;
      const [x, y] = [fromX + (toX - fromX) * part, fromY + (toY - fromY) * part];
      return `M${Math.round(x)} ${Math.round(y - height * (0.2 + random() * 0.3))}h0`;
    });
  });
  return line(color, height, masses.join(''));
}

/** A tree with a round crown, `height` high. */
export function roundTree(root: Point, height: number, [lit, shaded]: Pair, bark: string): string {
  const at = (x: number, y: number): Point => [x * height, y * height];
  return movedTo(root, 1, [
    line(bark, Math.max(3, height * 0.08), `M0 0V${Math.round(-height * 0.5)}`),
    disc(shaded, at(0, -0.62), Math.round(height * 0.37)),
    disc(shaded, at(0.24, -0.46), Math.round(height * 0.24)),
    disc(lit, at(-0.24, -0.48), Math.round(height * 0.24)),
    disc(lit, at(-0.07, -0.7), Math.round(height * 0.27)),
  ]);
}

/** A poplar, `height` high and slim. */
export function poplar(root: Point, height: number, [lit, shaded]: Pair): string {
  const half = height * 0.13;
  const side = (sign: 1 | -1): Point[] => [
    [0, -height],
    [sign * half * 0.7, -height * 0.72],
    [sign * half, -height * 0.4],
    [sign * half * 0.6, -height * 0.12],
    [0, -height * 0.06],
  ];
  return movedTo(root, 1, [
    fill(
      shaded,
      `${softShape(side(1))}M-1 0v${Math.round(-height * 0.2)}h3v${Math.round(height * 0.2)}z`,
    ),
    fill(lit, softShape([...side(-1), [half * 0.15, -height * 0.5], [0, -height]])),
  ]);
}

const limbs = [
  '-18 0 52, -4 -35 30, -7 -91 25, 18 -154 21, 42 -217 12, 84 -280 5',
  '0 -119 18, -32 -168 12, -35 -224 7',
  '18 -147 16, 70 -182 11, 140 -224 7',
];

/** A thorn tree on a windy hill, 350 high: it leans to the right, and its crown with it. */
export function thorn(foot: Point, bark: string, [lit, shaded]: Pair, seed: number): string {
  const random = seeded(seed);
  const crowns = (masses: string) =>
    groupsOf(masses)
      .map((mass) => crown(mass, random))
      .join('');
  return movedTo(foot, 1, [
    fill(shaded, crowns('63 -280 105, -35 -238 70, 147 -245 84, 210 -217 49')),
    fill(lit, crowns('21 -315 60, -56 -256 38, 105 -301 42, 147 -259 35')),
    fill(bark, limbs.map(ribbon).join('')),
  ]);
}

/** One mass of leaves, "x y reach", with a ragged rim. */
function crown([x = 0, y = 0, reach = 0]: readonly number[], random: () => number): string {
  const rim = Array.from({ length: 12 }, (_, index): Point => {
    const angle = (index / 12) * Math.PI * 2;
    const swell = index % 2 === 0 ? 1.06 + random() * 0.14 : 0.84 + random() * 0.1;
    return [x + Math.cos(angle) * reach * 1.2 * swell, y - Math.sin(angle) * reach * 0.86 * swell];
  });
  return softShape([...rim, ...rim.slice(0, 1)]);
}

/** Tufts of grass: short strokes that lean with the wind. */
export function grass(color: string, roots: readonly Point[], height = 18, seed = 9): string {
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
