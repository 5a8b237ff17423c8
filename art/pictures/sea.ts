import type { Inks } from '../palette.ts';
import type { Point } from '../paths.ts';
import { fill, line, seeded, softShape } from './pen.ts';

/** One band of water in a picture of this width: `swell` high waves along its upper edge, and down to `floor`. */
export function seaBand(
  color: string,
  { width, y, swell, floor }: { width: number; y: number; swell: number; floor: number },
): string {
  const edge = [0, 0.14, 0.3, 0.47, 0.62, 0.8, 1].map(
    (part, index): Point => [width * part, y + (index % 2 === 0 ? swell : -swell)],
  );
  return fill(color, softShape(edge, `${width} ${floor}, 0 ${floor}`));
}

type Glints = { light: number; horizon: number; count: number; scale: number };

/** The road of light on water below the sun: wider as it comes near. */
export function glints({ light, horizon, count, scale }: Glints): string {
  const random = seeded(5);
  return Array.from({ length: count }, (_, index) => {
    const depth = (index / count) ** 1.25;
    const length = Math.round(scale * (16 + random() * (34 + depth * 70)));
    const spread = scale * (random() - 0.5) * (90 + depth * 190);
    const x = Math.round(light - length / 2 + spread);
    return `M${x} ${Math.round(horizon + scale * (8 + depth * 330))}h${length}`;
  }).join('');
}

/** The sea of a small picture, 600 × 400, with the light of a sun at this place across. */
export function seaTo(inks: Inks, { horizon, light }: { horizon: number; light: number }): string {
  const band = (color: string, y: number, swell: number) =>
    seaBand(color, { width: 600, y, swell, floor: 400 });
  return [
    fill(inks.water[0], `M0 ${horizon}h600v200H0z`),
    band(inks.water[1], horizon + 26, 2),
    band(inks.deep[0], horizon + 64, 4),
    line(
      inks.light,
      3,
      glints({ light, horizon, count: 26, scale: 0.45 }),
      `opacity="${inks.isNight ? '.45' : '.85'}"`,
    ),
  ].join('');
}
