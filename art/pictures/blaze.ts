import type { Inks } from '../palette.ts';
import { type Point, soft } from '../paths.ts';
import { fill, line, movedTo, shape } from './pen.ts';

/** The logo on a thing: two bars painted by hand, white over red, 64 wide and 72 high, around the `middle` of its upper edge. */
export function blaze(inks: Inks, middle: Point, scale: number): string {
  const bar = 'm-32 3q32-6 64-3l-1 12 2 13q-33 4-65 2l2-12z';
  return movedTo(middle, scale, [fill(inks.white, `M0 0${bar}`), fill(inks.red, `M1 42${bar}`)]);
}

/** A standing stone with the blaze on its lit face, 262 high, at its `foot`. */
export function stone(inks: Inks, foot: Point): string {
  const [lit, shaded] = inks.stone;
  return movedTo(foot, 1, [
    fill(
      lit,
      shape(
        '-61 5, -65 -79, -57 -162, -49 -225, -24 -254, 10 -262, 37 -244, 54 -189, 61 -105, 68 5',
      ),
    ),
    fill(shaded, shape('10 -262, 37 -244, 54 -189, 61 -105, 68 5, 37 5, 33 -79, 40 -131, 29 -204')),
    line(
      shaded,
      4,
      soft('-54 -63, -38 -60, -24 -50, -12 -52') + soft('-37 -236, -24 -222, -15 -204'),
    ),
    blaze(inks, [-12, -196], 1.1),
  ]);
}

/** A square post with the blaze on it, 60 wide and 330 high, at its `foot`; the light comes from the left. */
export function post(inks: Inks, foot: Point, scale = 1): string {
  const [lit, shaded] = inks.timber;
  return movedTo(foot, scale, [
    fill(lit, shape('-30 0, -30 -330, 18 -346, 18 0')),
    fill(shaded, shape('18 0, 18 -346, 30 -334, 30 0')),
    blaze(inks, [-6, -296], 0.95),
  ]);
}
