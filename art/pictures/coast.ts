import type { Inks } from '../palette.ts';
import { type Point, pointsOf, soft } from '../paths.ts';
import { post } from './blaze.ts';
import { cliff, fell } from './land.ts';
import { disc, fill, line, movedTo, shape, softShape } from './pen.ts';
import { along, grass } from './plants.ts';
import { footpath } from './road.ts';
import { glints, seaBand } from './sea.ts';
import { cloud, sky } from './sky.ts';

const horizon = 424;
const light: Point = [640, 372];

/** Along the cliffs to a lighthouse, and a post that says which way. 1600 × 900. */
export function coast(inks: Inks): string {
  return [
    sky(inks, { width: 1600, height: 900, bands: [140, 250, 340], light, radius: 92, seed: 12 }),
    cloud(inks.cloud, [90, 236], 420),
    cloud(inks.cloud, [900, 150], 330),
    cloud(inks.cloud, [330, 120], 220),
    sea(inks),
    headlands(inks),
    boat(inks),
    line(inks.isNight ? inks.cloud : inks.dark[0], 3, gulls),
    clifftop(inks),
  ].join('');
}

/** Water in four inks, and the light on it. */
function sea(inks: Inks): string {
  const band = (color: string, y: number, swell: number) =>
    seaBand(color, { width: 1600, y, swell, floor: 900 });
  return [
    `<path fill="${inks.water[0]}" d="M0 ${horizon}h1600v500H0z"/>`,
    band(inks.water[1], 480, 4),
    band(inks.deep[0], 556, 7),
    band(inks.deep[1], 660, 10),
    line(
      inks.light,
      4,
      glints({ light: light[0], horizon, count: 54, scale: 1 }),
      `opacity="${inks.isNight ? '.45' : '.85'}"`,
    ),
  ].join('');
}

/** Three headlands, the lit rock towards the sea, the path on top, the lighthouse at the end of it. */
function headlands(inks: Inks): string {
  return [
    fell(inks.haze, '1010 428, 1080 396, 1200 384, 1380 360, 1620 340', 430),
    cliff(inks.stone, inks.far[0], {
      top: '836 446, 852 420, 880 408, 940 402, 1060 398, 1220 378, 1400 356, 1620 336',
      turf: '1620 500, 1160 490, 1080 466, 1046 470, 1004 452, 980 458, 944 436, 918 444, 884 424, 862 436',
      foot: '1200 500, 1100 486, 1000 480, 900 474, 832 468',
      folds: [
        '862 436, 850 469',
        '900 432, 896 473',
        '934 440, 936 476',
        '968 452, 980 479',
        '1020 460, 1030 482',
      ],
    }),
    lighthouse(inks, [898, 410]),
    line(inks.path[0], 3, soft('914 409, 970 416, 1050 408, 1130 404, 1220 410, 1290 436')),
    stack(inks),
    cliff(inks.stone, inks.near[0], {
      top: '996 580, 1010 540, 1040 510, 1110 488, 1230 470, 1400 440, 1620 420',
      turf: '1620 640, 1400 640, 1330 604, 1290 612, 1240 582, 1206 594, 1160 560, 1120 578, 1086 542, 1060 560, 1030 536, 1012 560',
      foot: '1400 720, 1200 720, 1130 692, 1060 674, 982 656',
      folds: [
        '1012 556, 1000 660',
        '1052 556, 1050 672',
        '1096 556, 1104 690',
        '1140 572, 1160 704',
        '1190 590, 1214 720',
        '1262 600, 1280 720',
      ],
    }),
    fill(
      inks.near[1],
      softShape('1180 512, 1300 490, 1430 496, 1620 470', '1620 620, 1470 590, 1330 560'),
    ),
    line(inks.path[0], 6, soft('1270 464, 1214 482, 1296 506, 1256 532, 1330 556, 1392 600')),
    line(
      inks.light,
      4,
      'M822 474h66M910 482h50M974 664h58M1046 682h44M742 612h56',
      `opacity="${inks.isNight ? '.4' : '.9'}"`,
    ),
  ].join('');
}

/** Unlit by day; at night its beams cross the whole sky. */
function lighthouse(inks: Inks, foot: Point): string {
  const beams = shape('0 -76, -1000 -250, -1000 -110') + shape('0 -76, 800 -200, 800 -110');
  return movedTo(foot, 1, [
    inks.isNight ? fill(inks.light, beams, 'opacity=".13"') : '',
    fill(inks.white, shape('-11 2, -7 -66, 7 -66, 11 2')),
    fill(inks.stone[0], shape('3 2, 2 -66, 7 -66, 11 2')),
    fill(
      inks.dark[1],
      shape('-11 -66, -11 -70, -6 -70, -6 -82, 0 -92, 6 -82, 6 -70, 11 -70, 11 -66'),
    ),
    disc(inks.isNight ? inks.light : inks.halo, [0, -76], 5),
  ]);
}

/** A rock that the sea has cut off. */
function stack(inks: Inks): string {
  return movedTo([762, 606], 1, [
    fill(inks.stone[0], shape('-30 4, -24 -40, -27 -92, -14 -124, 12 -128, 24 -96, 20 -60, 32 2')),
    fill(inks.stone[1], shape('4 3, -2 -50, 8 -84, 2 -118, 12 -128, 24 -96, 20 -60, 32 2')),
    fill(
      inks.near[0],
      shape('-28 -92, -15 -127, 12 -131, 25 -98, 12 -108, 2 -100, -10 -110, -18 -98'),
    ),
  ]);
}

function boat(inks: Inks): string {
  return movedTo([318, 566], 1, [
    fill(inks.white, shape('0 -8, 4 -92, 44 -14')),
    fill(inks.cloud, shape('-5 -10, -1 -78, -30 -16')),
    fill(inks.dark[1], softShape('-40 -4, 0 -2, 54 -6', '38 10, -28 10')),
    line(inks.light, 4, 'M-60 14h50M6 18h70', 'opacity=".6"'),
  ]);
}

const gulls =
  'M430 300q13-13 22-2 11-11 22-1M500 262q10-10 16-2 8-8 16-1M384 250q8-8 13-2 7-7 13-1M820 236q9-9 15-2 8-8 15-1';

/** The grass on which one stands. */
function clifftop(inks: Inks): string {
  const edge = '-20 760, 160 742, 360 752, 560 770, 760 744, 960 700, 1180 640, 1400 590, 1620 560';
  return [
    fill(inks.wood[0], softShape(edge, '1620 920, -20 920')),
    fill(
      inks.near[1],
      softShape('900 722, 1020 680, 1180 640, 1400 590, 1620 560', '1620 640, 1320 690, 1080 730'),
    ),
    fence(inks.timber[1], '40 764, 150 756, 256 760, 356 764, 448 774, 530 780'),
    footpath(
      inks,
      '1392 594 16, 1330 624 24, 1180 668 36, 1010 706 52, 890 744 74, 836 790 108, 770 850 176, 700 925 270',
      '1390 593 11, 1326 623 17, 1174 667 27, 1002 705 40, 882 743 58, 828 789 88, 760 850 150, 686 925 236',
    ),
    fill(inks.wood[1], softShape('1020 925, 1120 840, 1280 780, 1440 744, 1620 730', '1620 925')),
    post(inks, [944, 866]),
    fill(
      inks.dark[0],
      softShape('830 925, 885 872, 980 850, 1160 856, 1340 826, 1620 800', '1620 925'),
    ),
    fill(inks.dark[0], softShape('-20 812, 140 806, 300 836, 430 925', '-20 925')),
    grass(
      inks.dark[0],
      [...along('886 872, 1160 856', 18, 6, 31), ...along('1170 856, 1590 806', 26, 6, 32)],
      26,
      33,
    ),
    grass(inks.dark[0], along('10 812, 300 838', 16, 8, 34), 26, 35),
    grass(
      inks.wood[1],
      [...along('20 764, 560 784', 20, 14, 36), ...along('1080 700, 1560 620', 16, 20, 40)],
      20,
      37,
    ),
    thrift(inks.path[0], [
      ...along('1010 846, 1560 800', 20, 26, 51),
      ...along('30 800, 300 826', 11, 22, 52),
    ]),
  ].join('');
}

/** Posts and two wires along the edge; the posts grow shorter as they go. */
function fence(color: string, feet: string): string {
  const points = pointsOf(feet);
  const wire = (up: number) =>
    soft(points.map(([x, y], index): Point => [x, y - up + index * (up / 20)]));
  const posts = points.map(([x, y], index) => `M${x} ${y}v-${62 - index * 3}`);
  return line(color, 2.5, wire(52) + wire(30)) + line(color, 8, posts.join(''));
}

/** Sea pinks, in white. */
function thrift(color: string, roots: readonly Point[]): string {
  const blooms = roots.map(([x, y]) => `M${Math.round(x)} ${Math.round(y) - 14}h1`);
  return line(color, 9, blooms.join(''));
}
