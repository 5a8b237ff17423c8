import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Dispatcher } from 'undici';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { UsageError } from '../../../terminal/usage.ts';
import { type ContentCopy, copyContent } from '../../../tests/support/content-copy.ts';
import { type Hosts, loopbackNetwork, openHosts } from '../../../tests/support/reread/hosts.ts';
import { readBuildConfig } from '../../build-config.ts';
import { runFacts } from './run-facts.ts';
import { runReread } from './run-reread.ts';

// A file of facts of our own, so that no change of the real ones changes what is tested.
const guide = 'uk/library-card';
const factsFile = `content/facts/${guide}.json`;

let copy: ContentCopy;
let hosts: Hosts;
let fees = '';

beforeEach(async () => {
  copy = copyContent();
  fees =
    '<h1>Library fees</h1><p>A new library card costs £7.</p><p>A replacement card costs £3.</p>';
  hosts = await openHosts((request, response) => {
    if (request.url !== '/library/fees') response.writeHead(404).end();
    else response.writeHead(200, { 'content-type': 'text/html' }).end(fees);
  });
  copy.write(factsFile, `${JSON.stringify(library, null, 2)}\n`);
});

afterEach(async () => {
  await hosts.close();
  copy.discard();
});

const source = {
  publisher: 'GOV.UK',
  title: 'Library fees',
  url: 'https://www.gov.uk/library/fees',
};
const evidence = { source, asOf: 'unknown', read: true };
const library = {
  guide,
  title: 'Library card',
  authority: { name: 'The Library', shortName: 'the Library', url: 'https://www.gov.uk/library' },
  applyAt: 'https://www.gov.uk/library',
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

function checkedOf(id: string): unknown {
  const file = JSON.parse(copy.read(factsFile));
  const entries = [...file.fees, ...file.documents];
  return entries.find((entry: { id: string }) => entry.id === id).checked;
}

test('what is the same gets the month and its passage, and nothing else of the file changes', async () => {
  const before = copy.read(factsFile);
  const { code, said } = await reread('--write');
  expect(code).toBe(1);
  expect(said).toContain('3 facts: 1 different, 0 gone, 1 unsure, 0 unreachable, 1 same.');
  const added = '      "checked": "2026-11",\n';
  expect(copy.read(factsFile)).toContain(added);
  expect(copy.read(factsFile).replace(added, '')).toBe(before);
  expect([checkedOf('fee-new'), checkedOf('fee-lost'), checkedOf('bring-letter')]).toEqual([
    '2026-11',
    undefined,
    undefined,
  ]);
  expect(runFacts(['evidence', `${guide}/fee-new`], place())).toMatch(
    /"A new library card costs £7\."\nSeen on 2026-11-22 at .+\nsha256 [\da-f]{64}/,
  );
});

test('without --write nothing is written', async () => {
  const before = copy.read(factsFile);
  await reread();
  expect(copy.read(factsFile)).toBe(before);
});

test('the report shows both figures side by side, with the command that mends it', async () => {
  const report = path.join(copy.folder, 'report.md');
  await reread('--report', report);
  const text = readFileSync(report, 'utf8');
  expect(text.indexOf('## Another figure')).toBeLessThan(text.indexOf('## A person has to look'));
  expect(text).toContain('- **Replacement library card**: £2.50; there: £3');
  expect(text).toContain(`npm run facts -- set ${guide} fee-lost 3 --as-of 2026-11`);
  const command = /`npm run facts -- (set .+)`/.exec(text)?.[1]?.split(' ') ?? [];
  runFacts(command, place());
  expect((await reread('--fresh')).said).toContain('0 different');
});

test('a person accepts the passage of a sentence, and next time it is known', async () => {
  fees = '<h1>Library</h1><p>Bring proof of where you live, such as a letter.</p>';
  expect(() => runFacts(['accept', `${guide}/bring-letter`], place())).toThrow(UsageError);
  await reread();
  expect(runFacts(['accept', `${guide}/bring-letter`], place())).toContain('Checked on 2026-11-22');
  expect(checkedOf('bring-letter')).toBe('2026-11');
  const { said } = await reread('--json');
  expect(JSON.parse(said.slice(said.indexOf('{'), said.lastIndexOf('}') + 1)).facts).toContainEqual(
    expect.objectContaining({ key: `${guide}/bring-letter`, state: 'same' }),
  );
});

test('another figure is never accepted as it is', async () => {
  await reread();
  expect(() => runFacts(['accept', `${guide}/fee-lost`], place())).toThrow(/different.+"set"/);
});

test('without a network nothing is said to be checked', async () => {
  const nowhere = loopbackNetwork(1);
  const { code, said } = await rereadOver(nowhere);
  await nowhere.destroy();
  expect(code).toBe(2);
  expect(said).toContain('no network here');
});
