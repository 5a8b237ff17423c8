import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { offerAnchors } from '../../../compiler/offer-anchors.ts';
import { settings } from '../../../compiler/settings.ts';
import { words } from '../../../compiler/words.ts';
import { examples } from './OfferBody.examples.ts';
import { OfferBody } from './OfferBody.tsx';

const { uk: { url: register } = { url: 'no register' } } = settings.adviserRegisters;

function draw(name: keyof typeof examples): string {
  return renderToStaticMarkup(<OfferBody {...examples[name]} />);
}

describe.each(Object.entries(examples))('%s', (name, { offer }) => {
  test('has every section that its list of links names, but for the form', () => {
    const html = draw(name as keyof typeof examples);
    const named = offerAnchors(offer, words).map(({ id }) => id);
    const ids = [...html.matchAll(/<section[^>]* id="([^"]+)"/g)].map(([, id]) => id);
    expect([...ids, 'contact']).toEqual(named);
  });
});

test('regulated advice shows the register of advisers and no way to pay us', () => {
  const html = draw('regulated advice');
  expect(html).toContain(register);
  expect(html).not.toContain(words.guide.paymentsNote);
});

test('help for a fee says how to pay us, and names no register', () => {
  const html = draw('help for a fee');
  expect(html).toContain(words.guide.paymentsNote);
  expect(html).not.toContain(register);
});
