import { promisify } from 'node:util';
import { crc32, deflate } from 'node:zlib';

/** A picture of few colours: a byte for each of its points, which is the number of a colour. */
export type IndexedPicture = {
  width: number;
  height: number;
  /** At most 256, each three bytes. */
  colors: readonly (readonly [red: number, green: number, blue: number])[];
  pixels: Uint8Array;
};

const signature = Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a);
const pngBitsPerPixel = 8;
const indexed = 3;
/** Six times as fast as the last two levels on flat colours, and a tenth larger. */
const level = 7;

/** The picture as a PNG file. Source: https://www.w3.org/TR/png-3/#5DataRep. */
export async function pngFile(picture: IndexedPicture): Promise<Uint8Array> {
  const { width, height, colors, pixels } = picture;
  const header = new DataView(new ArrayBuffer(13));
  header.setUint32(0, width);
  header.setUint32(4, height);
  header.setUint8(8, pngBitsPerPixel);
  header.setUint8(9, indexed);
  // Each line begins with the number of its filter; flat colours need none.
  const lines = new Uint8Array((width + 1) * height);
  for (let y = 0; y < height; y += 1) {
    lines.set(pixels.subarray(y * width, (y + 1) * width), y * (width + 1) + 1);
  }
  return Buffer.concat([
    signature,
    chunk('IHDR', new Uint8Array(header.buffer)),
    chunk('PLTE', Uint8Array.from(colors.flat())),
    chunk('IDAT', await promisify(deflate)(lines, { level })),
    chunk('IEND', new Uint8Array()),
  ]);
}

function chunk(type: string, data: Uint8Array): Uint8Array {
  const typed = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  sum.writeUInt32BE(crc32(typed));
  return Buffer.concat([length, typed, sum]);
}

/** One size of an icon, as PNG. */
type IcoImage = { size: number; png: Uint8Array };

const headerBytes = 6;
const entryBytes = 16;
const icon = 1;
const icoBitsPerPixel = 32;

/** An .ico file that holds these PNGs. Source: https://en.wikipedia.org/wiki/ICO_(file_format)#Icon_file_structure. */
export function icoFile(images: readonly IcoImage[]): Uint8Array {
  const directory = headerBytes + entryBytes * images.length;
  const file = new Uint8Array(images.reduce((sum, { png }) => sum + png.length, directory));
  const view = new DataView(file.buffer);
  view.setUint16(2, icon, true);
  view.setUint16(4, images.length, true);
  let offset = directory;
  for (const [index, { size, png }] of images.entries()) {
    const entry = headerBytes + entryBytes * index;
    view.setUint8(entry, size);
    view.setUint8(entry + 1, size);
    view.setUint16(entry + 4, 1, true);
    view.setUint16(entry + 6, icoBitsPerPixel, true);
    view.setUint32(entry + 8, png.length, true);
    view.setUint32(entry + 12, offset, true);
    file.set(png, offset);
    offset += png.length;
  }
  return file;
}
