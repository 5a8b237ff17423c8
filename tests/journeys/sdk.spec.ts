import { createServer } from 'node:http';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { shippedIdentifiers } from '../../contract/emailjs.ts';
import { type DeskProcess, startDesk } from '../support/desk/desk-process.ts';
import { sampleText } from '../support/desk/sample-enquiry.ts';
import { expect, quietTest } from '../support/journeys/quiet-test.ts';
import { listenOnLoopback } from '../support/loopback.ts';

// The published bundle as it is, on a page of another origin than the desk's: what it hears there, every page hears.
const bundle = path.resolve('node_modules/@emailjs/browser/dist/email.min.js');

type SdkFixtures = {
  /** Origin of a site with nothing but an empty page. */
  emptySite: string;
  /** Starts a desk that ends with the test. */
  openDesk: (env: Readonly<Record<string, string>>) => Promise<DeskProcess>;
};

const test = quietTest.extend<SdkFixtures>({
  // Playwright reads from this pattern what a fixture needs; this one needs nothing.
  emptySite: async ({ browserName: _ }, use) => {
    const server = createServer((_request, response) => {
      response.setHeader('content-type', 'text/html').end('<!doctype html><title>Empty</title>');
    });
    await use(`http://127.0.0.1:${await listenOnLoopback(server)}`);
    server.closeAllConnections();
    server.close();
  },
  openDesk: async ({ browserName: _ }, use) => {
    const desks: DeskProcess[] = [];
    await use(async (env) => {
      const desk = await startDesk({ env: { DESK_SITE: 'none', ...env } });
      desks.push(desk);
      return desk;
    });
    for (const desk of desks) await desk.discard();
  },
});

// Chromium reports every answer that is no success, and every one that a page may not read.
test.use({ expectedErrors: /^Failed to load resource|blocked by CORS policy/ });

type Call = { identifiers?: Partial<typeof shippedIdentifiers>; text?: Record<string, unknown> };

test('the unmodified SDK hears status and text of every answer, by both of its calls', async ({
  page,
  emptySite,
  openDesk,
}) => {
  const desk = await openDesk({ DESK_ALLOWED_ORIGINS: emptySite, DESK_RATE_LIMIT: '10' });
  await page.goto(emptySite);
  await page.addScriptTag({ path: bundle });
  const unknown = { identifiers: { publicKey: 'unknown' } };
  const tooLong = { text: { message: 'x'.repeat(60_000) } };
  for (const way of ['send', 'sendForm'] as const) {
    const heard = (call: Call) => callSdk(page, { way, origin: desk.url, ...call });
    expect(await heard({})).toBe('200 OK');
    expect(await heard(unknown)).toMatch(
      /^400 The user_id, service_id or template_id is not known/,
    );
    expect(await heard({ text: { birthday: '1 May' } })).toMatch(/^400 The "birthday" parameter/);
    expect(await heard({ text: { email: 'zoe' } })).toMatch(/^422 email: Enter your email address/);
    expect(await heard(tooLong)).toMatch(/^413 Variables size limit/);
  }
  const oneTooMany = await callSdk(page, { way: 'send', origin: desk.url });
  expect(oneTooMany).toMatch(
    /^429 Too many requests from this address\. Try again in \d+ seconds$/,
  );
  expect(JSON.parse(await desk.enquiries('list', '--json'))).toMatchObject([
    { email: sampleText.email },
  ]);
});

test('a page of an origin that nobody allowed is refused, and told nothing', async ({
  page,
  emptySite,
  openDesk,
}) => {
  const desk = await openDesk({});
  await page.goto(emptySite);
  await page.addScriptTag({ path: bundle });
  for (const way of ['send', 'sendForm'] as const) {
    expect(await callSdk(page, { way, origin: desk.url })).toBe('TypeError: Failed to fetch');
  }
  expect(JSON.parse(await desk.enquiries('list', '--json'))).toEqual([]);
});

/** What the SDK makes of a call: "status text", or the error that it throws. */
function callSdk(
  page: Page,
  { way, origin, identifiers, text }: Call & { way: 'send' | 'sendForm'; origin: string },
): Promise<string> {
  const call = {
    way,
    origin,
    ...shippedIdentifiers,
    ...identifiers,
    text: { ...sampleText, ...text },
  };
  return page.evaluate(async ({ way, origin, publicKey, serviceId, templateId, text }) => {
    const sdk = Reflect.get(window, 'emailjs');
    sdk.init({ publicKey, origin });
    const form = document.createElement('form');
    for (const [name, value] of Object.entries(text)) {
      const area = document.createElement('textarea');
      area.name = name;
      area.value = String(value);
      form.append(area);
    }
    document.body.replaceChildren(form);
    try {
      const answer = await sdk[way](serviceId, templateId, way === 'send' ? text : form);
      return `${answer.status} ${answer.text}`;
    } catch (error) {
      const { status, text: words } = Object(error);
      return status === undefined ? String(error) : `${status} ${words}`;
    }
  }, call);
}
