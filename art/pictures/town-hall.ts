import type { Inks } from '../palette.ts';
import { post } from './blaze.ts';
import { fell, field } from './land.ts';
import { disc, fill, line, movedTo, shape, softShape } from './pen.ts';
import { along, fir, grass } from './plants.ts';
import { cloud, smallSky } from './sky.ts';

/** The office that decides: columns, steps, and the path that leads to them. 600 × 400. */
export function townHall(inks: Inks): string {
  return [
    smallSky(inks, [96, 108], 14),
    cloud(inks.cloud, [410, 78], 150),
    fell(inks.haze, '-10 246, 120 206, 260 236, 420 200, 610 232', 330),
    fell(inks.middle, '-10 276, 110 256, 300 270, 470 248, 610 260', 360),
    fir([76, 312], 130, inks.wood, 5),
    fir([118, 316], 88, inks.wood, 6),
    fir([520, 312], 140, inks.wood, 7),
    fir([566, 318], 100, inks.wood, 8),
    field(inks.pasture[0], '-10 312, 150 304, 450 304, 610 310'),
    building(inks),
    fill(
      inks.path[0],
      softShape('236 332, 240 350, 190 376, 110 410', '400 410, 356 380, 352 356, 372 332'),
    ),
    post(inks, [420, 388], 0.36),
    grass(inks.near[1], [
      ...along('20 350, 140 362', 8, 24, 12),
      ...along('460 350, 590 366', 8, 24, 14),
    ]),
  ].join('');
}

/** Its middle stands at 0; somebody still works there at night. */
function building(inks: Inks): string {
  const columns = [-88, -44, 0, 44, 88];
  const doors = [-76, -32, 12, 56].map((x) => `M${x} 88h20v-56h-20z`);
  return movedTo([302, 212], 1, [
    fill(inks.stone[0], 'M-152 94v-80h304v80z'),
    fill(inks.dark[0], `${doors.join('')}M-138 76v-38h22v38zM116 76v-38h22v38z`),
    inks.isNight ? fill(inks.light, 'M-134 72v-30h14v30zM14 88h16v-52h-16z') : '',
    fill(inks.path[0], columns.map((x) => `M${x - 7} 88l1-86h12l1 86z`).join('')),
    fill(inks.path[1], columns.map((x) => `M${x + 1} 88v-86h5l1 86z`).join('')),
    fill(inks.path[0], `M-162 16v-16h324v16z${shape('-106 0, 0 -54, 106 0')}`),
    fill(inks.stone[1], shape('-76 -6, 0 -44, 76 -6')),
    disc(inks.path[0], [0, -20], 10),
    line(inks.dark[0], 2, 'M0-20v-6M0-20h5'),
    fill(inks.path[1], shape('-106 88, 106 88, 114 98, -114 98')),
    fill(inks.path[0], shape('-114 98, 114 98, 124 109, -124 109')),
    fill(inks.path[1], shape('-124 109, 124 109, 134 120, -134 120')),
  ]);
}
