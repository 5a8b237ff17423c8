import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { colors } from '../palette.ts';
import { drawings, folder } from './drawings.ts';

const largestBytes = 24_000;

test('the folder holds the drawings and nothing else', () => {
  const files = drawings().map(({ file }) => file);
  expect(globSync('*', { cwd: folder }).toSorted()).toEqual(files.toSorted());
});

test.each(drawings())('$file is as it is drawn: run art/draw.ts', ({ file, svg }) => {
  expect(readFileSync(join(folder, file), 'utf8')).toBe(svg);
});

test.each(drawings())('$file is light, says its size and breaks no rule of a page', ({ svg }) => {
  expect(svg.length).toBeLessThan(largestBytes);
  expect(svg).toMatch(/^<svg [^>]*viewBox="0 0 (\d+) (\d+)" width="\1" height="\2">/);
  expect(svg).not.toMatch(/NaN|undefined|Infinity|<style|<script|href/);
});

test.each(drawings())('$file has the way-mark once, and nothing else in it is red', ({ svg }) => {
  expect(svg.split(colors['red-60']).length - 1).toBe(1);
});
