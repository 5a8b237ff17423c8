import { z } from 'zod';

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
