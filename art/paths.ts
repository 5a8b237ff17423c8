import { type CurveFactory, curveCardinal, curveLinear } from 'd3-shape';

/** Across and down on a drawing, in its own units. */
export type Point = readonly [x: number, y: number];

/** Points as one writes them down, "20 30, 40 50", or as a program found them. */
export type Trace = string | readonly Point[];

/** The numbers of "1 2 3, 4 5 6", group by group. */
export function groupsOf(text: string): number[][] {
  return text.split(',').map((group) => group.trim().split(' ').map(Number));
}

export function pointsOf(trace: Trace): readonly Point[] {
  return typeof trace === 'string' ? groupsOf(trace).map(([x = 0, y = 0]): Point => [x, y]) : trace;
}

/** Straight edges through the points. */
export function straight(trace: Trace): string {
  return drawn(curveLinear, trace);
}

/** A soft line through the points. */
export function soft(trace: Trace): string {
  // With no tension this is the curve of Catmull and Rom.
  return drawn(curveCardinal.tension(0), trace);
}

/** The curve as relative moves in whole units, which are the shortest to write. */
function drawn(curve: CurveFactory, trace: Trace): string {
  const points = pointsOf(trace).map(([x, y]): Point => [Math.round(x), Math.round(y)]);
  const [start] = points;
  if (start === undefined) return '';
  let here = start;
  let command = '';
  const steps: number[] = [];
  const moveBy = (letter: string, ...numbers: number[]) => {
    steps.push(...numbers.map((number, index) => Math.round(number) - (here[index % 2] ?? 0)));
    here = [numbers.at(-2) ?? 0, numbers.at(-1) ?? 0];
    command = letter;
  };
  // d3 asks for a canvas and draws these two things on it.
  const canvas = {
    moveTo() {},
    closePath() {},
    lineTo: (...numbers: number[]) => moveBy('l', ...numbers),
    bezierCurveTo: (...numbers: number[]) => moveBy('c', ...numbers),
  };
  const line = curve(canvas as unknown as CanvasRenderingContext2D);
  line.lineStart();
  for (const [x, y] of points) line.point(x, y);
  line.lineEnd();
  return `M${start.join(' ')}${command}${steps.join(' ').replaceAll(' -', '-')}`;
}
