import type { Inks } from '../../palette.ts';
import { blaze } from '../blaze.ts';
import { wall } from '../land.ts';
import { outdoors } from '../outdoors.ts';
import { disc, fill, line, ribbon, shape } from '../pen.ts';
import { along, grass, roundTree } from '../plants.ts';

/** A garden behind a wall, and the lock on its gate. 600 × 400. */
export function gardenGate(inks: Inks): string {
  const trees = [inks.near[0], inks.near[1]] as const;
  const tree = (x: number, height: number) => roundTree([x, 320], height, trees, inks.timber[1]);
  return [
    outdoors(inks, {
      light: [118, 92],
      cloudAt: [380, 66],
      seed: 181,
      far: '-10 206, 110 180, 230 196, 360 160, 470 190, 610 172',
      near: '-10 240, 150 228, 300 240, 470 224, 610 234',
      ground: '-10 270, 150 262, 330 268, 480 262, 610 268',
    }),
    fill(inks.path[0], ribbon('300 268 26, 296 290 36, 300 340 70')),
    ...[40, 196, 418, 560].map((x, index) => tree(x, 148 - index * 10)),
    wall(inks.stone, { from: [-20, 350], to: [212, 350], near: 118, far: 118, seed: 182 }),
    wall(inks.stone, { from: [388, 350], to: [620, 350], near: 118, far: 118, seed: 183 }),
    fill(inks.pasture[0], 'M-10 346h222l10 64H-10zM388 346h222v64H378z'),
    fill(inks.path[0], ribbon('300 344 120, 300 362 132, 296 410 190')),
    gate(inks),
    pillar(inks, 200),
    pillar(inks, 400),
    blaze(inks, [200, 246], 0.6),
    grass(inks.near[1], [
      ...along('10 366, 180 370', 11, 16, 184),
      ...along('420 368, 590 366', 11, 16, 185),
    ]),
  ].join('');
}

/** Two wings of boards, shut, with a padlock where they meet. */
function gate(inks: Inks): string {
  const boards = [224, 243, 262, 281, 303, 322, 341, 360].map((x) => {
    const top = 212 + Math.round(((x - 292) / 80) ** 2 * -26);
    return shape(`${x} 352, ${x} ${top}, ${x + 8} ${top - 8}, ${x + 16} ${top}, ${x + 16} 352`);
  });
  return [
    fill(inks.timber[0], boards.join('')),
    line(inks.timber[1], 9, 'M222 244H297M222 326H297M303 244H378M303 326H378'),
    line(inks.stone[1], 7, 'M289 284v-13q0-12 11-12t11 12v13'),
    fill(inks.path[1], 'M281 280h38v34h-38z'),
    disc(inks.dark[1], [300, 293], 5),
    line(inks.dark[1], 4, 'M300 294v9'),
  ].join('');
}

function pillar(inks: Inks, x: number): string {
  const [lit, shaded] = inks.stone;
  return [
    fill(lit, `M${x - 24} 358v-146h48v146z`),
    fill(shaded, `M${x + 12} 358v-146h12v146z`),
    fill(
      inks.path[1],
      `M${x - 30} 214v-12h60v12z${shape(`${x - 24} 202, ${x} 182, ${x + 24} 202`)}`,
    ),
    line(shaded, 3, `M${x - 24} 240h20M${x - 8} 262h18M${x - 24} 314h24M${x - 10} 336h20`),
  ].join('');
}
