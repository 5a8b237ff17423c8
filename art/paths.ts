/** A place on a drawing, in its own units. */
export type Point = readonly [x: number, y: number];

/** Straight edges through the points, as relative moves in whole units, which are the shortest to write. */
export function straight(points: readonly Point[]): string {
  return moves(points, 'l', (point) => [point]);
}

/** A soft line through the points (Catmull-Rom, written as Bézier curves). */
export function soft(points: readonly Point[]): string {
  return moves(points, 'c', (to, index) => {
    const at = (place: number): Point => points[clamp(place, points.length)] ?? to;
    const [before, from, after] = [at(index - 2), at(index - 1), at(index + 1)];
    return [toward(from, before, to), toward(to, after, from), to];
  });
}

/**
 * The closed line with the points left out that matter least: those whose triangle with their neighbours is smaller than
 * `smallest` (Visvalingam and Whyatt). A ring that is smaller than that as a whole comes back empty.
 */
export function simplified(ring: readonly Point[], smallest: number): Point[] {
  const points = [...ring];
  while (points.length > 2) {
    const areas = points.map((point, index) =>
      triangleArea(
        points.at(index - 1) ?? point,
        point,
        points[(index + 1) % points.length] ?? point,
      ),
    );
    const least = Math.min(...areas);
    if (least >= smallest) return points;
    points.splice(areas.indexOf(least), 1);
  }
  return [];
}

function triangleArea([ax, ay]: Point, [bx, by]: Point, [cx, cy]: Point): number {
  return Math.abs((bx - ax) * (cy - ay) - (cx - ax) * (by - ay)) / 2;
}

function clamp(place: number, length: number): number {
  return Math.min(Math.max(place, 0), length - 1);
}

const tension = 6;

/** The handle at `end` of a curve whose neighbours are `before` and `after`. */
function toward(end: Point, before: Point, after: Point): Point {
  return [end[0] + (after[0] - before[0]) / tension, end[1] + (after[1] - before[1]) / tension];
}

/** The points as one path: each step is drawn by `command` with the points that `stepTo` gives for it. */
function moves(
  points: readonly Point[],
  command: 'l' | 'c',
  stepTo: (to: Point, index: number) => readonly Point[],
): string {
  const [start, ...others] = points.map(([x, y]): Point => [Math.round(x), Math.round(y)]);
  if (start === undefined) return '';
  let here = start;
  const steps = others.map((to, index) => {
    const numbers = stepTo(to, index + 1).flatMap(([x, y]) => [
      Math.round(x) - here[0],
      Math.round(y) - here[1],
    ]);
    here = to;
    return numbers.join(' ');
  });
  const drawn = steps.join(' ').replaceAll(' -', '-');
  return `M${start.join(' ')}${drawn && command}${drawn}`;
}

/** The points that somebody wrote down as "20 30, 40 50". */
export function pointsOf(text: string): Point[] {
  return text.split(',').map((pair): Point => {
    const [x = 0, y = 0] = pair.trim().split(' ').map(Number);
    return [x, y];
  });
}
