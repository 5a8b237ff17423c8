import { expect, test } from 'vitest';
import { sampleStored, sampleText } from '../../tests/support/desk/sample-enquiry.ts';
import type { StoredEnquiry } from '../enquiry.ts';
import { digestMessage, hasMatter } from './digest.ts';

type Digest = Parameters<typeof digestMessage>[0];

const now = new Date('2026-03-02T11:00:00Z');
const parties = {
  siteName: 'Waymark',
  from: 'desk@waymark.example',
  to: ['staff@waymark.example'],
};
const none = { quarantined: 0, stored: 0, sending: 0, sent: 0, failed: 0 };

function digestOf(changes: Partial<Digest> = {}): Digest {
  return {
    day: '2026-03-02',
    now,
    held: { count: 0, enquiries: [], deliveredTo: [] },
    failed: [],
    status: { counts: none, oldestUnsentAt: null },
    ...changes,
  };
}

function held(changes: Partial<StoredEnquiry> = {}): Digest {
  const enquiry: StoredEnquiry = {
    ...sampleStored,
    state: 'quarantined',
    spamScore: 6,
    spamReasons: ['two links or more', 'the message came three times or more within a day'],
    ...changes,
  };
  return digestOf({
    held: { count: 1, enquiries: [enquiry], deliveredTo: [] },
    status: { counts: { ...none, quarantined: 1 }, oldestUnsentAt: null },
  });
}

function textOf(digest: Digest): string {
  return String(digestMessage(digest, parties).text);
}

test('one that is held is told with its reference, its time, the name, the first line, the score, why, and what to type', () => {
  const text = textOf(held());
  expect(text).toContain(
    [
      'WM-1Y7T-TPYS, received 2026-03-02 09:00 UTC',
      "> Zoë O'Sample-Nguyễn",
      '> Good day,',
      'Score 6: two links or more; the message came three times or more within a day',
    ].join('\n'),
  );
  expect(text).toContain('npm run enquiries -- release <reference>');
  expect(text).toContain('npm run enquiries -- open');
});

test('what a visitor wrote is in no header, begins no line, and shows no link', () => {
  const message =
    '\r\n \r\nBcc: all@sample.example https://sample.example/x www.sample.example\r\nTwo';
  const text = { ...sampleText, fname: 'A\r\nSubject: B', lname: '\u202Egnp', message };
  const mail = digestMessage(held({ text, subject: 'Free\r\nBcc: c@sample.example' }), parties);
  expect(String(mail.text).split('\n')).toEqual(
    expect.arrayContaining(['> A Subject: B gnp', '> Bcc: all@sample.example [link] [link]']),
  );
  expect(mail).toMatchObject({
    subject: 'Waymark desk, 2026-03-02: 1 held back',
    from: { name: 'Waymark enquiries', address: 'desk@waymark.example' },
    to: ['staff@waymark.example'],
  });
  expect(mail.html).toBeUndefined();
});

test.each([
  ['Look at evil.com now', 'Look at evil[.]com now'],
  ['evil.co.uk/login?x=1', 'evil[.]co[.]uk/login?x=1'],
  ['Write to ann.b@evil.example or evil.example', 'Write to ann.b@evil.example or evil[.]example'],
  [
    'a@b,evil.com and @evil.com and evil.com/@a',
    'a@b,evil[.]com and @evil[.]com and evil[.]com/@a',
  ],
  ['EVIL.COM, Pay-Pal.io:8080', 'EVIL[.]COM, Pay-Pal[.]io:8080'],
  [
    'бюро.рф and 例子。公司 and xn--e1a.xn--p1ai',
    'бюро[.]рф and 例子[.]公司 and xn--e1a[.]xn--p1ai',
  ],
  ['mailto:a@evil.com tel:+3531 \\\\evil\\share', '[link] [link] [link]'],
  ['https://evil.com/x (www.evil.com)', '[link] ([link]'],
  [
    'It costs 3.50, i.e. 4 p.m. or U.K. time. Yes... no',
    'It costs 3.50, i.e. 4 p.m. or U.K. time. Yes... no',
  ],
])('of %j a mail program makes no link', (message, line) => {
  expect(textOf(held({ text: { ...sampleText, message } }))).toContain(`\n> ${line}\n`);
  expect(textOf(held({ text: { ...sampleText, fname: message, lname: '' } }))).toContain(
    `\n> ${line}\n`,
  );
});

test('a long line is cut at a whole character, and an empty message says so', () => {
  const long = textOf(held({ text: { ...sampleText, message: '👩'.repeat(500) } }));
  expect(long).toContain(`> ${'👩'.repeat(159)}…\n`);
  const families = textOf(held({ text: { ...sampleText, message: '👩‍👩‍👧'.repeat(100) } }));
  expect(families).toContain(`> ${'👩‍👩‍👧'.repeat(31)}…\n`);
  expect(textOf(held({ text: { ...sampleText, message: ' ' } }))).toContain('> (no message)');
});

test('those that are not named are counted', () => {
  const one = held();
  const text = textOf({
    ...one,
    held: { ...one.held, count: 61 },
    status: { counts: { ...none, quarantined: 70 }, oldestUnsentAt: null },
  });
  expect(text).toContain('SINCE THE LAST DIGEST: 61');
  expect(text).toContain('60 more are not named here.\n9 from earlier digests are still held.');
});

test('failed ones are told with their cause, and the oldest unsent with its age', () => {
  const digest = digestOf({
    failed: [
      { ...sampleStored, state: 'failed', lastError: 'the mail server answered 554 to DATA' },
    ],
    status: {
      counts: { ...none, failed: 1, stored: 2 },
      oldestUnsentAt: new Date('2026-03-02T08:30:00Z'),
    },
  });
  const text = textOf(digest);
  expect(text).toContain('09:00 UTC: the mail server answered 554 to DATA');
  expect(text).toContain('STILL TO BE MAILED: 2\nThe oldest has waited 2 hours 30 minutes');
  expect(text).toContain('resend <reference>');
  expect(digestMessage(digest, parties).subject).toBe(
    'Waymark desk, 2026-03-02: 1 not mailed, mail is waiting',
  );
});

test.each<[string, Partial<Digest>, boolean]>([
  ['nothing at all', {}, false],
  [
    'what earlier digests told of',
    { status: { counts: { ...none, quarantined: 9 }, oldestUnsentAt: null } },
    false,
  ],
  [
    'one that has waited for a minute',
    {
      status: { counts: { ...none, stored: 1 }, oldestUnsentAt: new Date('2026-03-02T10:59:00Z') },
    },
    false,
  ],
  [
    'one that has waited for an hour',
    {
      status: { counts: { ...none, stored: 1 }, oldestUnsentAt: new Date('2026-03-02T10:00:00Z') },
    },
    true,
  ],
  ['one that failed', { status: { counts: { ...none, failed: 1 }, oldestUnsentAt: null } }, true],
  ['one that is held', held(), true],
])('%s: is there anything to do?', (_what, changes, wanted) => {
  expect(hasMatter(digestOf(changes))).toBe(wanted);
});
