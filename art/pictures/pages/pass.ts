import type { Inks } from '../../palette.ts';
import { soft } from '../../paths.ts';
import { post } from '../blaze.ts';
import { fell, field } from '../land.ts';
import { fill, line, ribbon, softShape } from '../pen.ts';
import { along, firs, grass } from '../plants.ts';
import { cloud, smallSky } from '../sky.ts';

/** From the top of a pass, with a path into each valley. 600 × 400. */
export function pass(inks: Inks): string {
  return [
    smallSky(inks, [300, 116], 201),
    cloud(inks.cloud, [60, 84], 150),
    cloud(inks.cloud, [430, 66], 130),
    fell(inks.haze, '-10 206, 80 150, 170 196, 260 180, 350 200, 440 142, 540 186, 610 160', 300, [
      '80 150, 94 184, 76 300, 240 300, 170 196, 130 166',
      '440 142, 454 180, 436 300, 600 300, 540 186, 490 154',
    ]),
    fell(inks.far, '-10 236, 110 196, 220 240, 320 226, 420 244, 520 200, 610 216', 340, [
      '110 196, 120 230, 104 330, 300 330, 220 240, 160 212',
      '520 200, 530 236, 512 330, 610 330, 610 216, 560 204',
    ]),
    fill(inks.water[0], softShape('200 274, 270 262, 350 264, 412 274, 350 288, 260 288, 200 274')),
    fell(inks.middle, '-10 262, 90 244, 180 274, 260 306, 330 318', 350),
    fell(inks.near, '290 318, 380 284, 470 262, 540 246, 610 240', 350),
    firs(inks.wood[0], along('-4 280, 150 282', 16, 16, 202), 32, 6),
    firs(inks.wood[0], along('450 284, 604 268', 16, 16, 203), 34, 7),
    field(inks.pasture[0], '-10 344, 120 326, 300 324, 470 322, 610 338'),
    line(inks.path[0], 4, soft('214 330, 190 312, 150 304, 164 288, 120 272, 92 248')),
    line(inks.path[0], 4, soft('330 326, 322 306, 344 296, 332 284')),
    line(inks.path[0], 4, soft('420 330, 440 310, 420 294, 466 284, 500 262, 536 248')),
    fill(inks.path[0], ribbon('212 326 8, 232 342 20, 280 366 46, 300 410 120')),
    fill(inks.path[0], ribbon('330 322 8, 326 340 20, 304 366 50, 300 410 120')),
    fill(inks.path[0], ribbon('422 324 8, 398 342 20, 330 368 46, 300 410 120')),
    post(inks, [562, 390], 0.46),
    grass(inks.near[1], [
      ...along('20 366, 200 384', 11, 18, 204),
      ...along('470 372, 590 376', 8, 14, 205),
    ]),
  ].join('');
}
