import fc from 'fast-check';

/** Line ends and mail syntax, which a careless program would let into a mail header. */
const headerInjections = fc.constantFrom(
  'Zoë\r\nBcc: all@evil.example',
  'a\nX-Odd: 1\n\nbody',
  'a\rX-Odd: 1',
  'a\u0085X-Odd: 1\u2028X-Odd: 2\u2029X-Odd: 3',
  'a\v\f\0\u001b[31mX-Odd: 1',
  '"a" <b@evil.example>, c@evil.example',
  'a@sample.example>\r\nRCPT TO:<b@evil.example',
  '=?utf-8?B?DQpCY2M6IGFsbEBldmlsLmV4YW1wbGU=?=',
  '=?utf-8?Q?=0D=0ABcc:_all@evil.example?=',
  '\r\n.\r\nMAIL FROM:<a@evil.example>',
  '--x\r\nContent-Type: text/html\r\n\r\n<b>part</b>',
  'group: a@evil.example, b@evil.example;',
);

/** What other programs would run or read as something else. */
const foreignSyntax = fc.constantFrom(
  '<script>alert(1)</script>',
  '"><img src=x onerror=alert(1)>',
  "'></textarea><svg onload=alert(1)>",
  '</style><iframe src=//evil.example>',
  '<a href="javascript:alert(1)">a</a>',
  '&lt;script&gt;&#0;&amp;',
  "'; DROP TABLE enquiries; --",
  '=HYPERLINK("https://evil.example","a")',
  '{{7*7}} #{7*7} <%= 7*7 %> %s %n',
  '../../../../etc/passwd',
  '__proto__',
  '{"__proto__":{"isAdmin":true}}',
);

const controlCharacters = textOf(
  fc.oneof(fc.integer({ min: 0, max: 0x20 }), fc.integer({ min: 0x7f, max: 0xa0 })),
  40,
);

/** Marks of reading order, joiners, and what has no width, among letters of two directions. */
const orderMarks = textOf(
  fc.constantFrom(
    ...[0x61c, 0x200b, 0x200d, 0x200e, 0x200f, 0x202a, 0x202b, 0x202c, 0x202d, 0x202e, 0x2060],
    ...[0x2066, 0x2067, 0x2068, 0x2069, 0xfeff, 0x61, 0x5d0, 0x639],
  ),
  40,
);

/** One sign, again and again, up to far more than any field takes. */
const hugeUnicode = fc
  .tuple(
    fc.constantFrom('👩‍👩‍👧‍👦', 'Z͑ͫ̓ͪ̂ͫ̽', 'ﷺ', '𝕏', '\u{10ffff}', '\ud83d', '\udc69', 'İ', '\ufdfa'),
    fc.oneof(fc.nat(60), fc.nat(6_000)),
  )
  .map(([sign, count]) => sign.repeat(count));

/** One text that means harm, or mixes several that do. */
export const wickedText: fc.Arbitrary<string> = fc
  .array(
    fc.oneof(
      headerInjections,
      foreignSyntax,
      controlCharacters,
      orderMarks,
      hugeUnicode,
      fc.string({ unit: 'binary', maxLength: 200 }),
    ),
    { minLength: 1, maxLength: 3 },
  )
  .map((parts) => parts.join(''));

/** Something with an @ that the contract may well take for an address. */
export const wickedEmail: fc.Arbitrary<string> = fc
  .tuple(addressPart(12), addressPart(12), addressPart(4))
  .map(([local, domain, end]) => `${local}@${domain}.${end}`);

function addressPart(maxLength: number): fc.Arbitrary<string> {
  const letters = [..."abcXYZ09!#$%&'*+-/=?^_`{|}~|éёあ😀\u0301\u202e\u200b\u00ad。．"];
  return fc
    .array(fc.constantFrom(...letters), { minLength: 1, maxLength })
    .map((signs) => signs.join(''));
}

function textOf(codePoint: fc.Arbitrary<number>, maxLength: number): fc.Arbitrary<string> {
  return fc.array(codePoint, { maxLength }).map((points) => String.fromCodePoint(...points));
}
