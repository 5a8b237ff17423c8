import type { Element } from 'happy-dom';
import { expect, test } from 'vitest';
import { testimonialsSchema } from '../../compiler/schemas/testimonials.ts';
import rawTestimonials from '../../content/en/testimonials.json' with { type: 'json' };
import { builtPages } from '../support/built/pages.ts';

const { items } = testimonialsSchema.parse(rawTestimonials);
const page = builtPages.find(({ path }) => path === '/testimonial');
const cards = [...(page?.document.querySelectorAll('main li') ?? [])]
  .filter((item) => item.querySelector('[role="img"]') !== null)
  .map((card, index) => ({ card, item: items[index] }));

test('there are eight cards, in the order of content/en/testimonials.json', () => {
  expect(cards).toHaveLength(8);
  expect(cards.map(({ card }) => textOf(card))).toEqual(items.map(({ text }) => text));
});

test.each(cards)(
  'card $item.id has a row of eight stars with one text for screen readers',
  ({ card }) => {
    const rows = [...card.querySelectorAll('[role="img"]')];
    expect(rows).toHaveLength(1);
    expect(rows[0]?.querySelectorAll('svg[aria-hidden="true"]')).toHaveLength(8);
    expect(card.querySelectorAll('svg')).toHaveLength(8);
    expect(card.querySelectorAll('[aria-label]')).toHaveLength(1);
    expect(rows[0]?.textContent).toBe('');
  },
);

test.each(cards)('card $item.id says where its words came from, and when', ({ card, item }) => {
  expect(card.textContent).toContain(item?.origin.source);
  expect(card.querySelector('time')?.getAttribute('datetime')).toBe(item?.date);
});

const samples = cards.filter(({ item }) => item?.sample);

test.each(samples)(
  'sample $item.id says so in its tag, its text and its stars',
  ({ card, item }) => {
    expect(card.querySelector('h3')?.textContent).toMatch(/ Sample$/);
    expect(item?.text).toMatch(/^An example, not a real review\. /);
    expect(card.querySelector('[role="img"]')?.getAttribute('aria-label')).toMatch(/example/i);
    expect(card.textContent).toContain('Example stars');
  },
);

test.each(samples)('sample $item.id is no invented person', ({ card, item }) => {
  expect(item?.name).toMatch(/^Example [A-Z]$/);
  expect(item?.origin).toEqual({ source: 'Written by us as an example', consentOnFile: false });
  expect(card.querySelector('img, picture, blockquote')).toBeNull();
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
    [...document.querySelectorAll('script[type="application/ld+json"]')].map(
      ({ textContent }) => textContent,
    ),
  );
  const told = data.filter((text) =>
    items.some((item) => text.includes(item.name) || text.includes(item.text)),
  );
  expect(data.length).toBeGreaterThan(0);
  expect(told).toEqual([]);
});

/** The words of a card, after the writer and the stars. */
function textOf(card: Element): string | undefined {
  return [...card.children].find((child) => child.matches('p, blockquote'))?.textContent;
}
