import type { Inks } from '../../palette.ts';
import { type Point, soft } from '../../paths.ts';
import { post } from '../blaze.ts';
import { fell, field } from '../land.ts';
import { fill, line, movedTo, ribbon, shape } from '../pen.ts';
import { along, grass, roundTree } from '../plants.ts';
import { cloud, smallSky } from '../sky.ts';

/** Windmills on a ridge over a dry plain with olive trees. 600 × 400. */
export function windmills(inks: Inks): string {
  return [
    smallSky(inks, [330, 112], 141),
    cloud(inks.cloud, [60, 66], 150),
    fell(inks.haze, '-10 246, 120 228, 260 240, 400 220, 610 240', 320),
    fell(inks.pasture, '-10 214, 80 196, 170 204, 260 232, 360 258, 480 266, 610 262', 340, [
      '170 204, 190 236, 176 330, 420 330, 360 258, 260 232',
    ]),
    line(inks.path[0], 4, soft('196 284, 168 262, 186 244, 150 228, 140 206')),
    mill(inks, [84, 200], 1),
    mill(inks, [186, 212], 0.82),
    mill(inks, [266, 236], 0.62),
    plain(inks),
    post(inks, [498, 372], 0.56),
    grass(inks.meadow[1], [
      ...along('30 374, 150 386', 8, 16, 143),
      ...along('520 378, 596 372', 6, 10, 144),
    ]),
  ].join('');
}

function plain(inks: Inks): string {
  const olives = [inks.middle[0], inks.middle[1]] as const;
  const tree = (x: number, y: number, height: number) =>
    roundTree([x, y], height, olives, inks.timber[1]);
  return [
    field(inks.meadow[0], '-10 288, 130 278, 300 284, 460 276, 610 284'),
    line(
      inks.meadow[1],
      3,
      soft('20 306, 120 300, 200 304') +
        soft('360 300, 470 294, 590 300') +
        soft('10 334, 90 328, 170 332') +
        soft('420 326, 500 320, 600 326'),
    ),
    fill(inks.path[0], ribbon('210 282 10, 262 296 18, 330 312 32, 352 338 60, 330 410 140')),
    ...[340, 400, 460, 520, 580].map((x) => tree(x, 292, 34)),
    ...[24, 92, 160].map((x) => tree(x, 318, 46)),
    ...[430, 566].map((x) => tree(x, 334, 58)),
    ...[70, 200].map((x) => tree(x, 366, 72)),
  ].join('');
}

/** On its foot, 90 high without its sails. */
function mill(inks: Inks, foot: Point, scale: number): string {
  const [hubX, hubY] = [-8, -76];
  const sails = [25, 115, 205, 295].map((degrees) => {
    const angle = (degrees * Math.PI) / 180;
    const at = (out: number, aside: number): Point => [
      hubX + Math.cos(angle) * out - Math.sin(angle) * aside,
      hubY + Math.sin(angle) * out + Math.cos(angle) * aside,
    ];
    return {
      spar: shape([at(0, 0), at(70, 0)]),
      cloth: shape([at(18, 2), at(68, 2), at(68, 15), at(18, 13)]),
    };
  });
  return movedTo(foot, scale, [
    fill(inks.white, shape('-28 4, -24 -64, 24 -64, 28 4')),
    fill(inks.path[1], shape('10 4, 9 -64, 24 -64, 28 4')),
    fill(inks.dark[0], `${shape('-29 -62, 0 -100, 29 -62')}M-10 2v-22q7-9 14 0v22zM-8-48h9v10h-9z`),
    fill(inks.path[1], sails.map(({ cloth }) => cloth).join('')),
    line(inks.timber[1], 4, sails.map(({ spar }) => spar).join('')),
  ]);
}
