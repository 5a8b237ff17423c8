import fc from 'fast-check';
import { expect, test } from 'vitest';
import { bestRating, starFills } from './Testimonials.tsx';

test.each([
  [5, '*****'],
  [4.5, '****/'],
  [4, '****.'],
  [0.5, '/....'],
  [0, '.....'],
] as const)('%d out of five is drawn as %s', (rating, drawn) => {
  expect(draw(starFills(rating))).toBe(drawn);
});

test('what lies between two halves is drawn as the lower one', () => {
  expect(draw(starFills(3.49))).toBe('***..');
  expect(draw(starFills(3.99))).toBe('***/.');
});

test.each([
  [5, '********'],
  [2.5, '****....'],
  [4.5, '*******.'],
] as const)('in a row of eight, %d out of five is drawn as %s', (rating, drawn) => {
  expect(draw(starFills(rating, 8))).toBe(drawn);
});

test('a row never shows more than was given, full stars first', () => {
  const ratings = fc.double({ min: 0, max: bestRating, noNaN: true });
  fc.assert(
    fc.property(ratings, fc.integer({ min: 1, max: 12 }), (rating, count) => {
      const fills = starFills(rating, count);
      const shown = fills.reduce((sum, fill) => sum + { full: 1, half: 0.5, empty: 0 }[fill], 0);
      const given = (rating * count) / bestRating;
      expect(fills).toHaveLength(count);
      expect(given - shown).toBeGreaterThanOrEqual(0);
      expect(given - shown).toBeLessThan(0.5);
      expect(draw(fills)).toMatch(/^\**\/?\.*$/);
    }),
  );
});

function draw(fills: ReturnType<typeof starFills>): string {
  return fills.map((fill) => ({ full: '*', half: '/', empty: '.' })[fill]).join('');
}
