import type { Inks } from '../../palette.ts';
import { soft } from '../../paths.ts';
import { post } from '../blaze.ts';
import { cliff, field } from '../land.ts';
import { fill, line, ribbon, softShape } from '../pen.ts';
import { along, grass, hedge } from '../plants.ts';
import { seaTo } from '../sea.ts';
import { cloud, smallSky } from '../sky.ts';

/** White cliffs, and the path over the downs between hedges. 600 × 400. */
export function chalkCliffs(inks: Inks): string {
  const chalk = [inks.path[0], inks.path[1]] as const;
  return [
    smallSky(inks, [96, 112], 101),
    cloud(inks.cloud, [250, 76], 170),
    seaTo(inks, { horizon: 206, light: 96 }),
    cliff(chalk, inks.far[0], {
      top: '216 216, 240 170, 276 180, 312 156, 356 168, 410 140, 480 150, 610 128',
      turf: '610 260, 480 240, 424 164, 400 162, 356 182, 314 172, 276 194, 244 184',
      foot: '610 290, 420 264, 320 244, 216 224',
      folds: ['244 192, 238 224', '280 198, 276 236', '318 182, 318 242', '360 188, 366 250'],
    }),
    cliff(chalk, inks.middle[0], {
      top: '270 290, 298 222, 338 234, 384 198, 436 210, 500 176, 610 160',
      turf: '610 330, 520 270, 480 204, 438 226, 384 216, 340 250, 304 240',
      foot: '610 370, 420 350, 330 322, 270 298',
      folds: ['304 246, 292 304', '344 258, 338 322', '390 228, 396 330', '440 238, 452 320'],
    }),
    downs(inks),
    post(inks, [206, 374], 0.5),
    grass(inks.near[1], [
      ...along('20 372, 190 384', 11, 16, 102),
      ...along('380 384, 590 372', 12, 18, 103),
    ]),
  ].join('');
}

function downs(inks: Inks): string {
  const edge = '-10 350, 90 344, 200 336, 320 312, 420 280, 510 262, 610 250';
  return [
    field(inks.pasture[0], edge),
    fill(inks.near[0], softShape('420 281, 510 262, 610 250', '610 312, 520 304')),
    fill(inks.pasture[1], softShape('330 310, 420 281, 520 304', '610 312, 610 352, 480 340')),
    hedge(inks.wood[1], '420 280, 470 294, 530 306, 610 314', 10, 104),
    hedge(inks.wood[1], '326 311, 390 326, 480 342, 610 356', 12, 105),
    hedge(inks.wood[0], '500 265, 516 280, 530 304', 8, 106),
    fill(inks.path[0], ribbon('372 300 6, 336 318 14, 296 336 26, 300 362 48, 262 410 110')),
    line(inks.pasture[1], 3, soft('20 364, 100 356, 170 358')),
  ].join('');
}
