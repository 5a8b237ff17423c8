import type { Inks } from '../palette.ts';
import { type Point, soft } from '../paths.ts';
import { blaze } from './blaze.ts';
import { fell, field } from './land.ts';
import { fill, line, movedTo, shape, softShape } from './pen.ts';
import { along, firs, grass } from './plants.ts';
import { cloud, smallSky } from './sky.ts';

/** Which way? A post with four arms, where paths meet. 600 × 400. */
export function crossroads(inks: Inks): string {
  return [
    smallSky(inks, [452, 104], 3),
    cloud(inks.cloud, [60, 92], 150),
    fell(inks.haze, '-10 224, 90 190, 200 214, 330 180, 470 206, 610 184', 300, [
      '330 180, 340 210, 330 300, 520 300, 470 206, 400 192',
    ]),
    fell(inks.middle, '-10 250, 120 226, 240 250, 400 240, 520 222, 610 234', 320),
    firs(
      inks.near[1],
      [...along('10 256, 170 240', 15, 8, 4), ...along('430 240, 600 236', 15, 8, 6)],
      26,
      7,
    ),
    paths(inks),
    fingerpost(inks),
    grass(inks.near[1], along('262 384, 340 384', 7, 6, 8), 20),
    grass(
      inks.meadow[1],
      [...along('20 380, 150 390', 6, 16, 10), ...along('460 380, 590 380', 6, 16, 12)],
      16,
      11,
    ),
  ].join('');
}

function paths(inks: Inks): string {
  const furrows = [
    '20 312, 90 304, 170 306',
    '8 334, 80 326, 150 328',
    '450 290, 520 286, 590 290',
    '470 312, 530 308, 596 312',
  ];
  return [
    field(inks.meadow[0], '-10 282, 140 268, 320 276, 480 262, 610 272'),
    line(inks.meadow[1], 3, furrows.map(soft).join('')),
    fill(
      inks.path[0],
      softShape(
        '168 410, 240 356, 262 338, 150 316, 40 290, 24 282',
        '44 278, 180 304, 296 328, 400 304, 500 270, 524 270, 430 314, 372 342, 400 366, 456 410',
      ),
    ),
    fill(inks.pasture[1], softShape('210 410, 268 362, 330 352, 390 376, 424 410')),
  ].join('');
}

function fingerpost(inks: Inks): string {
  return [
    fill(inks.timber[0], shape('291 378, 291 96, 299 88, 304 96, 304 380')),
    fill(inks.timber[1], shape('302 380, 302 92, 311 100, 311 378')),
    arm(inks, [300, 118], 150),
    arm(inks, [300, 160], -140),
    arm(inks, [300, 202], 118),
    arm(inks, [300, 242], -104),
    blaze(inks, [300, 290], 0.4),
  ].join('');
}

/** An arm that points to the right, or with a negative reach to the left; what it says is too far away to read. */
function arm(inks: Inks, joint: Point, reach: number): string {
  const side = Math.sign(reach);
  return movedTo(joint, 1, [
    fill(
      inks.path[0],
      shape(`${-side * 14} 0, ${reach} -5, ${reach + side * 22} 13, ${reach} 31, ${-side * 14} 33`),
    ),
    line(inks.stone[1], 4, `M${side * 8} 17H${reach - side * 14}`),
  ]);
}
