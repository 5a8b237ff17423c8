import { existsSync, globSync } from 'node:fs';
import { expect, test } from 'vitest';
import { allScriptBytes, firstScriptBytes, fontBytes, sentBytes } from '../support/built/bytes.ts';
import { siteRoutes } from '../support/built/content.ts';
import { checkEachPage } from '../support/built/each.ts';
import {
  type BuiltPage,
  builtPages,
  distFolder,
  englishPathOf,
  prefixOf,
} from '../support/built/pages.ts';

const casePaths = new Set(siteRoutes.flatMap(({ kind, path }) => (kind === 'case' ? [path] : [])));

// In bytes as sent with brotli, so they hold on every machine.
const kilobyte = 1024;
/** Its carousels are moved without React. */
const homeBudget = { page: 20 * kilobyte, allScript: 16 * kilobyte };
/** What is sent before a page: 606 by the desk, and what a host in front of it may add. */
const headerBytes = 1_000;
const guideBudget = { page: 16 * kilobyte, allScript: 72 * kilobyte };
/** With its headers a case comes in the first ten packets, before the server waits for an answer. */
const caseBudget = {
  page: 14.3 * kilobyte - headerBytes,
  // The ticks come when their lists are near, without React.
  allScript: guideBudget.allScript + 7 * kilobyte,
};
/** React is 57 of these; 9 write a calendar when somebody asks for one. */
const planBudget = { page: guideBudget.page, allScript: 83 * kilobyte };
const firstScriptBudget = 3 * kilobyte;
const fontBudget = 26 * kilobyte;

test('each page with its styles is small enough to come at once', () =>
  checkEachPage(builtPages, (page) => {
    expect(sentBytes(`/${page.file}`)).toBeLessThanOrEqual(budgetOf(page).page);
  }));

test('each page runs next to no script before it is touched', () =>
  checkEachPage(builtPages, (page) => {
    const bytes = firstScriptBytes(page);
    expect(bytes).toBeGreaterThan(0);
    expect(bytes).toBeLessThanOrEqual(firstScriptBudget);
  }));

test('each page stays light once its islands are hydrated', () =>
  checkEachPage(builtPages, (page) => {
    expect(allScriptBytes(page)).toBeLessThanOrEqual(budgetOf(page).allScript);
  }));

test('each page needs little for its letters', () =>
  checkEachPage(builtPages, (page) => {
    const bytes = fontBytes(page);
    expect(bytes).toBeGreaterThan(0);
    expect(bytes).toBeLessThanOrEqual(fontBudget);
  }));

test('every text file has a compressed twin of both kinds', () => {
  const texts = globSync('**/*.{html,js,css,json,svg,xml,atom,txt,md}', { cwd: distFolder });
  const bare = texts.filter(
    (file) => !['br', 'gz'].every((kind) => existsSync(`${distFolder}/${file}.${kind}`)),
  );
  expect(texts.length).toBeGreaterThan(0);
  expect(bare).toEqual([]);
});

/** Other languages say the same in more letters, and other scripts in letters of two bytes. */
const roomToTranslate = 1.28;

function budgetOf(page: BuiltPage): typeof homeBudget {
  const own = budgetAt(englishPathOf(page));
  return prefixOf(page) === '' ? own : { ...own, page: own.page * roomToTranslate };
}

function budgetAt(path: string): typeof homeBudget {
  if (path === '/') return homeBudget;
  if (path === '/plan') return planBudget;
  return casePaths.has(path) ? caseBudget : guideBudget;
}

test('what wakes the slideshow and the counters of the home page weighs 2 KB at most, as sent with brotli', () => {
  const bytes = bytesOf('/') - bytesOf('/about');
  expect(bytes).toBeGreaterThan(0);
  expect(bytes).toBeLessThanOrEqual(2 * 1024);
});

function bytesOf(path: string): number {
  const page = builtPages.find((built) => built.path === path);
  if (page === undefined) throw new Error(`There is no page ${path}.`);
  return firstScriptBytes(page);
}
