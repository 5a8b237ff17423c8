import { afterEach, expect, test } from 'vitest';
import { readBuildConfig } from '../../compiler/build-config.ts';
import type { Site } from '../../compiler/compile.ts';
import type { ContentCopy } from '../../tests/support/content-copy.ts';
import { copySmallWorld } from '../../tests/support/small-world.ts';
import type { Problem } from '../api.ts';
import { parsed } from './content-files.ts';
import { Drafts } from './drafts.ts';
import { writeFiles } from './publish.ts';

const guide = 'content/en/guides/fernland/passport.yaml';
const page = '/services/fernland/passport';
const publishers = 'content/publishers.json';

const copies: ContentCopy[] = [];
afterEach(() => {
  for (const copy of copies.splice(0)) copy.discard();
});

type Bench = { copy: ContentCopy; drafts: Drafts; shown: Site[]; again: () => Drafts };

function open(judge: () => Problem[] = () => []): Bench {
  const copy = copySmallWorld();
  copies.push(copy);
  const shown: Site[] = [];
  const again = () =>
    new Drafts({
      root: copy.folder,
      config: readBuildConfig({}),
      judge,
      onSound: (site) => shown.push(site),
    });
  return { copy, drafts: again(), shown, again };
}

/** The value of a file with one text of it as another. */
function reworded(copy: ContentCopy, file: string, from: string, to: string): [string, unknown] {
  return [file, parsed(file, copy.read(file).replace(from, to))];
}

/** Drafts what somebody made of a file as they see it now. */
async function draft(drafts: Drafts, [file, value]: [string, unknown]): Promise<void> {
  const { version, value: base } = drafts.open(file);
  await drafts.change({ file, version, base, value });
}

/** Saves what there is to save. */
async function save(copy: ContentCopy, drafts: Drafts): Promise<void> {
  await drafts.save((await drafts.state()).versions, writeFiles(copy.folder));
}

test('a change is shown at once, and saved only when asked', async () => {
  const { copy, drafts, shown } = open();
  const before = copy.read(guide);
  await draft(drafts, reworded(copy, guide, 'title: Fernland passport', 'title: Our passport'));
  const { versions, problems, pages, canSave } = await drafts.state();
  expect({ problems, canSave }).toEqual({ problems: [], canSave: true });
  expect(Object.keys(versions)).toEqual([guide]);
  expect(pages[0]).toBe(page);
  const drawn = shown.at(-1)?.pages.find(({ path }) => path === page);
  expect(drawn?.title).toBe('Our passport');
  expect(copy.read(guide)).toBe(before);

  await save(copy, drafts);
  expect(copy.read(guide)).toBe(before.replace('title: Fernland passport', 'title: Our passport'));
  expect((await drafts.state()).versions).toEqual({});
});

test('sentences are shown without the line ends of the file, which stay at their end', async () => {
  const { copy, drafts } = open();
  const before = copy.read(guide);
  const value = Object(drafts.open(guide).value);
  expect(value.lead).toMatch(/^The Passport Office .+ \{\^step-apply\}$/);
  await draft(drafts, [guide, { ...value, lead: `${value.lead} Today.` }]);
  await save(copy, drafts);
  const line = '{^step-apply}\n';
  expect(copy.read(guide)).toBe(before.replace(line, line.replace('\n', ' Today.\n')));
});

test('what would not build is told beside its field in the words of the schema, and cannot be saved', async () => {
  const { copy, drafts, shown } = open();
  await draft(drafts, reworded(copy, guide, 'reviewed: "2026-10"', 'reviewed: November'));
  const { problems, canSave } = await drafts.state();
  expect(problems).toEqual([
    {
      file: guide,
      path: ['reviewed'],
      text: 'Write the month as 2025-04, or "unknown".',
      gate: 'content',
    },
  ]);
  expect(canSave).toBe(false);
  expect(shown).toEqual([]);
});

test('a problem between files is told too: a fact that there is not', async () => {
  const { copy, drafts } = open();
  await draft(drafts, reworded(copy, guide, 'rows: [fee-adult-online', 'rows: [fee-adult-offline'));
  const { problems } = await drafts.state();
  expect(problems[0]).toMatchObject({ file: guide, path: ['fees', 'rows', 0], gate: 'content' });
});

test('a field below a name that holds dots is found', async () => {
  const { copy, drafts } = open();
  await draft(drafts, reworded(copy, publishers, '"news.example.org"', '"not a host"'));
  const [problem] = (await drafts.state()).problems;
  expect(problem?.file).toBe(publishers);
  expect(problem?.path).toEqual(['Fern.News', 'hosts', expect.any(Number)]);
});

test('claims stop a save, and reading does not', async () => {
  const told: Problem = { file: guide, path: ['lead'], text: 'No.', gate: 'reading' };
  const { copy, drafts } = open(() => [told]);
  await draft(drafts, reworded(copy, guide, 'title: Fernland passport', 'title: Our passport'));
  expect((await drafts.state()).canSave).toBe(true);
  told.gate = 'claims';
  expect((await drafts.state()).canSave).toBe(false);
});

test('drafts outlive the program', async () => {
  const { copy, drafts, again } = open();
  await draft(drafts, reworded(copy, guide, 'title: Fernland passport', 'title: Our passport'));
  expect(Object.keys((await again().state()).versions)).toEqual([guide]);
});

test('a save that was cut short between two files is finished by the next', async () => {
  const { copy, drafts, again } = open();
  await draft(drafts, reworded(copy, guide, 'title: Fernland passport', 'title: Our passport'));
  await draft(drafts, reworded(copy, publishers, '"made-up newspaper"', '"newspaper"'));
  const { versions } = await drafts.state();
  const cutShort = drafts.save(versions, ([first]) => {
    copy.write(first?.file ?? '', first?.text ?? '');
    throw new Error('The disk is full.');
  });
  await expect(cutShort).rejects.toThrow('The disk is full.');
  const next = again();
  await save(copy, next);
  expect(
    [copy.read(guide), copy.read(publishers)].map(
      (text) => /Our passport|"newspaper"/.exec(text)?.[0],
    ),
  ).toEqual(['Our passport', '"newspaper"']);
  expect((await next.state()).versions).toEqual({});
});

test('what was saved here is known, and what another program writes is read anew', async () => {
  const { copy, drafts, shown } = open();
  await draft(drafts, reworded(copy, guide, 'title: Fernland passport', 'title: Our passport'));
  await save(copy, drafts);
  await drafts.refresh();
  expect((await drafts.state()).versions).toEqual({});
  expect(new Set(shown).size).toBe(1);

  copy.write(guide, copy.read(guide).replace('title: Our passport', 'title: Passport'));
  await drafts.refresh();
  const drawn = shown.at(-1)?.pages.find(({ path }) => path === page);
  expect(drawn?.title).toBe('Passport');
});

test('changed back is not changed', async () => {
  const { copy, drafts } = open();
  await draft(drafts, reworded(copy, guide, 'title: Fernland passport', 'title: Our passport'));
  await draft(drafts, [guide, parsed(guide, copy.read(guide))]);
  expect((await drafts.state()).versions).toEqual({});
});

test('a new guide begins with every field that it needs, its facts and its address', async () => {
  const { drafts } = open();
  const visa = { kind: 'guide', key: 'fernland/visa', title: 'Fernland visa' } as const;
  expect(await drafts.begin(visa)).toBe('content/en/guides/fernland/visa.yaml');
  const { versions, problems } = await drafts.state();
  expect(Object.keys(versions)).toEqual([
    'content/en/guides/fernland/visa.yaml',
    'content/facts/fernland/visa.json',
    'content/routes.json',
  ]);
  const fields = problems.map(({ path }) => path.join('.'));
  expect(fields).toContain('description');
  expect(problems.every(({ file }) => file !== 'content/routes.json')).toBe(true);
  expect(fields).not.toContain('regulatedAdvice');
  const own = drafts.files().find(({ file }) => file === 'content/en/guides/fernland/visa.yaml');
  expect(own).toMatchObject({ label: 'Fernland visa', page: '/services/fernland/visa' });
  await expect(drafts.begin(visa)).rejects.toThrow(/there already/);
});
