import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { sampleBook, sampleFacts, sampleToday } from '../../lib/facts.samples.ts';
import { words } from '../../lib/words.ts';
import { ContactButton } from './ContactButton.tsx';

const book = sampleBook();

function draw(feeId: string): string {
  return renderToStaticMarkup(
    <ContactButton
      label="Contact us"
      subject="Library card & more"
      authority={sampleFacts.authority}
      applyAt={sampleFacts.applyAt}
      fee={book.get(`uk/library-card/${feeId}`) ?? 'in-tables'}
      today={sampleToday}
    />,
  );
}

test('beside the button stand that we are not the authority, the official fee and the official page', () => {
  const html = draw('fee-card');
  expect(html).toContain('Waymark is not the town library.');
  expect(html.replace(/<[^>]+>/g, '')).toContain('The official fee for “Card” is £4.50');
  expect(html).toContain('href="https://www.gov.uk/library-card"');
});

test('an official fee that nobody has read is not shown', () => {
  const html = draw('fee-lost');
  expect(html).not.toContain('£7');
  expect(html).toContain('The official fee stands on the authority’s page.');
});

test('where each document has its own official fee, the button says where they stand', () => {
  expect(draw('no fee of one document')).toContain(words.contactNotice.officialRoutes);
});

test('the subject travels to the contact page whole', () => {
  expect(draw('fee-card')).toContain('href="/contact?subject=Library%20card%20%26%20more"');
});
