import { expect, test } from 'vitest';
import { hashedFilesIn, savedCopy, withNotice } from './kept-files.ts';

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
