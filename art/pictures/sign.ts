import { type Point, soft } from '../paths.ts';
import type { Inks } from './palette.ts';
import { fill, line, placed, shape } from './pen.ts';

/** The sign itself: two bars painted by hand, white over red, 64 wide and 72 high around its upper middle. */
export function blaze(inks: Inks, place: Point, scale: number): string {
  const bar = 'm-32 3q32-6 64-3l-1 12 2 13q-33 4-65 2l2-12z';
  return placed(place, scale, [fill(inks.white, `M0 0${bar}`), fill(inks.red, `M1 42${bar}`)]);
}

/** A standing stone with the sign on its lit face, 262 high, its foot at `place`. */
export function stone(inks: Inks, place: Point): string {
  const [lit, shaded] = inks.stone;
  return placed(place, 1, [
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

/** A square post with the sign on it, 60 wide and 330 high, its foot at `place`; the light comes from the left. */
export function post(inks: Inks, place: Point, scale = 1): string {
  const [lit, shaded] = inks.timber;
  return placed(place, scale, [
    fill(lit, shape('-30 0, -30 -330, 18 -346, 18 0')),
    fill(shaded, shape('18 0, 18 -346, 30 -334, 30 0')),
    blaze(inks, [-6, -296], 0.95),
  ]);
}
