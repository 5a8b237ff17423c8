import { fillIn } from '../fill-in.ts';
import type { Rating, Voice } from '../page.ts';
import type { Testimonial } from '../schemas/testimonials.ts';
import type { PageContext } from './context.ts';

/** Ratings are given out of so many, however many stars a row shows. */
const bestRating = 5;

/** What somebody wrote to us, with the words that say where it came from. */
export function voiceOf(testimonial: Testimonial, { files, calendar }: PageContext): Voice {
  const { id, name, initials, role, text, sample, date, category, origin } = testimonial;
  const { frame, testimonials: labels } = files.interface;
  return {
    id,
    name,
    initials,
    role,
    text,
    sample: sample ? frame.sample : null,
    stars: starsOf(testimonial, labels),
    date: { day: date, label: calendar.day(date) },
    category,
    source: origin.source,
    consent: origin.consentOnFile ? labels.consent : null,
  };
}

/** What a row of stars says: of a sample, that nobody gave them. */
export function starsOf(
  { rating, sample }: Pick<Testimonial, 'rating' | 'sample'>,
  words: PageContext['files']['interface']['testimonials'],
): Rating {
  const values = { rating: String(rating), best: String(bestRating) };
  return sample
    ? { rating, label: fillIn(words.exampleRating, values), caption: words.exampleStars }
    : { rating, label: fillIn(words.rating, values), caption: null };
}
