const files = import.meta.glob<string>('../../assets/pictures/*.svg', {
  query: '?url&no-inline',
  import: 'default',
  eager: true,
});

const landscape = { width: 1600, height: 900 } as const;
const vignette = { width: 600, height: 400 } as const;

/** The drawn pictures and their sizes. What each shows: art/pictures/. */
const sizes = {
  hills: landscape,
  coast: landscape,
  forest: landscape,
  crossroads: vignette,
  bridge: vignette,
  hut: vignette,
  'town-hall': vignette,
  toll: vignette,
  clock: vignette,
} as const;

export type PictureName = keyof typeof sizes;

/** A picture's addresses, by day and by night, and its size. */
export function pictureOf(name: PictureName): {
  day: string;
  night: string;
  width: number;
  height: number;
} {
  return { day: addressOf(`${name}.svg`), night: addressOf(`${name}-dark.svg`), ...sizes[name] };
}

function addressOf(file: string): string {
  const address = files[`../../assets/pictures/${file}`];
  if (address === undefined)
    throw new Error(`site/assets/pictures/${file} is missing: run art/draw.ts.`);
  return address;
}
