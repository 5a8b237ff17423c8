import type { Inks } from '../palette.ts';
import { type Point, pointsOf, soft } from '../paths.ts';
import { stone } from './blaze.ts';
import { fell, wall } from './land.ts';
import { disc, fill, line, movedTo, shape, softShape } from './pen.ts';
import { along, firs, grass, thorn } from './plants.ts';
import { footpath } from './road.ts';
import { cloud, sky } from './sky.ts';

/** Over the fells: a walled path, and a standing stone that says it is the right one. 1600 × 900. */
export function hills(inks: Inks): string {
  return [
    sky(inks, {
      width: 1600,
      height: 900,
      bands: [130, 245, 340],
      light: [700, 285],
      radius: 96,
      seed: 4,
    }),
    cloud(inks.cloud, [120, 190], 360),
    cloud(inks.cloud, [470, 118], 210),
    cloud(inks.cloud, [1290, 128], 300),
    distance(inks),
    valley(inks),
    fields(inks),
    foreground(inks),
  ].join('');
}

/** The ranges on the horizon, and the great fell with its cairn. */
function distance(inks: Inks): string {
  const range = '-20 402, 130 366, 300 396, 470 346, 610 384, 790 340, 960 376, 1200 340, 1620 370';
  const great =
    '540 520, 680 462, 800 398, 905 308, 985 246, 1060 208, 1130 196, 1210 214, 1300 268, 1390 300, 1490 292, 1620 330';
  return [
    fell(inks.haze, range, 560, [
      '470 346, 496 384, 486 430, 520 560, 700 560, 610 384, 540 362',
      '130 366, 150 400, 146 560, 420 560, 300 396, 210 384',
      '790 340, 812 376, 800 420, 830 560, 1010 560, 960 376, 870 352',
    ]),
    fell(inks.far, great, 620, [
      '1130 196, 1118 236, 1150 284, 1132 340, 1176 400, 1156 460, 1190 560, 1640 620, 1640 330, 1490 292, 1440 330, 1390 300, 1300 268, 1210 214',
      '985 246, 996 290, 972 340, 986 400, 950 470, 960 580, 1096 580, 1060 480, 1072 410, 1034 340, 1040 284, 1010 262',
      '846 364, 846 410, 818 450, 800 560, 930 560, 906 470, 916 420, 884 372',
    ]),
    line(inks.far[0], 5, soft('1490 292, 1470 340, 1492 390, 1466 450')),
    fill(inks.dark[0], shape('1106 202, 1112 176, 1118 170, 1126 174, 1134 200')),
  ].join('');
}

/** Nearer fells, the tarn between them, and the path on its way up. */
function valley(inks: Inks): string {
  const left =
    '-20 372, 90 330, 200 306, 290 302, 380 334, 470 392, 580 446, 700 500, 820 552, 940 590';
  const right = '680 668, 790 612, 900 566, 1050 528, 1200 500, 1340 452, 1470 432, 1620 440';
  const tarn = '520 560, 640 534, 790 528, 960 544, 1060 566, 960 606, 760 624, 600 600, 520 560';
  return [
    fill(inks.water[0], soft(tarn)),
    line(inks.water[1], 3, 'M772 546h92M802 560h100M820 574h70M860 588h44'),
    fell(inks.middle, left, 660, [
      '290 302, 300 350, 276 396, 316 450, 296 510, 330 660, 960 660, 940 590, 820 552, 700 500, 580 446, 470 392, 380 334',
      '90 330, 104 372, 80 420, 96 480, 60 560, 70 660, 240 660, 200 560, 206 480, 160 420, 166 370, 132 344',
    ]),
    fell(inks.near, right, 720, [
      '1470 432, 1446 480, 1472 530, 1430 640, 1640 700, 1640 440',
      '1200 500, 1206 540, 1170 590, 1170 680, 1340 680, 1286 590, 1300 540, 1282 476',
    ]),
    line(inks.path[0], 4, soft('868 632, 930 610, 1000 600, 1076 574, 1010 556, 1060 532')),
    line(
      inks.path[0],
      3,
      soft('1046 505, 1010 470, 1056 440, 1030 400, 1072 360, 1060 310, 1092 262, 1110 212'),
      'stroke-dasharray="1 7"',
    ),
    firs(
      inks.wood[0],
      [...along('1290 560, 1420 520', 12, 26, 12), ...along('1400 580, 1600 520', 26, 40, 14)],
      46,
      13,
    ),
    firs(inks.wood[0], along('-10 590, 330 620', 30, 30, 8), 50, 9),
  ].join('');
}

/** Walled fields in the light, and the path between them. */
function fields(inks: Inks): string {
  const crest = '-20 640, 220 622, 460 622, 700 640, 880 632, 1150 640, 1380 618, 1620 626';
  const walls = [
    '330 621, 296 680, 246 742, 190 800',
    '1180 640, 1246 690, 1330 722, 1420 742',
    '640 638, 604 664, 470 692, 292 690',
  ];
  return [
    fill(inks.meadow[0], softShape(crest, '1620 900, -20 900')),
    fill(
      inks.pasture[0],
      softShape('-20 640, 220 622, 330 621', '296 680, 246 742, 180 800, -20 800'),
    ),
    fill(
      inks.pasture[0],
      softShape('1180 639, 1380 618, 1620 626', '1620 780, 1420 742, 1330 722, 1246 690'),
    ),
    fill(inks.meadow[1], softShape('330 621, 460 622, 640 636', '604 664, 470 692, 292 690')),
    line(
      inks.pasture[1],
      4,
      rows('-20 670, 130 656, 272 656', 3) + rows('1256 660, 1420 644, 1620 652', 3),
    ),
    line(
      inks.meadow[1],
      4,
      rows('960 672, 1080 676, 1200 672', 4) + rows('330 726, 440 724, 560 708', 3),
    ),
    line(inks.stone[1], 6, walls.map(soft).join('')),
    barn(inks),
    flock(inks, '420 656, 470 664, 508 650, 1040 700, 1086 690'),
    footpath(
      inks,
      '880 634 16, 846 646 26, 776 662 38, 744 690 54, 780 734 84, 818 786 124, 770 850 190, 690 920 280',
      '878 634 12, 842 646 20, 772 662 30, 739 690 42, 774 734 68, 810 786 104, 760 850 164, 676 920 246',
    ),
  ].join('');
}

/** Furrows: the first as given, the others below it. */
function rows(first: string, count: number): string {
  return Array.from({ length: count }, (_, row) =>
    soft(pointsOf(first).map(([x, y]): Point => [x - row * 8, y + row * 30])),
  ).join('');
}

/** A barn; at night somebody is in. */
function barn(inks: Inks): string {
  return movedTo([548, 640], 1, [
    fill(inks.path[1], 'M0 0v-22l13-14 13 14v22z'),
    fill(inks.stone[1], 'M26 0v-22h48v22z'),
    fill(inks.dark[0], 'M13-38h53l12 17H28z'),
    fill(inks.isNight ? inks.light : inks.dark[0], 'M9-4v-12h8v12z'),
  ]);
}

function flock(inks: Inks, positions: string): string {
  const sheep = ([x, y]: Point) =>
    `<ellipse fill="${inks.path[0]}" cx="${x}" cy="${y}" rx="9" ry="6"/>${disc(inks.dark[0], [x + 9, y - 3], 3)}`;
  return pointsOf(positions).map(sheep).join('');
}

/** The dark ground on which one stands: a thorn, a wall, the stone. */
function foreground(inks: Inks): string {
  const right = '816 925, 872 868, 950 842, 1060 836, 1240 830, 1430 804, 1620 778';
  return [
    wall(inks.stone, { from: [1640, 806], to: [990, 858], near: 98, far: 64, seed: 91 }),
    stone(inks, [938, 868]),
    fill(inks.dark[0], softShape(right, '1620 925')),
    fill(inks.wood[1], softShape('-20 716, 140 726, 300 764, 440 826, 560 915', '-20 915')),
    thorn([224, 800], inks.dark[1], [inks.wood[0], inks.dark[0]], 17),
    fill(inks.dark[0], softShape('-20 790, 120 786, 330 826, 480 925', '-20 925')),
    grass(
      inks.dark[0],
      [...along('880 866, 1000 842', 9, 6, 31), ...along('1010 842, 1590 792', 34, 6, 32)],
      26,
      33,
    ),
    grass(inks.dark[1], along('900 890, 1560 850', 16, 30, 32), 24, 39),
    grass(inks.dark[0], along('20 790, 340 834', 16, 8, 34), 26, 35),
    grass(inks.wood[1], along('400 806, 540 890', 9, 10, 36), 22, 37),
  ].join('');
}
