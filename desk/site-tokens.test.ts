import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { styleSheet as answerSheet, siteTokens } from './http/answers.ts';
import { styleSheet as staffSheet } from './staff/server.ts';

test.each([
  ['answers to people without scripts', answerSheet],
  ['the page for staff', staffSheet],
])(
  'every token that the sheet of %s asks for is set in it, the colours by the site',
  (_of, sheet) => {
    const asked = [...sheet.matchAll(/var\((--[\w-]+)\)/g)].map(([, name = '']) => name);
    expect(asked.length).toBeGreaterThan(5);
    expect(asked.filter((name) => !sheet.includes(`${name}:`))).toEqual([]);
    expect(sheet.startsWith(readFileSync('site/styles/tokens.css', 'utf8'))).toBe(true);
    const setTwice = [...sheet.slice(siteTokens.length).matchAll(/(--color-[\w-]+):/g)]
      .map(([, name = '']) => name)
      .filter((name) => siteTokens.includes(`${name}:`));
    expect(setTwice).toEqual([]);
  },
);
