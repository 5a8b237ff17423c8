import { globSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import type { Dispatcher } from 'undici';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { UsageError } from '../../../terminal/usage.ts';
import type { ContentCopy } from '../../../tests/support/content-copy.ts';
import { type Hosts, loopbackNetwork, openHosts } from '../../../tests/support/reread/hosts.ts';
import { copySmallWorld } from '../../../tests/support/small-world.ts';
import { readBuildConfig } from '../../build-config.ts';
import { runFacts } from '../facts.ts';
import { leadThrough, runReread } from './run-reread.ts';

// A file of facts of its own, beside those of the small world.
const guide = 'fernland/library-card';
const factsFile = `content/facts/${guide}.json`;

let copy: ContentCopy;
let hosts: Hosts;
let fees = '';
let status = 200;

beforeEach(async () => {
  status = 200;
  copy = copySmallWorld();
  fees =
    '<h1>Library fees</h1><p>A new library card costs £7.</p><p>A replacement card costs £3.</p>';
  hosts = await openHosts((request, response) => {
    if (request.url !== '/library/fees') response.writeHead(404).end();
    else response.writeHead(status, { 'content-type': 'text/html' }).end(fees);
  });
  copy.write(factsFile, `${JSON.stringify(library, null, 2)}\n`);
});

afterEach(async () => {
  await hosts.close();
  copy.discard();
});

const source = {
  publisher: 'Fernland Offices',
  title: 'Library fees',
  url: 'https://www.example.org/library/fees',
};
const evidence = { source, asOf: 'unknown', read: true };
const library = {
  guide,
  title: 'Library card',
  authority: {
    name: 'The Library',
    shortName: 'the Library',
    url: 'https://www.example.org/library',
  },
  applyAt: 'https://www.example.org/library',
  facts: [],
  eligibility: [],
  documents: [
    { id: 'bring-letter', statement: 'You show a letter with your address.', ...evidence },
  ],
  steps: [],
  fees: [
    { id: 'fee-new', label: 'New library card', amount: 7, currency: 'GBP', note: '', ...evidence },
    {
      id: 'fee-lost',
      label: 'Replacement library card',
      amount: 2.5,
      currency: 'GBP',
      note: '',
      ...evidence,
    },
  ],
  timing: [],
  pitfalls: [],
  officialLinks: [],
  notes: '',
};

function place() {
  return { root: copy.folder, config: readBuildConfig({ WAYMARK_TODAY: '2026-11-22' }) };
}

async function reread(...words: string[]) {
  return rereadOver(hosts.dispatcher, ...words);
}

async function rereadOver(dispatcher: Dispatcher, ...words: string[]) {
  const said: string[] = [];
  const say = (text: string) => said.push(text);
  const manners = { pauseMs: 0, timeoutMs: 2_000, dispatcher };
  const code = await runReread([...words, guide], place(), { print: say, tell: say }, manners);
  return { code, said: said.join('\n') };
}

function factOf(id: string) {
  const file = JSON.parse(copy.read(factsFile));
  const entries: { id: string }[] = [...file.fees, ...file.documents];
  return entries.find((entry) => entry.id === id);
}

const accept = (...words: string[]) => runFacts(['accept', ...words], place());
const evidenceOf = (id: string) => runFacts(['evidence', `${guide}/${id}`], place());

test('a fact is shown the sentences that could be its own, and the one that a person accepts is known next time', async () => {
  expect((await reread()).said).toContain('3 facts: 0 look, 0 gone, 3 new, 0 unreachable, 0 same.');
  expect(accept(`${guide}/fee-new`)).toMatch(
    /ours {2}New library card: £7\n {2}1 {5}Library fees › A new library card costs £\*\*7\*\*\.\n/,
  );
  const before = copy.read(factsFile);
  expect(accept(`${guide}/fee-new`, '1')).toContain('"A new library card costs £7."');
  const { fingerprint, ...rest } = { fingerprint: '', ...factOf('fee-new') };
  expect(fingerprint).toMatch(/^[\da-f]{16}$/);
  expect(rest).toMatchObject({ checked: '2026-11' });
  const added = `      "checked": "2026-11",\n      "fingerprint": "${fingerprint}",\n`;
  expect(copy.read(factsFile).replace(added, '')).toBe(before);
  expect((await reread()).said).toContain('2 new, 0 unreachable, 1 same.');
});

test('no word of a source stands in the files of the repository', async () => {
  await reread();
  accept(`${guide}/fee-new`, '1');
  await reread('--write');
  expect(copy.read(factsFile)).not.toContain('costs £7');
  const holders = globSync('content/**/*.*', { cwd: copy.folder }).filter((file) =>
    copy.read(file).includes('A new library card costs'),
  );
  expect(holders).toEqual([]);
  expect(evidenceOf('fee-new')).toMatch(
    /"A new library card costs £7\."\nunder Library fees\nSeen on 2026-11-22 at .+\nfingerprint [\da-f]{16}$/,
  );
});

test('with --write what is the same gets the month, and nothing else is written', async () => {
  await reread();
  accept(`${guide}/fee-new`, '1');
  copy.write(
    factsFile,
    copy.read(factsFile).replace('"checked": "2026-11"', '"checked": "2026-09"'),
  );
  const before = copy.read(factsFile);
  await reread();
  expect(copy.read(factsFile)).toBe(before);
  const { code } = await reread('--write');
  expect(code).toBe(1);
  expect(copy.read(factsFile)).toBe(before.replace('2026-09', '2026-11'));
});

test('another figure is shown beside the one that was accepted, changed with "set", then accepted', async () => {
  await reread();
  accept(`${guide}/fee-new`, '1', `${guide}/bring-letter`, 'A replacement card');
  fees = fees.replace('£7', '£9');
  const report = path.join(copy.folder, 'report.md');
  expect((await reread('--write', '--report', report)).said).toContain('1 look, 0 gone, 1 new');
  expect(accept(guide)).toMatch(
    /was {3}A new .+ £\*\*7\*\*\.\n {2}1 .+ £9\.\n(?:.*\n)+fernland\/library-card\/fee-lost/,
  );
  const text = readFileSync(report, 'utf8');
  expect(text.indexOf('## The sentence stands')).toBeLessThan(text.indexOf('## Nobody has'));
  expect(text).toContain(`- 1: \`npm run facts -- accept ${guide}\``);
  expect(text).toContain('  was   A new library card costs £**7**.');
  expect(text).toContain(`npm run facts -- set ${guide} fee-new … --as-of 2026-11`);
  runFacts(['set', guide, 'fee-new', '9', '--as-of', '2026-11'], place());
  expect(factOf('fee-new')).not.toHaveProperty('fingerprint');
  accept(`${guide}/fee-new`, '1');
  expect((await reread()).said).toContain('0 look, 0 gone, 1 new, 0 unreachable, 2 same.');
});

test('a figure that is read again as it was keeps its sentence', async () => {
  await reread();
  accept(`${guide}/fee-new`, '1');
  const { fingerprint } = { fingerprint: '', ...factOf('fee-new') };
  runFacts(['set', guide, 'fee-new', '7.00', '--as-of', '2026-10'], place());
  expect(factOf('fee-new')).toMatchObject({ fingerprint, asOf: '2026-10' });
  expect((await reread()).said).toContain('1 same.');
});

test('a figure that was changed by hand is not the same, although its old sentence stands there', async () => {
  await reread();
  accept(`${guide}/fee-new`, '1');
  copy.write(factsFile, copy.read(factsFile).replace('"amount": 7', '"amount": 8'));
  expect((await reread()).said).toContain('1 look, 0 gone, 2 new, 0 unreachable, 0 same.');
});

test('a person may name a sentence by words that no other has, in whatever language', async () => {
  fees = '<h1>Bücherei</h1><p>Der Ersatz kostet zwei Euro fünfzig.</p><p>Neu sind es sieben.</p>';
  await reread();
  const lost = `${guide}/fee-lost`;
  for (const words of ['', 'der', 'kostet drei', '9']) {
    expect(() => accept(lost, words)).toThrow(/by its number or by words/);
  }
  expect(accept(lost, 'kostet zwei')).toMatch(/Der Ersatz kostet zwei.+\n.+not show £2\.50/);
  expect((await reread()).said).toContain('1 same.');
});

test('a person is led through what waits with a key each, may stop, and finds the rest the next time', async () => {
  await reread();
  const lead = async (...keys: string[]) => {
    const said: string[] = [];
    const accepted = await leadThrough([guide], place(), pressed(keys), (text) => said.push(text));
    return { accepted, said };
  };
  const first = await lead('1', '9', 'q', '1');
  expect(first.accepted).toBe(1);
  expect(first.said[0]).toMatch(
    /^\n== Page 1 of 1: Fernland Offices\n.+\n\nfernland\/library-card\/fee-new\n/,
  );
  expect(first.said[1]).toMatch(/^Checked on 2026-11-22: fernland\/library-card\/fee-new\n/);
  expect(factOf('fee-new')).toHaveProperty('fingerprint');
  const second = await lead('n', 'n', '1');
  expect(second.accepted).toBe(0);
  expect(second.said.join('\n')).toMatch(/fee-lost\n(?:.*\n)+.*bring-letter\n/);
});

async function* pressed(keys: readonly string[]) {
  yield* keys;
}

test('another machine has the fingerprint, and learns the words where the sentence still stands', async () => {
  await reread();
  accept(`${guide}/fee-new`, '1');
  rmSync(path.join(copy.folder, '.reread'), { recursive: true });
  expect(evidenceOf('fee-new')).toContain('this machine never had the words');
  await reread();
  expect(evidenceOf('fee-new')).toContain('"A new library card costs £7."');
});

test('what nobody has looked for, and what could not be read, is not accepted', async () => {
  expect(() => accept(`${guide}/fee-new`, '1')).toThrow(UsageError);
  expect(evidenceOf('fee-new')).toContain('Nobody has accepted a sentence yet');
  status = 403;
  await reread();
  expect(() => accept(`${guide}/fee-new`, '1')).toThrow(/unreachable, answers 403.+"set"/);
});

test('without a network nothing is said to be checked', async () => {
  const nowhere = loopbackNetwork(1);
  const { code, said } = await rereadOver(nowhere);
  await nowhere.destroy();
  expect(code).toBe(2);
  expect(said).toContain('no network here');
});
