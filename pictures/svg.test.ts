import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { dataAddress, elementsIn, shapesIn, sizeOf } from './svg.ts';

const logo = readFileSync('pictures/logo.svg', 'utf8');

test('a drawing as an address can be read back', () => {
  const address = dataAddress(logo);
  const [head, body = ''] = address.split(/,(.*)/s);
  expect(head).toBe('data:image/svg+xml');
  expect(decodeURIComponent(body)).toBe(logo.replaceAll('"', "'").replaceAll('\n', ''));
});

test('a drawing as an address holds nothing that would end it', () => {
  expect(dataAddress('<svg width="50%"><path fill="#fff"/></svg>\n')).not.toMatch(
    /["#<>\n]|%(?![0-9A-F]{2})/,
  );
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
