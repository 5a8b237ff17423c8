import { rm } from 'node:fs/promises';
import fc from 'fast-check';
import { expect, onTestFinished, test } from 'vitest';
import { sampleFiles, writeSampleSite } from '../../tests/support/desk/sample-site.ts';
import { openTestDesk } from '../../tests/support/desk/test-desk.ts';

const rules = [
  '# Names that were used before',
  '',
  '/services/germany/german-documents /services/germany 308',
  '/services/uk/passport\t/services/uk/uk-passport   308   # shorter',
  '/start / 308',
  '/café /caf%C3%A9-terrasse 308',
];
const targets: Readonly<Record<string, string>> = {
  '/services/germany/german-documents': '/services/germany',
  '/services/uk/passport': '/services/uk/uk-passport',
  '/start': '/',
  '/caf%C3%A9': '/caf%C3%A9-terrasse',
};

async function openWith(lines: readonly string[], lineEnd = '\n') {
  const files = { 'café-terrasse.html': '<title>Café</title>', _redirects: lines.join(lineEnd) };
  const folder = await writeSampleSite(files);
  onTestFinished(() => rm(folder, { recursive: true }));
  return openTestDesk({ env: { DESK_SITE: folder } });
}

test('an alias goes to the final address by one permanent redirect and keeps its query', async () => {
  const { app } = await openWith(rules, '\r\n');
  const query = '?q=a%2Fb&empty=';
  for (const [alias, target] of Object.entries(targets)) {
    const response = await app.inject(`${alias}${query}`);
    expect([response.statusCode, response.headers.location]).toEqual([308, `${target}${query}`]);
    expect((await app.inject(`${target}${query}`)).statusCode).toBe(200);
  }
});

test('an alias in any mix of case, slashes and file endings takes exactly one redirect', async () => {
  const { app } = await openWith(rules);
  const spelling = fc.record({
    alias: fc.constantFrom(...Object.keys(targets)),
    capitals: fc.infiniteStream(fc.boolean()),
    ending: fc.constantFrom(
      '',
      '/',
      '//',
      '.html',
      '.html/',
      '/index.html',
      '.HTML',
      '/Index.Html',
    ),
  });
  await fc.assert(
    fc.asyncProperty(spelling, async ({ alias, capitals, ending }) => {
      const isCapital = () => capitals.next().value === true;
      const letters = [...decodeURI(alias)].map((letter) =>
        isCapital() ? letter.toUpperCase() : letter,
      );
      const response = await app.inject(`${encodeURI(letters.join(''))}${ending}`);
      expect([response.statusCode, response.headers.location]).toEqual([308, targets[alias]]);
      expect((await app.inject(String(response.headers.location))).statusCode).toBe(200);
    }),
    { numRuns: 200 },
  );
});

test('an alias cannot be posted to, and the file of aliases is no page', async () => {
  const { app } = await openWith(rules);
  expect((await app.inject({ method: 'POST', url: '/start' })).statusCode).toBe(405);
  expect((await app.inject('/_redirects')).body).toBe(sampleFiles['404.html']);
});

test.each([
  '/a /contact 302',
  'a /contact 308',
  '/a https://other.example/ 308',
  '/a //other.example/ 308',
  '/a /nothing 308',
  '/a /contact/ 308',
  '/contact / 308',
])('the line "%s" sends nobody anywhere', async (line) => {
  const { app } = await openWith(['/start / 308', line]);
  expect((await app.inject('/a')).statusCode).toBe(404);
  expect((await app.inject('/contact')).statusCode).toBe(200);
  expect((await app.inject('/start')).headers.location).toBe('/');
});

test('a rule for another spelling of a page, and one that stands twice, change nothing', async () => {
  const { app } = await openWith(['/CONTACT /contact 308', '/start / 308', '/Start / 308']);
  for (const [from, to] of [
    ['/CONTACT', '/contact'],
    ['/START', '/'],
  ] as const) {
    const response = await app.inject(from);
    expect([response.statusCode, response.headers.location]).toEqual([308, to]);
  }
  expect((await app.inject('/contact')).statusCode).toBe(200);
});
