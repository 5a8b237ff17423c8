import { expect, test } from 'vitest';
import rawTestimonials from '../../content/en/testimonials.json' with { type: 'json' };
import {
  all,
  attributeOf,
  childrenOf,
  type Element,
  first,
  matches,
  textOf,
} from '../../gates/pages/html.ts';
import { testimonialsSchema } from '../support/built/content.ts';
import { builtPages } from '../support/built/pages.ts';

const { items } = testimonialsSchema.parse(rawTestimonials);
const page = builtPages.find(({ path }) => path === '/testimonial');
const cards = all('main li', page?.document)
  .filter((item) => first('[role="img"]', item) !== null)
  .map((card, index) => ({ card, item: items[index] }));

test('there are eight cards, in the order of content/en/testimonials.json', () => {
  expect(cards).toHaveLength(8);
  expect(cards.map(({ card }) => wordsOf(card))).toEqual(items.map(({ text }) => text));
});

test.each(cards)('card $item.id has a row of eight stars with one spoken text', ({ card }) => {
  const rows = all('[role="img"]', card);
  expect(rows).toHaveLength(1);
  expect(all('svg[aria-hidden="true"]', rows[0])).toHaveLength(8);
  expect(all('svg', card)).toHaveLength(8);
  expect(all('[aria-label]', card)).toHaveLength(1);
  expect(textOf(rows[0])).toBe('');
});

test.each(cards)('card $item.id says where its words came from, and when', ({ card, item }) => {
  expect(textOf(card)).toContain(item?.origin.source);
  expect(attributeOf(first('time', card), 'datetime')).toBe(item?.date);
});

const samples = cards.filter(({ item }) => item?.sample);

test.each(samples)(
  'sample $item.id says so in its tag, its text and its stars',
  ({ card, item }) => {
    expect(textOf(first('h3', card))).toMatch(/ Sample$/);
    expect(item?.text).toMatch(/^An example, not a real review\. /);
    expect(attributeOf(first('[role="img"]', card), 'aria-label')).toMatch(/example/i);
    expect(textOf(card)).toContain('Example stars');
  },
);

test.each(samples)('sample $item.id is no invented person', ({ card, item }) => {
  expect(item?.name).toMatch(/^Example [A-Z]$/);
  expect(item?.origin).toEqual({ source: 'Written by us as an example', consentOnFile: false });
  expect(first('img, picture, blockquote', card)).toBeNull();
});

/** What a review may hint at and ours never do: a document got, its speed, a success. */
const promises =
  /\b(got my|passport|visa|licen[cs]e|permit|fast\w*|quick\w*|days?|weeks?|success\w*|approved|pass(ed)?|guarantee\w*|recommend\w*|best|easy|easily)\b/i;

test.each(samples)(
  'sample $item.id speaks of help, not of a document, speed or success',
  ({ item }) => {
    expect(item?.text).not.toMatch(promises);
    expect(item?.text).toMatch(/form|checklist|letter|guide|register/);
  },
);

test('no testimonial stands in structured data', () => {
  const data = builtPages.flatMap(({ document }) =>
    all('script[type="application/ld+json"]', document).map(textOf),
  );
  const told = data.filter((text) =>
    items.some((item) => text.includes(item.name) || text.includes(item.text)),
  );
  expect(data.length).toBeGreaterThan(0);
  expect(told).toEqual([]);
});

/** The words of a card, after the writer and the stars. */
function wordsOf(card: Element): string | undefined {
  return textOf(childrenOf(card).find((child) => matches(child, 'p, blockquote')));
}
