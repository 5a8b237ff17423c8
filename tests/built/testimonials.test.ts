import { expect, test } from 'vitest';
import rawTestimonials from '../../content/en/testimonials.json' with { type: 'json' };
import { all, childrenOf, type Element, first, matches, textOf } from '../../gates/pages/html.ts';
import { testimonialsSchema } from '../support/built/content.ts';
import { builtPages } from '../support/built/pages.ts';

const { items } = testimonialsSchema.parse(rawTestimonials);
const page = builtPages.find(({ path }) => path === '/testimonial');
const cards = all('main li', page?.document)
  .filter((item) => first('h3', item) !== null)
  .map((card, index) => ({ card, item: items[index] }));

test('there are eight cards, in the order of content/en/testimonials.json', () => {
  expect(cards).toHaveLength(8);
  expect(cards.map(({ card }) => wordsOf(card))).toEqual(items.map(({ text }) => text));
});

const places = cards.filter(({ item }) => item?.sample);

test.each(places)(
  'place $item.id says what will stand there, and invents nobody: no name, no stars, no day',
  ({ card, item }) => {
    expect(textOf(first('h3', card))).toBe(`${item?.role} Sample`);
    expect(item?.text).toMatch(/^An? (user|customer|client|reader) will say here /);
    expect(first('[role="img"], svg, img, picture, time, blockquote', card)).toBeNull();
  },
);

/** What a review may hint at and ours never do: a document got, its speed, a success. */
const promises =
  /\b(got my|passport|visa|licen[cs]e|permit|fast\w*|quick\w*|days?|weeks?|success\w*|approved|pass(ed)?|guarantee\w*|recommend\w*|best|easy|easily)\b/i;

test.each(places)(
  'place $item.id speaks of help, not of a document, speed or success',
  ({ item }) => {
    expect(item?.text).not.toMatch(promises);
    expect(item?.text).toMatch(/form|checklist|letter|guide|register/);
  },
);

test('in each language a page for testimonials is one that its menu leads to', () => {
  const bare = builtPages
    .filter(({ path }) => path.endsWith('/testimonial'))
    .filter(({ document, path }) => first(`header a[href="${path}"]`, document) === null);
  expect(bare.map(({ path }) => path)).toEqual([]);
});

test('no testimonial stands in structured data', () => {
  const data = builtPages.flatMap(({ document }) =>
    all('script[type="application/ld+json"]', document).map(textOf),
  );
  const told = data.filter((text) => items.some((item) => text.includes(item.text)));
  expect(data.length).toBeGreaterThan(0);
  expect(told).toEqual([]);
});

/** The words of a card, after its heading. */
function wordsOf(card: Element): string | undefined {
  return textOf(childrenOf(card).find((child) => matches(child, 'p, blockquote')));
}
