import type { Inks } from '../../palette.ts';
import { post } from '../blaze.ts';
import { outdoors } from '../outdoors.ts';
import { disc, fill, line, movedTo, shape, softShape } from '../pen.ts';
import { along, grass } from '../plants.ts';
import { roadTowards } from '../road.ts';

/** The road ahead, from behind the wheel. 600 × 400. */
export function steeringWheel(inks: Inks): string {
  return [
    outdoors(inks, {
      light: [430, 116],
      cloudAt: [120, 92],
      seed: 61,
      far: '-10 206, 100 186, 200 156, 310 196, 450 180, 610 204',
      near: '-10 226, 140 214, 270 228, 440 210, 610 222',
      ground: '-10 246, 150 238, 300 240, 480 236, 610 244',
      soil: inks.meadow,
    }),
    roadTowards(inks, '262 240 10, 266 252 22, 252 276 70, 220 340 210', [
      '262 249, 265 249, 265 257, 261 257',
      '257 263, 262 263, 259 275, 252 275',
      '247 283, 255 283, 249 302, 238 302',
    ]),
    post(inks, [124, 292], 0.42),
    grass(
      inks.meadow[1],
      [...along('60 288, 220 276', 8, 10, 62), ...along('390 274, 560 284', 8, 10, 63)],
      14,
    ),
    cabin(inks),
    movedTo([388, 366], 1, [wheelOf(inks)]),
    keys(inks),
  ].join('');
}

/** The frame of the windscreen, the mirror and the board below it. */
function cabin(inks: Inks): string {
  return [
    fill(
      inks.dark[1],
      shape('-10 -10, 610 -10, 610 18, -10 18') +
        shape('-10 0, 40 0, 12 320, -10 320') +
        shape('560 0, 610 0, 610 320, 588 320'),
    ),
    fill(inks.dark[1], 'M294 10h12v50h-12zM232 56q68-10 136 0l-6 36q-62 8-124 0z'),
    fill(inks.water[1], 'M242 62q58-8 116 0l-5 25q-53 6-106 0z'),
    fill(
      inks.dark[0],
      softShape('-10 316, 120 300, 300 294, 480 300, 610 316', '610 410, -10 410'),
    ),
    fill(inks.dark[1], softShape('-10 352, 180 338, 420 338, 610 352', '610 410, -10 410')),
    line(inks.stone[1], 4, 'M66 356h56M66 370h56M66 384h56'),
  ].join('');
}

/** Round 0, 220 wide. */
function wheelOf(inks: Inks): string {
  return [
    fill(inks.timber[1], `${shape('-100 -16, 100 -16, 100 10, -100 10')}M-14 0h28v110h-28z`),
    line(inks.timber[1], 24, 'M-104 0a104 104 0 1 1 0 1z'),
    line(inks.timber[0], 10, 'M-104 -4a104 104 0 0 1 208 0'),
    disc(inks.timber[1], [0, 0], 40),
    disc(inks.timber[0], [0, -2], 24),
  ].join('');
}

/** In the lock, with a leather tag. */
function keys(inks: Inks): string {
  return movedTo([216, 326], 1, [
    disc(inks.stone[1], [0, 0], 15),
    line(inks.path[1], 7, 'M0 0v18'),
    line(inks.stone[0], 4, 'M-10 30a10 10 0 1 1 20 0a10 10 0 1 1-20 0z'),
    fill(inks.timber[0], shape('-9 40, 9 40, 14 72, -14 72')),
  ]);
}
