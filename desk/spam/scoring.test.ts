import fc from 'fast-check';
import { expect, test } from 'vitest';
import { fieldNames } from '../../contract/fields.ts';
import {
  sampleEnquiry,
  sampleParameters,
  sampleText,
} from '../../tests/support/desk/sample-enquiry.ts';
import { openTestDesk } from '../../tests/support/desk/test-desk.ts';
import { createSpamScorer, quarantineFrom, scoreSpam, signals } from './scoring.ts';

type SpamInput = Parameters<typeof scoreSpam>[0];

const honest: SpamInput = {
  text: sampleText,
  isTrapFilled: false,
  openSeconds: 40,
  callsFromAddress: 1,
  copies: 1,
};

function withMessage(message: string): SpamInput {
  return { ...honest, text: { ...sampleText, message } };
}

const links = (count: number) =>
  withMessage(Array.from({ length: count }, (_, n) => `https://www.a.example/${n}`).join(' '));

test('an enquiry like any other is clean', () => {
  expect(scoreSpam(honest)).toEqual({ spamScore: 0, spamReasons: [], isQuarantined: false });
});

test('a visitor who names the page of an authority is clean', () => {
  const message = 'Is https://www.gov.uk/apply-renew-passport the right page for me?';
  expect(scoreSpam(withMessage(message)).spamScore).toBe(0);
});

test.each<[string, SpamInput, number]>([
  ['a field that people do not see was filled in', { ...honest, isTrapFilled: true }, 2],
  ['sent within two seconds', { ...honest, openSeconds: 1 }, 1],
  ['more than five calls from one address', { ...honest, callsFromAddress: 6 }, 1],
  ['three times or more within a day', { ...honest, copies: 3 }, 3],
  ['two links or more', links(2), 1],
  ['five links or more', links(5), 3],
  [
    'a link where nobody writes one',
    { ...honest, text: { ...sampleText, lname: 'WWW.a.example' } },
    3,
  ],
  ['markup of web pages or forums', withMessage('[URL=a.example]a[/URL]'), 3],
  ['markup of web pages or forums', withMessage('<a rel="x" href="a.example">'), 3],
  ['repeats another field', withMessage(` ${sampleText.address.toUpperCase()}\r\n`), 2],
  ['offers rank, links or visitors', withMessage('We sell backlinks.'), 2],
  ['offers loans, crypto-currency', withMessage('Invest in bitcoin now'), 2],
  ['offers medicines', withMessage('Cheap viagra'), 2],
  ['mail that goes to many', withMessage('To unsubscribe, answer this'), 2],
])('%s is a signal', (reason, input, score) => {
  const { spamScore, spamReasons } = scoreSpam(input);
  expect(spamReasons.join('; ')).toContain(reason);
  expect(spamScore).toBe(score);
});

test.each<[string, SpamInput]>([
  ['two seconds', { ...honest, openSeconds: 2 }],
  ['no word of the time, as without scripts', { ...honest, openSeconds: null }],
  ['five calls', { ...honest, callsFromAddress: 5 }],
  ['two copies', { ...honest, copies: 2 }],
  ['one link', links(1)],
])('%s is no signal', (_what, input) => {
  expect(scoreSpam(input).spamScore).toBe(0);
});

test('a filled trap alone is not quarantined, nor with haste and an office behind one address', () => {
  const unlucky = { ...honest, isTrapFilled: true, openSeconds: 0, callsFromAddress: 20 };
  expect(scoreSpam({ ...honest, isTrapFilled: true }).isQuarantined).toBe(false);
  expect(scoreSpam(unlucky).isQuarantined).toBe(false);
});

test('no signal is enough alone', () => {
  for (const { weight } of signals) expect(weight).toBeLessThan(quarantineFrom);
});

test('a program that fills the trap and posts markup with links is quarantined', () => {
  const spam = '[url=https://a.example]a[/url] [url=https://b.example]b[/url]';
  expect(scoreSpam({ ...withMessage(spam), isTrapFilled: true }).isQuarantined).toBe(true);
});

test('any text is judged without failing, and no reason repeats a word of it', () => {
  // Made once: fast-check lists the million letters of Unicode each time.
  const anyText = fc.string({ unit: 'binary' });
  const text = fc.record(Object.fromEntries(fieldNames.map((field) => [field, anyText])));
  const reasons = signals.map(({ reason }) => reason);
  fc.assert(
    fc.property(text, (typed) => {
      const judged = scoreSpam({ ...honest, text: { ...sampleText, ...typed } });
      for (const reason of judged.spamReasons) expect(reasons).toContain(reason);
    }),
  );
});

test('the same message under a third id is a copy, for a day; a retry of one id is none', () => {
  let timeMs = 0;
  const judgeNext = createSpamScorer(() => timeMs);
  const scoreOf = (id: string | null, message = sampleText.message) =>
    judgeNext({ ...sampleEnquiry, id, text: { ...sampleText, message } }, honest).spamScore;
  expect([scoreOf('a'), scoreOf('a'), scoreOf('a'), scoreOf('b')]).toEqual([0, 0, 0, 0]);
  expect([scoreOf(null), scoreOf('c', 'Another question altogether')]).toEqual([3, 0]);
  expect(scoreOf('d', `${sampleText.message.toUpperCase()}  `)).toBe(3);
  timeMs += 24 * 60 * 60 * 1_000;
  expect(scoreOf('e')).toBe(0);
});

test('spam is kept in quarantine with its reasons, and the sender hears what all hear', async () => {
  const desk = await openTestDesk();
  const message = '[url=https://a.example]a[/url] https://b.example';
  const spam = { ...sampleParameters, message, website: 'x'.repeat(300), open_seconds: '-1' };
  const response = await desk.postForm(spam);
  expect([response.statusCode, response.body]).toEqual([200, 'OK']);
  const asDocument = { 'sec-fetch-dest': 'document' };
  const page = await desk.postForm(spam, asDocument);
  const cleanPage = await desk.postForm({ ...sampleParameters, subject: 'Other' }, asDocument);
  const withoutReference = (body: string) => body.replace(/WM-\w{4}-\w{4}/, '');
  expect(withoutReference(page.body)).toBe(withoutReference(cleanPage.body));
  expect((await desk.store.list({ states: ['quarantined'] }))[0]).toMatchObject({
    spamScore: 6,
    spamReasons: [
      'a field that people do not see was filled in',
      'two links or more',
      'links written in the markup of web pages or forums',
    ],
    text: { message },
  });
});

test('a clean enquiry is kept as clean, with what the form itself sends along', async () => {
  const desk = await openTestDesk();
  await desk.postForm({ ...sampleParameters, website: '', open_seconds: '37' });
  expect((await desk.store.list())[0]).toMatchObject({ state: 'stored', spamScore: 0 });
});
