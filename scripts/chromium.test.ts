import { expect, test } from 'vitest';
import { findChromium } from './chromium.ts';

test('a CHROMIUM_PATH at which no browser starts is refused by name', () => {
  expect(() => findChromium({ CHROMIUM_PATH: '/nowhere/chromium' })).toThrow('/nowhere/chromium');
});

test('CHROMIUM_PATH wins over the usual places', () => {
  // Node answers --version too, which is all the finder asks of a browser before it starts it.
  expect(findChromium({ CHROMIUM_PATH: process.execPath })).toBe(process.execPath);
});
