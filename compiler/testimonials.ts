import type { Testimonial } from './schemas/testimonials.ts';
import { fillIn, words } from './words.ts';

/** Ratings are given out of so many. */
const bestRating = 5;

/** What a testimonial's row of stars says: of a sample, that nobody gave them. */
export function starWords({ rating, sample }: Pick<Testimonial, 'rating' | 'sample'>): {
  rating: number;
  label: string;
  caption: string | null;
} {
  const { rating: given, exampleRating, exampleStars } = words.testimonials;
  const values = { rating: String(rating), best: String(bestRating) };
  return sample
    ? { rating, label: fillIn(exampleRating, values), caption: exampleStars }
    : { rating, label: fillIn(given, values), caption: null };
}
