import type { Inks } from '../palette.ts';
import type { Point } from '../paths.ts';
import { fill, line, ribbon, shape } from './pen.ts';

/** A made road across a small picture, seen from its side, between two heights. */
export function roadAcross(inks: Inks, top: number, bottom: number): string {
  const depth = bottom - top;
  const middle = Math.round(top + depth * 0.55);
  const marks = Array.from({ length: 7 }, (_, index) => `M${index * 96 - 10} ${middle}h48`);
  return [
    fill(inks.path[1], `M-10 ${top - 6}h620v${depth + 12}H-10z`),
    fill(inks.stone[1], `M-10 ${top}h620v${depth}H-10z`),
    line(inks.path[0], 5, marks.join('')),
  ].join('');
}

/** A made road that comes towards us: `middle` is that of its surface, `marks` are the strokes painted on it. */
export function roadTowards(inks: Inks, middle: string, marks: readonly string[]): string {
  return fill(inks.stone[1], ribbon(middle)) + fill(inks.path[0], marks.map(shape).join(''));
}

/** What a lamp throws on the road at night. */
export function beam(inks: Inks, [x, y]: Point): string {
  const cone = shape(`${x} ${y - 8}, ${x + 210} ${y - 26}, ${x + 210} ${y + 62}, ${x} ${y + 10}`);
  return inks.isNight ? fill(inks.light, cone, 'opacity=".16"') : '';
}

/** A path over the land between its worn edges; each of the two is a band as `ribbon` reads it. */
export function footpath(inks: Inks, edges: string, middle: string): string {
  return fill(inks.path[1], ribbon(edges)) + fill(inks.path[0], ribbon(middle));
}
