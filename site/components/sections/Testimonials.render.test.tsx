import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { PartProps } from '../../../compiler/page.ts';
import { examples as examplesByName } from '../../styleguide/examples/sections.ts';
import { voice } from '../../styleguide/samples.ts';
import { TestimonialCards } from './Testimonials.tsx';

type TestimonialCardsProps = PartProps<'testimonial-cards'>;

const examples = examplesByName.TestimonialCards;

test('a place that waits says so and what will stand there, and has no name, no stars and no day', () => {
  const html = draw({ voices: [voice] });
  expect(html).toContain('>Sample</span>');
  expect(html).toContain('A user will say here what our checklist named.');
  expect(html).not.toMatch(/<blockquote|<svg|<time|consent/);
});

test('one that came with consent shows initials, name, role, eight stars and where and when it came from', () => {
  const props: TestimonialCardsProps = examples['one that came with consent'];
  const html = draw(props);
  for (const { role, text, writer } of props.voices) {
    const parts = [writer?.initials, writer?.name, role, text, writer?.source];
    for (const part of parts) expect(html).toContain(part);
  }
  expect(html).toContain('<time dateTime="2026-11-21">21 November 2026</time>');
  expect(html.match(/data-fill=/g)).toHaveLength(8);
  expect(html.match(/role="img"/g)).toHaveLength(1);
});

test('one that came with consent is a quotation and says that the writer agreed', () => {
  const html = draw(examples['one that came with consent']);
  expect(html).not.toContain('Sample');
  expect(html).toContain('<blockquote');
  expect(html).toContain('aria-label="3.5 out of 5"');
  expect(html).toContain('Shown with the writer’s consent');
});

function draw(props: TestimonialCardsProps): string {
  return renderToStaticMarkup(<TestimonialCards {...props} />);
}
