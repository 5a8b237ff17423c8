import { expect, test } from 'vitest';
import { isEnquiryId } from '../contract/reference.ts';
import { sampleEnquiry, sampleId, sampleText } from '../tests/support/desk/sample-enquiry.ts';
import { fingerprintOf, idForAmendment } from './enquiry.ts';

test('line ends and outer white space make no other enquiry', () => {
  const retyped = {
    ...sampleText,
    fname: ' Zoë ',
    message: sampleText.message.replace('\r\n', '\n'),
  };
  expect(fingerprintOf({ ...sampleEnquiry, text: retyped })).toBe(fingerprintOf(sampleEnquiry));
});

test.each([
  ['another word', { ...sampleEnquiry, text: { ...sampleText, phone: '1' } }],
  ['another subject', { ...sampleEnquiry, subject: 'UK driving licence' }],
  [
    'a word moved to the next field',
    { ...sampleEnquiry, text: { ...sampleText, country: '', address: 'IrelandGalway' } },
  ],
])('%s makes another enquiry', (_change, changed) => {
  expect(fingerprintOf(changed)).not.toBe(fingerprintOf(sampleEnquiry));
});

test('changed words get an id of their own, the same each time', () => {
  const fingerprint = fingerprintOf(sampleEnquiry);
  const id = idForAmendment(sampleId, fingerprint);
  expect(isEnquiryId(id)).toBe(true);
  expect(idForAmendment(sampleId, fingerprint)).toBe(id);
  expect(id).not.toBe(sampleId);
  expect(idForAmendment(sampleId, fingerprintOf({ ...sampleEnquiry, subject: '' }))).not.toBe(id);
});
