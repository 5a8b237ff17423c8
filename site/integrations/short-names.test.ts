import { globSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { shortClassNames, shortTokenNames } from './short-names.ts';

const root = resolve('.');
const files = globSync('site/**/*.module.css').map((file) => resolve(file));
const [first = '', second = ''] = files;

test('a class keeps its name, and no two classes share one', () => {
  const nameClass = shortClassNames(root);
  const names = files.flatMap((file) => ['row', 'title'].map((name) => nameClass(name, file)));
  expect(new Set(names).size).toBe(names.length);
  expect(nameClass('row', first)).toBe(nameClass('row', first));
  expect(nameClass('row', first)).not.toBe(nameClass('row', second));
});

test('names are short and may stand in a style sheet as they are', () => {
  const nameClass = shortClassNames(root);
  for (const file of files) expect(nameClass('row', file)).toMatch(/^[a-zA-Z]{1,2}\d+$/);
});

test('a file outside site/ is refused', () => {
  expect(() => shortClassNames(root)('row', '/elsewhere/Strange.module.css')).toThrow(RangeError);
});

test('tokens have short names, each its own', () => {
  const names = shortTokenNames(root);
  expect(names.get('--color-page')).toBe('--a');
  expect(new Set(names.values()).size).toBe(names.size);
});

test('no token is named outside style sheets, where its short name would not be known', () => {
  const programs = globSync('site/{components,enhancements,islands}/**/*.{ts,tsx}');
  const named = programs.filter((file) =>
    [...shortTokenNames(root).keys()].some((name) => readFileSync(file, 'utf8').includes(name)),
  );
  expect(named).toEqual([]);
});
