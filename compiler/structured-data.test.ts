import { expect, test } from 'vitest';
import { settings } from './settings.ts';
import { organisationThing, structuredDataText } from './structured-data.ts';

test('no word of an editor can end the element it stands in', () => {
  const text = structuredDataText([{ '@type': 'WebPage', name: '</script><script>alert()' }]);
  expect(text).not.toContain('</script>');
  expect(JSON.parse(text)).toMatchObject({ '@graph': [{ name: '</script><script>alert()' }] });
});

test('sample contact details are not told to search engines as if they were real', () => {
  const sample = { ...settings, contact: { ...settings.contact, sample: true } };
  expect(organisationThing(sample, 'https://example.org')).not.toHaveProperty('telephone');
  const real = { ...settings, contact: { ...settings.contact, sample: false } };
  expect(organisationThing(real, 'https://example.org')).toHaveProperty(
    'telephone',
    settings.contact.phone.dial,
  );
});
