import type { Inks } from '../../palette.ts';
import { soft } from '../../paths.ts';
import { post } from '../blaze.ts';
import { outdoors } from '../outdoors.ts';
import { disc, fill, line, movedTo, ribbon, shape, softShape } from '../pen.ts';
import { along, grass } from '../plants.ts';

/** A suitcase and a globe on a bench beside the path. 600 × 400. */
export function suitcase(inks: Inks): string {
  return [
    outdoors(inks, {
      light: [492, 100],
      cloudAt: [60, 80],
      seed: 70,
      far: '-10 224, 110 190, 230 214, 340 174, 450 208, 610 186',
      near: '-10 256, 150 240, 300 256, 460 244, 610 252',
      ground: '-10 300, 150 288, 330 296, 480 286, 610 294',
    }),
    fill(inks.path[0], ribbon('30 294 14, 60 312 28, 40 346 60, 110 410 150')),
    post(inks, [528, 344], 0.46),
    bench(inks),
    movedTo([216, 300], 1, [globe(inks)]),
    movedTo([312, 300], 1, [trunk(inks)]),
    grass(inks.near[1], [
      ...along('170 374, 450 378', 14, 10, 71),
      ...along('470 366, 590 372', 6, 14, 72),
    ]),
  ].join('');
}

function bench(inks: Inks): string {
  return [
    line(inks.timber[1], 12, 'M166 232v140M446 232v140'),
    fill(inks.timber[0], 'M138 230h336v16H138zM138 256h336v16H138z'),
    fill(inks.timber[0], shape('126 314, 150 294, 462 294, 486 314')),
    fill(inks.timber[1], 'M126 314h360v12H126z'),
    line(inks.timber[1], 12, 'M144 326v48M468 326v48'),
  ].join('');
}

/** On its foot at 0, 118 high; the land on it is none that one could name. */
function globe(inks: Inks): string {
  return [
    fill(inks.timber[1], `${shape('-30 2, -20 -6, 20 -6, 30 2')}M-4-20h8v16h-8z`),
    disc(inks.isNight ? inks.water[1] : inks.deep[0], [0, -66], 44),
    fill(
      inks.pasture[0],
      soft('-38 -84, -22 -102, -4 -94, -8 -76, -24 -66, -20 -46, -34 -50, -38 -84') +
        soft('8 -84, 24 -92, 36 -72, 30 -46, 16 -34, 14 -58, 8 -84'),
    ),
    fill(
      inks.deep[1],
      softShape('6 -110, 32 -86, 34 -46, 4 -22', '26 -30, 44 -60, 36 -92'),
      'opacity=".55"',
    ),
    line(inks.path[1], 6, 'M-18-116a54 54 0 1 0 34 104'),
  ].join('');
}

/** On its foot at 0, 138 wide. */
function trunk(inks: Inks): string {
  const [lit, shaded] = inks.isNight ? inks.stone : inks.meadow;
  return [
    line(inks.timber[1], 9, 'M46-104v-18q0-8 8-8h30q8 0 8 8v18'),
    fill(lit, 'M10-104h118q10 0 10 10v86q0 10-10 10h-118q-10 0-10-10v-86q0-10 10-10z'),
    fill(shaded, 'M0-34h138v26q0 10-10 10h-118q-10 0-10-10z'),
    fill(inks.timber[0], 'M24-104h16v106h-16zM98-104h16v106h-16z'),
    fill(inks.path[0], 'M26-58h12v12h-12zM100-58h12v12h-12z'),
    line(inks.timber[1], 3, 'M0-72h24M40-72h58M114-72h24'),
  ].join('');
}
