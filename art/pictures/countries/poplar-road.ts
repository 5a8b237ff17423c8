import type { Inks } from '../../palette.ts';
import type { Point } from '../../paths.ts';
import { post } from '../blaze.ts';
import { house, steeple } from '../buildings.ts';
import { fell, field } from '../land.ts';
import { fill, shape } from '../pen.ts';
import { along, grass, poplar } from '../plants.ts';
import { footpath } from '../road.ts';
import { cloud, smallSky } from '../sky.ts';

/** Where the road and its poplars meet. */
const end: Point = [322, 246];

/** A straight road between poplars, and a vineyard on each side. 600 × 400. */
export function poplarRoad(inks: Inks): string {
  return [
    smallSky(inks, [196, 112], 131),
    cloud(inks.cloud, [390, 70], 170),
    fell(inks.haze, '-10 226, 100 204, 220 222, 360 196, 480 212, 610 190', 280),
    fell(inks.middle, '-10 242, 150 228, 320 240, 470 226, 610 236', 300),
    steeple(inks, [342, 250], 0.72),
    house(inks, [350, 250], { width: 34, height: 14, isShaded: true }),
    house(inks, [288, 250], { width: 30, height: 12, isShaded: false }),
    field(inks.pasture[0], '-10 250, 150 244, 322 247, 470 245, 610 250'),
    vines(inks),
    footpath(
      inks,
      '322 246 10, 316 270 46, 306 310 118, 284 410 320',
      '322 246 6, 316 270 34, 306 310 94, 284 410 270',
    ),
    poplars(inks),
    post(inks, [114, 388], 0.42),
    grass(inks.near[1], [
      ...along('10 384, 110 366', 7, 14, 133),
      ...along('462 380, 596 372', 9, 14, 134),
    ]),
  ].join('');
}

/** Rows of vines that run to the same point as the road. */
function vines(inks: Inks): string {
  const rows = [-560, -420, -300, 330, 440, 560, 700].map((x) => {
    const foot: Point = [end[0] + x, 410];
    const at = (part: number): Point => [
      end[0] + (foot[0] - end[0]) * part,
      end[1] + 6 + (foot[1] - end[1] - 6) * part,
    ];
    const row = (across: number): Point[] => [at(0.1), [at(1)[0] + across, 410]];
    return shape([...row(-20), ...row(24).toReversed()]);
  });
  return fill(inks.near[0], rows.join(''));
}

/** In pairs, the farthest first. */
function poplars(inks: Inks): string {
  const pairs = [0.16, 0.25, 0.38, 0.58, 0.9].map((near) => {
    const [y, height] = [Math.round(end[1] + near * 132), Math.round(26 + near * 300)];
    const side = (reach: number): Point => [Math.round(end[0] - near * 18 + near * reach), y];
    return poplar(side(-268), height, inks.wood) + poplar(side(236), height, inks.wood);
  });
  return pairs.join('');
}
