import type { Page } from '@playwright/test';
import { type InPlace, startPlainHost } from '../support/journeys/plain-host.ts';
import { caseId, casePath, openPlan, planOf } from '../support/journeys/plan.ts';
import { expect, quietTest } from '../support/journeys/quiet-test.ts';

type Host = Awaited<ReturnType<typeof startPlainHost>>;

const test = quietTest.extend<{ host: Host }>({
  // Playwright reads from this pattern what a fixture needs; this one needs nothing.
  host: async ({ browserName: _ }, use) => {
    const host = await startPlainHost();
    await use(host);
    await host.close();
  },
  baseURL: async ({ host }, use) => use(host.url),
});

// Chromium says so of every answer that is an error.
test.use({ expectedErrors: /Failed to load resource/ });

const notice = /^Saved on .* Figures may have changed since/;
const atHand = 'open on this device without a network';
const login = '<!doctype html><title>Sign in</title><h1>Sign in to this network</h1>';
const page = { 'content-type': 'text/html; charset=utf-8' };

const inPlace: Readonly<Record<string, InPlace>> = {
  'the site, which is in trouble (500)': (response) => response.writeHead(500).end('trouble'),
  'the host, which finds no site (502)': (response) => response.writeHead(502).end('trouble'),
  'the host, which is down (503)': (response) => response.writeHead(503, page).end(login),
  'the host, which waits in vain (504)': (response) => response.writeHead(504, page).end(login),
  'a network that asks for a login (511)': (response) => response.writeHead(511, page).end(login),
  'a network that asks for a login (200)': (response) => response.writeHead(200, page).end(login),
  'a login at another address of the same host': (response, pathname) =>
    pathname === '/login'
      ? response.writeHead(200, page).end(login)
      : response.writeHead(302, { location: '/login' }).end(),
  'a network that leads elsewhere': (response) =>
    response.writeHead(302, { location: 'http://127.0.0.1:9/login' }).end(),
  'a login that every site may read': (response) =>
    response.writeHead(200, { ...page, 'access-control-allow-origin': '*' }).end(login),
  'something of another kind': (response) =>
    response.writeHead(200, { 'content-type': 'application/json' }).end('{"path":"/elsewhere"}'),
  'another page of the site': (response) =>
    response.writeHead(200, page).end('<link rel="canonical" href="https://x.example/about">'),
  'nothing at all': (response) => response.writeHead(200, page).end(),
  'a page that breaks off': (response) => {
    response.writeHead(200, { ...page, 'content-length': '9000' });
    response.write(login, () => response.destroy());
    return response;
  },
  'a line that is cut': (response) => response.destroy(),
};

test('what answers in place of the site never takes the place of a saved page', async ({
  page,
  host,
}) => {
  await openPlan(page, planOf(caseId));
  await expect(page.getByText(atHand)).toBeVisible();
  const saved = await savedOn(page);
  for (const [who, answer] of Object.entries(inPlace)) {
    host.inPlace = answer;
    await page.goto(casePath);
    await expect(page.getByText(notice), who).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 }), who).toHaveText(/Renew/);
    await page.goto('/plan');
    await expect(page.getByText(notice), who).toBeVisible();
    await expect(page.getByText(/^Still missing:/), who).toBeVisible();
    await expect(page.getByText(atHand), who).toBeVisible();
    expect(await savedOn(page), who).toEqual(saved);
  }
  host.inPlace = null;
  await page.goto(casePath);
  await expect(page.getByText(notice)).toHaveCount(0);
});

test('a page that has moved is followed, and one that is gone is told as gone', async ({
  page,
  host,
}) => {
  await openPlan(page, planOf(caseId));
  await expect(page.getByText(atHand)).toBeVisible();
  host.inPlace = (response, pathname) =>
    pathname === casePath && response.writeHead(308, { location: '/about' }).end();
  await page.goto(casePath);
  await expect(page).toHaveURL('/about');
  await expect(page.getByText(notice)).toHaveCount(0);
  host.inPlace = (response) => response.writeHead(404).end('gone');
  await page.goto(casePath);
  await expect(page.getByText('gone')).toBeVisible();
});

/** The addresses that the device holds, each with the length of what it holds. */
function savedOn(page: Page): Promise<[string, number][]> {
  return page.evaluate(async () => {
    const cache = await caches.open('waymark-plan');
    const keys = await cache.keys();
    const held = await Promise.all(
      keys.map(async (key): Promise<[string, number]> => {
        const text = (await (await cache.match(key))?.text()) ?? '';
        return [new URL(key.url).pathname, text.length];
      }),
    );
    // What is asked for again is put in again, behind the others.
    return held.toSorted(([one], [other]) => one.localeCompare(other));
  });
}
