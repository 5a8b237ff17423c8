import type { Inks, Pair } from '../palette.ts';

/** What green things are painted in: by night no green is light enough to stand out from the land. */
export function paint(inks: Inks): Pair {
  return inks.isNight ? inks.deep : inks.wood;
}
