import { expect, test } from 'vitest';
import { sampleFactsByKey, sampleToday } from '../../tests/support/sample-facts.ts';
import { countContent } from '../pages/home-parts.ts';

const facts = sampleFactsByKey();
const nothing = {
  files: { countries: new Map(), guides: new Map() },
  facts: new Map(),
  build: { today: sampleToday },
};

test('an empty site counts nothing', () => {
  expect(countContent(nothing, facts)).toEqual({
    countries: 0,
    guides: 0,
    'official-sources': 0,
    'fresh-facts': 0,
  });
});

test('a source that many facts rest on counts once, and only when it is official', () => {
  const official = [...facts.values()].filter(
    ({ level }) => level === 'official' || level === 'law',
  );
  const counts = countContent({ ...nothing, facts }, facts);
  expect(official.length).toBeGreaterThan(counts['official-sources']);
  expect(counts['official-sources']).toBe(new Set(official.map(({ source }) => source.url)).size);
});

test('what nobody read, and what has no month or an old one, is not fresh', () => {
  const build = { today: new Date('2030-01-01T12:00:00Z') };
  const counts = countContent({ ...nothing, facts }, facts);
  expect(counts['fresh-facts']).toBeGreaterThan(0);
  expect(counts['fresh-facts']).toBeLessThan(facts.size);
  expect(countContent({ ...nothing, facts, build }, facts)['fresh-facts']).toBe(0);
});

test('what no page shows is not counted', () => {
  const counts = countContent({ ...nothing, facts }, new Set(['uk/library-card/time-card']));
  expect(counts).toMatchObject({ 'official-sources': 1, 'fresh-facts': 1 });
});
