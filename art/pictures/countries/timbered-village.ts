import type { Inks } from '../../palette.ts';
import { post } from '../blaze.ts';
import { steeple, timberedHouse } from '../buildings.ts';
import { fell, field } from '../land.ts';
import { fill, ribbon } from '../pen.ts';
import { along, fir, firs, grass } from '../plants.ts';
import { cloud, smallSky } from '../sky.ts';

/** Timbered houses at the edge of a dark wood. 600 × 400. */
export function timberedVillage(inks: Inks): string {
  return [
    smallSky(inks, [128, 98], 121),
    cloud(inks.cloud, [360, 70], 170),
    fell(inks.haze, '-10 196, 110 156, 230 182, 360 134, 480 168, 610 146', 320, [
      '360 134, 374 170, 356 320, 540 320, 480 168, 420 148',
    ]),
    fell(inks.middle, '-10 226, 130 196, 280 214, 430 180, 610 200', 340),
    firs(inks.near[1], along('-4 226, 604 196', 44, 22, 122), 34, 6),
    fell(inks.near, '-10 262, 120 244, 300 262, 470 236, 610 248', 350),
    firs(inks.wood[1], along('-4 268, 150 250', 16, 14, 123), 50, 7),
    firs(inks.wood[1], along('440 248, 604 256', 16, 14, 124), 54, 8),
    steeple(inks, [262, 300], 1.25),
    timberedHouse(inks, [128, 316], 76),
    timberedHouse(inks, [372, 314], 84),
    timberedHouse(inks, [286, 320], 70),
    field(inks.pasture[0], '-10 318, 130 308, 300 316, 470 306, 610 314'),
    fir([66, 334], 150, inks.wood, 125),
    fir([24, 344], 112, inks.wood, 126),
    fir([524, 330], 168, inks.wood, 127),
    fir([574, 340], 130, inks.wood, 128),
    fill(inks.path[0], ribbon('240 312 18, 262 326 30, 246 348 54, 212 372 92, 220 410 150')),
    post(inks, [474, 384], 0.44),
    grass(inks.near[1], [
      ...along('20 366, 150 380', 9, 20, 129),
      ...along('390 356, 590 374', 11, 22, 130),
    ]),
  ].join('');
}
