import type { Inks } from '../palette.ts';
import { soft } from '../paths.ts';
import { post } from './blaze.ts';
import { fell, field } from './land.ts';
import { disc, fill, line, movedTo, ribbon, shape } from './pen.ts';
import { along, firs, grass } from './plants.ts';
import { cloud, smallSky } from './sky.ts';

/** A gate on the path and a box for the toll. 600 × 400. */
export function toll(inks: Inks): string {
  return [
    smallSky(inks, [470, 110], 21),
    cloud(inks.cloud, [70, 88], 170),
    fell(inks.far, '-10 232, 110 196, 250 222, 380 170, 500 206, 610 190', 330, [
      '380 170, 390 200, 376 330, 560 330, 500 206, 440 186',
      '110 196, 118 230, 104 330, 300 330, 250 222, 180 208',
    ]),
    fell(inks.near, '-10 262, 140 244, 310 262, 470 240, 610 252', 340),
    firs(inks.wood[0], along('20 268, 200 258', 20, 12, 5), 34, 6),
    field(inks.meadow[0], '-10 288, 150 276, 330 282, 480 272, 610 280'),
    line(inks.meadow[1], 3, soft('30 316, 100 308, 180 310') + soft('20 338, 90 330, 160 332')),
    fill(inks.path[0], ribbon('392 284 14, 420 298 26, 440 320 60, 390 356 120, 330 410 220')),
    fenceAndGate(inks),
    post(inks, [296, 366], 0.66),
    box(inks),
    grass(
      inks.near[1],
      [
        ...along('206 372, 330 372', 10, 6, 12),
        ...along('540 356, 600 356', 5, 4, 14),
        ...along('16 372, 130 380', 7, 18, 16),
      ],
      20,
    ),
  ].join('');
}

function fenceAndGate(inks: Inks): string {
  const rails = [284, 300, 316, 332].map((y) => `M-10 ${y}L246 ${y - 24}`);
  const bars = [238, 258, 278, 298, 318].map((y) => `M330 ${y}l226-4`);
  return [
    line(inks.timber[1], 9, `${rails.join('')}M70 262v84M160 254v84`),
    line(inks.path[1], 8, `${bars.join('')}M336 232v92M552 230v92M336 318L548 238`),
    fill(inks.timber[0], shape('556 350, 556 196, 574 190, 574 350')),
    fill(inks.timber[1], shape('570 350, 570 190, 580 196, 580 350')),
  ].join('');
}

function box(inks: Inks): string {
  return movedTo([204, 300], 1, [
    fill(inks.timber[1], 'M22 66V0h14v66z'),
    fill(inks.stone[0], 'M0 0v-72h58V0z'),
    fill(inks.stone[1], shape('50 0, 50 -72, 66 -68, 66 -4')),
    fill(inks.dark[0], `${shape('-8 -70, 0 -88, 60 -88, 72 -70')}M12-52h30v5H12z`),
    disc(inks.halo, [27, -24], 8),
  ]);
}
