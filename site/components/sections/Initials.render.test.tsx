import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Initials } from './Testimonials.tsx';

test('a disc shows the initials and is not read aloud, for the name stands beside it', () => {
  const html = draw('ŁM');
  expect(html).toContain('>ŁM</span>');
  expect(html).toContain('aria-hidden="true"');
});

test('the same initials have the same colour, and not all have one', () => {
  expect(draw('SA')).toBe(draw('SA'));
  const tones = ['SA', 'SB', 'SC'].map((initials) => /data-tone="(\w+)"/.exec(draw(initials))?.[1]);
  expect(new Set(tones).size).toBe(tones.length);
});

function draw(initials: string): string {
  return renderToStaticMarkup(<Initials initials={initials} />);
}
