import type { Inks } from '../palette.ts';
import { post } from './blaze.ts';
import { house } from './buildings.ts';
import { fell, field } from './land.ts';
import { disc, fill, line, movedTo, ribbon, shape } from './pen.ts';
import { along, firs, grass } from './plants.ts';
import { cloud, smallSky } from './sky.ts';

/** A clock over the roofs of a small town. 600 × 400. */
export function clock(inks: Inks): string {
  return [
    smallSky(inks, [472, 118], 31),
    cloud(inks.cloud, [40, 100], 150),
    fell(inks.haze, '-10 222, 130 186, 280 214, 430 176, 610 210', 320, [
      '430 176, 440 206, 426 320, 610 320, 610 210, 510 188',
    ]),
    fell(inks.middle, '-10 262, 120 240, 300 256, 470 232, 610 244', 340),
    firs(
      inks.near[1],
      [...along('10 262, 120 248', 12, 8, 5), ...along('470 244, 600 246', 14, 8, 8)],
      30,
      6,
    ),
    tower(inks),
    house(inks, [120, 326], { width: 62, height: 44, isShaded: false }),
    house(inks, [186, 326], { width: 74, height: 54, isShaded: true }),
    house(inks, [340, 326], { width: 70, height: 48, isShaded: false }),
    house(inks, [414, 326], { width: 60, height: 40, isShaded: true }),
    house(inks, [478, 326], { width: 56, height: 36, isShaded: false }),
    house(inks, [66, 326], { width: 54, height: 34, isShaded: true }),
    field(inks.pasture[0], '-10 326, 150 316, 330 320, 480 314, 610 324'),
    fill(inks.path[0], ribbon('304 316 20, 318 330 34, 286 352 60, 300 380 104, 340 420 160')),
    post(inks, [408, 376], 0.4),
    grass(inks.near[1], [
      ...along('20 360, 200 378', 11, 24, 12),
      ...along('470 356, 590 370', 8, 24, 14),
    ]),
  ].join('');
}

function tower(inks: Inks): string {
  return movedTo([300, 320], 1, [
    fill(inks.stone[0], 'M-38 0v-188h76V0z'),
    fill(inks.stone[1], 'M18 0v-188h20V0z'),
    fill(inks.path[0], 'M-46-182v-12h92v12z'),
    fill(inks.dark[0], shape('-44 -194, 0 -272, 44 -194')),
    // A weather-vane: no flag flies here.
    line(inks.dark[0], 4, 'M0-270v-26M-14-296h28l-6-6m6 6l-6 6'),
    disc(inks.dark[1], [-6, -142], 29),
    disc(inks.path[0], [-6, -142], 25),
    line(inks.dark[1], 4, 'M-6-142v-17M-6-142l13 8'),
    fill(inks.dark[0], shape('-18 -70, -18 -92, -12 -99, -6 -101, 0 -99, 6 -92, 6 -70')),
  ]);
}
