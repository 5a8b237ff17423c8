import { z } from 'zod';
import { isDay } from '../../plan/dates.ts';
import { factMonth, sourceSchema } from './facts.ts';
import { plainText } from './rich-text.ts';

const day = z.string().refine(isDay, 'Write the day as 2026-12-25');

/** `content/holidays/<country>.json`: the days on which the offices of a country are closed. A country without a file has none counted. */
export const holidaysSchema = z
  .strictObject({
    /** Whose they are, as in "public holidays in England and Wales". */
    place: plainText,
    source: sourceSchema,
    asOf: factMonth,
    /** First and last day between which all of them are here. */
    from: day,
    through: day,
    /** The name of each, for editors. */
    days: z.record(day, z.string().min(1)),
    /** For editors: what is uncertain, or left out. Never shown. */
    notes: z.string(),
  })
  .superRefine(({ from, through, days }, context) => {
    for (const one of Object.keys(days)) {
      if (one >= from && one <= through) continue;
      const message = `a day from ${from} through ${through}`;
      context.addIssue({ code: 'custom', path: ['days', one], message });
    }
  });

export type Holidays = z.infer<typeof holidaysSchema>;
