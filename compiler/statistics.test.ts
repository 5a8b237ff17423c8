import { expect, test } from 'vitest';
import { sampleBook, sampleToday } from './facts.samples.ts';
import { countContent } from './statistics.ts';

const book = sampleBook();
const nothing = { countries: [], guides: [], book: new Map() };

test('an empty site counts nothing', () => {
  expect(countContent(nothing, sampleToday)).toEqual({
    countries: 0,
    guides: 0,
    'official-sources': 0,
    'fresh-facts': 0,
  });
});

test('a source that many facts rest on counts once, and only when it is official', () => {
  const official = [...book.values()].filter(({ level }) => level === 'official');
  const counts = countContent({ ...nothing, book }, sampleToday);
  expect(official.length).toBeGreaterThan(counts['official-sources']);
  expect(counts['official-sources']).toBe(new Set(official.map(({ source }) => source.url)).size);
});

test('what nobody read, and what has no month or an old one, is not fresh', () => {
  const counts = countContent({ ...nothing, book }, sampleToday);
  const later = countContent({ ...nothing, book }, new Date('2030-01-01T12:00:00Z'));
  expect(counts['fresh-facts']).toBeGreaterThan(0);
  expect(counts['fresh-facts']).toBeLessThan(book.size);
  expect(later['fresh-facts']).toBe(0);
});
