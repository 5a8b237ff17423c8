import { expect, test } from 'vitest';
import { starWords } from './testimonials.ts';

test('a rating is announced as it was given', () => {
  expect(starWords({ rating: 4.5, sample: false })).toEqual({
    rating: 4.5,
    label: '4.5 out of 5',
    caption: null,
  });
});

test('the stars of a sample are announced, and labelled, as an example', () => {
  const { label, caption } = starWords({ rating: 4.5, sample: true });
  expect(label).toMatch(/example.*4\.5 out of 5/i);
  expect(caption).toMatch(/example/i);
});
