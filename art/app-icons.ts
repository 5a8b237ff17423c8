import { logoFile, logoShapes } from './logo.ts';
import { colors, inks, themeColor } from './palette.ts';

/** Where the manifest of the site stands; the home page names it. */
export const manifestPath = '/site.webmanifest';

const side = 512;

/** The logo on a hill, as it stands on a phone's first page. A launcher may cut the square into any shape. */
const tile = scene(0);

/** The same with round corners, for programs that show it as it is. */
const roundTile = scene(96);

/** Every picture by which a browser or a phone may know the site, to be drawn as PNG. */
export const appIcons = [
  { file: 'apple-touch-icon.png', size: 180, svg: tile },
  { file: 'icon-192.png', size: 192, svg: roundTile },
  { file: 'icon-512.png', size: 512, svg: roundTile },
  { file: 'icon-maskable-192.png', size: 192, svg: tile },
  { file: 'icon-maskable-512.png', size: 512, svg: tile },
] as const;

/** The icon for browsers that do not read the one in the page, at the sizes that an .ico file holds. */
export const oldIcon = { file: 'favicon.ico', sizes: [16, 32, 48], svg: logoFile() } as const;

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
    background_color: colors['paper-2'],
    theme_color: themeColor,
    icons,
  })}\n`;
}

function scene(radius: number): string {
  const shapes = [
    `<path fill="${inks.day.sky[2]}" d="M0 0h${side}v${side}H0z"/>`,
    `<path fill="${inks.day.middle[0]}" d="M0 348q150-72 280-32t232-28v224H0z"/>`,
    `<g transform="translate(148 134) scale(9)">${logoShapes()}</g>`,
    `<path fill="${colors['pine-60']}" d="M0 412q256-76 512 0v100H0z"/>`,
  ];
  const clip = `<clipPath id="c"><rect width="${side}" height="${side}" rx="${radius}"/></clipPath>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${side} ${side}">${clip}<g clip-path="url(#c)">${shapes.join('')}</g></svg>`;
}
