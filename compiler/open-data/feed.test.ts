import { expect, test } from 'vitest';
import { sampleFacts, sampleFactsByKey } from '../../tests/support/sample-facts.ts';
import { readBuildConfig } from '../build-config.ts';
import { loadContent } from '../load.ts';
import { changesFeed } from './feed.ts';
import { openFactsOf } from './files.ts';
import type { OpenFact } from './shapes.ts';

const titled = { ...sampleFacts, title: 'Cards & <passes>' };
const site = {
  content: { ...loadContent(process.cwd()), facts: new Map([[titled.guide, titled]]) },
  facts: sampleFactsByKey(),
  build: readBuildConfig({ SITE_URL: 'https://site.example' }),
};
const facts = openFactsOf(titled, site, 'https://site.example/library-card');

function titlesIn(changed: readonly OpenFact[]): string[] {
  const feed = changesFeed(changed, site);
  return [...feed.matchAll(/<entry>\n.*\n<title>(.*)<\/title>/g)].map(([, title = '']) => title);
}

test('a figure that was read and has a month is told, the newest first, and safely in XML', () => {
  expect(titlesIn(facts)).toEqual([
    'Cards &amp; &lt;passes&gt;: A card by post, 10 working days',
    'Cards &amp; &lt;passes&gt;: Valid for, 3 years',
    'Cards &amp; &lt;passes&gt;: Card, £4.50 (reported by The Daily Sample)',
  ]);
});

test('a fact that nobody has read says where to look and nothing else', () => {
  expect(facts.find(({ id }) => id.endsWith('/fee-lost'))).toMatchObject({
    level: 'unread',
    label: 'Lost card',
    figure: null,
    money: null,
    statement: null,
    note: null,
    page: 'https://site.example/library-card',
  });
});

test('a price is told as it is shown and as a number', () => {
  expect(facts.find(({ id }) => id.endsWith('/fee-card'))).toMatchObject({
    figure: '£4.50',
    money: { amount: 4.5, currency: 'GBP' },
    note: 'Was 4 before.',
  });
});

test('a figure of a later month is a new entry', () => {
  const idsOf = (changed: readonly OpenFact[]) =>
    [...changesFeed(changed, site).matchAll(/<entry>\n<id>(.*)<\/id>/g)].map(([, id = '']) => id);
  const later = facts.map((fact) => ({ ...fact, asOf: fact.asOf && '2026-10' }));
  expect(idsOf(later)).toHaveLength(idsOf(facts).length);
  expect(idsOf(later).filter((id) => idsOf(facts).includes(id))).toEqual([]);
});

test('a feed ends after sixty entries', () => {
  const many = Array.from({ length: 70 }, (_, index) =>
    facts.slice(0, 1).map((fact) => ({ ...fact, id: `${fact.id}-${index}` })),
  ).flat();
  expect(titlesIn(many)).toHaveLength(60);
});
