import type { LightMyRequestResponse } from 'fastify';
import { expect, onTestFinished, test, vi } from 'vitest';
import { referenceFor } from '../../contract/reference.ts';
import { runCommand } from '../../tests/support/desk/command-line.ts';
import { readCsv } from '../../tests/support/desk/csv-reader.ts';
import { sampleEnquiry, sampleId, sampleText } from '../../tests/support/desk/sample-enquiry.ts';
import {
  later,
  leaseMs,
  numbered,
  otherId,
} from '../../tests/support/desk/suites/store/setting.ts';
import { openTestDesk, temporaryFolder } from '../../tests/support/desk/test-desk.ts';
import { StoreError } from '../errors.ts';
import type { EnquiryStore } from '../store/enquiry-store.ts';
import { openSqliteStore } from '../store/sqlite/store.ts';
import { makeDoor } from './door.ts';
import { buildStaffApp } from './server.ts';

const now = new Date('2026-03-02T09:00:00Z');
const host = '127.0.0.1:4400';
const origin = `http://${host}`;
const reference = referenceFor(sampleId);

type Headers = Readonly<Record<string, string>>;

/** The page without a port, on a store of its own, and a browser that is inside; all go when the test ends. */
async function open(changes: (store: EnquiryStore) => Partial<EnquiryStore> = () => ({})) {
  const folder = await temporaryFolder();
  const store = openSqliteStore(folder);
  const door = makeDoor();
  let askedCount = 0;
  const app = buildStaffApp({
    store: { ...store, ...changes(store) },
    siteName: 'Waymark',
    door,
    now: () => now,
    onAsked: () => {
      askedCount += 1;
    },
  });
  onTestFinished(async () => {
    await app.close();
    await store.close();
  });
  const entrance = await app.inject({ url: `/enter/${door.key}`, headers: { host } });
  const cookie = String(entrance.headers['set-cookie']).split(';', 1)[0] ?? '';
  const inside = { host, cookie };
  return {
    app,
    store,
    door,
    entrance,
    folder,
    inside,
    askedCount: () => askedCount,
    get: (url: string, headers: Headers = inside) => app.inject({ url, headers }),
    /** Sends the form of those that are ticked in the list. */
    postTicked: (url: string, ids: readonly string[], fields: Headers) =>
      app.inject({
        method: 'POST',
        url,
        headers: { ...inside, origin, 'content-type': 'application/x-www-form-urlencoded' },
        payload: `${new URLSearchParams({ form: door.formToken, ...fields })}&${ids.map((id) => `id=${id}`).join('&')}`,
      }),
    post: (url: string, fields: Headers = {}, headers: Headers = { ...inside, origin }) =>
      app.inject({
        method: 'POST',
        url,
        headers: { ...headers, 'content-type': 'application/x-www-form-urlencoded' },
        payload: new URLSearchParams({ form: door.formToken, ...fields }).toString(),
      }),
  };
}

async function opened() {
  const scene = await open();
  await scene.store.add(sampleEnquiry, {
    now,
    spamScore: 6,
    spamReasons: ['two links or more'],
    isQuarantined: true,
  });
  return scene;
}

/** What a page says, without its markup. */
function wordsOf({ body }: LightMyRequestResponse): string {
  return body.replace(/<[^>]*>/g, '').replaceAll('&#x27;', "'");
}

function namesIn({ body }: LightMyRequestResponse): string[] {
  return [...body.matchAll(/<bdi>([^<]*)<\/bdi>/g)].map(([, name = '']) => name);
}

test('the address opens the page once, and gives its browser a cookie that no script and no other site can use', async () => {
  const { app, door, entrance, get } = await open();
  expect(entrance.statusCode).toBe(200);
  expect(entrance.headers['set-cookie']).toMatch(
    /^waymark_staff=[\w-]{43}; Path=\/; HttpOnly; SameSite=Strict$/,
  );
  const again = await app.inject({ url: `/enter/${door.key}`, headers: { host } });
  expect([again.statusCode, again.headers['set-cookie']]).toEqual([403, undefined]);
  expect((await get(`/enter/${door.key}`)).statusCode).toBe(200);
  expect((await get('/')).statusCode).toBe(200);
});

test.each<[string, Headers]>([
  ['nobody inside', { host }],
  ['a cookie that was guessed', { host, cookie: 'waymark_staff=guessed' }],
])('%s reads nothing', async (_who, headers) => {
  const { get, askedCount } = await opened();
  for (const url of ['/', `/enquiries/${sampleId}`, '/export.csv', '/nothing']) {
    const answer = await get(url, headers);
    expect(answer.statusCode).toBe(403);
    expect(answer.body).not.toContain(sampleText.lname);
  }
  expect(askedCount()).toBe(0);
});

test.each<[string, Headers]>([
  ['a name that leads here by DNS', { host: 'enquiries.sample.example:4400' }],
  ['a name that only begins like ours', { host: '127.0.0.1.sample.example' }],
  ['another site', { 'sec-fetch-site': 'cross-site' }],
  ['another program on this computer', { 'sec-fetch-site': 'same-site' }],
])('%s is not answered, also with the cookie', async (_who, headers) => {
  const { get, inside } = await opened();
  expect((await get('/', { ...inside, ...headers })).statusCode).toBe(403);
});

test.each<[string, Headers, Headers]>([
  ['without its token', { form: '' }, { origin }],
  ['of another origin', {}, { origin: 'http://127.0.0.1:3000' }],
  ['without an origin', {}, {}],
])('a form %s changes nothing', async (_which, fields, headers) => {
  const { post, inside, store } = await opened();
  const answer = await post(`/enquiries/${sampleId}/release`, fields, { ...inside, ...headers });
  expect(answer.statusCode).toBe(403);
  expect(await store.list()).toMatchObject([{ state: 'quarantined' }]);
});

test('no answer is kept, framed, or may load or run anything but its own style', async () => {
  const { get } = await opened();
  for (const url of ['/', `/enquiries/${sampleId}`, '/export.json', '/nothing', '/staff.css']) {
    const { headers } = await get(url);
    expect(headers['cache-control']).toBe('no-store');
    expect(headers['content-security-policy']).toContain("default-src 'none'; style-src 'self'");
    expect(headers['content-security-policy']).toContain("frame-ancestors 'none'");
    expect(headers['x-content-type-options']).toBe('nosniff');
  }
});

test('the public desk has nothing of this', async () => {
  const { app, store } = await openTestDesk();
  await store.add(sampleEnquiry, { now, isQuarantined: true });
  for (const url of [
    '/enter/key',
    '/enquiries',
    `/enquiries/${sampleId}`,
    '/export.csv',
    '/staff.css',
  ]) {
    expect((await app.inject({ url })).statusCode).toBe(404);
  }
  const release = await app.inject({ method: 'POST', url: `/enquiries/${sampleId}/release` });
  expect(release.statusCode).toBe(404);
  expect(await store.list()).toMatchObject([{ state: 'quarantined' }]);
});

test('what a visitor wrote is text, whatever it looks like', async () => {
  const { store, get } = await open();
  const hostile = '<script>alert(1)</script>"\u202E';
  const text = { ...sampleText, fname: hostile, message: hostile, email: hostile };
  await store.add({ ...sampleEnquiry, text, subject: hostile, page: hostile }, { now });
  for (const url of ['/', `/enquiries/${sampleId}`, `/erase?id=${sampleId}`]) {
    const { body } = await get(url);
    expect(body).not.toMatch(/<script|\u202E/);
    expect(body).toContain('&lt;script&gt;');
  }
});

test('a letter of another script in an address is marked, and named to who listens', async () => {
  const { store, get } = await open();
  const text = { ...sampleText, email: 'support@pаypal.com', fname: 'Аnn', message: 'See pаypal' };
  await store.add({ ...sampleEnquiry, text, subject: 'pаypal' }, { now });
  const mark =
    '<mark class="other-script" title="Cyrillic letter">а<span class="spoken"> (Cyrillic letter) </span></mark>';
  const { body } = await get(`/enquiries/${sampleId}`);
  expect(body).toContain(`support@p${mark}ypal.com`);
  expect(body).toContain(`See p${mark}ypal`);
  expect(body).toContain(`About: p${mark}ypal`);
  for (const url of ['/', `/enquiries/${sampleId}`, `/erase?id=${sampleId}`]) {
    expect((await get(url)).body).toContain('>А<span class="spoken"> (Cyrillic letter) </span>');
  }
});

test('the list shows a page, and leads on to the oldest and back', async () => {
  const { store, get } = await open();
  const counts = Array.from({ length: 70 }, (_, count) => count);
  await Promise.all(
    counts.map((count) => {
      const text = { ...sampleText, fname: `Name ${count}`, lname: '' };
      return store.add({ ...numbered(count), text }, { now: later(count) });
    }),
  );
  const seen: string[] = [];
  let page = await get('/');
  for (let turn = 0; turn < 3; turn += 1) {
    seen.push(...namesIn(page));
    const older = /href="(\/\?older=[\d.]+)"/.exec(page.body)?.[1];
    if (older !== undefined) page = await get(older);
  }
  expect(seen).toEqual(Array.from({ length: 70 }, (_, index) => `Name ${69 - index}`));
  const newer = /href="(\/\?newer=[\d.]+)"/.exec(page.body)?.[1] ?? '';
  expect(namesIn(await get(newer)).at(-1)).toBe('Name 10');
});

test.each([
  ['words in any field, whatever their capitals and accents', '/?words=NGUYEN+passport', true],
  ['words without apostrophes', '/?words=osample', true],
  ['words with another apostrophe', '/?words=O’Sample', true],
  ['what staff have not done', '/?handling=new', true],
  ['what staff have done', '/?handling=answered', false],
  ['words of which one is nowhere', '/?words=nguyen+zzz', false],
  ['the state', '/?state=quarantined', true],
  ['another state', '/?state=sent', false],
  ['its day', '/?from=2026-03-02&to=2026-03-02', true],
  ['another day', '/?from=2026-03-03', false],
])('the list can be asked for %s', async (_what, url, isThere) => {
  const { get } = await opened();
  expect((await get(url)).body.includes(`/enquiries/${sampleId}`)).toBe(isThere);
});

test('staff say what they have done about an enquiry, and the list and the page show it', async () => {
  const { store, get, post } = await opened();
  const at = `/enquiries/${sampleId}/mark?handling=new`;
  const fields = { handling: 'answered', handler: ' Ana ', note: 'called\r\nback' };
  const { headers, statusCode } = await post(at, fields);
  expect([statusCode, headers.location]).toEqual([
    303,
    `/enquiries/${sampleId}?handling=new&done=marked`,
  ]);
  expect(await store.find(sampleId)).toMatchObject([
    { handling: 'answered', answeredAt: now, handler: 'Ana', note: 'called\r\nback' },
  ]);
  const page = await get(String(headers.location));
  expect(wordsOf(page)).toContain('Noted.');
  expect(page.body).toContain('<option value="answered" selected>Answered</option>');
  expect(page.body).toContain('value="Ana"');
  const list = wordsOf(await get('/?handling=answered'));
  expect(list).toContain('Answered, answered 2 Mar 2026, 09:00 UTC, in the hands of Ana');
  expect(list).toMatch(/New 0\s+Answered 1\s+Waiting for them 0/);
  expect((await get('/?words=back')).body).toContain(`/enquiries/${sampleId}`);
  await post(at, { handling: 'nonsense' });
  expect(await store.find(sampleId)).toMatchObject([{ handling: 'answered', handler: 'Ana' }]);
});

test('of two people who note something at once, neither loses a word', async () => {
  const { store, post } = await opened();
  const at = `/enquiries/${sampleId}/mark`;
  await post(at, { handling: 'waiting', note: 'Ana called', seen: '' });
  await post(at, { handling: 'answered', note: 'Ben wrote', seen: '' });
  expect(await store.find(sampleId)).toMatchObject([{ note: 'Ana called\nBen wrote' }]);
  await post(at, { handling: 'closed', note: 'done', seen: 'Ana called\r\nBen wrote' });
  expect(await store.find(sampleId)).toMatchObject([{ note: 'done', handling: 'closed' }]);
});

test('what a colleague chose since the form was drawn is not overwritten, and it says so', async () => {
  const { store, get, post } = await opened();
  const at = `/enquiries/${sampleId}/mark`;
  const drawn = { 'seen-handling': 'new', 'seen-handler': '', seen: '' };
  await post(at, { ...drawn, handling: 'waiting', handler: 'Ana', note: '' });
  const late = await post(at, { ...drawn, handling: 'closed', handler: 'Ben', note: 'spam?' });
  expect(await store.find(sampleId)).toMatchObject([
    { handling: 'waiting', handler: 'Ana', note: 'spam?' },
  ]);
  expect(wordsOf(await get(String(late.headers.location)))).toContain('A colleague saved it');
});

test('several that are ticked are released, marked, or erased once their number is typed', async () => {
  const { store, get, postTicked } = await open();
  const ids: string[] = [];
  for (const count of [1, 2, 3]) {
    ids.push((await store.add(numbered(count), { now: later(count), isQuarantined: true })).id);
  }
  const [first = '', second = '', third = ''] = ids;
  const leadsTo = async (...given: Parameters<typeof postTicked>) =>
    String((await postTicked(...given)).headers.location);

  expect(wordsOf(await get(await leadsTo('/several', [], { act: 'release' })))).toContain(
    'Tick one',
  );
  const released = await leadsTo('/several?state=quarantined', [first, second], { act: 'release' });
  expect(released).toBe('/?state=quarantined&done=severalReleased&count=2');
  expect(wordsOf(await get(released))).toContain('2 released.');
  await leadsTo('/several', [second, third], { act: 'mark', handling: 'closed' });
  const kept = await Promise.all(ids.map(async (id) => (await store.find(id))[0]));
  expect(kept).toMatchObject([
    { handling: 'new', state: 'stored' },
    { handling: 'closed', state: 'stored' },
    { handling: 'closed', state: 'quarantined' },
  ]);

  const erasing = await leadsTo('/several', [first, third], { act: 'erase' });
  expect(wordsOf(await get(erasing))).toContain('Type erase 2 to go on');
  const wrong = await postTicked(erasing, [], { typed: 'erase 3' });
  expect([wrong.statusCode, (await store.list()).length]).toEqual([422, 3]);
  const proofs = await leadsTo(erasing, [], { typed: 'Erase 2 ' });
  expect((await store.list()).map(({ id }) => id)).toEqual([second]);
  expect(wordsOf(await get(proofs)).match(/was erased at/g)).toHaveLength(2);
});

test('what came since this browser last showed the list is marked, until the page is opened anew', async () => {
  const { store, get, inside } = await open();
  const before = now.getTime() - 60_000;
  await store.add(numbered(1), { now: new Date(before - 1_000) });
  await store.add(numbered(2), { now: new Date(before + 1_000) });
  const cookie = `${inside.cookie}; waymark_looked=${before}`;
  for (const headers of [{ ...inside, cookie }, inside]) {
    const list = await get('/', headers);
    expect(list.body.match(/New to you/g)).toHaveLength(1);
    expect(list.headers['set-cookie']).toBe(
      `waymark_looked=${now.getTime()}; Path=/; Max-Age=31536000; HttpOnly; SameSite=Strict`,
    );
  }
});

test('moments and days are those of the clock of this computer', async () => {
  vi.stubEnv('TZ', 'Asia/Kolkata');
  onTestFinished(() => void vi.unstubAllEnvs());
  const { store, get } = await open();
  await store.add(sampleEnquiry, { now: new Date('2026-03-02T20:00:00Z') });
  const page = await get('/?from=2026-03-03&to=2026-03-03');
  expect(wordsOf(page)).toContain('3 Mar 2026, 01:30 GMT+5:30');
  expect(namesIn(await get('/?to=2026-03-02'))).toEqual([]);
});

test('“Answer” opens the mail program with the address, the reference in the subject, and the words quoted', async () => {
  const { store, get } = await opened();
  const linkIn = async (id: string) =>
    /href="(mailto:[^"]*)"/
      .exec((await get(`/enquiries/${id}`)).body)?.[1]
      ?.replaceAll('&amp;', '&');
  const url = new URL((await linkIn(sampleId)) ?? '');
  expect(url.pathname).toBe(sampleText.email);
  const parameters = new Map(
    url.search
      .slice(1)
      .split('&')
      .map((pair) => pair.split('=').map(decodeURIComponent))
      .map(([name = '', value = '']) => [name, value]),
  );
  expect([...parameters]).toEqual([
    ['subject', `${reference}: UK passport`],
    ['body', '\r\n\r\n> Good day,\r\n> which form renews my passport?\r\n'],
  ]);
  const text = { ...sampleText, email: 'zoë@sample.example' };
  await store.add({ ...sampleEnquiry, id: otherId, text }, { now });
  expect(await linkIn(otherId)).toBeUndefined();
  expect(wordsOf(await get(`/enquiries/${otherId}`))).toContain(
    'No mail program takes the address',
  );
});

test('from one enquiry links lead to the next in the same list, and end where it does', async () => {
  const { store, get } = await open();
  const ids: string[] = [];
  for (const count of [1, 2, 3]) {
    const isQuarantined = count === 2;
    ids.push((await store.add(numbered(count), { now: later(count), isQuarantined })).id);
  }
  const [first = '', second = '', third = ''] = ids;
  const linksIn = async (url: string) =>
    [...(await get(url)).body.matchAll(/href="(\/enquiries\/[^"]*)">(?:← )?(Newer|Older)/g)].map(
      ([, address, name]) => [name, address],
    );
  expect(await linksIn(`/enquiries/${second}`)).toEqual([
    ['Newer', `/enquiries/${third}`],
    ['Older', `/enquiries/${first}`],
  ]);
  expect(await linksIn(`/enquiries/${third}`)).toEqual([['Older', `/enquiries/${second}`]]);
  const stored = `/enquiries/${third}?state=stored`;
  expect(await linksIn(stored)).toEqual([['Older', `/enquiries/${first}?state=stored`]]);
});

test('a day that is none is said to be none, and nothing is looked for', async () => {
  const { get } = await opened();
  for (const url of ['/?from=2026-02-30', '/?from=2026-03-03&to=2026-03-02', '/?to=x']) {
    expect(wordsOf(await get(url))).toContain('Choose real days');
  }
});

test('a reference leads to its enquiry, or to the proof that it was erased', async () => {
  const { get, store } = await opened();
  const found = await get(`/?words=${reference.toLowerCase()}`);
  expect([found.statusCode, found.headers.location]).toEqual([303, `/enquiries/${sampleId}`]);
  await store.erase(sampleId, now);
  expect((await get(`/?words=${reference}`)).headers.location).toBe(`/enquiries/${sampleId}`);
  const proof = `${reference} (${sampleId}) was erased at 2026-03-02T09:00:00.000Z by staff.`;
  for (const url of [`/enquiries/${sampleId}`, `/enquiries/${sampleId}/export.json`]) {
    expect(wordsOf(await get(url))).toContain(proof);
  }
});

test('one that is held says why, is released, and is then a clean one that waits', async () => {
  const { get, post, store } = await opened();
  expect(wordsOf(await get(`/enquiries/${sampleId}`))).toContain('two links or more');
  const answer = await post(`/enquiries/${sampleId}/release?state=quarantined`);
  expect(answer.statusCode).toBe(303);
  expect(await store.list()).toMatchObject([{ state: 'stored', spamScore: 0 }]);
  const after = await get(String(answer.headers.location));
  expect(wordsOf(after)).toContain('Released. A running desk mails it within a second.');
  expect(after.body).toContain('href="/?state=quarantined"');
  const again = await post(`/enquiries/${sampleId}/release`);
  expect(wordsOf(await get(String(again.headers.location)))).not.toContain('Released.');
});

test('one that was sent is mailed again', async () => {
  const { get, post, store } = await open();
  await store.add(sampleEnquiry, { now });
  await store.claimDue({ owner: 'one', now, leaseMs, limit: 1 });
  const outcome = { state: 'failed', lastError: 'the mail server answered 554 to DATA' } as const;
  await store.recordOutcome({ id: sampleId, resends: 0 }, 'one', outcome);
  expect(wordsOf(await get(`/enquiries/${sampleId}`))).toContain(outcome.lastError);
  await post(`/enquiries/${sampleId}/resend`);
  expect(await store.list()).toMatchObject([{ state: 'stored', resends: 1 }]);
});

test('erasing asks for the reference, erases the changed words too, and leaves its proof', async () => {
  const { get, post, store } = await opened();
  const changed = { ...sampleEnquiry, text: { ...sampleText, message: 'Another question' } };
  const { reference: other } = await store.add(changed, { now });
  expect(wordsOf(await get(`/erase?id=${sampleId}`))).toContain(`changed words ${other}`);
  const wrong = await post(`/erase?id=${sampleId}`, { typed: 'WM-0000-0000' });
  expect([wrong.statusCode, await store.list()]).toEqual([
    422,
    expect.objectContaining({ length: 2 }),
  ]);
  expect(wordsOf(wrong)).toContain('Nothing was erased.');
  const right = await post(`/erase?id=${sampleId}`, {
    typed: ` ${reference.toLowerCase()} `,
  });
  expect([right.statusCode, await store.list()]).toEqual([303, []]);
  expect(wordsOf(await get(String(right.headers.location)))).toContain(
    `${reference} (${sampleId}) was erased`,
  );
});

test('changed words that are ticked beside the first ones are counted once', async () => {
  const { get, store } = await opened();
  const changed = { ...sampleEnquiry, text: { ...sampleText, message: 'Another question' } };
  const { id } = await store.add(changed, { now });
  expect(wordsOf(await get(`/erase?id=${sampleId}&id=${id}`))).toContain('Type erase 2 to go on');
});

test('changed words lead to the first ones and back', async () => {
  const { get, store } = await opened();
  const changed = { ...sampleEnquiry, text: { ...sampleText, message: 'Another question' } };
  const { id, reference: other } = await store.add(changed, { now: later(1) });
  expect(wordsOf(await get(`/enquiries/${sampleId}`))).toContain(
    `${other}, other words sent later`,
  );
  expect(wordsOf(await get(`/enquiries/${id}`))).toContain(`${reference}, the first words`);
  expect((await get(`/?words=${reference}`)).headers.location).toBe(`/enquiries/${sampleId}`);
});

test('an export holds what the list shows on all its pages, as the command line writes it', async () => {
  const { get, store, folder } = await open();
  const counts = Array.from({ length: 1_100 }, (_, count) => count);
  // All at once: they share one wait for the disk.
  await Promise.all(
    counts.map((count) =>
      store.add(numbered(count), { now: later(count), isQuarantined: count % 2 === 0 }),
    ),
  );
  const settings = { DESK_DATA: folder };
  const csv = await get('/export.csv?state=quarantined');
  expect(csv.headers['content-disposition']).toBe(
    'attachment; filename="enquiries-2026-03-02.csv"',
  );
  const asCsv = await runCommand(['export', '--state', 'quarantined'], settings);
  expect(csv.body).toBe(asCsv.stdout);
  expect(readCsv(csv.body)).toHaveLength(551);
  const asJson = await runCommand(['export', '--json'], settings);
  expect(JSON.parse((await get('/export.json')).body)).toEqual(JSON.parse(asJson.stdout));
  expect(JSON.parse((await get('/export.json?state=sent')).body)).toEqual([]);
});

test('everything that is kept of one is a file', async () => {
  const { get } = await opened();
  const answer = await get(`/enquiries/${sampleId}/export.json`);
  expect(answer.headers['content-disposition']).toBe(`attachment; filename="${reference}.json"`);
  expect(JSON.parse(answer.body)).toMatchObject([{ id: sampleId, ...sampleText }]);
});

test.each(['/nothing', `/enquiries/${otherId}`, '/enquiries/%00', '/?older=1'])(
  '%s is answered with a page',
  async (url) => {
    const { get } = await opened();
    const answer = await get(url);
    expect(answer.headers['content-type']).toBe('text/html; charset=utf-8');
    expect(answer.statusCode).toBe(url.startsWith('/?') ? 200 : 404);
  },
);

test.each<[string, number, string, string]>([
  [
    'a form that is too large',
    413,
    'typed='.padEnd(20_000, 'x'),
    'application/x-www-form-urlencoded',
  ],
  ['a form of another kind', 415, '{', 'application/xml'],
  ['a form that is cut short', 400, '{', 'application/json'],
])(
  '%s is refused as that (%i), in words, and changes nothing',
  async (_what, status, payload, type) => {
    const { app, inside, store } = await opened();
    const answer = await app.inject({
      method: 'POST',
      url: `/erase?id=${sampleId}`,
      headers: { ...inside, origin, 'content-type': type },
      payload,
    });
    expect(answer.statusCode).toBe(status);
    expect(wordsOf(answer)).toContain('That form cannot be read');
    expect(await store.list()).toHaveLength(1);
  },
);

test('a store that does not answer is said to be that, without its words', async () => {
  const { get } = await open(() => ({
    page: () =>
      Promise.reject(new StoreError('The database refused.', { cause: new Error('secret') })),
  }));
  const answer = await get('/');
  expect([answer.statusCode, answer.body.includes('secret')]).toEqual([503, false]);
});
