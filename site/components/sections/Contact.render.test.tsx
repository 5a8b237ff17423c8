import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { examples as examplesByName } from '../../styleguide/examples/sections.ts';
import { ContactButton } from './Contact.tsx';

const examples = examplesByName.ContactButton;

function draw(name: keyof typeof examples): string {
  return renderToStaticMarkup(<ContactButton {...examples[name]} />);
}

test('beside the button stand that we are not the authority, the official fee and the official page', () => {
  const html = draw('beside the official fee');
  expect(html).toContain('Waymark is not the town library.');
  expect(html.replace(/<[^>]+>/g, '')).toContain('The official fee for “Card” is £4.50');
  expect(html).toContain('href="https://www.gov.uk/library-card"');
});

test('an official fee that nobody has read is not shown', () => {
  const html = draw('an official fee that nobody has read');
  expect(html).not.toContain('£7');
  expect(html).toContain('The official fee stands on the authority’s page.');
});

test('the subject travels to the contact page whole', () => {
  expect(draw('beside the official fee')).toContain('href="/contact?subject=Library%20card"');
});
