import { type PictureName, pictureNames } from '../../compiler/schemas/pictures.ts';

const large = { width: 1600, height: 900 } as const;
const small = { width: 600, height: 400 } as const;

const largePictures: readonly PictureName[] = pictureNames.slides;

/** The frame in which a picture is drawn. */
export function sizeOf(name: PictureName): { width: number; height: number } {
  return largePictures.includes(name) ? large : small;
}
