import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { checkEnquiry } from './check-enquiry.ts';
import { type EnquiryText, fieldNames, fields } from './fields.ts';
import { lengthOf, tidyText } from './typed-text.ts';

const complete: EnquiryText = {
  fname: 'Amina',
  lname: '-',
  email: 'sam@example.com',
  country: 'Kenya',
  address: 'Nairobi',
  phone: '+254 20 000 0000',
  message: 'Which form do I need?',
};
const lineNames = fieldNames.filter((field) => field !== 'message');

function tidied(field: keyof EnquiryText, value: string): string {
  return tidyText({ ...complete, [field]: value })[field];
}

/** Every sign of Unicode of these kinds, such as zero-width spaces, marks of direction, soft hyphens and tags. */
const unseen = Array.from({ length: 0x110000 }, (_, code) => code)
  .filter((code) => code < 0xd800 || code > 0xdfff)
  .map((code) => String.fromCodePoint(code))
  .filter((sign) => /[\p{Cf}\p{Default_Ignorable_Code_Point}]/u.test(sign))
  .concat('\u2800');

describe('signs that nobody sees', () => {
  test('there are all kinds of them', () => {
    const some = ['\u200b', '\ufeff', '\u2060', '\u00ad', '\u200e', '\u202e', '\u2066', '\u3164'];
    expect(unseen).toEqual(
      expect.arrayContaining([...some, '\uffa0', '\u115f', '\u180e', '\ufe0f']),
    );
    expect(unseen.length).toBeGreaterThan(4_000);
  });

  test.each(lineNames)('are taken out of %s, wherever they stand', (field) => {
    const left = unseen.filter((sign) => {
      const value = `${sign}sam${sign}@ex${sign}${sign}ample.com${sign}`;
      return tidied(field, value) !== 'sam@example.com';
    });
    expect(left).toEqual([]);
  });

  test('alone are no answer, in any field', () => {
    const blank = ['\u200b', '\u3164 \u2800', '\ufeff\n\u200d', '\u115f\u1160'];
    for (const value of blank) {
      const text: EnquiryText = {
        ...complete,
        ...Object.fromEntries(fieldNames.map((field) => [field, value])),
      };
      expect(checkEnquiry(text)).toEqual(
        fieldNames.map((field) => ({ field, message: fields[field].messages.empty })),
      );
    }
  });

  test.each(['One\u200b two\u00ad \u202eeerht\u2800 👨‍👩‍👧\ufeff', '\u200b'])(
    'stay in a message as it was written: %j',
    (message) => {
      expect(tidied('message', message)).toBe(message);
    },
  );

  test.each([
    ['a Persian name', 'امیر‌حسین'],
    ['a Persian place', 'می‌دان'],
    ['a Hindi name', 'क्‍षमा'],
    ['a Sinhala name', 'ශ්‍රී'],
    ['a Malayalam name', 'നിര്‍മല'],
    ['a Mongolian name', 'ᠨᠠ᠋ᠢᠮᠠ'],
    ['a Japanese name in its own form', '葛\u{e0100}城'],
    ['a family', '👩‍👩‍👧'],
    ['a heart in flames', '❤️‍🔥'],
    ['a waving hand with its colour', '👋🏽‍♀️'],
    ['the flag of Scotland', '🏴\u{e0067}\u{e0062}\u{e0073}\u{e0063}\u{e0074}\u{e007f}'],
    ['a name with combining marks', 'Nguye\u0302\u0303n'],
    ['wide spaces and letters', '王　小明 ＡＢ'],
  ])('that %s is written with stay in a name', (_what, name) => {
    for (const field of ['fname', 'lname', 'address', 'country'] as const) {
      expect(tidied(field, name)).toBe(name);
    }
  });

  test.each([
    ['\u200cامیر\u200b\u200cحسین\u200f', 'امیر\u200cحسین'],
    ['Sam\u200d\u200c \u200dLee\ufe0f', 'Sam Lee'],
    ['Иван\u200b Пётр\u200d', 'Иван Пётр'],
    ['王\u200d小\u200b明\u3164', '王小明'],
    ['👩\u200b\u200d👧', '👩\u200d👧'],
  ])('%j becomes %j', (typed, name) => {
    expect(tidied('fname', typed)).toBe(name);
  });
});

describe('an email address', () => {
  test.each([
    ['\u200bsam@example.com', 'sam@example.com'],
    [' sam@example.com\u00a0', 'sam@example.com'],
    ['sam＠example。com', 'sam@example.com'],
    ['sam@example．com', 'sam@example.com'],
    ['sam﹫mail.example｡com', 'sam@mail.example.com'],
    ['ｓａｍ．ｌｅｅ＋１＠ｅｘａｍｐｌｅ．ｃｏｍ', 'sam.lee+1@example.com'],
    ['o’neil@example.com', "o'neil@example.com"],
    ['o‘neil@example.com', "o'neil@example.com"],
    ['oʼneil＇s@example.com', "o'neil's@example.com"],
    ['sam‑lee@my‐mail.example', 'sam-lee@my-mail.example'],
    ['用户@例子。公司', '用户@例子.公司'],
    ['zoë@straße.example', 'zoë@straße.example'],
  ])('%j is meant as %s', (typed, meant) => {
    expect(tidied('email', typed)).toBe(meant);
    expect(checkEnquiry({ ...complete, email: typed })).toEqual([]);
  });

  test.each(['ａ＠ｂ．ｄｅ，ｃ＠ｄ．ｅｆ', 'a＠b@c.de', 'Ａ＜a@b.de＞', 'a@b。', 'a\u200b@\u200b'])(
    '%s, meant as none, is sent back',
    (email) => {
      expect(checkEnquiry({ ...complete, email }).map(({ field }) => field)).toEqual(['email']);
    },
  );
});

describe('a line end', () => {
  test.each(['\n', '\r\n', '\r'])('%j counts as one, at the limit of every field', (lineEnd) => {
    for (const field of fieldNames.filter((name) => name !== 'email')) {
      const { maxLength, messages } = fields[field];
      const lines = `x${lineEnd}`.repeat(maxLength / 2);
      expect(checkEnquiry({ ...complete, [field]: lines })).toEqual([]);
      expect(checkEnquiry({ ...complete, [field]: `${lines}x` })).toEqual([
        { field, message: messages.tooLong },
      ]);
    }
  });

  test('two of them are two, in any mixture', () => {
    expect(lengthOf('\r\n\r\n')).toBe(2);
    expect(lengthOf('\n\r\n\r')).toBe(3);
  });
});

test('what is tidy stays so, and is no longer than it was', () => {
  const sign = fc.oneof(fc.constantFrom(...unseen), fc.string({ unit: 'grapheme', maxLength: 2 }));
  const typed = fc.array(sign, { maxLength: 12 }).map((signs) => signs.join(''));
  fc.assert(
    fc.property(fc.constantFrom(...fieldNames), typed, (field, value) => {
      const once = tidied(field, value);
      expect(tidied(field, once)).toBe(once);
      expect(once.length).toBeLessThanOrEqual(value.length);
    }),
  );
});
