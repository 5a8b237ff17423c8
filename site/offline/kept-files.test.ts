import { expect, test } from 'vitest';
import { hashedFilesIn, isOwn, savedCopy, withNotice } from './kept-files.ts';

const savedAt = new Date('2026-12-03T23:30:00Z');
const words = { notice: 'Saved on {day}. Prices < times > & more.', language: 'en-GB' };

test('a page leads to its scripts and its typeface, and a script to those that it imports', () => {
  const page = `<style>@font-face{src:url("/_astro/fonts/a1-b2.woff2")}</style><script src="/_astro/form.Dv_1.js"></script>
    <script type="text/island" data-src="/_astro/client.B-2.js"></script><a href="/services/uk.js">no</a>`;
  expect(hashedFilesIn(page)).toEqual([
    '/_astro/fonts/a1-b2.woff2',
    '/_astro/form.Dv_1.js',
    '/_astro/client.B-2.js',
  ]);
  expect(hashedFilesIn('import{a as b}from"./client.B-2.js";import("./later.X.js")')).toEqual([
    '/_astro/client.B-2.js',
    '/_astro/later.X.js',
  ]);
});

const page = 'text/html; charset=utf-8';
const canonical = '<link rel="canonical" href="https://waymark.example/plan">';

test.each([
  ['a page that names itself', '/plan', page, canonical, true],
  [
    'one that a host has made smaller',
    '/plan',
    page,
    '<link href=https://x.example/plan rel=canonical>',
    true,
  ],
  ['one at an address with a slash', '/plan/', page, canonical, true],
  ['another page of this site', '/services/uk', page, canonical, false],
  [
    'a page without a name, such as a login',
    '/plan',
    page,
    '<h1>Sign in to this network</h1>',
    false,
  ],
  ['a page that is sent as text', '/plan', 'text/plain', canonical, false],
  ['JSON for a page', '/plan', 'application/json', '{"path":"/plan"}', false],
  ['a case', '/uk/id.json', 'application/json', '{"path":"/uk/id"}', true],
  ['another case', '/uk/id.json', 'application/json', '{"path":"/uk/passport"}', false],
  ['JSON of somebody else', '/uk/id.json', 'application/json', 'null', false],
  ['a page for a case', '/uk/id.json', page, '<h1>Sign in</h1>', false],
  ['a page that is sent as JSON', '/uk/id.json', 'application/json', '<h1>Sign in</h1>', false],
  ['a script', '/_astro/a.B1.js', 'text/javascript', 'a()', true],
  ['a page for a script', '/_astro/a.B1.js', page, '<h1>Sign in</h1>', false],
])('%s is of this site or is not', async (_, path, type, text, isOne) => {
  const answer = new Response(text, { headers: { 'content-type': type } });
  expect(await isOwn(answer, `https://waymark.example${path}`)).toBe(isOne);
});

test('a saved page says from when it is, before all else', async () => {
  const page = new Response('<main id="main" tabindex="-1"><h1>Case</h1></main>', {
    headers: { 'content-type': 'text/html; charset=utf-8' },
  });
  const shown = await withNotice(await savedCopy(page, savedAt), words);
  expect(await shown.text()).toBe(
    `<main id="main" tabindex="-1"><p class="column" data-saved-on role="note"><strong>Saved on ${dayHere}. Prices &lt; times > &amp; more.</strong></p><h1>Case</h1></main>`,
  );
  expect(shown.headers.get('content-type')).toBe('text/html; charset=utf-8');
});

test('a file that is no page stays as it was saved', async () => {
  const saved = await savedCopy(Response.json({ main: '<main>' }), savedAt);
  expect(await (await withNotice(saved, words)).json()).toEqual({ main: '<main>' });
});

/** The day on the calendar of this machine, as a visitor's is. */
const dayHere = savedAt.toLocaleDateString('en-GB', { dateStyle: 'long' });
