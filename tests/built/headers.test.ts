import { createHash } from 'node:crypto';
import { globSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { get } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { LightMyRequestResponse } from 'fastify';
import { beforeAll, describe, expect, test } from 'vitest';
import { openSqliteStore } from '../../desk/store/sqlite/store.ts';
import { all, attributeOf, textOf } from '../../gates/pages/html.ts';
import { inlineScripts } from '../support/built/bytes.ts';
import { checkEach, checkEachPage } from '../support/built/each.ts';
import { hostHeaders, writtenRules } from '../support/built/header-rules.ts';
import { builtPages, canonicalPages, distFolder, guidePages } from '../support/built/pages.ts';
import { openTestDesk, startTestDesk, type TestDesk } from '../support/desk/test-desk.ts';

/** Written out once more, so that a change of the definition is a change of this list. */
const onEveryPage = {
  'cache-control': 'no-cache',
  'content-security-policy': "frame-ancestors 'none'",
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': 'camera=(), geolocation=(), microphone=()',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'x-content-type-options': 'nosniff',
};

/** What HTTP itself needs to send a file. */
const ofTheTransport = /^(date|connection|keep-alive|content-(type|length|encoding)|vary|etag)$/;

const otherFiles = globSync('**/*.*', { cwd: distFolder })
  .filter((file) => !/\.(html|br|gz)$|^_headers$|^_redirects$/.test(file))
  .map((file) => `/${file}`);

// One for all tests: it reads the names of all files of the site when it starts.
let desk: TestDesk;
let address: string;
beforeAll(async () => {
  const folder = await mkdtemp(join(tmpdir(), 'waymark-headers-'));
  const store = openSqliteStore(folder);
  desk = await startTestDesk({ env: { DESK_SITE: distFolder }, store });
  address = await desk.app.listen({ host: '127.0.0.1', port: 0 });
  return async () => {
    await desk.app.close();
    await store.close();
    await rm(folder, { recursive: true });
  };
});

describe('the desk', () => {
  test('answers each page with these headers and no others', () =>
    checkEachPage(canonicalPages, async ({ path }) => {
      const response = await ask(path);
      expect(response.statusCode).toBe(200);
      expect(policiesOf(response)).toEqual(onEveryPage);
    }));

  test('answers the address of no page with the same headers', async () => {
    expect(policiesOf(await ask('/services/uk/no-such-page'))).toEqual(onEveryPage);
  });

  test('promises TLS where the site has an https address', async () => {
    const env = { DESK_SITE: distFolder, SITE_URL: 'https://www.waymark.example' };
    const response = await ask('/', await openTestDesk({ env }));
    expect(policiesOf(response)).toEqual({
      ...onEveryPage,
      'strict-transport-security': 'max-age=31536000; includeSubDomains',
    });
  });
});

describe('a static host', () => {
  test('is told to send with each file what the desk sends', () =>
    checkEach(
      [...canonicalPages.map(({ path }) => path), ...otherFiles],
      String,
      async (address) => {
        expect(hostHeaders(address)).toEqual(policiesOf(await ask(address)));
      },
    ));

  test('is told no more than the hundred rules that it reads', () => {
    expect(writtenRules.length).toBeGreaterThan(2);
    expect(writtenRules.length).toBeLessThanOrEqual(100);
  });
});

/** Each byte counts against the first round trip of every page, of which guides fill nearly all. */
const headerBudgetBytes = 606;

test('the headers of each page leave the first round trip to the page', () =>
  checkEachPage(guidePages, async ({ path }) => {
    expect(await headerBytes(path)).toBeLessThanOrEqual(headerBudgetBytes);
  }));

const directives = [
  'default-src',
  'script-src',
  'style-src',
  'img-src',
  'font-src',
  'connect-src',
  'form-action',
  'manifest-src',
  'base-uri',
  'require-trusted-types-for',
  'trusted-types',
];

test('each page allows its own files, its own hashes and nothing else', () =>
  checkEachPage(builtPages, (page) => {
    const policies = all('meta[http-equiv="content-security-policy"]', page.document);
    const policy = (attributeOf(policies[0], 'content') ?? '')
      .split(';')
      .map((part) => part.split(' '));
    const styles = all('style', page.document).map(textOf);
    expect(policies).toHaveLength(1);
    expect(policy.map(([name]) => name)).toEqual(directives);
    expect(policy.find(([name]) => name === 'script-src')?.slice(1)).toEqual([
      "'self'",
      ...new Set(inlineScripts(page).map(hash)),
    ]);
    expect(policy.find(([name]) => name === 'style-src')?.slice(1)).toEqual([
      "'self'",
      ...new Set(styles.map(hash)),
    ]);
    expect(policy.flat().join(' ')).not.toMatch(/unsafe-|wasm|\*|https?:/);
  }));

test('each page names its policy before anything that it rules', () =>
  checkEachPage(builtPages, ({ document }) => {
    const [charset, policy] = all('head > *', document);
    expect(attributeOf(charset, 'charset')).toBe('utf-8');
    expect(attributeOf(policy, 'http-equiv')).toBe('content-security-policy');
  }));

test('each page has no code and no style in attributes', () =>
  checkEachPage(builtPages, ({ document }) => {
    const attributes = all('*', document).flatMap(({ attribs }) => Object.entries(attribs));
    const odd = attributes.filter(
      ([name, value]) => /^(style$|on|srcdoc$)/i.test(name) || isCode(value),
    );
    expect(odd.map(([name, value]) => `${name}="${value}"`)).toEqual([]);
  }));

/** Browsers overlook spaces and control characters in the name of a scheme. */
function isCode(value: string): boolean {
  return /^(javascript|vbscript|data:text\/html)/i.test(value.replace(/[\p{Cc}\s]/gu, ''));
}

function hash(code: string): string {
  return `'sha256-${createHash('sha256').update(code).digest('base64')}'`;
}

async function ask(url: string, { app } = desk) {
  return app.inject({ url, headers: { 'accept-encoding': 'br' } });
}

function policiesOf({ headers }: LightMyRequestResponse): Record<string, unknown> {
  return Object.fromEntries(Object.entries(headers).filter(([name]) => !ofTheTransport.test(name)));
}

/** Bytes of the status line and all headers, as they went over a real line. */
async function headerBytes(path: string): Promise<number> {
  const { promise, resolve, reject } = Promise.withResolvers<number>();
  get(`${address}${path}`, { headers: { 'accept-encoding': 'br' } }, (response) => {
    const lines = response.rawHeaders.length / 2;
    const text = response.rawHeaders.join('');
    resolve(
      `HTTP/1.1 ${response.statusCode} ${response.statusMessage}\r\n\r\n`.length +
        text.length +
        lines * 4,
    );
    response.resume();
  }).on('error', reject);
  return promise;
}
