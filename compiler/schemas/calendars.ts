import { z } from 'zod';
import { isDay } from '../../plan/shapes.ts';
import { factMonth, sourceSchema } from './facts.ts';
import { editorNotes, plainText, untranslated } from './rich-text.ts';

/**
 * `content/clocks.json`: the clock on the wall of the authorities, by country or, where a country has several, by guide.
 * Florida and Texas reach into a second zone each; the clock of most of their offices stands here.
 */
export const clocksSchema = z.record(
  z
    .string()
    .regex(
      /^[a-z]+(\/[a-z-]+)?$/,
      'Write a country or a guide, like uk or usa/texas-driving-license',
    ),
  z.string().refine(isZone, 'Write a name of the IANA database, like Europe/London'),
);

function isZone(name: string): boolean {
  try {
    new Intl.DateTimeFormat('en', { timeZone: name });
    return true;
  } catch {
    return false;
  }
}

const day = z.string().refine(isDay, 'Write the day as 2026-12-25');

/** `content/holidays/<country>.json`: the days on which the offices of a country are closed. A country without a file has none counted. */
export const holidaysSchema = z
  .strictObject({
    place: plainText.describe(
      'Whose holidays they are, as in "public holidays in England and Wales".',
    ),
    source: sourceSchema.describe('Where the list was read.'),
    asOf: factMonth,
    from: day.describe('The first day from which every holiday is listed here, like 2026-01-01.'),
    through: day.describe(
      'The last day until which every holiday is listed here, like 2028-12-31.',
    ),
    days: z
      .record(day, untranslated)
      .describe(
        'Each day with its name, like 2026-12-25: Christmas Day. Only editors see the names.',
      ),
    notes: editorNotes,
  })
  .superRefine(({ from, through, days }, context) => {
    for (const one of Object.keys(days)) {
      if (one >= from && one <= through) continue;
      const message = `a day from ${from} through ${through}`;
      context.addIssue({ code: 'custom', path: ['days', one], message });
    }
  });
