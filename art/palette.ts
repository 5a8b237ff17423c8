/** Every colour of the project by its name, but for the inks of the pictures below. A test finds any that stands elsewhere. */
export const colors = {
  'paper-0': '#fff',
  'paper-2': '#fbfaf7',
  'ink-70': '#3d4860',
  'ink-90': '#14213d',
  'sand-10': '#f3eee3',
  'sand-20': '#e9e2d3',
  'sand-40': '#c9bea6',
  'sand-60': '#857a62',
  'pine-5': '#e8f1ed',
  'pine-20': '#a9e0ca',
  'pine-30': '#8ed1b8',
  'pine-50': '#2b6a5a',
  'pine-60': '#1f5c4a',
  'pine-70': '#174638',
  'red-30': '#ff8d9b',
  'red-60': '#c8102e',
  'red-70': '#a50d26',
  'amber-5': '#fdf3dc',
  'amber-20': '#f3cf8e',
  'amber-80': '#6b4200',
  'mist-10': '#f2efe8',
  'mist-30': '#c3c9d6',
  'night-40': '#7d89a5',
  'night-50': '#43506e',
  'night-70': '#1e2b48',
  'night-80': '#16213a',
  'night-90': '#0e1629',
  'night-95': '#0a1122',
  'stone-70': '#26365c',
  'stone-80': '#141e3a',
} as const;

type ColorName = keyof typeof colors;

/** By role: the colour by day and the one by night; one alone serves both. */
export type Roles = Readonly<Record<string, readonly [day: ColorName, night?: ColorName]>>;

/** The custom properties of each style sheet that draws itself in colours. */
export const roles = {
  page: {
    '--color-page': ['paper-2', 'night-90'],
    '--color-text': ['ink-90', 'mist-10'],
    '--color-text-quiet': ['ink-70', 'mist-30'],
    '--color-surface': ['sand-10', 'night-80'],
    '--color-surface-strong': ['sand-20', 'night-70'],
    '--color-surface-raised': ['paper-0', 'night-80'],
    '--color-line': ['sand-40', 'night-50'],
    // For borders that alone show where a control is: 3:1 against the page.
    '--color-control-line': ['sand-60', 'night-40'],
    '--color-action': ['pine-60', 'pine-30'],
    '--color-action-strong': ['pine-70', 'pine-20'],
    '--color-on-action': ['paper-0', 'night-90'],
    '--color-action-surface': ['pine-5', 'night-70'],
    '--color-link': ['pine-60', 'pine-30'],
    '--color-focus': ['red-60', 'red-30'],
    '--color-mark': ['red-60'],
    '--color-alert-surface': ['red-60'],
    '--color-on-alert': ['paper-0'],
    '--color-error': ['red-70', 'red-30'],
    '--color-caution-surface': ['amber-5', 'night-70'],
    '--color-caution-text': ['amber-80', 'amber-20'],
  },
  map: {
    '--color-map-land': ['pine-60', 'pine-50'],
    '--color-map-shore': ['sand-40', 'night-95'],
    '--color-map-path': ['paper-0', 'mist-10'],
  },
  staff: {
    '--color-stone': ['stone-70'],
    '--color-bar-one': ['paper-0'],
    '--color-bar-two': ['red-60'],
  },
  desk: {
    '--ink': ['ink-90', 'mist-10'],
    '--paper': ['paper-2', 'night-90'],
    '--link': ['pine-60', 'pine-30'],
    '--alert': ['red-70', 'red-30'],
  },
} as const satisfies Readonly<Record<string, Roles>>;

/** What a browser paints around the page, and a phone around the site. */
export const themeColor = colors['red-60'];

/** A colour for the side in the light and one for the side in shade. */
export type Pair = readonly [lit: string, shaded: string];

/** The inks of pictures, by what they print. The names of day and night are the same, so a picture is drawn once. */
export const inks = {
  day: {
    isNight: false,
    // From the top of the sky down to the horizon.
    sky: ['#dfe3d6', '#e9e6d4', '#f2ead2', '#f9efd6'],
    light: '#fffdf6',
    halo: '#f7dfa8',
    cloud: '#fbf7ea',
    // From the farthest land to the nearest.
    haze: ['#c9d6cb', '#b7c8bf'],
    far: ['#a9c3b3', '#8aab9b'],
    middle: ['#7ea88f', '#5c8d77'],
    near: ['#4f8870', '#38705b'],
    wood: ['#2a6350', '#1d5142'],
    dark: ['#173f3d', colors['ink-90']],
    meadow: ['#e6cd8a', '#cfb26b'],
    pasture: ['#b9c183', '#99a968'],
    water: ['#bfd5d0', '#9cc0bd'],
    deep: ['#74a3a6', '#50858d'],
    path: ['#fdf6e6', '#e0cfa9'],
    stone: ['#c4baa5', '#857c6c'],
    timber: ['#8a6a48', '#54402e'],
    white: colors['paper-0'],
    red: colors['red-60'],
  },

  night: {
    isNight: true,
    sky: ['#0c1428', '#121d38', '#1a2b4b', '#26405f'],
    light: '#f6ecd2',
    halo: '#3d5a78',
    cloud: '#223656',
    haze: ['#34506b', '#2b455f'],
    far: ['#2a4860', '#203a51'],
    middle: ['#21434f', '#193542'],
    near: ['#1a3c46', '#132d38'],
    wood: ['#122f36', '#0d242c'],
    dark: ['#0b1e28', '#070f1d'],
    meadow: ['#34575c', '#284750'],
    pasture: ['#2b4d54', '#223f49'],
    water: ['#4f6c87', '#3c5a76'],
    deep: ['#2c4a67', '#1f3a56'],
    path: ['#bcc6cd', '#8492a2'],
    stone: ['#6d7789', '#3f4a5f'],
    timber: ['#5f534b', '#332f31'],
    white: '#f3f1ea',
    red: colors['red-60'],
  },
} as const;

export type Inks = (typeof inks)['day' | 'night'];

/** What green things are painted in: by night no green is light enough to stand out from the land. */
export function paint(inksOfTime: Inks): Pair {
  return inksOfTime.isNight ? inksOfTime.deep : inksOfTime.wood;
}
