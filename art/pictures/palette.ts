/** A colour for the side in the light and one for the side in shade. */
export type Pair = readonly [lit: string, shaded: string];

/** The inks of a picture, by what they print. The names of day and night are the same, so a picture is drawn once. */
export type Inks = {
  isNight: boolean;
  /** From the top of the sky down to the horizon. */
  sky: readonly [string, string, string, string];
  light: string;
  halo: string;
  cloud: string;
  /** From the farthest land to the nearest. */
  haze: Pair;
  far: Pair;
  middle: Pair;
  near: Pair;
  wood: Pair;
  dark: Pair;
  meadow: Pair;
  pasture: Pair;
  water: Pair;
  deep: Pair;
  path: Pair;
  stone: Pair;
  timber: Pair;
  white: string;
  red: string;
};

export const day: Inks = {
  isNight: false,
  sky: ['#dfe3d6', '#e9e6d4', '#f2ead2', '#f9efd6'],
  light: '#fffdf6',
  halo: '#f7dfa8',
  cloud: '#fbf7ea',
  haze: ['#c9d6cb', '#b7c8bf'],
  far: ['#a9c3b3', '#8aab9b'],
  middle: ['#7ea88f', '#5c8d77'],
  near: ['#4f8870', '#38705b'],
  wood: ['#2a6350', '#1d5142'],
  dark: ['#173f3d', '#14213d'],
  meadow: ['#e6cd8a', '#cfb26b'],
  pasture: ['#b9c183', '#99a968'],
  water: ['#bfd5d0', '#9cc0bd'],
  deep: ['#74a3a6', '#50858d'],
  path: ['#fdf6e6', '#e0cfa9'],
  stone: ['#c4baa5', '#857c6c'],
  timber: ['#8a6a48', '#54402e'],
  white: '#ffffff',
  red: '#c8102e',
};

export const night: Inks = {
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
  red: '#c8102e',
};
