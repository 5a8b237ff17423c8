import { type Inks, paint } from '../../palette.ts';
import type { Point } from '../../paths.ts';
import { post } from '../blaze.ts';
import { outdoors } from '../outdoors.ts';
import { disc, fill, line, shape, softShape } from '../pen.ts';
import { along, grass } from '../plants.ts';
import { beam, roadAcross } from '../road.ts';

/** A learner's car on a country road. 600 × 400. */
export function learnerCar(inks: Inks): string {
  return [
    outdoors(inks, {
      light: [128, 104],
      cloudAt: [380, 84],
      seed: 41,
      far: '-10 226, 120 202, 250 222, 370 168, 470 206, 610 190',
      near: '-10 252, 170 244, 320 258, 440 240, 610 246',
      ground: '-10 284, 150 274, 330 280, 480 272, 610 278',
    }),
    post(inks, [66, 306], 0.42),
    grass(inks.near[1], along('96 304, 590 300', 20, 6, 43), 16),
    roadAcross(inks, 314, 384),
    beam(inks, [478, 296]),
    car(inks),
    grass(inks.near[1], along('10 402, 590 402', 22, 6, 44), 16, 10),
  ].join('');
}

function car(inks: Inks): string {
  const [lit, shaded] = paint(inks);
  const body =
    '142 338, 136 298, 150 276, 178 268, 222 222, 250 206, 360 204, 396 222, 424 262, 466 272, 484 292, 486 338';
  return [
    fill(inks.dark[1], 'M146 344h338v8H146z', 'opacity=".35"'),
    fill(lit, softShape(body)),
    fill(shaded, softShape('137 310, 300 304, 486 308', '486 338, 142 338')),
    fill(inks.water[0], shape('214 262, 246 224, 298 220, 298 262')),
    fill(inks.water[0], shape('312 262, 312 220, 356 220, 376 230, 398 262')),
    line(inks.white, 5, 'M246 252l22-22M338 252l24-24', 'opacity=".6"'),
    line(shaded, 3, 'M305 216v92M326 276h18'),
    disc(inks.isNight ? inks.light : inks.halo, [472, 294], 9),
    fill(inks.stone[0], 'M478 322h14v10h-14zM130 322h14v10h-14z'),
    wheel(inks, [206, 338], 32),
    wheel(inks, [410, 338], 32),
    learnerSign(inks),
  ].join('');
}

/** A wheel on a road: tyre, rim and hub. */
function wheel(inks: Inks, hub: Point, radius: number): string {
  return [
    disc(inks.dark[1], hub, radius),
    disc(inks.stone[0], hub, Math.round(radius * 0.62)),
    disc(inks.stone[1], hub, Math.round(radius * 0.3)),
  ].join('');
}

/** As a school of driving carries it on the roof; its letter is dark, for only the way-mark is red. */
function learnerSign(inks: Inks): string {
  return [
    fill(inks.dark[1], 'M268 198h76v8h-76z'),
    fill(inks.white, shape('276 200, 284 152, 328 152, 336 200')),
    fill(inks.stone[0], shape('328 152, 336 200, 346 200, 336 154')),
    line(inks.dark[1], 8, 'M297 162v28h19'),
  ].join('');
}
