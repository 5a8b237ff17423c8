import type { Inks } from '../../palette.ts';
import { type Point, soft } from '../../paths.ts';
import { blaze } from '../blaze.ts';
import { fell, field } from '../land.ts';
import { fill, line, movedTo, ribbon, seeded, softShape } from '../pen.ts';
import { along, grass } from '../plants.ts';
import { cloud, smallSky } from '../sky.ts';

/** A heap on a top, to which everybody who came by has added a stone. 600 × 400. */
export function cairn(inks: Inks): string {
  return [
    smallSky(inks, [438, 124], 221),
    cloud(inks.cloud, [60, 96], 170),
    cloud(inks.cloud, [250, 58], 120),
    fell(inks.haze, '-10 250, 90 226, 190 240, 300 210, 400 232, 500 204, 610 230', 340, [
      '500 204, 512 232, 498 330, 610 330, 610 230, 560 212',
    ]),
    fell(inks.far, '-10 278, 130 256, 260 270, 380 246, 490 262, 610 244', 350),
    fell(inks.middle, '-10 302, 120 290, 280 300, 430 284, 610 296', 370),
    field(inks.pasture[0], '-10 356, 100 338, 220 322, 300 318, 400 328, 510 346, 610 362'),
    fill(inks.pasture[1], softShape('360 322, 450 336, 610 362', '610 410, 470 410')),
    fill(inks.path[0], ribbon('330 330 20, 380 346 30, 366 366 54, 300 410 140')),
    movedTo([250, 344], 1, [heap(inks)]),
    line(
      inks.isNight ? inks.cloud : inks.dark[0],
      3,
      soft('420 206, 430 198, 438 206') + soft('438 206, 446 198, 456 206'),
    ),
    grass(inks.near[1], [
      ...along('30 366, 190 360', 10, 20, 222),
      ...along('430 364, 590 384', 10, 16, 223),
    ]),
  ].join('');
}

/** Its courses, from the ground to the top: half a width, a height, and how many stones. */
const courses = [
  [104, 32, 4],
  [92, 30, 4],
  [80, 30, 3],
  [68, 30, 3],
  [54, 28, 2],
  [40, 46, 1],
  [22, 20, 1],
] as const;

/** On its foot at 0; the way-mark is on the one large stone below the top. */
function heap(inks: Inks): string {
  const random = seeded(224);
  let floor = 4;
  const stones = courses.map(([half, height, count]) => {
    const joints = Array.from({ length: count + 1 }, (_, index) => {
      const sway = index === 0 || index === count ? 0.1 : 0.5;
      return -half + (half * 2 * (index + (random() - 0.5) * sway)) / count;
    });
    const row = joints.slice(1).map((right, index) => {
      const left = joints[index] ?? right;
      return boulder(inks, { left, right, foot: floor, height: height + random() * 7 });
    });
    floor -= height;
    return row.join('');
  });
  return [...stones, blaze(inks, [-4, -186], 0.5)].join('');
}

type Boulder = { left: number; right: number; foot: number; height: number };

/** A stone rounded by the weather, its lower right side in shade. */
function boulder(inks: Inks, { left, right, foot, height }: Boulder): string {
  const at = (across: number, up: number): Point => [
    left + (right - left) * across,
    foot - height * up,
  ];
  const back = [at(0.9, 0.88), at(1.02, 0.45), at(0.93, 0.02), at(0.5, -0.04), at(0.12, 0.02)];
  return [
    fill(
      inks.stone[0],
      softShape([...back, at(-0.02, 0.5), at(0.1, 0.9), at(0.5, 1), at(0.9, 0.88)]),
    ),
    fill(inks.stone[1], softShape([...back, at(0.5, 0.12), at(0.86, 0.3), at(0.9, 0.88)])),
  ].join('');
}
