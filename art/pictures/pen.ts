import { groupsOf, type Point, pointsOf, soft, straight, type Trace } from '../paths.ts';

/** Numbers between 0 and 1 that look like chance and are the same in every run (mulberry32). */
export function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** A filled shape. `extra` is written as it stands, for example `opacity=".5"`. */
export function fill(color: string, d: string, extra = ''): string {
  return `<path fill="${color}" d="${d}"${extra && ` ${extra}`}/>`;
}

/** A line with round ends. */
export function line(color: string, width: number, d: string, extra = ''): string {
  const ends = 'stroke-linecap="round" stroke-linejoin="round"';
  return `<path fill="none" stroke="${color}" stroke-width="${width}" ${ends} d="${d}"${extra && ` ${extra}`}/>`;
}

export function disc(color: string, [x, y]: Point, radius: number, extra = ''): string {
  return `<circle fill="${color}" cx="${x}" cy="${y}" r="${radius}"${extra && ` ${extra}`}/>`;
}

/** Parts drawn around 0 0, moved to a point and scaled. */
export function movedTo([x, y]: Point, scale: number, parts: readonly string[]): string {
  const size = scale === 1 ? '' : ` scale(${scale})`;
  return `<g transform="translate(${x} ${y})${size}">${parts.join('')}</g>`;
}

/** A closed shape with straight edges. */
export function shape(trace: Trace): string {
  return `${straight(trace)}z`;
}

/** A soft line that goes on in straight edges and closes: the land below a ridge, for example. */
export function softShape(trace: Trace, rest: Trace = []): string {
  const last = pointsOf(trace).at(-1);
  if (last === undefined) return '';
  const edges = straight([last, ...pointsOf(rest)]).replace(/^M-?\d+ -?\d+/, '');
  return `${soft(trace)}${edges}z`;
}

/** A band along a middle line of "x y width, …": a path that grows wider as it comes near, for example. */
export function ribbon(middle: string): string {
  const stations = groupsOf(middle);
  const side = (sign: 1 | -1) =>
    stations.map(([x = 0, y = 0, width = 0]): Point => [x + (sign * width) / 2, y]);
  return `${soft(side(-1))}${soft(side(1).toReversed()).replace('M', 'L')}z`;
}
