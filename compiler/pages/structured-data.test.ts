import { expect, test } from 'vitest';
import { loadContent } from '../load.ts';
import { organisationThing } from './finish-page.ts';

test('sample contact details are not told to search engines as if they were real', () => {
  const { settings } = loadContent(process.cwd());
  const sample = { ...settings, contact: { ...settings.contact, sample: true } };
  expect(organisationThing(sample, 'https://example.org')).not.toHaveProperty('telephone');
  const real = { ...settings, contact: { ...settings.contact, sample: false } };
  expect(organisationThing(real, 'https://example.org')).toHaveProperty(
    'telephone',
    settings.contact.phone.dial,
  );
});
