import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { sampleToday } from '../../../compiler/facts.samples.ts';
import { sampleOffer } from '../../../compiler/offers.samples.ts';
import { settings } from '../../../compiler/settings.ts';
import { OfferGroups } from './OfferGroups.tsx';

const free = {
  ...sampleOffer({ title: 'What a library is', ourFee: null }),
  path: '/products/free',
};
const regulated = {
  ...sampleOffer({ title: 'Library law', ourFee: null, regulatedAdvice: true }),
  path: '/products/regulated',
};
const { uk: { url: register } = { url: 'no register' } } = settings.adviserRegisters;

function groupsOf(...offers: Parameters<typeof OfferGroups>[0]['offers']) {
  const html = renderToStaticMarkup(<OfferGroups offers={offers} today={sampleToday} />);
  const [paidGroup = '', freeGroup = ''] = html.split('id="free-information"');
  return { paidGroup, freeGroup };
}

test('help for a fee and free information stand in groups of their own', () => {
  const { paidGroup, freeGroup } = groupsOf(free, sampleOffer());
  expect(paidGroup).toContain('href="/products/library-card"');
  expect(paidGroup).not.toContain('href="/products/free"');
  expect(freeGroup).toContain('href="/products/free"');
});

test('each card leads to its free guide and past us', () => {
  const { paidGroup } = groupsOf(sampleOffer());
  expect(paidGroup).toContain('href="/services/uk/library-card"');
  expect(paidGroup).toContain('Waymark is not the town library.');
});

test('who may advise is told once above offers of regulated advice, and only there', () => {
  expect(groupsOf(free).freeGroup).not.toContain(register);
  const { paidGroup, freeGroup } = groupsOf(sampleOffer(), free, regulated);
  expect(paidGroup).not.toContain(register);
  expect(freeGroup.split(register)).toHaveLength(2);
});
