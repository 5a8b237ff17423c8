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
