import { sizeOf } from '../../../art/pictures/sizes.ts';
import type { PictureName } from '../../../compiler/schemas/pictures.ts';

const files = import.meta.glob<string>('../../assets/pictures/*.svg', {
  query: '?url&no-inline',
  import: 'default',
  eager: true,
});

/** A picture's addresses, by day and by night, and its size. */
export function pictureOf(name: PictureName): {
  day: string;
  night: string;
  width: number;
  height: number;
} {
  return { day: addressOf(`${name}.svg`), night: addressOf(`${name}-dark.svg`), ...sizeOf(name) };
}

function addressOf(file: string): string {
  const address = files[`../../assets/pictures/${file}`];
  if (address === undefined)
    throw new Error(`site/assets/pictures/${file} is missing: run art/draw.ts.`);
  return address;
}
