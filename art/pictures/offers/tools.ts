import type { Inks } from '../../palette.ts';
import { soft } from '../../paths.ts';
import { post } from '../blaze.ts';
import { wall } from '../land.ts';
import { outdoors } from '../outdoors.ts';
import { fill, line, movedTo, ribbon, shape, softShape } from '../pen.ts';
import { along, grass } from '../plants.ts';

/** A hard hat and a box of tools on a wall, before a house that is being built. 600 × 400. */
export function tools(inks: Inks): string {
  return [
    outdoors(inks, {
      light: [110, 100],
      cloudAt: [250, 72],
      seed: 81,
      far: '-10 216, 130 170, 240 204, 370 186, 480 200, 610 178',
      near: '-10 250, 150 238, 310 252, 450 236, 610 246',
      ground: '-10 284, 150 274, 330 280, 480 272, 610 278',
    }),
    movedTo([430, 278], 1, [frame(inks)]),
    fill(inks.path[0], ribbon('500 278 40, 540 300 60, 566 340 100, 600 410 170')),
    wall(inks.stone, { from: [-10, 372], to: [500, 372], near: 78, far: 78, seed: 83 }),
    post(inks, [536, 384], 0.6),
    movedTo([156, 296], 1, [hat(inks)]),
    movedTo([256, 296], 1, [box(inks)]),
    grass(inks.near[1], along('10 388, 500 386', 26, 10, 84), 20),
  ].join('');
}

/** The timbers of a house without its walls. */
function frame(inks: Inks): string {
  return line(
    inks.timber[0],
    6,
    'M0 0v-84M46 0v-84M92 0v-84M138 0v-84M-6-84h150M-12-80L69-146L150-80M46-84v-26M92-84v-26M69-84v-60M0-42h138M0-42l46-42M138-42l-46-42',
  );
}

/** On its brim at 0, 128 wide. */
function hat(inks: Inks): string {
  const [lit, shaded] = inks.isNight ? inks.path : inks.meadow;
  return [
    fill(lit, softShape('-52 -12, -48 -48, -22 -76, 4 -82, 30 -76, 52 -46, 56 -12', '-52 -12')),
    fill(shaded, softShape('14 -80, 34 -72, 54 -44, 56 -12', '26 -12, 26 -44')),
    fill(lit, softShape('-64 0, -54 -14, 0 -20, 56 -14, 72 0', '-64 0')),
    line(shaded, 3, soft('-54 -12, 0 -17, 58 -12')),
    line(shaded, 7, soft('-20 -72, -24 -48, -22 -24') + soft('4 -82, 4 -50, 4 -24')),
  ].join('');
}

/** On its foot at 0, 168 wide, with a saw and a hammer in it. */
function box(inks: Inks): string {
  return [
    fill(inks.stone[0], shape('96 -56, 150 -126, 166 -118, 130 -56')),
    fill(inks.timber[0], shape('142 -112, 158 -142, 178 -132, 168 -104')),
    line(inks.timber[0], 9, 'M44-56v-66'),
    fill(inks.dark[1], 'M20-136h36q14 2 18 12l-18-2v6h-36z'),
    line(inks.timber[1], 9, 'M8-62v-34h152v34'),
    fill(inks.wood[0], 'M0-66h168v66h-168z'),
    fill(inks.wood[1], 'M0-22h168v22h-168zM0-66h168v10h-168z'),
    fill(inks.path[1], 'M72-52h24v16h-24z'),
  ].join('');
}
