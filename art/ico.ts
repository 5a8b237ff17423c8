/** One size of an icon, as PNG. */
export type IcoImage = { size: number; png: Uint8Array };

const headerBytes = 6;
const entryBytes = 16;
const icon = 1;
const bitsPerPixel = 32;

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
    view.setUint16(entry + 6, bitsPerPixel, true);
    view.setUint32(entry + 8, png.length, true);
    view.setUint32(entry + 12, offset, true);
    file.set(png, offset);
    offset += png.length;
  }
  return file;
}
