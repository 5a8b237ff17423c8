import { type PictureName, pictureNames } from '../compiler/schemas/pictures.ts';

/** The attributes of every element of this name, like "path", in their order. Shape: a file of ours, with no `>` in an attribute. */
export function elementsIn(svg: string, name: string): Readonly<Record<string, string>>[] {
  return [...svg.matchAll(new RegExp(`<${name}\\b([^>]*)>`, 'g'))].map(([, attributes = '']) =>
    Object.fromEntries(
      [...attributes.matchAll(/([\w-]+)="([^"]*)"/g)].map(([, key = '', value = '']) => [
        key,
        value,
      ]),
    ),
  );
}

/** How wide and high a file is in its own units. Throws Error for one whose `viewBox` does not say. */
export function sizeOf(svg: string): { width: number; height: number } {
  const [{ viewBox = '' } = {}] = elementsIn(svg, 'svg');
  const [, , width, height] = viewBox.split(/[ ,]+/).map(Number);
  if (width === undefined || height === undefined) throw new Error('A picture has no viewBox.');
  return { width, height };
}

/** What is drawn in a file, to be set into another one. */
export function shapesIn(svg: string): string {
  return svg.replace(/^.*?<svg[^>]*>|<\/svg>\s*$/gs, '');
}

/**
 * The element that names a file as the icon of a page, and needs no request. It is written as pages write the logo, which costs them fewer bytes:
 * in single quotes, with only that escaped which an address cannot hold.
 */
export function iconLink(svg: string): string {
  const text = svg
    .replaceAll('\n', '')
    .replace(/<(\w+)([^>]*)\/>/g, '<$1$2></$1>')
    .replace(/[%#']/g, (mark) => encodeURIComponent(mark).replace("'", '%27'));
  return `<link rel="icon" href='data:image/svg+xml,${text}'>`;
}

/** A country as a drawing, in a frame of its own. */
export type Outline = {
  width: number;
  height: number;
  /** The land, as the `d` of a path. */
  land: string;
  /** A path across it, as the `d` of a path. */
  route: string;
  /** Across and down, in units of the drawing. */
  start: readonly [x: number, y: number];
  end: readonly [x: number, y: number];
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
  const pointOf = (id: string): Outline['start'] => [Number(partOf(id).cx), Number(partOf(id).cy)];
  return {
    ...sizeOf(svg),
    land: pathOf('land'),
    route: pathOf('route'),
    start: pointOf('start'),
    end: pointOf('end'),
  };
}

const large = { width: 1600, height: 900 } as const;
const small = { width: 600, height: 400 } as const;

const slides: readonly PictureName[] = pictureNames.slides;

/** The frame of a scene: a page names it before the file has come, and a test holds the file to it. */
export function sizeOfScene(name: PictureName): { width: number; height: number } {
  return slides.includes(name) ? large : small;
}
