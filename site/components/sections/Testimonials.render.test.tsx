import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { PartProps } from '../../../compiler/page.ts';
import { examples as examplesByName } from '../../styleguide/examples/sections.ts';
import { TestimonialCards } from './Testimonials.tsx';

type TestimonialCardsProps = PartProps<'testimonial-cards'>;

const examples = examplesByName.TestimonialCards;

test.each(Object.entries<TestimonialCardsProps>(examples))(
  '%s shows initials, name, role, text, eight stars, and where and when it came from',
  (_name, props) => {
    const html = draw(props);
    const parts = props.voices.flatMap(({ initials, name, role, text, source }) => [
      initials,
      name,
      role,
      text,
      source,
    ]);
    for (const part of parts) expect(html).toContain(part);
    expect(html).toContain('<time dateTime="2026-11-21">21 November 2026</time>');
    expect(html.match(/data-fill=/g)).toHaveLength(8);
    expect(html.match(/role="img"/g)).toHaveLength(1);
  },
);

test('a sample says so, is no quotation, and its stars are an example', () => {
  const html = draw(examples['a sample']);
  expect(html).toContain('>Sample</span>');
  expect(html).not.toContain('<blockquote');
  expect(html).toMatch(/aria-label="[^"]*example/i);
  expect(html).not.toContain('consent');
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
