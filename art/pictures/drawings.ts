import { type Inks, inks } from '../palette.ts';
import { bridge } from './bridge.ts';
import { clock } from './clock.ts';
import { coast } from './coast.ts';
import { crossroads } from './crossroads.ts';
import { forest } from './forest.ts';
import { hills } from './hills.ts';
import { hut } from './hut.ts';
import { toll } from './toll.ts';
import { townHall } from './town-hall.ts';

/** Where the drawn files are kept. */
export const folder = 'site/assets/pictures';

const landscape = { width: 1600, height: 900 };
const vignette = { width: 600, height: 400 };

const pictures: Readonly<Record<string, { draw: (inks: Inks) => string; size: typeof landscape }>> =
  {
    hills: { draw: hills, size: landscape },
    coast: { draw: coast, size: landscape },
    forest: { draw: forest, size: landscape },
    crossroads: { draw: crossroads, size: vignette },
    bridge: { draw: bridge, size: vignette },
    hut: { draw: hut, size: vignette },
    'town-hall': { draw: townHall, size: vignette },
    toll: { draw: toll, size: vignette },
    clock: { draw: clock, size: vignette },
  };

/** Every picture as a file, by day and by night. */
export function drawings(): { file: string; svg: string }[] {
  return Object.entries(pictures).flatMap(([name, { draw, size }]) => [
    { file: `${name}.svg`, svg: asFile(draw(inks.day), size) },
    { file: `${name}-dark.svg`, svg: asFile(draw(inks.night), size) },
  ]);
}

function asFile(body: string, { width, height }: typeof landscape): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">${body}</svg>\n`;
}
