import type { Pair } from '../palette.ts';
import { groupsOf, type Point } from '../paths.ts';
import { fill, movedTo, ribbon, seeded, softShape } from './pen.ts';

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
