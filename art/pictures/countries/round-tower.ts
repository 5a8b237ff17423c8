import type { Inks } from '../../palette.ts';
import { post } from '../blaze.ts';
import { farWall } from '../buildings.ts';
import { cliff, fell, field, wall } from '../land.ts';
import { fill, line, movedTo, ribbon, shape, softShape } from '../pen.ts';
import { along, grass, hedge } from '../plants.ts';
import { seaTo } from '../sea.ts';
import { cloud, smallSky } from '../sky.ts';

/** A round tower over the sea, and green fields between walls of stone. 600 × 400. */
export function roundTower(inks: Inks): string {
  return [
    smallSky(inks, [470, 104], 111),
    cloud(inks.cloud, [80, 84], 180),
    seaTo(inks, { horizon: 214, light: 470 }),
    fell(inks.haze, '330 216, 400 196, 460 204, 540 180, 610 190', 218),
    cliff(inks.stone, inks.near[0], {
      top: '-10 204, 90 196, 170 204, 240 214, 300 230, 344 262',
      turf: '330 270, 300 252, 270 258, 240 240, 190 246, 120 260, -10 270',
      foot: '346 306, 240 310, 100 320, -10 320',
      folds: ['254 250, 262 306', '290 256, 300 306', '318 266, 326 304'],
    }),
    fields(inks),
    movedTo([196, 262], 1, [tower(inks)]),
    wall(inks.stone, { from: [610, 362], to: [330, 392], near: 56, far: 40, seed: 113 }),
    post(inks, [300, 398], 0.52),
    grass(inks.near[1], [
      ...along('20 366, 160 384', 10, 18, 114),
      ...along('340 398, 600 374', 14, 6, 115),
    ]),
  ].join('');
}

function fields(inks: Inks): string {
  const edge = '-10 264, 90 256, 200 258, 300 276, 380 298, 480 304, 610 292';
  return [
    field(inks.pasture[0], edge),
    fill(inks.pasture[1], softShape('-10 264, 60 258', '104 300, 60 346, -10 352')),
    fill(inks.near[0], softShape('380 298, 480 304, 610 292', '610 338, 470 330, 396 322')),
    farWall(
      inks,
      [
        '60 258, 104 300, 60 348, -10 356',
        '104 300, 168 312',
        '372 296, 398 322, 470 332, 610 340',
        '486 304, 500 334',
      ],
      5,
    ),
    hedge(inks.wood[0], '500 296, 560 294, 610 290', 10, 116),
    fill(inks.path[0], ribbon('214 262 10, 246 280 16, 238 304 28, 206 334 50, 196 410 130')),
  ].join('');
}

/** On its foot at 0, 190 high: slim, with its door above the reach of robbers, and a roof of stone. */
function tower(inks: Inks): string {
  return [
    fill(inks.stone[0], shape('-25 4, -19 -152, 19 -152, 25 4')),
    fill(inks.stone[1], shape('6 4, 6 -152, 19 -152, 25 4')),
    fill(inks.path[1], shape('-23 -150, 0 -194, 23 -150')),
    fill(inks.stone[0], shape('4 -150, 0 -194, 23 -150')),
    fill(inks.dark[0], 'M-10-44v-20q6-8 12 0v20zM-8-92h7v14h-7zM-8-132h7v14h-7z'),
    line(inks.stone[1], 3, 'M-20-22h14M-16-74h10M-17-108h8M-4-26h8'),
  ].join('');
}
