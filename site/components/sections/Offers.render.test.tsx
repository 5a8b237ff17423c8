import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { examples as examplesByName } from '../../styleguide/examples/sections.ts';
import { offer, prices } from '../../styleguide/samples.ts';
import { OfferCards, PricePair } from './Offers.tsx';

const examples = examplesByName.PricePair;

function draw(name: keyof typeof examples): string {
  return renderToStaticMarkup(<PricePair {...examples[name]} />);
}

test.each(Object.keys(examples) as (keyof typeof examples)[])(
  '%s stands beside the way past us',
  (name) => {
    const html = draw(name);
    expect(html).toContain('Waymark is not the town library.');
    expect(html).toContain('href="https://www.gov.uk/library-card"');
  },
);

test('our fee and the official fee are two figures, and only the official one is a fact', () => {
  const html = draw('an example of a fee');
  expect(html).toMatch(/data-own-fee[^>]*>£12\.50</);
  expect(html).toMatch(/data-fact="uk\/library-card\/fee-card".*£4\.50/);
});

test('an example of a fee is marked as a sample, a fee that the owner has set is not', () => {
  expect(draw('an example of a fee')).toContain('>Sample<');
  expect(draw('a fee that the owner has set')).not.toContain('>Sample<');
});

test('where there is no paid help, no price of ours is shown', () => {
  const html = draw('no paid help');
  expect(html).toContain(prices.ours.none);
  expect(html).not.toContain('data-own-fee');
});

test('an official fee that nobody has read is not shown, and the page says where it stands', () => {
  const html = draw('an official fee that nobody has read');
  expect(html).not.toContain('£4.50');
  expect(html).toContain('The official fee stands on the authority’s page.');
});

test('each card leads to its offer, to its free guide and past us', () => {
  const html = renderToStaticMarkup(<OfferCards offers={[offer]} />);
  expect(html).toContain('href="/products/library-card"');
  expect(html).toContain('href="/services/uk/library-card"');
  expect(html).toContain('Waymark is not the town library.');
});
