const bar = 'q7-1 15-.5l-.4 3.2.4 3.2q-8 .8-15 .4l.4-3.2z';

/** Our sign, for everything that draws it: a stone with two painted bars, white over red. */
export const sign = {
  width: 24,
  height: 28,
  shapes: [
    { fill: '#26365c', d: 'M2 28 0 15 3 5l6-4 7-1 5 5 3 10v13z' },
    { fill: '#141e3a', d: 'm16 0 5 5 3 10v13h-5V8z' },
    { fill: '#fff', d: `M2.5 8${bar}` },
    { fill: '#c8102e', d: `M2.5 17${bar}` },
  ],
} as const;

/** The sign's shapes, to be set into a drawing. */
export function signShapes(): string {
  return sign.shapes.map(({ fill, d }) => `<path fill="${fill}" d="${d}"/>`).join('');
}

/** The sign as a file of its own, in a square. */
export function signFile(): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-2 0 28 28">${signShapes()}</svg>`;
}

/** A drawing as an address that needs no request; only what such an address cannot hold is escaped. */
export function dataAddress(svg: string): string {
  const text = svg.replaceAll('"', "'").replace(/[%#<>]/g, (mark) => encodeURIComponent(mark));
  return `data:image/svg+xml,${text}`;
}
