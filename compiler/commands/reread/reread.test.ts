import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type Answer, type Hosts, openHosts } from '../../../tests/support/reread/hosts.ts';
import { robotsOf, type TestPage, testPages } from '../../../tests/support/reread/pages.ts';
import { type Question, type Reading, reread } from './reread.ts';

let hosts: Hosts;
let folder: string;

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
  if (page.ends === 'never') response.write(page.body);
  else response.end(page.body);
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

function questionOf({ host, path: place, sought }: TestPage): Question {
  return {
    key: `${host}${place}`,
    url: `http://${host}${place}`,
    statement: '',
    lastPassage: '',
    ...sought,
  };
}

test('every fact ends in the state that its page gives it, whatever the page is made of', async () => {
  expect(testPages.length).toBeGreaterThanOrEqual(60);
  const outcomes = await ask(testPages.map(questionOf));
  const states = Object.fromEntries(outcomes.map(({ key, state }) => [key, state]));
  const expected = testPages.map(({ host, path: place, state }) => [`${host}${place}`, state]);
  expect(states).toEqual(Object.fromEntries(expected));
});

test('a page that moved says where to', async () => {
  const [old] = testPages.filter(({ path: place }) => place === '/old').map(questionOf);
  if (old === undefined) throw new Error('There is no page /old.');
  const [outcome] = await ask([old]);
  expect(outcome).toMatchObject({
    state: 'same',
    detail: 'moved to http://moved.test/new',
  });
});

test('facts on one page are one request, and a page that has not changed is not sent again', async () => {
  await hosts.close();
  let sent = 0;
  hosts = await openHosts((request, response) => {
    if (request.url === '/robots.txt') response.writeHead(404).end();
    else if (request.headers['if-none-match'] === '"one"') response.writeHead(304).end();
    else {
      sent += 1;
      response.writeHead(200, { 'content-type': 'text/html', etag: '"one"' });
      response.end('<p>The passport fee is £102. The licence fee is £34.</p>');
    }
  });
  const url = 'http://gov.test/fees';
  const sought = { url, statement: '', lastPassage: '' };
  const questions = [
    { ...sought, key: 'a', label: 'Passport fee', figure: '£102' },
    { ...sought, key: 'b', url: `${url}#licences`, label: 'Licence fee', figure: '£34' },
  ];
  for (let run = 0; run < 2; run += 1) {
    const outcomes = await ask(questions);
    expect(outcomes.map(({ state }) => state)).toEqual(['same', 'same']);
  }
  expect(sent).toBe(1);
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
    statement: '',
    lastPassage: '',
  };
  const [page] = testPages;
  if (page === undefined) throw new Error('There are no pages.');
  const outcomes = await ask([down, questionOf(page)]);
  expect(outcomes.map(({ state }) => state)).toEqual(['unreachable', 'same']);
  expect(outcomes[0]?.detail).toBe('ECONNREFUSED');
});
