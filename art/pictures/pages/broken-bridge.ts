import type { Inks } from '../../palette.ts';
import { soft } from '../../paths.ts';
import { post } from '../blaze.ts';
import { cliff, fell } from '../land.ts';
import { fill, line, ribbon } from '../pen.ts';
import { along, fir, firs, grass } from '../plants.ts';
import { cloud, smallSky } from '../sky.ts';

/** A short cut that ends in the air; the mark stands on the other way. 600 × 400. */
export function brokenBridge(inks: Inks): string {
  return [
    smallSky(inks, [312, 104], 171),
    cloud(inks.cloud, [70, 74], 160),
    fell(inks.haze, '-10 224, 110 180, 220 206, 320 186, 430 206, 520 160, 610 190', 330, [
      '110 180, 122 214, 106 320, 260 320, 220 206, 160 186',
    ]),
    fell(inks.middle, '-10 262, 140 240, 300 262, 460 236, 610 250', 410),
    firs(inks.near[1], along('-4 264, 140 244', 13, 8, 172), 34, 6),
    firs(inks.near[1], along('440 240, 604 248', 15, 8, 173), 34, 7),
    gorge(inks),
    ruin(inks),
    fir([60, 286], 130, inks.wood, 174),
    fir([22, 300], 96, inks.wood, 175),
    fir([566, 278], 120, inks.wood, 176),
    fill(inks.path[0], ribbon('60 410 90, 96 372 56, 150 340 34, 214 308 20, 222 300 14')),
    fill(inks.path[0], ribbon('56 410 90, 64 380 44, 34 346 28, -10 326 20')),
    post(inks, [118, 394], 0.5),
    grass(inks.near[1], [
      ...along('146 384, 200 360', 5, 8, 177),
      ...along('470 318, 590 330', 9, 14, 178),
    ]),
  ].join('');
}

/** Two banks, and the river far below. */
function gorge(inks: Inks): string {
  return [
    fill(inks.deep[0], 'M190 350h240v60H190z'),
    line(inks.water[0], 4, 'M270 372h50M300 388h70M250 398h40M340 364h40'),
    cliff(inks.stone, inks.pasture[0], {
      top: '-10 304, 90 290, 180 296, 244 304',
      turf: '262 410, 236 330, 214 324, 190 340, 160 410, -10 410',
      foot: '284 410, -10 410',
      folds: ['236 334, 254 410', '206 340, 220 412'],
    }),
    cliff(inks.stone, inks.pasture[0], {
      top: '384 296, 450 288, 530 282, 610 290',
      turf: '610 410, 470 410, 446 336, 424 322, 400 330, 390 316',
      foot: '610 410, 350 410',
      folds: ['404 332, 392 410', '432 330, 430 410'],
    }),
  ].join('');
}

/** Posts and planks at both ends, and nothing between them. */
function ruin(inks: Inks): string {
  const [lit, shaded] = inks.timber;
  return [
    line(shaded, 9, 'M232 306v-58M254 308v-44M390 300v-58M372 300v-36'),
    line(
      lit,
      5,
      `M232 254L278 276M390 248L350 268${soft('278 276, 288 300, 284 322')}${soft('350 268, 340 288, 344 304')}`,
    ),
    line(lit, 11, 'M222 308L286 314M404 298L346 306'),
    line(shaded, 9, 'M286 314L298 338M346 306L336 322'),
    line(shaded, 3, 'M242 306v10M258 308v10M274 310v10M386 298v10M368 300v10'),
  ].join('');
}
