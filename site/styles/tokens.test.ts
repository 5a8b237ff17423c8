import { expect, test } from 'vitest';
import { tokensIn } from './tokens.ts';

const sheet = `
@layer tokens {
  :root {
    /* --color-old: red; */
    --color-page: #fff; /* paper */
    --color-mark: #c8102e;
    --space-m: clamp(1rem, 2vw, 2rem);
  }
  @media screen and (prefers-color-scheme: dark) {
    :root { --color-page: #000; }
  }
  @media print {
    :root { --space-m: 0.4rem; }
  }
}`;

test('a colour has its light and its dark value, which may be one', () => {
  expect(tokensIn([sheet], '--color-')).toEqual([
    { name: '--color-page', light: '#fff', dark: '#000' },
    { name: '--color-mark', light: '#c8102e', dark: '#c8102e' },
  ]);
});

test('what holds on paper alone is not shown', () => {
  expect(tokensIn([sheet], '--space-')).toEqual([
    {
      name: '--space-m',
      light: 'clamp(1rem, 2vw, 2rem)',
      dark: 'clamp(1rem, 2vw, 2rem)',
    },
  ]);
});

test('style sheets without such tokens give none', () => {
  expect(tokensIn([sheet, '', 'p { color: var(--color-page); }'], '--radius-')).toEqual([]);
});
