import type { Inks, Pair } from '../palette.ts';
import { type Point, pointsOf } from '../paths.ts';
import { fell, field } from './land.ts';
import { along, firs } from './plants.ts';
import { cloud, smallSky } from './sky.ts';

type Outdoors = {
  light: Point;
  cloudAt: Point;
  seed: number;
  /** The range on the horizon; the land right of its highest point is in shade. */
  far: string;
  /** The hills before it, with woods at both sides. */
  near: string;
  /** The upper edge of the ground on which things stand. */
  ground: string;
  soil?: Pair;
};

/** What stands behind a thing in a small picture: sky, two ranges, a wood at each side, and the ground. */
export function outdoors(
  inks: Inks,
  { light, cloudAt, seed, far, near, ground, soil = inks.pasture }: Outdoors,
): string {
  return [
    smallSky(inks, light, seed),
    cloud(inks.cloud, cloudAt, 150),
    fell(inks.haze, far, 340, [leeOf(far, 330)]),
    fell(inks.middle, near, 360),
    firs(inks.near[1], woodsOn(near, seed), 26, seed + 2),
    field(soil[0], ground),
  ].join('');
}

/** The side of a range that lies behind its highest point. */
function leeOf(ridge: string, floor: number): Point[] {
  const points = pointsOf(ridge);
  const heights = points.map(([, y]) => y);
  const top = heights.indexOf(Math.min(...heights));
  const [x, y] = points[top] ?? [0, 0];
  const behind = points.slice(top + 1, top + 3).toReversed();
  const [end = x] = behind[0] ?? [];
  return [[x, y], [x + 12, y + 32], [x - 4, floor], [end + 20, floor], ...behind];
}

function woodsOn(ridge: string, seed: number): Point[] {
  const points = pointsOf(ridge);
  const between = (ends: readonly Point[]) =>
    along(ends.map(([x, y]) => `${x} ${y + 4}`).join(', '), 13, 8, seed);
  return [...between(points.slice(0, 2)), ...between(points.slice(-2))];
}
