import { beforeEach, describe, expect, test } from 'vitest';
import { readBuildConfig } from '../../compiler/build-config.ts';
import { compile } from '../../compiler/compile.ts';
import type { Page } from '../../compiler/page.ts';
import { loadSmallWorld } from '../../tests/support/small-world.ts';
import { createPageDrawer } from './keep-pages.ts';

const { pages } = compile(loadSmallWorld(), readBuildConfig({ WAYMARK_TODAY: '2026-11-22' }));
const [first, second] = pages;
if (first === undefined || second === undefined) throw new Error('The site has no two pages.');

let kept: Map<string, Buffer>;
beforeEach(() => {
  kept = new Map();
});

type Build = { programs?: string; files?: readonly string[]; markup?: string };

/** A later build of the same site; tells what each page came out as, and which of them were drawn. */
async function build(shown: readonly Page[], { programs = '', files = [], markup = '' }: Build) {
  const drawn: string[] = [];
  const drawPage = createPageDrawer({
    programs,
    cache: {
      get: async (key) => kept.get(key) ?? null,
      put: async (key, html) => {
        kept.set(key, Buffer.from(html));
      },
    },
    finish: (html) => `${html}, finished`,
    isThere: (address) => files.includes(address),
  });
  const made: string[] = [];
  for (const page of shown) {
    made.push(
      await drawPage(page, async () => {
        drawn.push(page.path);
        return `${JSON.stringify(page.sections)}${page.title}${markup}`;
      }),
    );
  }
  return { made, drawn };
}

/** What nothing kept gives. */
async function buildAnew(shown: readonly Page[], how: Build) {
  kept = new Map();
  return (await build(shown, how)).made;
}

describe('a page is drawn again', () => {
  test('when one of its words changes, and no other page is', async () => {
    await build([first, second], {});
    const changed = [{ ...first, title: `${first.title} anew` }, second];
    const { made, drawn } = await build(changed, {});
    expect(drawn).toEqual([first.path]);
    expect(made).toEqual(await buildAnew(changed, {}));
  });

  test('when the day makes a figure old, or anything else that it tells of itself changes', async () => {
    await build([first], {});
    const { drawn } = await build(
      [{ ...first, versions: [], feed: first.feed === null ? '/changes.atom' : null }],
      {},
    );
    expect(drawn).toEqual([first.path]);
  });

  test('with all others, when a component or a style changes', async () => {
    await build([first, second], { programs: 'before', markup: '<p>' });
    const { made, drawn } = await build([first, second], { programs: 'after', markup: '<div>' });
    expect(drawn).toEqual([first.path, second.path]);
    expect(made).toEqual(await buildAnew([first, second], { programs: 'after', markup: '<div>' }));
  });

  test('when it names a script or a typeface that this build has not', async () => {
    const markup = '<script src="/_astro/page.0a.js"></script><link href="/_astro/fonts/a.woff2">';
    const files = ['/_astro/page.0a.js', '/_astro/fonts/a.woff2'];
    await build([first], { markup, files });
    expect((await build([first], { markup, files })).drawn).toEqual([]);
    for (const file of files) {
      expect((await build([first], { markup, files: [file] })).drawn).toEqual([first.path]);
    }
  });
});

test('a page that has not changed is the same to the byte, and finished once', async () => {
  const before = await build([first, second], {});
  const after = await build([first, second], {});
  expect(after.drawn).toEqual([]);
  expect(after.made).toEqual(before.made);
  expect(after.made.join()).not.toContain('finished, finished');
});
