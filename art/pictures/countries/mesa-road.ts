import type { Inks } from '../../palette.ts';
import { soft } from '../../paths.ts';
import { post } from '../blaze.ts';
import { fell, field } from '../land.ts';
import { fill, line, movedTo, shape } from '../pen.ts';
import { along, grass, hedge } from '../plants.ts';
import { roadTowards } from '../road.ts';
import { cloud, smallSky } from '../sky.ts';

/** A long road to the mesas. 600 × 400. */
export function mesaRoad(inks: Inks): string {
  return [
    smallSky(inks, [372, 128], 151),
    cloud(inks.cloud, [60, 70], 190),
    cloud(inks.cloud, [430, 60], 130),
    fell(inks.haze, '-10 228, 90 222, 180 228, 330 220, 470 226, 610 216', 280),
    movedTo([330, 240], 0.42, [mesa(inks)]),
    movedTo([130, 252], 1, [mesa(inks)]),
    movedTo([496, 254], 0.78, [butte(inks)]),
    movedTo([570, 256], 0.5, [butte(inks)]),
    desert(inks),
    roadTowards(inks, '312 262 6, 306 282 22, 294 320 76, 262 410 240', [
      '310 270, 312 270, 311 276, 309 276',
      '306 284, 309 284, 307 294, 303 294',
      '300 304, 305 304, 301 322, 294 322',
      '290 336, 298 336, 288 366, 277 366',
      '270 384, 283 384, 276 410, 260 410',
    ]),
    post(inks, [410, 386], 0.5),
    grass(
      inks.meadow[1],
      [...along('20 376, 130 386', 8, 16, 153), ...along('400 386, 590 374', 10, 14, 154)],
      16,
    ),
  ].join('');
}

function desert(inks: Inks): string {
  return [
    field(inks.meadow[0], '-10 268, 140 258, 312 263, 470 256, 610 264'),
    line(
      inks.meadow[1],
      3,
      soft('30 292, 110 286, 190 290') +
        soft('390 288, 470 282, 560 288') +
        soft('10 330, 90 322, 150 326') +
        soft('450 322, 530 316, 600 322'),
    ),
    ...[
      '60 284, 74 284',
      '150 304, 168 304',
      '410 300, 426 300',
      '540 306, 560 306',
      '96 352, 120 352',
      '520 352, 544 352',
    ].map((trace, index) => hedge(inks.near[0], trace, 10 + index * 1.5, 155 + index)),
  ].join('');
}

/** A table of rock on its skirt, its middle at 0, 250 wide. */
function mesa(inks: Inks): string {
  const [lit, shaded] = inks.stone;
  return [
    fill(lit, shape('-124 14, -86 -34, -82 -98, -70 -104, 60 -106, 72 -98, 76 -36, 120 14')),
    fill(shaded, shape('34 14, 26 -40, 34 -80, 28 -105, 60 -106, 72 -98, 76 -36, 120 14')),
    line(shaded, 4, 'M-84-58H76M-92-30H80M-58-58v-34M-30-58v-22M-4-58v-40M16-30v-20M-44-30v-16'),
  ].join('');
}

/** A tower of rock on its skirt, its middle at 0, 150 high. */
function butte(inks: Inks): string {
  const [lit, shaded] = inks.stone;
  return [
    fill(
      lit,
      shape(
        '-72 14, -36 -36, -32 -118, -24 -126, -10 -124, -6 -148, 14 -150, 22 -112, 30 -36, 68 14',
      ),
    ),
    fill(shaded, shape('6 14, 4 -40, 10 -90, 4 -149, 14 -150, 22 -112, 30 -36, 68 14')),
    line(shaded, 4, 'M-34-66H24M-40-30H32'),
  ].join('');
}
