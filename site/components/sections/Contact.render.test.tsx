import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { wayPast } from '../../styleguide/samples.ts';
import { ContactButton } from './Contact.tsx';

function draw(officialFee: keyof typeof wayPast): string {
  const props = { label: 'Contact us', href: '/contact?subject=Library%20card' };
  return renderToStaticMarkup(<ContactButton {...props} wayPast={wayPast[officialFee]} />);
}

test('beside the button stand that we are not the authority, the official fee and the official page', () => {
  const html = draw('fee');
  expect(html).toContain('Waymark is not the town library.');
  expect(html.replace(/<[^>]+>/g, '')).toContain('The official fee for “Card” is £4.50');
  expect(html).toContain('href="https://www.gov.uk/library-card"');
});

test('an official fee that nobody has read is not shown', () => {
  const html = draw('unread');
  expect(html).not.toContain('£7');
  expect(html).toContain('The official fee stands on the authority’s page.');
});

test('the subject travels to the contact page whole', () => {
  expect(draw('fee')).toContain('href="/contact?subject=Library%20card"');
});
