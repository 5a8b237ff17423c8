import palette from './palette.json' with { type: 'json' };

/** What a browser paints around the page, and a phone around the site. */
export const themeColor = palette.colors['red-60'];

/** Where the manifest of the site stands; the home page names it. */
export const manifestPath = '/site.webmanifest';

/** Every picture by which a browser or a phone may know the site, to be drawn as PNG from its source in pictures/icons/. */
export const appIcons = [
  { file: 'apple-touch-icon.png', size: 180, source: 'app-icon-maskable.svg' },
  { file: 'icon-192.png', size: 192, source: 'app-icon.svg' },
  { file: 'icon-512.png', size: 512, source: 'app-icon.svg' },
  { file: 'icon-maskable-192.png', size: 192, source: 'app-icon-maskable.svg' },
  { file: 'icon-maskable-512.png', size: 512, source: 'app-icon-maskable.svg' },
] as const;

/** The icon for browsers that do not read the one in the page, at the sizes that an .ico file holds. */
export const oldIcon = { file: 'favicon.ico', sizes: [16, 32, 48], source: 'favicon.svg' } as const;

/** The web app manifest. Source of its fields: https://www.w3.org/TR/appmanifest/. */
export function manifestText(name: string, description: string): string {
  const icons = appIcons
    .filter(({ file }) => file.startsWith('icon-'))
    .map(({ file, size }) => ({
      src: `/${file}`,
      sizes: `${size}x${size}`,
      type: 'image/png',
      purpose: file.includes('maskable') ? 'maskable' : 'any',
    }));
  return `${JSON.stringify({
    name,
    short_name: name,
    description,
    lang: 'en-GB',
    // What somebody comes back to: their list. The way back stays in sight, because links lead to authorities.
    start_url: '/plan',
    display: 'minimal-ui',
    background_color: palette.colors['paper-2'],
    theme_color: themeColor,
    icons,
  })}\n`;
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
