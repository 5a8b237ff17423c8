import type { Voice } from '../page.ts';
import type { Testimonial } from '../schemas/home.ts';
import { fillIn } from '../texts/fill-in.ts';
import type { PageContext } from './context.ts';

/** Ratings are given out of so many, however many stars a row shows. */
const bestRating = 5;

/** What somebody wrote to us, with the words that say where it came from; or the place that waits for it. */
export function voiceOf(
  testimonial: Testimonial,
  { files, calendar }: Pick<PageContext, 'files' | 'calendar'>,
): Voice {
  const { id, role, text, category } = testimonial;
  const { frame, testimonials: labels } = files.interface;
  const voice = { id, role, text, category };
  if (testimonial.sample) return { ...voice, sample: frame.sample, writer: null };
  const { name, initials, rating, date, origin } = testimonial;
  const label = fillIn(labels.rating, { rating: String(rating), best: String(bestRating) });
  return {
    ...voice,
    sample: null,
    writer: {
      name,
      initials,
      stars: { rating, label },
      date: { day: date, label: calendar.day(date) },
      source: origin.source,
      consent: labels.consent,
    },
  };
}
