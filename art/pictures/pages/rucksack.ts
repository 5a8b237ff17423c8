import { type Inks, paint } from '../../palette.ts';
import { post } from '../blaze.ts';
import { outdoors } from '../outdoors.ts';
import { fill, line, movedTo, ribbon, softShape } from '../pen.ts';
import { along, grass } from '../plants.ts';

/** What one carries on the way, ready at the foot of the post. 600 × 400. */
export function rucksack(inks: Inks): string {
  return [
    outdoors(inks, {
      light: [128, 112],
      cloudAt: [400, 78],
      seed: 211,
      far: '-10 220, 110 204, 220 212, 330 178, 430 148, 610 206',
      near: '-10 250, 150 238, 300 252, 460 232, 610 244',
      ground: '-10 290, 150 280, 330 288, 480 278, 610 286',
    }),
    fill(inks.path[0], ribbon('110 284 12, 150 300 24, 128 326 48, 170 410 150')),
    line(inks.timber[0], 8, 'M438 372L404 150'),
    line(inks.dark[1], 9, 'M409 178L404 150'),
    post(inks, [372, 372], 0.8),
    movedTo([300, 376], 1, [pack(inks)]),
    grass(inks.near[1], [
      ...along('220 382, 470 384', 14, 8, 212),
      ...along('490 352, 590 372', 7, 16, 213),
    ]),
  ].join('');
}

/** On its foot at 0, 116 wide, with a rolled blanket on the top. */
function pack(inks: Inks): string {
  const [lit, shaded] = paint(inks);
  return [
    fill(lit, softShape('-54 0, -60 -60, -46 -118, 0 -132, 46 -118, 60 -60, 54 0', '-54 0')),
    fill(shaded, softShape('20 -130, 46 -118, 60 -60, 54 0', '24 0')),
    fill(inks.timber[0], 'M-62-150h124q12 16 0 32H-62q-12-16 0-32z'),
    line(inks.timber[1], 6, 'M-28-150v32M28-150v32'),
    fill(shaded, softShape('-48 -112, 0 -124, 48 -112, 42 -66, 0 -54, -42 -66, -48 -112')),
    fill(lit, softShape('-34 -4, -36 -40, 0 -44, 36 -40, 34 -4', '-34 -4')),
    line(shaded, 4, 'M-34-30q34-8 68 0'),
    line(inks.path[1], 6, 'M-20-88v34M20-88v34'),
  ].join('');
}
