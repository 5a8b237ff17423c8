import type { Inks } from '../palette.ts';
import { post } from './blaze.ts';
import { fell, field } from './land.ts';
import { fill, line, movedTo, ribbon, shape } from './pen.ts';
import { along, fir, grass } from './plants.ts';
import { cloud, smallSky } from './sky.ts';

/** A hut at the end of the day, with a light and a bench. 600 × 400. */
export function hut(inks: Inks): string {
  return [
    smallSky(inks, [150, 132], 8),
    cloud(inks.cloud, [230, 74], 150),
    fell(inks.haze, '-10 250, 80 200, 150 224, 260 150, 380 226, 460 190, 610 250', 330, [
      '260 150, 270 190, 256 240, 290 330, 420 330, 380 226, 320 178',
    ]),
    fell(inks.middle, '-10 290, 130 262, 300 276, 460 250, 610 262', 360),
    fir([542, 312], 180, inks.wood, 5),
    fir([586, 322], 130, inks.wood, 7),
    fir([492, 306], 110, inks.wood, 9),
    field(inks.pasture[0], '-10 316, 160 300, 330 304, 610 296'),
    fill(inks.path[0], ribbon('372 318 26, 340 330 34, 262 350 56, 200 380 96, 160 420 150')),
    house(inks),
    post(inks, [232, 334], 0.36),
    grass(inks.near[1], [
      ...along('440 350, 590 372', 10, 26, 12),
      ...along('10 356, 110 372', 7, 22, 14),
    ]),
  ].join('');
}

/** Stone below, timber above; the lamp in its windows is on at night. */
function house(inks: Inks): string {
  const lamp = inks.isNight ? inks.light : inks.halo;
  return movedTo([377, 318], 1, [
    fill(inks.stone[1], shape('45 -122, 45 -170, 63 -170, 63 -106')),
    fill(inks.stone[0], shape('-81 0, -81 -66, 81 -66, 81 0')),
    fill(inks.timber[0], shape('-81 -62, -81 -78, 0 -142, 81 -78, 81 -62')),
    fill(inks.dark[1], shape('-101 -68, -5 -158, 5 -158, 101 -68, 85 -62, 0 -136, -85 -62')),
    fill(inks.timber[1], 'M-15 0v-52h30v52z'),
    fill(lamp, 'M-65-26v-24h32v24zM35-26v-24h32v24zM-11-86v-20h22v20z'),
    line(inks.timber[1], 3, 'M-49-50v24M-65-38h32M51-50v24M35-38h32M0-106v20'),
    line(inks.stone[1], 3, 'M-75-12h16M-47-8h20M27-12h20M59-8h16M-77-56h8M-29-56h8M21-56h8'),
    line(inks.timber[1], 5, 'M27 2h50M33 2v10M71 2v10'),
  ]);
}
