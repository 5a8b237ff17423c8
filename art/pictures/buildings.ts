import type { Inks } from '../palette.ts';
import { type Point, straight } from '../paths.ts';
import { fill, line, movedTo, shape } from './pen.ts';

type House = { width: number; height: number; isShaded: boolean };

/** A small house seen from its gable; at night there is light in its windows. Its left corner stands at `foot`. */
export function house(inks: Inks, foot: Point, { width, height, isShaded }: House): string {
  const gable = height + width * 0.42;
  const window = (part: number) => `M${Math.round(width * part)} ${8 - height}h12v14h-12z`;
  return movedTo(foot, 1, [
    fill(
      inks.path[isShaded ? 1 : 0],
      shape(`0 0, 0 ${-height}, ${width / 2} ${-gable}, ${width} ${-height}, ${width} 0`),
    ),
    line(
      inks.dark[0],
      7,
      `M-4 ${2 - height}L${width / 2} ${Math.round(-gable)}L${width + 4} ${2 - height}`,
    ),
    fill(inks.isNight ? inks.light : inks.stone[1], window(0.2) + window(0.58)),
  ]);
}

/** A house with its timbers on its face, in two storeys below the gable. */
export function timberedHouse(inks: Inks, [x, y]: Point, width: number): string {
  const [storey, half] = [Math.round(width * 0.36), Math.round(width / 2)];
  const eaves = -2 * storey;
  const ridge = Math.round(eaves - width * 0.6);
  const panes = [0.2, 0.66].flatMap((part) =>
    [0.28, 1.28].map((level) => {
      const [left, top] = [Math.round(width * part), Math.round(-level * storey - storey * 0.42)];
      return `M${left} ${top}h${Math.round(width * 0.14)}v${Math.round(storey * 0.42)}h-${Math.round(width * 0.14)}z`;
    }),
  );
  const braces = [0, eaves + storey].map(
    (low) =>
      `M0 ${low - storey}h${width}M${half} ${low}v${-storey}M0 ${low}L${Math.round(width * 0.16)} ${low - storey}M${width} ${low}L${Math.round(width * 0.84)} ${low - storey}`,
  );
  return movedTo([x, y], 1, [
    fill(inks.path[0], shape(`0 0, 0 ${eaves}, ${half} ${ridge}, ${width} ${eaves}, ${width} 0`)),
    fill(inks.isNight ? inks.light : inks.stone[1], panes.join('')),
    line(
      inks.timber[0],
      4,
      `M0 0V${eaves}M${width} 0V${eaves}M${half} ${eaves}V${ridge}M${Math.round(width * 0.24)} ${eaves - Math.round(width * 0.27)}H${Math.round(width * 0.76)}${braces.join('')}`,
    ),
    line(inks.dark[0], 9, `M-8 ${eaves + 8}L${half} ${ridge}L${width + 8} ${eaves + 8}`),
  ]);
}

/** A slim church tower behind the roofs, 100 high; what stands on its top is a weather-vane, and no flag. */
export function steeple(inks: Inks, foot: Point, scale = 1): string {
  return movedTo(foot, scale, [
    fill(inks.path[0], 'M-13 0v-60h26v60z'),
    fill(inks.path[1], 'M4 0v-60h9v60z'),
    fill(inks.dark[0], `${shape('-17 -58, 0 -112, 17 -58')}M-4-36v-10q4-6 8 0v10z`),
    line(inks.dark[0], 2, 'M0-112v-14M-7-123h14l-4-4m4 4l-4 4'),
  ]);
}

/** A low wall that follows the land, as one sees it from far away. */
export function farWall(inks: Inks, traces: readonly string[], width: number): string {
  const lines = traces.map(straight).join('');
  return line(inks.stone[1], width + 2, lines) + line(inks.stone[0], width, lines);
}
