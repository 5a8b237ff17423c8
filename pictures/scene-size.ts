import { type PictureName, pictureNames } from '../compiler/schemas/pictures.ts';

const large = { width: 1600, height: 900 } as const;
const small = { width: 600, height: 400 } as const;

const slides: readonly PictureName[] = pictureNames.slides;

/** The frame of a scene: a page names it before the file has come, and a test holds the file to it. */
export function sizeOfScene(name: PictureName): { width: number; height: number } {
  return slides.includes(name) ? large : small;
}
