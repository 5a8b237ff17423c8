import type { Pair } from '../palette.ts';
import { type Point, soft } from '../paths.ts';
import { fill, line, seeded, shape } from './pen.ts';

/** Where the wood opens, in a picture 1600 wide: trunks are lit on the side towards it. */
export const glade: Point = [770, 350];

type Stand = {
  count: number;
  width: number;
  /** How far down the trunks reach. */
  foot: number;
  /** Half of the width that is left free for the path. */
  gap: number;
  seed: number;
};

/** Trunks at one distance. */
export function stand([lit, shaded]: Pair, { count, width, foot, gap, seed }: Stand): string {
  const random = seeded(seed);
  const trunks = Array.from({ length: count }, (_, index) => ({
    x: (1600 * (index + 0.1 + random() * 0.8)) / count,
    half: (width / 2) * (0.7 + random() * 0.6),
    lean: (random() - 0.5) * width * 0.9,
    branchAt: 170 + random() * 160,
    hasBranch: index % 2 === 0,
  })).filter(({ x }) => Math.abs(x - glade[0]) >= gap);
  const bark = trunks.map(({ x, half, lean }) => trunk(x, half, lean, foot, [-1, 1]));
  const dark = trunks.map(({ x, half, lean }) =>
    trunk(x, half, lean, foot, x < glade[0] ? [-1, 0.15] : [-0.15, 1]),
  );
  const branches = trunks.map(({ x, half, branchAt, hasBranch }) => {
    const side = x < glade[0] ? 1 : -1;
    return hasBranch ? branch([x + side * half * 0.7, branchAt], side * width * 2.2) : '';
  });
  return fill(lit, [...bark, ...branches].join('')) + fill(shaded, dark.join(''));
}

/** A trunk from above the picture to its foot, or the part of it between two sides: -1 is its left edge, 1 its right. */
function trunk(
  x: number,
  half: number,
  lean: number,
  foot: number,
  [left, right]: readonly [number, number],
): string {
  return shape([
    [x + lean + half * 0.8 * left, -10],
    [x + lean + half * 0.8 * right, -10],
    [x + half * right, foot - 60],
    [x + half * 1.7 * right, foot + 16],
    [x + half * 1.7 * left, foot + 16],
    [x + half * left, foot - 60],
  ]);
}

function branch([x, y]: Point, reach: number): string {
  const rise = Math.abs(reach);
  return shape([
    [x, y],
    [x + reach * 0.5, y - rise * 0.32],
    [x + reach, y - rise * 0.5],
    [x + reach * 0.45, y - rise * 0.2],
    [x, y + rise * 0.18],
  ]);
}

type Canopy = { depth: number; lobe: number; seed: number };

/** Leaves that hang in from above in round masses, lower at the sides than over the path. */
export function canopy(color: string, { depth, lobe, seed }: Canopy): string {
  const random = seeded(seed);
  const masses: string[] = [];
  let [x, y] = [-20, depth * 3];
  while (x < 1640) {
    const width = Math.round(lobe * (0.55 + random() * 0.9));
    const away = Math.min(1, Math.abs(x + width - glade[0]) / 800);
    const low = Math.round(depth * (0.5 + 3.1 * away ** 1.6) + (random() - 0.5) * lobe * 0.9);
    const radius = Math.round(Math.hypot(width, low - y) * 0.56);
    masses.push(`a${radius} ${radius} 0 0 0 ${width} ${low - y}`);
    [x, y] = [x + width, low];
  }
  return fill(color, `M-20-20V${depth * 3}${masses.join('')}V-20z`);
}

type Bole = { left: number; right: number; foot: number; seed: number };

/** A thick trunk with roots and furrows. */
export function bole([lit, shaded]: Pair, { left, right, foot, seed }: Bole): string {
  const random = seeded(seed);
  const at = (across: number, y: number): Point => [left + (right - left) * across, y];
  const lean = [at(0.94, -10), at(0.97, foot * 0.5), at(1, foot - 130), at(1.1, foot - 50)];
  const roots = [
    at(1.4, foot + 10),
    at(0.8, foot - 8),
    at(0.5, foot + 22),
    at(0.2, foot - 6),
    at(-0.38, foot + 16),
  ];
  const rise = [at(-0.08, foot - 60), at(0, foot - 140), at(0.04, foot * 0.45), at(0.08, -10)];
  const isLeft = left < glade[0];
  const dark = isLeft
    ? [
        ...rise,
        at(0.46, -10),
        at(0.4, foot * 0.3),
        at(0.5, foot * 0.55),
        at(0.4, foot * 0.8),
        ...roots.slice(2),
      ]
    : [
        ...lean,
        ...roots.slice(0, 2),
        at(0.72, foot * 0.82),
        at(0.8, foot * 0.6),
        at(0.7, foot * 0.36),
        at(0.7, -10),
      ];
  const furrows = Array.from({ length: 9 }, () => {
    const across = 0.14 + random() * 0.5 + (isLeft ? 0.26 : 0);
    const [y, length] = [30 + random() * (foot - 160), 40 + random() * 70];
    return soft([at(across, y), at(across + 0.03, y + length / 2), at(across - 0.01, y + length)]);
  });
  return [
    fill(lit, shape([...lean, ...roots, ...rise])),
    fill(shaded, shape(dark)),
    line(shaded, 4, furrows.join('')),
  ].join('');
}

/** Fronds that bend outwards from one root. */
export function fern(color: string, root: Point, reach: number, seed: number): string {
  const random = seeded(seed);
  const fronds = [-1, -0.6, -0.2, 0.25, 0.65, 1].map((lean) => {
    const height = reach * (0.75 - Math.abs(lean) * 0.42) * (0.85 + random() * 0.3);
    return frond(root, [lean * reach * 0.25, -reach * 0.5], [lean * reach * 0.75, -height]);
  });
  return line(color, 4, fronds.join(''));
}

/** One frond: a curve from the root over `bend` to `tip`, both told from the root, with leaves on both sides. */
function frond([x, y]: Point, bend: Point, tip: Point): string {
  const leaves = [0.2, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8, 0.9].map((part) => {
    const along = (axis: 0 | 1) => 2 * part * (1 - part) * bend[axis] + part ** 2 * tip[axis];
    const [px, py] = [x + along(0), y + along(1)];
    const size = 20 * (1.1 - part);
    return shape([
      [px - size, py - size * 0.1],
      [px, py],
      [px + size, py - size * 0.5],
      [px, py],
    ]);
  });
  const [bendX, bendY, tipX, tipY] = [...bend, ...tip].map(Math.round);
  return `M${x} ${y}q${bendX} ${bendY} ${tipX} ${tipY}${leaves.join('')}`;
}
