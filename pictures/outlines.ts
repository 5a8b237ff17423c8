import { elementsIn, sizeOf } from './svg.ts';

/** Across and down on a drawing, in its own units. */
export type Point = readonly [x: number, y: number];

/** A country as a drawing, in a frame of its own. */
export type Outline = {
  width: number;
  height: number;
  /** The land, as the `d` of a path. */
  land: string;
  /** A path across it, as the `d` of a path. */
  route: string;
  start: Point;
  end: Point;
};

/** The outline in a file of pictures/outlines/. Throws Error for one that lacks a part. */
export function readOutline(svg: string): Outline {
  const parts = [...elementsIn(svg, 'path'), ...elementsIn(svg, 'circle')];
  const partOf = (id: string) => {
    const part = parts.find((candidate) => candidate.id === id);
    if (part === undefined) throw new Error(`An outline has no path or circle with id="${id}".`);
    return part;
  };
  const pathOf = (id: string) => partOf(id).d ?? '';
  const pointOf = (id: string): Point => [Number(partOf(id).cx), Number(partOf(id).cy)];
  return {
    ...sizeOf(svg),
    land: pathOf('land'),
    route: pathOf('route'),
    start: pointOf('start'),
    end: pointOf('end'),
  };
}
