import { once } from 'node:events';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import path from 'node:path';
import { type EditorCopy, startEditorCopy } from '../support/journeys/editor-copy.ts';
import { hydrateForm } from '../support/journeys/enquiry-form.ts';
import { expect, quietTest as test } from '../support/journeys/quiet-test.ts';
import { askRaw, type RawAnswer, socketHeaders } from '../support/journeys/raw-request.ts';
import { listOf, waysTo } from '../support/journeys/ways-to-a-file.ts';
import { freePort, listenOnLoopback } from '../support/loopback.ts';

test.describe.configure({ mode: 'default', timeout: 180_000 });
// What is asked for first is compiled first, on a machine that may have other things to do.
const slow = { timeout: 60_000 };

const draftsFile = '.edit/drafts.json';
const secret = 'Known to nobody else';
/** What git ignores, wherever it may lie, and what a person keeps to herself. */
const secretFiles = listOf(`
  data/enquiries.sqlite data/enquiries.sqlite-wal data/export.csv data/volume site/data/enquiries.sqlite site/data/list.json
  content/data/enquiries.sqlite node_modules/.data/enquiries.sqlite .edit/drafts.json .reread/seen.json dist/page.html
  .env .env.local .env.production site/.env desk/.env key.pem site/key.pem`);
/** What git keeps and no page asks for, and what is above the folder. */
const otherFiles = listOf(`
  .git/config .git/HEAD package.json package-lock.json LICENSE README.md astro.config.ts desk/main.ts compiler/compile.ts
  editor/server/app.ts scripts/dev.ts tests/journeys/editor.spec.ts content/settings.json content/en/form.json
  node_modules/.package-lock.json node_modules/vite/package.json /etc/passwd`);
/** Of these every way is tried. */
const triedEveryWay = listOf(`
  data/enquiries.sqlite desk-data/enquiries.sqlite site/data/enquiries.sqlite .edit/drafts.json .env .git/HEAD desk/main.ts /etc/passwd`);

/** As a browser asks for what somebody types. */
const asPage = { accept: 'text/html', 'sec-fetch-site': 'none', 'sec-fetch-dest': 'document' };
const elsewhere = 'http://localhost:9';
const usualPort = 4322;

for (const command of ['edit', 'dev'] as const) {
  test.describe(`npm run ${command}`, () => {
    let server: EditorCopy;
    let deskUrl: string;
    let isTaken: boolean;

    test.beforeAll(async () => {
      test.setTimeout(180_000);
      const deskPort = await freePort();
      deskUrl = `http://127.0.0.1:${deskPort}`;
      // Somebody else's program at the usual address, if there is none yet.
      const other = createServer().listen(usualPort, 'localhost');
      // The other half of these tests may hold it, and let it go before this server looks.
      isTaken = await once(other, 'listening').then(
        () => true,
        () => false,
      );
      server = await startEditorCopy(
        { PORT: String(deskPort), DESK_DATA: 'desk-data' },
        { command, prepare: writeSecrets },
      );
      other.close();
    });
    test.afterAll(() => server.discard());

    const ask = (target: string, headers: Record<string, string> = {}, method = 'GET') =>
      askRaw(server.url, { target, headers, method });

    test('tells where it really runs', async () => {
      if (isTaken) expect(new URL(server.url).port).not.toBe(String(usualPort));
      expect(await ask('/edit')).toMatchObject({ status: 200 });
    });

    test('pages, their scripts and pictures, and the editor come whole and quiet', async ({
      page,
    }) => {
      const failed: string[] = [];
      page.on('response', (answer) => {
        if (answer.status() >= 400) failed.push(`${answer.status()} ${answer.url()}`);
      });
      await page.goto(server.url);
      await page.evaluate(() => document.fonts.load('1em Atkinson'));
      await page.goto(`${server.url}/services/uk/uk-passport`);
      await hydrateForm(page);
      await page.goto(`${server.url}/plan?a=b`);
      await expect(page.getByText('Nothing is in your plan yet')).toBeVisible(slow);
      await page.goto(`${server.url}/styleguide`);
      await expect(page.getByRole('heading', { name: 'Styleguide' })).toBeVisible();
      await page.goto(`${server.url}/edit#content/en/guides/uk/uk-passport.yaml/cases/0`);
      await expect(page.frameLocator('iframe').locator('h1')).toBeVisible(slow);
      expect(failed).toEqual([]);
      for (const address of ['/robots.txt', '/llms.txt']) {
        expect(await ask(address), address).toMatchObject({ status: 200 });
      }
    });

    test.describe('an address that there is not', () => {
      test.use({ expectedErrors: /404/ });
      test('shows the page that says so', async ({ page }) => {
        const answer = await page.goto(`${server.url}/services/uk/no-such-page`);
        expect(answer?.status()).toBe(404);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      });
    });

    test('a page follows its content by itself', async ({ page }) => {
      await page.goto(`${server.url}/services/uk/uk-passport`);
      const file = path.join(server.folder, 'content/en/guides/uk/uk-passport.yaml');
      const text = readFileSync(file, 'utf8');
      writeFileSync(file, text.replace(/^title: .*$/m, 'title: A passport of another name'));
      const heading = page.getByRole('heading', { level: 1, name: 'A passport of another name' });
      await expect(heading).toBeVisible(slow);
      writeFileSync(file, text);
    });

    test('no way leads to a file that no page asks for', async () => {
      const { folder: root, url: origin } = server;
      const asScript = { 'sec-fetch-dest': 'script', accept: 'text/css' };
      for (const file of new Set([...secretFiles, ...otherFiles, ...triedEveryWay])) {
        const ways = waysTo({ file, root, origin });
        const tried = triedEveryWay.includes(file) ? ways : ways.slice(0, 2);
        for (const target of tried) expectNothing(await ask(target, asScript), target);
        for (const headers of [{}, asPage]) expectNothing(await ask(`/${file}`, headers), file);
      }
    });

    test('nobody is told which files there are', async () => {
      for (const headers of [{}, asPage]) {
        const { status, body } = await ask('/data/volume', headers);
        expect(await ask('/data/nothing', headers)).toMatchObject({ status, body });
      }
    });

    test('another origin gets nothing, whatever it asks for', async () => {
      const { host } = new URL(server.url);
      const strangers = [
        { origin: elsewhere },
        { origin: 'null' },
        { origin: `https://${host}` },
        { origin: server.url.replace('localhost', '127.0.0.1') },
        { 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'no-cors' },
        { 'sec-fetch-site': 'same-site', 'sec-fetch-mode': 'cors', origin: elsewhere },
        { 'sec-fetch-site': 'same-site', 'sec-fetch-mode': 'no-cors', 'sec-fetch-dest': 'script' },
        { 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'navigate', 'sec-fetch-dest': 'frame' },
        { host: 'rebound.example.org' },
        { host: `localhost.example.org:${host.split(':')[1]}` },
        { host: '0.0.0.0:4322' },
        { host: 'file://x' },
      ];
      const targets = ['/', '/edit', '/edit/api/files', '/edit/api/mistakes', '/robots.txt'];
      targets.push('/@vite/client', '/nothing');
      targets.push('/site/styles/tokens.css', '/api/v1.0/email/send', '/data/enquiries.sqlite');
      for (const headers of strangers) {
        for (const target of targets) {
          for (const method of ['GET', 'HEAD', 'OPTIONS', 'POST', 'PUT', 'DELETE']) {
            const answer = await ask(target, headers, method);
            const said = `${method} ${target} ${JSON.stringify(headers)}`;
            expect(answer.status, said).toBe(403);
            expect(corsOf(answer), said).toEqual([]);
          }
        }
      }
      expect(corsOf(await ask('/site/styles/tokens.css'))).toEqual([]);
    });

    test('what visitors told is for a page of its own alone, and for no program', async () => {
      const target = '/edit/api/mistakes';
      expect(await ask(target, { 'sec-fetch-site': 'same-origin' })).toMatchObject({ body: '[]' });
      for (const headers of [{}, asPage]) {
        expect(await ask(target, headers)).toMatchObject({ status: 403 });
      }
    });

    test('only its own pages hear of changes', async () => {
      const { body } = await ask('/@vite/client');
      const token = /wsToken = "([^"]+)"/.exec(body)?.[1] ?? '';
      expect(token).not.toBe('');
      const target = `/?token=${token}`;
      for (const protocol of ['vite-hmr', 'vite-ping']) {
        const own = { ...socketHeaders, 'sec-websocket-protocol': protocol, origin: server.url };
        expect(await ask(target, own), protocol).toMatchObject({ status: 101 });
        for (const other of [{ origin: elsewhere }, { origin: '' }, { host: 'other.invalid' }]) {
          const answer = await ask(target, { ...own, ...other });
          expect(answer.status, `${protocol} ${JSON.stringify(other)}`).not.toBe(101);
        }
      }
    });

    test.describe('in a browser', () => {
      test.use({ expectedErrors: /./ });
      test('a page of another port of this machine can read and load nothing', async ({ page }) => {
        const stranger = createServer((_, response) => response.end('<!doctype html><p>Other</p>'));
        const port = await listenOnLoopback(stranger);
        await page.goto(`http://127.0.0.1:${port}`);
        const statuses: number[] = [];
        page.on('response', (answer) => statuses.push(answer.status()));
        const got = await page.evaluate(async (url) => {
          const targets = ['/', '/data/enquiries.sqlite', '/edit', '/site/styles/tokens.css'];
          const loads = (tag: string, attribute: string, address: string) =>
            new Promise<string>((resolve) => {
              const element = document.createElement(tag);
              element.setAttribute(attribute, address);
              if (tag === 'link') element.setAttribute('rel', 'stylesheet');
              element.addEventListener('load', () => resolve(`${tag} loaded`));
              element.addEventListener('error', () => resolve('nothing'));
              document.body.append(element);
            });
          const socket = new Promise<string>((resolve) => {
            const opened = new WebSocket(url.replace('http', 'ws'), 'vite-ping');
            opened.addEventListener('open', () => resolve('socket opened'));
            opened.addEventListener('error', () => resolve('nothing'));
          });
          return Promise.all([
            socket,
            loads('link', 'href', `${url}/site/styles/tokens.css`),
            loads('img', 'src', `${url}/site/assets/pictures/hills.svg`),
            loads('script', 'src', `${url}/edit/main.js`),
            ...targets.map((target) =>
              fetch(url + target).then(
                () => `read ${target}`,
                () => 'nothing',
              ),
            ),
          ]);
        }, server.url);
        expect(new Set(got)).toEqual(new Set(['nothing']));
        expect(new Set(statuses)).toEqual(new Set([403]));
        stranger.closeAllConnections();
        stranger.close();
      });
    });

    if (command === 'dev') {
      test('the desk beside it gives no file either', async () => {
        const isUp = async () => (await askRaw(deskUrl, { target: '/healthz' })).status === 200;
        await expect.poll(isUp, slow).toBe(true);
        const { folder: root } = server;
        for (const file of triedEveryWay) {
          for (const target of waysTo({ file, root, origin: deskUrl })) {
            expectNothing(await askRaw(deskUrl, { target }), target);
          }
        }
      });
    }
  });
}

function writeSecrets(folder: string): void {
  for (const file of secretFiles) {
    mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
    writeFileSync(path.join(folder, file), file === draftsFile ? draftOf(secret) : secret);
  }
}

/** What somebody typed into a file that is not there any more: the server starts with it, and no page shows it. */
function draftOf(text: string): string {
  return JSON.stringify([['content/en/gone.json', { base: '{}', text }]]);
}

const traces = new RegExp(
  `${secret}|${Buffer.from(secret).toString('base64').slice(0, 16)}|refs/heads|root:x|SQLite format|startDesk`,
);

/** Refused, or not there, or a page that takes the rest for a query: and nothing of what the file holds. */
function expectNothing({ status, body }: RawAnswer, target: string): void {
  const said = `${target}: ${status} ${body.slice(0, 200)}`;
  if (!/^<!doctype html>/i.test(body)) expect([400, 403, 404, 405], said).toContain(status);
  expect(body, said).not.toMatch(traces);
}

function corsOf({ headers }: RawAnswer): string[] {
  return Object.keys(headers).filter((name) => name.startsWith('access-control-'));
}
