import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { checkEnquiry } from './check-enquiry.ts';
import { type EnquiryText, fieldNames, fields, optionalFieldNames } from './fields.ts';

const complete: EnquiryText = {
  fname: 'Amina',
  lname: '-',
  email: 'amina@example.com',
  country: 'Kenya',
  address: 'Nairobi',
  phone: '+254 20 000 0000',
  message: 'Which form do I need?',
};

test('a complete enquiry has nothing to mend', () => {
  expect(checkEnquiry(complete)).toEqual([]);
});

describe('every field', () => {
  test.each(fieldNames)('%s, left empty or blank, is asked for in words', (field) => {
    const asked = [{ field, message: fields[field].messages.empty }];
    expect(checkEnquiry({ ...complete, [field]: '' })).toEqual(asked);
    expect(checkEnquiry({ ...complete, [field]: ' \n\t' })).toEqual(asked);
  });

  test.each(fieldNames.filter((field) => field !== 'email'))(
    '%s is taken up to its limit',
    (field) => {
      const { maxLength, messages } = fields[field];
      expect(checkEnquiry({ ...complete, [field]: 'x'.repeat(maxLength) })).toEqual([]);
      expect(checkEnquiry({ ...complete, [field]: 'x'.repeat(maxLength + 1) })).toEqual([
        { field, message: messages.tooLong },
      ]);
    },
  );
});

describe('an email address', () => {
  test.each([
    'a@b.co',
    'o’neil+visa@mail.example.org',
    '用户@例子.公司',
    'ünal@straße.example',
    ' a@b.co ',
  ])('%s is taken', (email) => {
    expect(checkEnquiry({ ...complete, email })).toEqual([]);
  });

  test.each([
    'amina',
    'amina@',
    '@example.com',
    'a@b',
    'a b@c.de',
    'a@b..de',
    'a@b.de, c@d.ef',
    'a@b.de\r\nBcc: c@d.ef',
    'A <a@b.de>',
  ])('%j is sent back', (email) => {
    expect(checkEnquiry({ ...complete, email })).toEqual([
      { field: 'email', message: fields.email.messages.malformed },
    ]);
  });
});

test('settings may make last name, country, address and phone optional, and nothing else', () => {
  expect(optionalFieldNames).toEqual(['lname', 'country', 'address', 'phone']);
  const onlyNeeded = { ...complete, lname: '', country: '', address: '', phone: '' };
  expect(checkEnquiry(onlyNeeded, optionalFieldNames)).toEqual([]);
  expect(checkEnquiry(onlyNeeded, ['phone']).map(({ field }) => field)).toEqual([
    'lname',
    'country',
    'address',
  ]);
});

test('any words in any script are judged without failing, each field at most once, in the order of the form', () => {
  // Made once: fast-check lists the million letters of Unicode each time.
  const anyText = fc.string({ unit: 'binary', maxLength: 400 });
  const anyEnquiry = fc.record(Object.fromEntries(fieldNames.map((field) => [field, anyText])));
  fc.assert(
    fc.property(anyEnquiry, (text) => {
      const wrong = checkEnquiry({ ...complete, ...text }).map(({ field }) => field);
      expect(wrong).toEqual(fieldNames.filter((field) => wrong.includes(field)));
    }),
  );
});
