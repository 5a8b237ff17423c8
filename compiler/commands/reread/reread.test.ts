import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type Answer, type Hosts, openHosts } from '../../../tests/support/reread/hosts.ts';
import { robotsOf, type TestPage, testPages } from '../../../tests/support/reread/pages.ts';
import { type Question, type Reading, reread } from './reread.ts';
import { fingerprintOf } from './sentences.ts';

let hosts: Hosts;
let folder: string;
/** Whether pages say what they said when their sentences were accepted. */
let isBefore = false;

beforeEach(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'waymark-reread-'));
  hosts = await openHosts(answerByPage);
});

afterEach(async () => {
  await hosts.close();
  rmSync(folder, { recursive: true });
});

const answerByPage: Answer = (request, response) => {
  const host = request.headers.host ?? '';
  const robots = robotsOf[host];
  if (request.url === '/robots.txt') {
    response.writeHead(robots?.status ?? 404).end(robots?.body);
    return;
  }
  const page = testPages.find((one) => one.host === host && one.path === request.url);
  if (page === undefined) {
    response.writeHead(404).end();
    return;
  }
  response.writeHead(page.status ?? 200, page.headers);
  const body = (isBefore ? page.before : undefined) ?? page.body;
  if (page.ends === 'never') response.write(body);
  else response.end(body);
};

function ask(questions: readonly Question[], changes: Partial<Reading> = {}) {
  return reread(questions, {
    manners: {
      userAgent: 'Waymark-fact-reader/1.0 (+https://site.example/contact; hello@site.example)',
      timeoutMs: 2_000,
      maxBytes: 2 * 1_048_576,
      pauseMs: 0,
      longestPauseMs: 0,
      dispatcher: hosts.dispatcher,
    },
    folder,
    isFresh: false,
    today: new Date('2026-11-22T12:00:00Z'),
    onProgress: () => {},
    ...changes,
  });
}

const noSentence = { fingerprint: null, statement: '', accepted: '', said: '' };

function questionOf({ host, path: place, sought }: TestPage): Question {
  return { ...noSentence, key: `${host}${place}`, url: `http://${host}${place}`, ...sought };
}

/** The questions with the fingerprints of the sentences that are the likeliest, which a person accepts. */
async function accepted(questions: readonly Question[]): Promise<Question[]> {
  const outcomes = await ask(questions);
  return questions.map((question) => {
    const [sentence] = outcomes.find(({ key }) => key === question.key)?.sentences ?? [];
    return { ...question, fingerprint: sentence ? fingerprintOf(question.said, sentence) : null };
  });
}

test('every fact ends in the state that its page gives it, whatever the page is made of', async () => {
  expect(testPages.length).toBeGreaterThanOrEqual(60);
  isBefore = true;
  const isNew = ({ state }: TestPage) => state === 'new';
  const known = await accepted(testPages.filter((page) => !isNew(page)).map(questionOf));
  isBefore = false;
  const outcomes = await ask([...known, ...testPages.filter(isNew).map(questionOf)]);
  const states = Object.fromEntries(outcomes.map(({ key, state }) => [key, state]));
  const expected = testPages.map(({ host, path: place, state }) => [`${host}${place}`, state]);
  expect(states).toEqual(Object.fromEntries(expected));
  const spanish = outcomes.filter(({ key }) => key.startsWith('charset.test'));
  expect(new Set(spanish.map(({ sentences: [sentence] }) => sentence?.text))).toEqual(
    new Set(['Renovación de la autorización de residencia: 16,08 euros.']),
  );
});

test('a page that moved says where to', async () => {
  const [old] = testPages.filter(({ path: place }) => place === '/old').map(questionOf);
  if (old === undefined) throw new Error('There is no page /old.');
  expect((await ask([old]))[0]).toMatchObject({
    state: 'gone',
    detail: 'leads on to http://moved.test/new',
  });
  const [outcome] = await ask(await accepted([old]));
  expect(outcome).toMatchObject({
    state: 'same',
    detail: 'moved to http://moved.test/new',
  });
});

test('facts on one page are one request', async () => {
  await hosts.close();
  hosts = await openHosts((request, response) => {
    if (request.url === '/robots.txt') response.writeHead(404).end();
    else {
      response.writeHead(200, { 'content-type': 'text/html' });
      response.end('<p>The passport fee is £102. The licence fee is £34.</p>');
    }
  });
  const url = 'http://gov.test/fees';
  const sought = { ...noSentence, url };
  const questions = await accepted([
    { ...sought, key: 'a', label: 'Passport fee', figure: '£102' },
    { ...sought, key: 'b', url: `${url}#licences`, label: 'Licence fee', figure: '£34' },
  ]);
  const outcomes = await ask(questions);
  expect(outcomes.map(({ state }) => state)).toEqual(['same', 'same']);
  expect(hosts.asked.filter((one) => one === 'gov.test/fees')).toHaveLength(2);
});

test('a host is asked one thing at a time, with a pause, by a reader that says who it is', async () => {
  await hosts.close();
  const times: number[] = [];
  const names = new Set<string | undefined>();
  hosts = await openHosts((request, response) => {
    times.push(performance.now());
    names.add(request.headers['user-agent']);
    response.writeHead(404).end();
  });
  const questions = ['/a', '/b', '/c'].map((place) =>
    questionOf({
      host: 'gov.test',
      path: place,
      body: '',
      sought: { label: 'Fee', figure: '£1' },
      state: 'gone',
    }),
  );
  const pauseMs = 60;
  const manners = {
    userAgent: 'Waymark',
    timeoutMs: 2_000,
    maxBytes: 1_000,
    pauseMs,
    longestPauseMs: 100,
  };
  await ask(questions, { manners: { ...manners, dispatcher: hosts.dispatcher } });
  expect(times).toHaveLength(4);
  const pauses = times.slice(1).map((time, index) => time - (times[index] ?? 0));
  expect(Math.min(...pauses)).toBeGreaterThanOrEqual(pauseMs - 5);
  expect([...names]).toEqual(['Waymark']);
});

test('a host that is down does not hold up the others', async () => {
  const down: Question = {
    key: 'down',
    url: 'https://down.invalid/fees',
    label: 'Fee',
    figure: '£1',
    ...noSentence,
  };
  const [page] = testPages;
  if (page === undefined) throw new Error('There are no pages.');
  const outcomes = await ask([down, questionOf(page)]);
  expect(outcomes.map(({ state }) => state)).toEqual(['unreachable', 'new']);
  expect(outcomes[0]?.detail).toBe('ECONNREFUSED');
});
