import type { Inks } from '../../palette.ts';
import { stone } from '../blaze.ts';
import { outdoors } from '../outdoors.ts';
import { fill, line, movedTo, ribbon, shape, softShape } from '../pen.ts';
import { along, grass } from '../plants.ts';

/** A stone that has just been marked, and the pot and the brush beside it. 600 × 400. */
export function paintPot(inks: Inks): string {
  return [
    outdoors(inks, {
      light: [452, 108],
      cloudAt: [70, 80],
      seed: 161,
      far: '-10 226, 120 206, 220 214, 330 166, 440 204, 610 184',
      near: '-10 254, 140 240, 300 254, 470 236, 610 248',
      ground: '-10 292, 150 282, 330 290, 480 280, 610 288',
    }),
    fill(inks.path[0], ribbon('470 284 12, 436 300 24, 470 326 48, 420 410 150')),
    movedTo([196, 360], 0.86, [stone(inks, [0, 0])]),
    movedTo([316, 362], 1, [pot(inks)]),
    movedTo([390, 372], 1, [brush(inks)]),
    grass(
      inks.near[1],
      [...along('100 366, 280 368', 11, 6, 162), ...along('480 352, 590 370', 7, 16, 163)],
      20,
    ),
  ].join('');
}

/** White paint, for that is how the mark begins; 60 wide, on its foot at 0. */
function pot(inks: Inks): string {
  return [
    line(inks.stone[1], 4, 'M-29-52q29-62 58 0'),
    fill(inks.stone[0], shape('-30 0, -32 -56, 32 -56, 30 0')),
    fill(inks.stone[1], shape('12 0, 13 -56, 32 -56, 30 0')),
    `<ellipse fill="${inks.stone[1]}" cx="0" cy="-56" rx="32" ry="9"/>`,
    `<ellipse fill="${inks.white}" cx="0" cy="-55" rx="26" ry="6"/>`,
    fill(inks.white, softShape('-26 -52, -20 -30, -14 -34, -8 -14, 0 -36, 4 -50', '-26 -52')),
  ].join('');
}

/** Laid on the grass, its hair still white. */
function brush(inks: Inks): string {
  return [
    fill(inks.timber[0], softShape('6 -12, 40 -18, 70 -24, 74 -16, 42 -8, 8 0', '6 -12')),
    fill(inks.stone[1], shape('-14 -14, 8 -16, 10 4, -12 6')),
    fill(inks.path[1], shape('-40 -10, -13 -14, -11 6, -38 10')),
    fill(inks.white, softShape('-52 -4, -44 -12, -28 -12, -26 8, -42 10, -52 -4')),
  ].join('');
}
