import { existsSync } from 'node:fs';
import { expect, test } from 'vitest';
import { styleguideRoutes } from './styleguide.ts';

test('the server for development has the styleguide at an address of its own', () => {
  const [route] = styleguideRoutes('dev');
  expect(route?.pattern).toBe('/styleguide');
  expect(existsSync(route?.entrypoint ?? '')).toBe(true);
});

test('no build has the styleguide', () => {
  expect(styleguideRoutes('build')).toEqual([]);
});
