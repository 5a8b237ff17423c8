import { colors } from './palette.ts';

/** Commas and no spaces between numbers, which an address would have to escape. */
const bar = 'q7-1,15-.5l-.4,3.2.4,3.2q-8,.8-15,.4l.4-3.2z';

/** Our logo, for everything that draws it: a stone with two painted bars, white over red. */
export const logo = {
  width: 24,
  height: 28,
  shapes: [
    { fill: colors['stone-70'], d: 'M2,28,0,15,3,5l6-4,7-1,5,5,3,10v13z' },
    { fill: colors['stone-80'], d: 'm16,0,5,5,3,10v13h-5V8z' },
    { fill: colors['paper-0'], d: `M2.5,8${bar}` },
    { fill: colors['red-60'], d: `M2.5,17${bar}` },
  ],
} as const;

/** The logo's shapes, to be set into a drawing. */
export function logoShapes(): string {
  return logo.shapes.map(({ fill, d }) => `<path fill="${fill}" d="${d}"/>`).join('');
}

/** The logo as a file of its own, in a square. */
export function logoFile(): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-2,0,28,28">${logoShapes()}</svg>`;
}

/** A drawing as an address that needs no request; only what such an address cannot hold is escaped. */
export function dataAddress(svg: string): string {
  const text = svg.replaceAll('"', "'").replace(/[%#<> ]/g, (mark) => encodeURIComponent(mark));
  return `data:image/svg+xml,${text}`;
}
