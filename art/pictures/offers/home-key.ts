import type { Inks } from '../../palette.ts';
import { post } from '../blaze.ts';
import { outdoors } from '../outdoors.ts';
import { disc, fill, line, movedTo, ribbon, shape } from '../pen.ts';
import { along, fir, grass } from '../plants.ts';

/** A house at the end of the path, and the key to it on the post. 600 × 400. */
export function homeKey(inks: Inks): string {
  return [
    outdoors(inks, {
      light: [86, 104],
      cloudAt: [140, 70],
      seed: 91,
      far: '-10 214, 100 198, 210 170, 330 204, 460 182, 610 210',
      near: '-10 248, 140 240, 300 252, 460 238, 610 246',
      ground: '-10 296, 150 286, 330 292, 480 286, 610 292',
    }),
    fir([112, 300], 120, inks.wood, 92),
    fir([72, 306], 88, inks.wood, 93),
    movedTo([252, 304], 1, [house(inks)]),
    fill(inks.path[0], ribbon('252 304 34, 258 322 44, 300 348 70, 290 410 150')),
    post(inks, [470, 420], 0.98),
    movedTo([464, 206], 1, [key(inks)]),
    grass(inks.near[1], [
      ...along('20 352, 210 366', 11, 24, 94),
      ...along('350 356, 590 372', 12, 24, 95),
    ]),
  ].join('');
}

/** Its doorstep stands at 0. */
function house(inks: Inks): string {
  const pane = inks.isNight ? inks.light : inks.water[0];
  const panes = 'M-78-74h34v36h-34zM44-74h34v36h-34zM-16-134h32v30h-32z';
  return [
    fill(inks.stone[1], 'M50-190h24v60h-24z'),
    fill(inks.path[0], shape('-100 0, -100 -94, 0 -176, 100 -94, 100 0')),
    fill(inks.path[1], shape('-100 0, -100 -12, 100 -12, 100 0')),
    line(inks.dark[0], 16, 'M-112-88L0-178L112-88'),
    fill(inks.wood[0], 'M-18 0v-62q18-14 36 0v62z'),
    disc(inks.halo, [9, -28], 3),
    fill(pane, panes),
    line(inks.timber[0], 4, `${panes}M-61-74v36M61-74v36M0-134v30`),
    fill(inks.wood[1], 'M-84-36h46v8h-46zM38-36h46v8h-46z'),
  ].join('');
}

/** On its hook at 0, 116 high. */
function key(inks: Inks): string {
  return [
    line(inks.dark[1], 5, 'M0-6v10q0 7 8 5'),
    line(inks.path[1], 9, 'M-16 26a16 16 0 1 1 32 0a16 16 0 1 1-32 0zM0 44v62M0 104h16M0 84h13'),
  ].join('');
}
