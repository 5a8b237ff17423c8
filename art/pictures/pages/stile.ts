import type { Inks } from '../../palette.ts';
import { post } from '../blaze.ts';
import { wall } from '../land.ts';
import { outdoors } from '../outdoors.ts';
import { fill, line, ribbon, shape } from '../pen.ts';
import { along, grass, roundTree } from '../plants.ts';

/** A stile over the wall, and a path that turns back to it. 600 × 400. */
export function stile(inks: Inks): string {
  return [
    outdoors(inks, {
      light: [214, 104],
      cloudAt: [400, 70],
      seed: 191,
      far: '-10 212, 100 190, 190 206, 310 182, 430 150, 610 196',
      near: '-10 230, 140 218, 300 232, 460 214, 610 224',
      ground: '-10 254, 150 246, 330 250, 480 244, 610 250',
      soil: inks.meadow,
    }),
    line(
      inks.meadow[1],
      3,
      'M40 276q60-8 120-2M60 294q50-6 100 0M480 266q50-6 110 0M40 262q40-4 70 0',
    ),
    fill(
      inks.path[0],
      ribbon('342 330 36, 372 304 26, 430 290 18, 448 280 14, 410 268 11, 344 262 8, 300 256 6'),
    ),
    roundTree([532, 312], 124, inks.near, inks.timber[1]),
    wall(inks.stone, { from: [-20, 358], to: [620, 358], near: 54, far: 54, seed: 192 }),
    fill(inks.pasture[0], 'M-10 355h620v60H-10z'),
    fill(inks.path[0], ribbon('334 352 70, 320 368 84, 262 384 100, 190 410 150')),
    steps(inks),
    post(inks, [228, 372], 0.56),
    grass(inks.near[1], [
      ...along('10 372, 170 384', 10, 18, 193),
      ...along('400 378, 590 382', 12, 18, 194),
    ]),
  ].join('');
}

/** Two posts to hold on to, and boards to climb by. */
function steps(inks: Inks): string {
  const [lit, shaded] = inks.timber;
  return [
    fill(shaded, shape('306 364, 306 206, 318 202, 318 364')),
    fill(shaded, shape('366 364, 366 226, 376 222, 376 364')),
    line(lit, 6, 'M312 222L371 242'),
    fill(lit, shape('284 284, 400 276, 408 288, 290 296')),
    fill(shaded, 'M290 296L408 288v8L290 304z'),
    fill(lit, shape('292 326, 396 318, 410 332, 298 340')),
    fill(shaded, 'M298 340L410 332v9L298 349z'),
    line(shaded, 7, 'M302 348v22M404 341v25'),
  ].join('');
}
