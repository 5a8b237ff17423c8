import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, expect, onTestFinished, test, vi } from 'vitest';
import { readBuildConfig } from '../compiler/build-config.ts';
import type { ContentCopy } from '../tests/support/content-copy.ts';
import { startGithub } from '../tests/support/github.ts';
import { copySmallWorld } from '../tests/support/small-world.ts';
import { uncheckedDrafts } from '../tests/support/unchecked-drafts.ts';
import { type FieldPath, RefusedError } from './api.ts';
import { Keeper } from './screen/keeper.ts';
import { buildEditorApp } from './server/app.ts';
import { parsed } from './server/content-files.ts';
import { Drafts } from './server/drafts.ts';
import { blobHash, type TeamSettings } from './server/publish.ts';
import { valueAt, withValueAt } from './values.ts';

// The server and what runs in a window, both for real, but for the pages: nobody reads those here.

const offer = 'content/en/offers/passport.yaml';
const facts = 'content/facts/fernland/passport.json';
const routes = 'content/routes.json';
const config = readBuildConfig({});

const endings: (() => unknown)[] = [];
afterEach(async () => {
  for (const end of endings.splice(0).toReversed()) await end();
});

type Editor = {
  copy: ContentCopy;
  /** A window with these files open. */
  open: (...files: string[]) => Promise<Keeper>;
  /** Methods of the requests that have come to the server. */
  arrived: string[];
  refresh: () => Promise<void>;
  /** Has the next check wait; `asked` once it has begun. */
  holdCheck: () => { asked: Promise<void>; goOn: () => void };
};

function openCopy(): ContentCopy {
  const copy = copySmallWorld();
  endings.push(copy.discard);
  return copy;
}

async function startEditor(team: TeamSettings | null = null, copy = openCopy()): Promise<Editor> {
  const parts = {
    root: copy.folder,
    config,
    judge: () => [],
    onSound: () => {},
  };
  let check = async () => {};
  const drafts = new Drafts(
    parts,
    uncheckedDrafts(() => check()),
  );
  const app = buildEditorApp({
    root: copy.folder,
    config,
    team,
    screen: new Map(),
    drafts,
    env: {},
  });
  const arrived: string[] = [];
  app.addHook('preHandler', async ({ method }) => void arrived.push(method));
  const origin = await app.listen({ host: '127.0.0.1', port: 0 });
  endings.push(() => app.close());
  return {
    copy,
    arrived,
    holdCheck() {
      const [asked, answered] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
      check = () => {
        asked.resolve();
        return answered.promise;
      };
      return { asked: asked.promise, goOn: answered.resolve };
    },
    refresh: () => drafts.refresh(),
    async open(...files) {
      const window = new Keeper(`${origin}/edit/api`);
      await window.poll();
      for (const file of files) await window.open(file);
      return window;
    },
  };
}

const shown = (window: Keeper, file: string) => window.snapshot().drafts.get(file);

/** What stands in a field of a form. */
function textIn(window: Keeper, path: FieldPath, file = offer): unknown {
  return valueAt(shown(window, file)?.value, path);
}

/** Types into a field of a form; nothing is sent yet. */
function type(window: Keeper, path: FieldPath, text: unknown, file = offer): void {
  window.change(file, withValueAt(shown(window, file)?.value, path, text));
}

const saved = ({ copy }: Editor, path: FieldPath, file = offer) =>
  valueAt(parsed(file, copy.read(file)), path);

const title = ['howItWorks', 0, 'title'];
const otherTitle = ['howItWorks', 1, 'title'];

test('two windows change different fields of a file, and both save: both are kept', async () => {
  const editor = await startEditor();
  const [a, b] = [await editor.open(offer), await editor.open(offer)];
  type(b, otherTitle, 'Typed by B');
  await b.save();
  type(a, title, 'Typed by A');
  await a.save();
  expect([saved(editor, title), saved(editor, otherTitle)]).toEqual(['Typed by A', 'Typed by B']);
  expect(textIn(a, otherTitle)).toBe('Typed by B');
  expect(shown(a, offer)?.news).toMatchObject([{ path: otherTitle }]);
  await b.poll();
  expect(textIn(b, title)).toBe('Typed by A');
});

test.for([
  ['draft', 'Typed by A'],
  ['other', 'Typed by B'],
] as const)(
  'two windows change one field: both see both, and who chooses %s has it',
  async ([keep, text]) => {
    const editor = await startEditor();
    const [a, b] = [await editor.open(offer), await editor.open(offer)];
    type(b, title, 'Typed by B');
    await b.sendNow();
    type(a, title, 'Typed by A');
    await a.sendNow();
    await b.poll();
    for (const window of [a, b]) {
      expect(textIn(window, title)).toBe('Typed by A');
      expect(shown(window, offer)?.conflicts).toMatchObject([
        { path: title, other: 'Typed by B', isSaved: false },
      ]);
      const [problem] = window.snapshot().state.problems;
      expect(problem).toMatchObject({ file: offer, path: title, gate: 'conflict' });
      await expect(window.save()).rejects.toThrow(RefusedError);
    }
    await a.choose(offer, 0, keep);
    await a.save();
    expect(saved(editor, title)).toBe(text);
    await b.poll();
    expect(textIn(b, title)).toBe(text);
    expect(shown(b, offer)?.conflicts).toEqual([]);
  },
);

test('words of a third window are kept beside both others', async () => {
  const editor = await startEditor();
  const windows = [await editor.open(offer), await editor.open(offer), await editor.open(offer)];
  for (const [at, window] of windows.entries()) {
    type(window, title, `Typed by ${at}`);
    await window.sendNow();
  }
  const { value, conflicts } = shown(windows[2] as Keeper, offer) ?? {};
  const kept = [valueAt(value, title), ...(conflicts ?? []).map(({ other }) => other)];
  expect(kept.toSorted()).toEqual(['Typed by 0', 'Typed by 1', 'Typed by 2']);
});

test('who chooses without having seen the last words is refused, and shown them', async () => {
  const editor = await startEditor();
  const [a, b] = [await editor.open(offer), await editor.open(offer)];
  type(b, title, 'Typed by B');
  await b.sendNow();
  type(a, title, 'Typed by A');
  await a.sendNow();
  await b.poll();
  type(b, title, 'Typed by B again');
  await b.sendNow();
  await expect(a.choose(offer, 0, 'draft')).rejects.toThrow(/changed again/);
  expect(textIn(a, title)).toBe('Typed by B again');
});

test('a file that changed on disk while it was open is not put back', async () => {
  const editor = await startEditor();
  const window = await editor.open(offer);
  editor.copy.change(
    offer,
    'shortTitle: Passport information',
    'shortTitle: From an editor of text',
  );
  type(window, title, 'Typed here');
  await window.save();
  expect(saved(editor, ['shortTitle'])).toBe('From an editor of text');
  expect(saved(editor, title)).toBe('Typed here');
  expect(shown(window, offer)?.news).toMatchObject([
    { path: ['shortTitle'], other: 'Passport information' },
  ]);
});

test('a field that changed on disk and in the form is shown as both, and both may be taken', async () => {
  const editor = await startEditor();
  const window = await editor.open(offer);
  type(window, ['shortTitle'], 'Typed here');
  await window.sendNow();
  editor.copy.change(
    offer,
    'shortTitle: Passport information',
    'shortTitle: From an editor of text',
  );
  await editor.refresh();
  await window.poll();
  expect(textIn(window, ['shortTitle'])).toBe('Typed here');
  expect(shown(window, offer)?.conflicts).toMatchObject([
    { path: ['shortTitle'], other: 'From an editor of text', isSaved: true },
  ]);
  await window.choose(offer, 0, 'other');
  expect(textIn(window, ['shortTitle'])).toBe('From an editor of text');
  expect(window.snapshot().state.versions).toEqual({});
});

test('a form that nobody types in follows the file on disk, and says so', async () => {
  const editor = await startEditor();
  const window = await editor.open(offer);
  editor.copy.change(
    offer,
    'shortTitle: Passport information',
    'shortTitle: From an editor of text',
  );
  await editor.refresh();
  await window.poll();
  expect(textIn(window, ['shortTitle'])).toBe('From an editor of text');
  expect(shown(window, offer)?.news).toEqual([
    { path: ['shortTitle'], other: 'Passport information' },
  ]);
  window.putBack(offer, 0);
  await window.save();
  expect(saved(editor, ['shortTitle'])).toBe('Passport information');
});

test('a file that was taken away, or made unreadable, on disk keeps the words of its draft', async () => {
  const editor = await startEditor();
  const window = await editor.open(offer, facts);
  type(window, title, 'Typed here');
  rmSync(join(editor.copy.folder, offer));
  type(window, ['title'], 'Typed there', facts);
  editor.copy.write(facts, '{ "guide": "fernland/pass');
  await window.sendNow();
  expect(textIn(window, title)).toBe('Typed here');
  expect(textIn(window, ['title'], facts)).toBe('Typed there');
  expect(shown(window, offer)?.conflicts).toMatchObject([{ path: [] }]);
  expect(shown(window, facts)?.conflicts).toMatchObject([
    { path: [], other: '{ "guide": "fernland/pass', isSaved: true },
  ]);
  await window.choose(facts, 0, 'draft');
  await window.choose(offer, 0, 'draft');
  await window.save();
  expect(saved(editor, title)).toBe('Typed here');
  expect(saved(editor, ['title'], facts)).toBe('Typed there');
});

test('drafts of yesterday take over what changed on disk since', async () => {
  const editor = await startEditor();
  const window = await editor.open(offer);
  type(window, title, 'Typed yesterday');
  await window.sendNow();
  editor.copy.change(offer, 'shortTitle: Passport information', 'shortTitle: Pulled at night');
  const today = await startEditor(null, editor.copy);
  const again = await today.open(offer);
  expect([textIn(again, title), textIn(again, ['shortTitle'])]).toEqual([
    'Typed yesterday',
    'Pulled at night',
  ]);
  await again.save();
  expect([saved(today, title), saved(today, ['shortTitle'])]).toEqual([
    'Typed yesterday',
    'Pulled at night',
  ]);
});

test('what is saved is what was checked; what is typed meanwhile is a draft', async () => {
  const editor = await startEditor();
  const window = await editor.open(offer);
  type(window, title, 'Checked');
  await window.sendNow();
  const { asked, goOn } = editor.holdCheck();
  const saving = window.save();
  await asked;
  type(window, title, '');
  editor.arrived.length = 0;
  const sending = window.sendNow();
  await vi.waitFor(() => expect(editor.arrived).toContain('PUT'));
  goOn();
  await saving;
  await sending;
  expect(saved(editor, title)).toBe('Checked');
  expect(textIn(window, title)).toBe('');
  expect(Object.keys(window.snapshot().state.versions)).toEqual([offer]);
  expect(shown(window, offer)?.conflicts).toEqual([]);
});

test('what changes on disk while it is checked is not written over', async () => {
  const editor = await startEditor();
  const window = await editor.open(offer);
  type(window, title, 'Checked');
  await window.sendNow();
  const { asked, goOn } = editor.holdCheck();
  const saving = window.save();
  await asked;
  editor.copy.change(
    offer,
    'shortTitle: Passport information',
    'shortTitle: From an editor of text',
  );
  goOn();
  await expect(saving).rejects.toThrow(/has changed since you looked/);
  expect(saved(editor, title)).not.toBe('Checked');
  await window.save();
  expect([saved(editor, title), saved(editor, ['shortTitle'])]).toEqual([
    'Checked',
    'From an editor of text',
  ]);
});

test('nobody saves what another window typed and they have not seen', async () => {
  const editor = await startEditor();
  const [a, b] = [await editor.open(offer), await editor.open(facts)];
  type(a, title, 'Typed by A');
  await a.sendNow();
  type(b, ['title'], 'Half a senten', facts);
  await b.sendNow();
  await expect(a.save()).rejects.toThrow(/has changed since you looked/);
  expect(Object.keys(a.snapshot().state.versions)).toEqual([offer, facts]);
  await expect(a.save()).resolves.toMatchObject({ files: [offer, facts] });
});

test('a team’s sentence that is typed while it is sent stays in the form and is the next draft', async () => {
  const asked = Promise.withResolvers<void>();
  const answered = Promise.withResolvers<void>();
  const copy = openCopy();
  const github = await startGithub(async (file) => {
    asked.resolve();
    await answered.promise;
    return blobHash(copy.read(file));
  });
  onTestFinished(github.close);
  const editor = await startEditor(github.team, copy);
  const window = await editor.open(offer);
  type(window, title, 'One sentence.');
  type(window, otherTitle, 'Another one.');
  const saving = window.save();
  await asked.promise;
  type(window, title, 'One sentence. And one more.');
  editor.arrived.length = 0;
  const sending = window.sendNow();
  await vi.waitFor(() => expect(editor.arrived).toContain('PUT'));
  answered.resolve();
  expect(await saving).toMatchObject({ files: [offer], pullRequest: expect.any(String) });
  await sending;
  const sent = parsed(offer, github.sent()[offer] ?? '');
  expect([valueAt(sent, title), valueAt(sent, otherTitle)]).toEqual([
    'One sentence.',
    'Another one.',
  ]);
  expect(textIn(window, title)).toBe('One sentence. And one more.');
  expect(shown(window, offer)?.conflicts).toEqual([]);
  expect(Object.keys(window.snapshot().state.versions)).toEqual([offer]);
  expect(saved(editor, title)).not.toMatch('sentence');
});

test('a pull request is made of the file as it is after git pull, and of what was typed before it', async () => {
  const copy = openCopy();
  const github = await startGithub((file) => blobHash(copy.read(file)));
  onTestFinished(github.close);
  const editor = await startEditor(github.team, copy);
  const window = await editor.open(offer);
  type(window, title, 'Typed before');
  await window.sendNow();
  copy.change(offer, 'shortTitle: Passport information', 'shortTitle: Pulled');
  await window.save().catch(() => window.save());
  const sent = parsed(offer, github.sent()[offer] ?? '');
  expect([valueAt(sent, title), valueAt(sent, ['shortTitle'])]).toEqual(['Typed before', 'Pulled']);
});

test('the address of a new page outlives a list of routes that was opened before it', async () => {
  const editor = await startEditor();
  const window = await editor.open(routes);
  const other = await editor.open(routes);
  await window.create({ kind: 'article', key: 'how-we-read', title: 'How we read' });
  for (const [at, one] of [window, other].entries()) {
    type(one, [at, 'path'], `/moved-${at}`, routes);
    await one.sendNow();
  }
  await other.save();
  const paths = Object(parsed(routes, editor.copy.read(routes))).map(
    ({ path }: { path: string }) => path,
  );
  expect(paths).toEqual(expect.arrayContaining(['/how-we-read', '/moved-0', '/moved-1']));
});

test('"Forget all" after a new file forgets it, and no window drafts it again', async () => {
  const editor = await startEditor();
  const window = await editor.open(offer, routes);
  const other = await editor.open(offer);
  const before = textIn(window, title);
  const article = await window.create({
    kind: 'article',
    key: 'how-we-read',
    title: 'How we read',
  });
  await window.open(article);
  type(window, title, 'Forgotten');
  await window.sendNow();
  await other.poll();
  type(window, ['shortTitle'], 'Not even sent');
  await window.forget(null);
  expect(window.snapshot().state.versions).toEqual({});
  expect(shown(window, article)).toBeUndefined();
  expect([textIn(window, title), textIn(window, ['shortTitle'])]).toEqual([
    before,
    'Passport information',
  ]);
  await other.poll();
  for (const one of [window, other]) {
    type(one, otherTitle, 'Typed after');
    await one.sendNow();
    expect(textIn(one, title)).toBe(before);
  }
  expect(await window.save()).toMatchObject({ files: [offer] });
  expect([saved(editor, title), saved(editor, ['shortTitle'])]).toEqual([
    before,
    'Passport information',
  ]);
});

test('what another window typed is not forgotten unseen', async () => {
  const editor = await startEditor();
  const [a, b] = [await editor.open(offer), await editor.open(offer)];
  type(a, title, 'Typed by A');
  await a.sendNow();
  type(b, otherTitle, 'Typed by B');
  await b.sendNow();
  await expect(a.forget(offer)).rejects.toThrow(/has changed since you looked/);
  expect(textIn(a, otherTitle)).toBe('Typed by B');
  await a.forget(offer);
  expect(a.snapshot().state.versions).toEqual({});
});

test.for(['this computer', 'a team'])(
  'a fee is drafted and another fact accepted: both are saved (%s)',
  async (mode) => {
    const copy = openCopy();
    const github = await startGithub((file) => blobHash(copy.read(file)));
    onTestFinished(github.close);
    const editor = await startEditor(mode === 'a team' ? github.team : null, copy);
    const key = 'fernland/passport/age-adult';
    const outcome = {
      key,
      state: 'new',
      sentences: [{ text: 'Aged 20.', under: '', hash: '1'.repeat(16) }],
      url: 'https://www.example.org/x',
      detail: '',
      day: '2026-11-22',
    };
    mkdirSync(join(copy.folder, '.reread'));
    writeFileSync(
      join(copy.folder, '.reread/last.jsonl'),
      JSON.stringify({ page: 'x', outcomes: [outcome] }),
    );
    const window = await editor.open(facts);
    type(window, ['fees', 0, 'amount'], 103.5, facts);
    await window.sendNow();
    await window.accept(key, '1'.repeat(16));
    type(window, ['fees', 1, 'label'], 'Typed after', facts);
    expect(await window.save()).toMatchObject({ files: [facts] });
    const text = mode === 'a team' ? github.sent()[facts] : copy.read(facts);
    const value = Object(parsed(facts, text ?? ''));
    expect([value.fees[0].amount, value.fees[1].label]).toEqual([103.5, 'Typed after']);
    expect(value.facts.find(({ id }: { id: string }) => id === 'age-adult').checked).toBe(
      '2026-11',
    );
  },
);

test('drafts that nobody can read are not written over', async () => {
  const editor = await startEditor();
  const window = await editor.open(offer);
  mkdirSync(join(editor.copy.folder, '.edit'));
  editor.copy.write('.edit/drafts.json', '[["content/en');
  type(window, title, 'Typed');
  await window.sendNow();
  expect(window.snapshot().refused).toMatch(/drafts\.json cannot be read/);
  expect(editor.copy.read('.edit/drafts.json')).toBe('[["content/en');
  await vi.waitFor(() => expect(textIn(window, title)).toBe('Typed'));
});
