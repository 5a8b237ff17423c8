import { expect, test } from 'vitest';
import { elementsIn, iconLink, shapesIn, sizeOf } from './svg.ts';

test('a drawing as an icon can be read back, and holds nothing that would end its attribute', () => {
  const svg = `<svg width="50%">\n<path fill="#fff" d="M0 0"/><title>It's</title></svg>\n`;
  const [, body = ''] = /href='data:image\/svg\+xml,([^']*)'>$/.exec(iconLink(svg)) ?? [];
  expect(decodeURIComponent(body)).toBe(
    `<svg width="50%"><path fill="#fff" d="M0 0"></path><title>It's</title></svg>`,
  );
  expect(body).not.toMatch(/[#\n]|%(?![0-9A-F]{2})/);
});

test('elements are read with their attributes, in whatever order and on whatever lines a program wrote them', () => {
  const svg = `<?xml version="1.0"?>
<svg viewBox="-2,0 24 28"><path
  d="M0 0"
  id="land"/><pathology d="no"/><path id="route" d="M1 1"></path></svg>
`;
  expect(elementsIn(svg, 'path')).toEqual([
    { id: 'land', d: 'M0 0' },
    { id: 'route', d: 'M1 1' },
  ]);
  expect(sizeOf(svg)).toEqual({ width: 24, height: 28 });
  expect(shapesIn(svg)).toMatch(/^<path\n.*<\/path>$/s);
});

test('a file that does not say its size is refused', () => {
  expect(() => sizeOf('<svg width="24" height="28"/>')).toThrow('viewBox');
});
