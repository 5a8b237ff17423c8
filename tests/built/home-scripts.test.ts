import { expect, test } from 'vitest';
import { firstScriptBytes } from '../support/built/bytes.ts';
import { builtPages } from '../support/built/pages.ts';

test('what enhances the slideshow and the counters of the home page weighs 2 KB at most, as sent with brotli', () => {
  const bytes = bytesOf('/') - bytesOf('/about');
  expect(bytes).toBeGreaterThan(0);
  expect(bytes).toBeLessThanOrEqual(2 * 1024);
});

function bytesOf(path: string): number {
  const page = builtPages.find((built) => built.path === path);
  if (page === undefined) throw new Error(`There is no page ${path}.`);
  return firstScriptBytes(page);
}
