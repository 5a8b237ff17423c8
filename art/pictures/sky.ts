import type { Inks } from '../palette.ts';
import type { Point } from '../paths.ts';
import { disc, fill, movedTo, seeded, softShape } from './pen.ts';

type Sky = {
  width: number;
  height: number;
  /** Where the lower bands of colour begin. */
  bands: readonly [number, number, number];
  light: Point;
  radius: number;
  seed: number;
};

/** A sky printed in four flat inks, the sun or the moon, and at night the stars. */
export function sky(inks: Inks, { width, height, bands, light, radius, seed }: Sky): string {
  const random = seeded(seed);
  const [top, ...lower] = inks.sky;
  const washes = lower.map((color, index) => {
    const edge = [0, 0.2, 0.42, 0.63, 0.82, 1].map(
      (part): Point => [width * part, (bands[index] ?? height) + (random() - 0.5) * 34],
    );
    return fill(color, softShape(edge, `${width} ${height}, 0 ${height}`));
  });
  const size = inks.isNight ? radius * 0.7 : radius;
  return [
    `<path fill="${top}" d="M0 0h${width}v${height}H0z"/>`,
    ...washes,
    inks.isNight ? stars(inks, width, bands[2], seed + 1) : '',
    disc(inks.halo, light, Math.round(size * 1.5), 'opacity=".55"'),
    disc(inks.light, light, Math.round(size)),
  ].join('');
}

function stars(inks: Inks, width: number, depth: number, seed: number): string {
  const random = seeded(seed);
  const dots = Array.from({ length: 70 }, () => {
    const [x, y] = [Math.round(random() * width), Math.round(random() ** 1.4 * depth)];
    return `M${x} ${y}h0`;
  });
  const scale = width > 800 ? 1 : 0.6;
  const stroke = (size: number, d: string) =>
    `<path stroke="${inks.white}" stroke-linecap="round" stroke-width="${size * scale}" opacity=".8" d="${d}"/>`;
  const faint = dots.filter((_, index) => index % 6 !== 0);
  const bright = dots.filter((_, index) => index % 6 === 0);
  return stroke(2.2, faint.join('')) + stroke(4, bright.join(''));
}

const cloudEdge = '0 0, 16 -6, 36 -7, 52 -14, 72 -7, 100 0';

/** A long flat cloud, as a block of wood prints it. */
export function cloud(color: string, leftEnd: Point, length: number): string {
  return movedTo(leftEnd, length / 100, [fill(color, softShape(cloudEdge), 'opacity=".8"')]);
}

/** The sky of a small picture, 600 × 400. */
export function smallSky(inks: Inks, light: Point, seed: number): string {
  return sky(inks, { width: 600, height: 400, bands: [70, 130, 180], light, radius: 38, seed });
}
