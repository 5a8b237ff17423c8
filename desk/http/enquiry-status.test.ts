import { expect, test } from 'vitest';
import { answerWords, type DeskLanguage } from '../../contract/answer-words.ts';
import { contractWords } from '../../contract/fields.ts';
import { referenceFor } from '../../contract/reference.ts';
import { sampleEnquiry, sampleId, sampleText } from '../../tests/support/desk/sample-enquiry.ts';
import { mailSettings } from '../../tests/support/desk/settings-for-tests.ts';
import { leaseMs } from '../../tests/support/desk/suites/store/setting.ts';
import { openTestDesk, type TestDesk } from '../../tests/support/desk/test-desk.ts';

const reference = referenceFor(sampleId);
const { email } = sampleText;
const now = new Date('2026-03-02T09:00:00Z');
const sentAt = new Date('2026-03-02T09:01:00Z');

const spanish: DeskLanguage = {
  prefix: '/es',
  tag: 'es',
  direction: 'ltr',
  answers: { ...answerWords, whereTitle: '¿Ha llegado?', whereReceived: 'Recibido el {date}.' },
  contract: contractWords,
  answerTime: 'dos días',
  hours: 'de nueve a seis',
};

function ask(desk: TestDesk, asked: Record<string, string>, path = '/enquiry') {
  return desk.post(
    new URLSearchParams(asked).toString(),
    { 'content-type': 'application/x-www-form-urlencoded' },
    path,
  );
}

/** What the page says in its panel, without tags. */
async function told(desk: TestDesk, asked = { reference, email }, path?: string): Promise<string> {
  const { body } = await ask(desk, asked, path);
  const [, panel = ''] = /<div class="panel" role="status">(.*?)<\/div>/s.exec(body) ?? [];
  return panel.replace(/<[^>]*>/g, '').trim();
}

test('the page is a form that posts to itself, without scripts, and no cache keeps it', async () => {
  const desk = await openTestDesk();
  const { body, headers } = await desk.app.inject('/enquiry');
  expect(body).toContain('<h1>Did my message arrive?</h1>');
  expect(body).toMatch(/<form method="post">.*name="reference".*name="email" type="email"/s);
  expect(body).not.toContain('role="status"');
  expect(headers['content-security-policy']).toContain("default-src 'none'");
  expect(headers['cache-control']).toBe('no-store');
});

test('who knows reference and address hears what became of the message, as it goes on', async () => {
  const desk = await openTestDesk({ env: mailSettings({ url: 'smtp://127.0.0.1:25' }) });
  const { store } = desk;
  await store.add(sampleEnquiry, { now });
  const received = 'We received your message on 2 March 2026 at 09:00 UTC.';
  expect(await told(desk)).toBe(`${received}\n${answerWords.whereMailing}`);
  await store.claimDue({ owner: 'one', now, leaseMs, limit: 1 });
  const sent = { state: 'sent', sentAt, lastError: null } as const;
  await store.recordOutcome({ id: sampleId, resends: 0 }, 'one', sent);
  const mailed = 'It reached our mailbox on 2 March 2026 at 09:01 UTC.';
  expect(await told(desk)).toBe(`${received}\n${mailed}`);
  await store.mark(sampleId, { handling: 'answered', note: 'a word of staff' }, sentAt);
  expect(await told(desk)).toMatch(`${mailed}\nWe answered it on 2 March 2026 at 09:01 UTC.`);
  await store.mark(sampleId, { handling: 'closed' }, now);
  expect(await told(desk)).toMatch('We answered it on 2 March 2026 at 09:01 UTC.');
  await store.erase(sampleId, sentAt);
  expect(await told(desk)).toBe(
    'We erased this message on 2 March 2026 at 09:01 UTC, and we keep nothing of what it said.',
  );
});

test('where nothing is mailed, nothing is said of a mailbox', async () => {
  const desk = await openTestDesk();
  await desk.store.add(sampleEnquiry, { now });
  expect(await told(desk)).toBe('We received your message on 2 March 2026 at 09:00 UTC.');
});

test('one that is held or could not be mailed says so', async () => {
  const desk = await openTestDesk();
  await desk.store.add(sampleEnquiry, { now, isQuarantined: true });
  expect(await told(desk)).toContain(answerWords.whereHeld);
  await desk.store.release(sampleId, now);
  await desk.store.claimDue({ owner: 'one', now, leaseMs, limit: 1 });
  const failed = { state: 'failed', lastError: 'refused' } as const;
  await desk.store.recordOutcome({ id: sampleId, resends: 0 }, 'one', failed);
  expect(await told(desk)).toContain(answerWords.whereFailed);
});

test.each([
  ['in small letters', reference.toLowerCase(), email],
  ['without its lines', ` ${reference.replaceAll('-', ' ')} `, email],
  ['without its beginning', reference.slice(3), email],
  ['with letters that look like digits', reference.replaceAll('1', 'l'), email],
  ['with an address in capitals', reference, ` ${email.toUpperCase()} `],
])('what was typed %s is found', async (_how, typedReference, typedEmail) => {
  const desk = await openTestDesk();
  await desk.store.add(sampleEnquiry, { now });
  const asked = { reference: typedReference, email: typedEmail };
  expect(await told(desk, asked)).toContain('We received your message');
});

test('a wrong reference and a wrong address are answered alike, to the last byte, and not sooner than a right one', async () => {
  const desk = await openTestDesk();
  await desk.store.add(sampleEnquiry, { now });
  const startedAt = performance.now();
  const wrongEmail = await ask(desk, { reference, email: 'eve@sample.example' });
  const tookMs = performance.now() - startedAt;
  const wrongReference = await ask(desk, {
    reference: 'WM-0000-0000',
    email: 'eve@sample.example',
  });
  const nothing = await ask(desk, { reference: '', email: '' });
  expect(wrongEmail.body).toContain(answerWords.whereNothing);
  expect(wrongEmail.body.replaceAll(reference, 'WM-0000-0000')).toBe(wrongReference.body);
  expect(wrongEmail.headers['content-length']).toBe(wrongReference.headers['content-length']);
  expect([wrongEmail.statusCode, nothing.statusCode]).toEqual([200, 200]);
  expect(tookMs).toBeGreaterThan(240);
});

test('nothing that was asked is logged, nor that somebody asked', async () => {
  const desk = await openTestDesk();
  await ask(desk, { reference, email });
  expect(desk.log).toEqual([]);
});

test('who asks too often is told to wait, and may still send a message', async () => {
  const desk = await openTestDesk({ env: { DESK_RATE_LIMIT: '1' } });
  await ask(desk, { reference, email });
  const { statusCode, body } = await ask(desk, { reference, email });
  expect(statusCode).toBe(429);
  expect(body).toMatch(/Too many people are asking just now\. Wait \d+ seconds/);
  expect(body).toContain(`value="${email}"`);
  const { statusCode: sent } = await desk.app.inject('/enquiry');
  expect(sent).toBe(200);
});

test('each language of the site has the page below its prefix', async () => {
  const desk = await openTestDesk({ languages: [spanish] });
  await desk.store.add(sampleEnquiry, { now });
  expect((await desk.app.inject('/es/enquiry')).body).toContain('<h1>¿Ha llegado?</h1>');
  expect(await told(desk, { reference, email }, '/es/enquiry')).toMatch(
    /^Recibido el 2 de marzo de 2026.+9:00 UTC/,
  );
  expect((await desk.app.inject('/ar/enquiry')).statusCode).toBe(404);
});

test('what is no form, or far too long, is refused', async () => {
  const desk = await openTestDesk();
  const json = await desk.post('{}', { 'content-type': 'application/json' }, '/enquiry');
  expect(json.statusCode).toBe(415);
  const long = await ask(desk, { reference: 'x'.repeat(5_000), email });
  expect(long.statusCode).toBe(413);
});

test('what was typed stands in the page as text', async () => {
  const desk = await openTestDesk();
  const { body } = await ask(desk, { reference: '"><script>', email: '"><b>' });
  expect(body).toContain('value="&quot;&gt;&lt;script&gt;"');
  expect(body).not.toContain('<script>');
});
