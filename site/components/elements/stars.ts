/** How much of one star is filled. */
export type StarFill = 'full' | 'half' | 'empty';

/** Ratings are given out of so many, however many stars a row shows. */
export const bestRating = 5;

/**
 * The stars of a row from left to right: full up to the rating, half where it has a half, else empty.
 * A row of another length shows the rating in proportion, and never more than was given.
 * Unit: `rating` out of five. Throws RangeError when it is not between 0 and 5.
 */
export function starFills(rating: number, count = bestRating): StarFill[] {
  if (!(rating >= 0 && rating <= bestRating)) {
    throw new RangeError(`A rating is between 0 and ${bestRating}, not ${rating}.`);
  }
  const halves = Math.floor((rating * count * 2) / bestRating);
  return Array.from({ length: count }, (_, index) => fillOf(halves - index * 2));
}

function fillOf(halvesLeft: number): StarFill {
  if (halvesLeft >= 2) return 'full';
  return halvesLeft === 1 ? 'half' : 'empty';
}
