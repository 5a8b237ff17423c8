import { type Inks, paint } from '../../palette.ts';
import { type Point, soft } from '../../paths.ts';
import { post } from '../blaze.ts';
import { outdoors } from '../outdoors.ts';
import { disc, fill, line, movedTo, shape, softShape } from '../pen.ts';
import { along, grass } from '../plants.ts';
import { beam, roadAcross } from '../road.ts';

/** A motorcycle at the side of the road, and the helmet on its seat. 600 × 400. */
export function motorcycle(inks: Inks): string {
  return [
    outdoors(inks, {
      light: [474, 96],
      cloudAt: [70, 84],
      seed: 47,
      far: '-10 214, 90 196, 190 160, 300 208, 440 186, 610 214',
      near: '-10 246, 150 236, 300 252, 470 232, 610 244',
      ground: '-10 282, 150 276, 330 268, 480 278, 610 272',
      soil: inks.meadow,
    }),
    post(inks, [532, 304], 0.42),
    grass(inks.meadow[1], along('20 300, 500 298', 18, 8, 45), 16),
    roadAcross(inks, 316, 384),
    beam(inks, [398, 214]),
    machine(inks),
    movedTo([224, 212], 1, [helmet(inks)]),
    grass(inks.meadow[1], along('10 402, 590 402', 22, 6, 46), 16, 10),
  ].join('');
}

function machine(inks: Inks): string {
  const [lit, shaded] = paint(inks);
  return [
    fill(inks.dark[1], 'M140 356h318v8H140z', 'opacity=".35"'),
    wheel(inks, [198, 306], 46),
    wheel(inks, [402, 306], 46),
    line(inks.dark[1], 9, 'M198 306L262 288L346 292M262 288L240 236M346 292L364 224'),
    fill(inks.stone[0], shape('252 250, 338 250, 350 282, 336 312, 268 312, 250 284')),
    line(inks.stone[1], 4, 'M270 262h58M272 272h62M274 282h62'),
    disc(inks.stone[1], [300, 298], 13),
    line(inks.stone[0], 10, soft('290 316, 250 322, 190 320, 142 316')),
    fill(lit, softShape('262 250, 274 220, 312 206, 350 214, 366 236, 350 250', '262 250')),
    fill(shaded, softShape('264 244, 310 238, 364 236', '350 250, 262 250')),
    fill(inks.dark[1], softShape('166 232, 200 236, 262 228, 274 240, 262 252, 206 252, 176 244')),
    line(inks.stone[0], 9, 'M402 306L362 206'),
    line(inks.dark[1], 8, 'M366 210L352 182L328 180'),
    disc(inks.dark[1], [386, 214], 17),
    disc(inks.isNight ? inks.light : inks.halo, [392, 214], 12),
    line(lit, 9, soft('352 284, 370 256, 402 246, 438 262')),
    line(lit, 9, soft('148 284, 166 256, 198 246, 226 256')),
  ].join('');
}

/** A wheel with spokes, open between its tyre and its hub. */
function wheel(inks: Inks, [x, y]: Point, radius: number): string {
  const spokes = Array.from({ length: 6 }, (_, index) => {
    const angle = (index / 6) * Math.PI;
    const [dx, dy] = [Math.cos(angle) * radius, Math.sin(angle) * radius].map(Math.round);
    return `M${x - (dx ?? 0)} ${y - (dy ?? 0)}L${x + (dx ?? 0)} ${y + (dy ?? 0)}`;
  });
  const ring = `M${x - radius} ${y}a${radius} ${radius} 0 1 1 0 1z`;
  return [
    line(inks.stone[0], 2.5, spokes.join('')),
    line(inks.dark[1], 15, ring),
    disc(inks.stone[1], [x, y], Math.round(radius * 0.26)),
  ].join('');
}

/** Seen from its side, 70 wide, its visor to the right. */
function helmet(inks: Inks): string {
  return [
    fill(
      inks.white,
      softShape('-30 18, -40 -8, -30 -36, -4 -50, 24 -42, 36 -18, 36 0', '22 18, -30 18'),
    ),
    fill(inks.dark[1], softShape('8 -28, 30 -26, 37 -6', '36 -2, 6 -4')),
    line(inks.stone[0], 4, 'M-34 6L8 2M-26 18h46'),
  ].join('');
}
