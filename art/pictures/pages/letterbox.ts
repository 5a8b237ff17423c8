import { type Inks, paint } from '../../palette.ts';
import { blaze } from '../blaze.ts';
import { outdoors } from '../outdoors.ts';
import { disc, fill, line, movedTo, ribbon, shape } from '../pen.ts';
import { along, grass, roundTree } from '../plants.ts';

/** A box for letters on a post at the garden fence; who lives there is at home. 600 × 400. */
export function letterbox(inks: Inks): string {
  return [
    outdoors(inks, {
      light: [118, 100],
      cloudAt: [220, 66],
      seed: 231,
      far: '-10 216, 100 176, 210 204, 330 188, 450 172, 610 204',
      near: '-10 246, 140 236, 300 250, 470 232, 610 244',
      ground: '-10 286, 150 276, 330 284, 480 274, 610 282',
    }),
    roundTree([566, 296], 150, inks.near, inks.timber[1]),
    movedTo([430, 296], 1, [cottage(inks)]),
    fill(inks.path[0], ribbon('430 296 24, 424 312 34, 380 334 56, 372 362 90, 420 410 160')),
    fence(inks),
    movedTo([196, 384], 1, [box(inks)]),
    grass(inks.near[1], [
      ...along('20 382, 180 388', 10, 10, 232),
      ...along('210 388, 310 390', 6, 8, 233),
      ...along('490 382, 590 386', 6, 8, 234),
    ]),
  ].join('');
}

/** Its doorstep stands at 0. */
function cottage(inks: Inks): string {
  return [
    fill(inks.stone[1], 'M58-150h18v44h-18z'),
    fill(inks.path[0], 'M-86 0v-70h172v70z'),
    fill(inks.dark[0], shape('-102 -66, -64 -124, 64 -124, 102 -66')),
    fill(inks.timber[0], 'M-14 0v-46h28v46z'),
    fill(inks.isNight ? inks.light : inks.water[0], 'M-66-24v-26h30v26zM36-24v-26h30v26z'),
    line(inks.timber[1], 3, 'M-66-24v-26h30v26zM36-24v-26h30v26zM-51-50v26M51-50v26'),
  ].join('');
}

function fence(inks: Inks): string {
  const pales = [...Array.from({ length: 10 }, (_, index) => 20 + index * 32), 488, 520, 552, 584];
  const boards = pales.map((x) =>
    shape(`${x} 372, ${x} 310, ${x + 7} 302, ${x + 14} 310, ${x + 14} 372`),
  );
  return [
    line(inks.path[1], 7, 'M-10 328H322M-10 356H322M490 328H610M490 356H610'),
    fill(inks.path[0], boards.join('')),
  ].join('');
}

/** On its post at 0, 200 high. */
function box(inks: Inks): string {
  const [lit, shaded] = paint(inks);
  return [
    fill(inks.timber[0], 'M-6 0v-150h20v150z'),
    fill(inks.timber[1], 'M14 0v-150h8v150z'),
    blaze(inks, [5, -104], 0.44),
    fill(shaded, 'M-70-146v-50q0-30 30-30h96q30 0 30 30v50z'),
    fill(lit, 'M-70-146v-50q0-30 30-30t30 30v50z'),
    line(inks.dark[1], 5, 'M-54-190h28'),
    disc(inks.path[1], [-40, -168], 5),
    line(lit, 4, 'M8-168h60M8-184h60'),
  ].join('');
}
