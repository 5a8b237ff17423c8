import type { Inks } from '../../palette.ts';
import { soft, type Trace } from '../../paths.ts';
import { post } from '../blaze.ts';
import { fell, field } from '../land.ts';
import { fill, line, ribbon, softShape } from '../pen.ts';
import { along, fir, firs, grass } from '../plants.ts';
import { smallSky } from '../sky.ts';

/** The path is lost in the mist; behind us the mark still shows where it was right. 600 × 400. */
export function mist(inks: Inks): string {
  return [
    smallSky(inks, [372, 128], 241),
    fell(inks.haze, '-10 206, 110 166, 240 196, 370 160, 500 190, 610 170', 320),
    bank(inks, '-10 216, 120 204, 260 220, 400 204, 520 216, 610 206', '.7'),
    fell(inks.far, '-10 254, 130 228, 280 250, 430 226, 610 244', 350),
    firs(inks.middle[1], along('20 252, 590 238', 30, 12, 242), 46, 6),
    bank(inks, '-10 262, 100 248, 240 264, 380 246, 500 262, 610 252', '.75'),
    fir([96, 306], 120, inks.near, 243),
    fir([150, 314], 92, inks.near, 244),
    fir([508, 304], 130, inks.near, 245),
    bank(inks, '-10 290, 110 280, 230 292, 350 278, 480 292, 610 282', '.8'),
    field(inks.pasture[0], '-10 330, 150 322, 300 328, 460 320, 610 328'),
    fill(inks.path[0], ribbon('300 322 16, 326 332 26, 300 348 50, 240 366 90, 220 410 170')),
    bank(inks, '230 330, 270 316, 320 312, 370 316, 420 330', '.8', '400 340, 250 340'),
    line(
      inks.cloud,
      5,
      `${soft('40 326, 90 322, 150 326')}${soft('430 340, 500 334, 570 338')}`,
      'opacity=".7"',
    ),
    post(inks, [392, 386], 0.62),
    grass(inks.near[1], [
      ...along('20 366, 140 384', 8, 18, 246),
      ...along('420 384, 590 378', 10, 14, 247),
    ]),
  ].join('');
}

function bank(inks: Inks, top: Trace, opacity: string, rest = '610 330, -10 330'): string {
  return fill(inks.cloud, softShape(top, rest), `opacity="${opacity}"`);
}
