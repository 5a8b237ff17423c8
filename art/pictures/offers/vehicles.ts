import type { Inks } from '../../palette.ts';
import type { Point } from '../../paths.ts';
import { disc, fill, line, shape } from '../pen.ts';

/** A wheel on a road: tyre, rim and hub. */
export function wheel(inks: Inks, hub: Point, radius: number): string {
  return [
    disc(inks.dark[1], hub, radius),
    disc(inks.stone[0], hub, Math.round(radius * 0.62)),
    disc(inks.stone[1], hub, Math.round(radius * 0.3)),
  ].join('');
}

/** A wheel with spokes, open between its tyre and its hub. */
export function spokedWheel(inks: Inks, [x, y]: Point, radius: number): string {
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

/** What a lamp throws on the road at night. */
export function beam(inks: Inks, [x, y]: Point): string {
  const cone: Point[] = [
    [x, y - 8],
    [x + 210, y - 26],
    [x + 210, y + 62],
    [x, y + 10],
  ];
  return inks.isNight ? fill(inks.light, shape(cone), 'opacity=".16"') : '';
}
