import { type Inks, inks as palettes } from '../../palette.ts';
import { post } from '../blaze.ts';
import { outdoors } from '../outdoors.ts';
import { disc, fill, line, movedTo, ribbon, shape, softShape } from '../pen.ts';
import { along, grass } from '../plants.ts';
import { roadTowards } from '../road.ts';

/** A desk beside the path, with a road on its screen, and headphones. 600 × 400. */
export function desk(inks: Inks): string {
  return [
    outdoors(inks, {
      light: [84, 96],
      cloudAt: [420, 74],
      seed: 52,
      far: '-10 220, 110 176, 210 206, 330 190, 450 160, 610 208',
      near: '-10 258, 130 240, 300 250, 470 236, 610 250',
      ground: '-10 296, 150 286, 330 292, 480 282, 610 288',
    }),
    fill(inks.path[0], ribbon('560 290 16, 520 308 30, 548 340 58, 500 410 130')),
    post(inks, [84, 340], 0.5),
    table(inks),
    movedTo([318, 0], 1, [screen(inks)]),
    headphones(inks),
    grass(inks.near[1], [
      ...along('20 366, 220 374', 11, 20, 53),
      ...along('300 384, 470 380', 8, 12, 54),
    ]),
  ].join('');
}

function table(inks: Inks): string {
  return [
    line(inks.timber[1], 10, 'M182 294v50M458 294v50'),
    fill(inks.timber[0], shape('140 284, 178 258, 462 258, 500 284')),
    fill(inks.timber[1], 'M140 284h360v12H140z'),
    fill(inks.timber[0], 'M152 296h14v72h-14zM474 296h14v72h-14z'),
    fill(inks.stone[0], shape('262 278, 270 268, 366 268, 374 278')),
    line(inks.stone[1], 2, 'M274 273h88'),
  ].join('');
}

/** Its middle stands at 0; on it is always day. */
function screen(inks: Inks): string {
  const { day } = palettes;
  return [
    fill(
      inks.dark[1],
      shape('-10 224, 10 224, 14 256, -14 256') + shape('-44 262, -36 254, 36 254, 44 262'),
    ),
    fill(inks.dark[1], 'M-106 104h212v124h-212z'),
    fill(day.sky[0], 'M-98 112h196v108h-196z'),
    fill(day.middle[0], softShape('-98 168, -50 150, 0 166, 50 152, 98 164', '98 220, -98 220')),
    fill(day.meadow[0], softShape('-98 182, 0 174, 98 182', '98 220, -98 220')),
    roadTowards(day, '0 176 6, 0 220 112', [
      '-1 184, 1 184, 2 192, -2 192',
      '-3 198, 3 198, 5 212, -5 212',
    ]),
    fill(day.white, shape('58 168, 74 140, 90 168')),
    line(day.dark[0], 3, 'M58 168L74 140L90 168zM74 168v16M74 150v7M74 163v0'),
  ].join('');
}

/** Laid down on the right of the desk. */
function headphones(inks: Inks): string {
  return [
    line(inks.dark[1], 8, 'M440 268v-26a27 27 0 0 1 54 0v26'),
    fill(inks.stone[1], 'M432 244h13v32h-13zM489 244h13v32h-13z'),
    disc(inks.stone[1], [438, 260], 12),
    disc(inks.stone[1], [496, 260], 12),
  ].join('');
}
