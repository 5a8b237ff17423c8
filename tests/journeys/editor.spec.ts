import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import { openSqliteStore } from '../../desk/store/sqlite/store.ts';
import { sampleEnquiry, sampleText } from '../support/desk/sample-enquiry.ts';
import { axeFindings } from '../support/journeys/axe.ts';
import { type EditorCopy, startEditorCopy } from '../support/journeys/editor-copy.ts';

// One server for all, because it takes longer to start than any of them.
test.describe.configure({ mode: 'default', timeout: 240_000 });
// The server compiles the whole site for each check, on a machine that may have other things to do.
const answered = { timeout: 120_000 };

let editor: EditorCopy;
let deskData: string;
test.beforeAll(async () => {
  test.setTimeout(180_000);
  deskData = mkdtempSync(path.join(tmpdir(), 'waymark-desk-'));
  const store = openSqliteStore(deskData);
  const subject = 'A mistake on /services/uk/uk-passport/renew-adult, source 2';
  const text = { ...sampleText, message: `It costs £104, says ${sampleText.email}.` };
  await store.add({ ...sampleEnquiry, id: null, subject, text }, { now: new Date() });
  await store.add(sampleEnquiry, { now: new Date() });
  await store.close();
  editor = await startEditorCopy({ DESK_DATA: deskData });
});
test.afterAll(async () => {
  await editor.discard();
  rmSync(deskData, { recursive: true });
});
test.afterEach(async ({ page, request }) => {
  // What was typed last may be on its way: it would come after this and be a draft of the next test.
  if (page.url().includes('/edit#')) await expect(said(page)).not.toBeEmpty(answered);
  await page.close();
  const versionsNow = async () => {
    const { versions } = await (await request.get(`${editor.url}/edit/api/state`)).json();
    return versions;
  };
  // What has changed on disk last may give a draft another version in between: then it is not forgotten yet.
  const forget = async () => {
    await request.delete(`${editor.url}/edit/api/draft`, {
      data: { versions: await versionsNow() },
    });
    return versionsNow();
  };
  await expect.poll(forget, answered).toEqual({});
  editor.keep();
});

const passport = 'content/en/guides/uk/uk-passport.yaml';
const passportFacts = 'content/facts/uk/uk-passport.json';

test('all files opened and saved leave every byte', async ({ request }) => {
  // Some two hundred files, each read and checked with all the others in every language.
  test.setTimeout(360_000);
  const { files } = await (await request.get(`${editor.url}/edit/api/files`)).json();
  for (const { file } of files) {
    const opened = await request.get(`${editor.url}/edit/api/file`, { params: { name: file } });
    const { value, version } = await opened.json();
    const data = { file, version, base: value, value };
    const kept = await request.put(`${editor.url}/edit/api/draft`, { data });
    expect((await kept.json()).versions, file).toEqual({});
  }
  expect(editor.diff()).toEqual([]);
});

test('a fee with its month: seen beside the form, saved, and nothing else changed', async ({
  page,
}) => {
  await open(page, `${passportFacts}/fees/0`);
  await field(page, 'amount').fill('103.5');
  await field(page, 'asOf').fill('2026-11');
  await isSound(page);
  await expect(preview(page).getByText('£103.50').first()).toBeVisible(answered);
  await save(page);
  expect(editor.diff()).toEqual([
    '-      "amount": 102,',
    '+      "amount": 103.5,',
    expect.stringContaining('-      "asOf": "2026-'),
    '+      "asOf": "2026-11",',
  ]);
  expect(editor.run('compiler/commands/content.ts')).toContain('Content is sound');
});

test('a sentence that nobody may say is told beside its field', async ({ page }) => {
  await open(page, `${passport}/cases/0`);
  const answer = field(page, 'answer');
  await answer.fill('We guarantee that you get your passport.');
  await expect(answer).toHaveAccessibleDescription(/This site refuses a guarantee/, answered);
});

test('what a visitor said is wrong stands at its file, without who said it', async ({ page }) => {
  await open(page, passport);
  const files = page.getByRole('navigation', { name: 'Files' });
  await expect(files.getByRole('link', { name: 'UK passport 1 reported' })).toBeVisible(answered);
  await page.getByText('A visitor says what is wrong here').click();
  const said = page.getByRole('main').getByRole('listitem').filter({ hasText: 'source 2' });
  await expect(said).toContainText('It costs £104, says ….');
  await said.getByRole('button', { name: /^Show/ }).click();
  await expect(preview(page).getByRole('heading', { level: 1 })).toHaveText(
    'Renew an adult UK passport',
    answered,
  );
  await open(page, 'content/en/guides/uk/uk-driving-license.yaml');
  await expect(page.getByRole('main')).toContainText('UK driving licence', answered);
  await expect(page.getByText('says what is wrong')).toHaveCount(0);
});

test('a figure is put into a sentence by choosing it', async ({ page }) => {
  await open(page, `${passport}/cases/0`);
  const answer = field(page, 'answer');
  const before = await answer.inputValue();
  await answer.focus();
  await answer.press('Control+End');
  await page.getByRole('button', { name: 'Insert a figure' }).first().click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('searchbox').fill('valid adult');
  await dialog
    .getByRole('button', { name: /Valid for \(adult\)/ })
    .first()
    .click();
  await dialog.getByRole('button', { name: /^Show the figure/ }).click();
  await expect(answer).toHaveValue(`${before} {validity-adult}`);
});

test('a case is added to a guide', async ({ page }) => {
  await open(page, `${passport}/cases/0`);
  await page.getByRole('button', { name: /^Copy/ }).click();
  await field(page, 'id').fill('renew-early');
  await field(page, 'title').fill('Renew an adult UK passport early');
  await field(page, 'shortTitle').fill('Renew (early)');
  await field(page, 'pageTitle').fill('Renew an adult UK passport early');
  await isSound(page);
  await save(page);
  const lines = editor.diff();
  expect(lines.filter((line) => line.startsWith('-'))).toEqual([]);
  expect(lines).toContain('+  - id: renew-early');
  expect(editor.run('compiler/commands/content.ts')).toContain('Content is sound');
  await page.goto(`${editor.url}/services/uk/uk-passport/renew-early`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'Renew an adult UK passport early',
  );
});

test('what is added is open at once, so that nobody types into what was open before', async ({
  page,
}) => {
  await open(page, `${passportFacts}/fees/0`);
  await expect(field(page, 'id')).toHaveValue('fee-adult-online');
  const button = page.getByRole('button', { name: 'Add to “Fees”' });
  const typedInto = await button.evaluate(async (element: HTMLElement) => {
    element.click();
    await Promise.resolve();
    return document.querySelector<HTMLInputElement>('[id="field/id"]')?.value;
  });
  expect(typedInto).toBe('');
});

test('a wrong value is told beside its field and in the list that leads there, and stops saving', async ({
  page,
}) => {
  await open(page, `${passport}/cases/0`);
  const title = page.locator('[id="field/title"]');
  await title.fill('');
  await expect(said(page)).toHaveText('Checked: 1 problem', answered);
  await expect(title).toHaveAttribute('aria-invalid', 'true');
  await expect(page.getByRole('button', { name: 'Save' })).toHaveAttribute('aria-disabled', 'true');
  await page.getByRole('link', { name: /^This page/ }).click();
  await page.getByRole('link', { name: /Does not fit/ }).click();
  await expect(title).toBeFocused();
  await title.fill('Renew an adult UK passport');
  await expect(said(page)).toHaveText('No changes', answered);
});

test('a removed case is put back, and what was typed waits after a reload', async ({ page }) => {
  await open(page, `${passport}/cases/0`);
  await page.getByRole('button', { name: 'Remove', exact: true }).click();
  const outline = page.getByRole('navigation', { name: 'Parts of this file' });
  await expect(outline.getByText('Renew an adult UK passport', { exact: true })).toHaveCount(0);
  await page.getByRole('button', { name: 'Put it back' }).click();
  await expect(said(page)).toHaveText('No changes', answered);
  await page.locator('[id="field/applyLabel"]').fill('Renew it on GOV.UK');
  await expect(page.getByText('1 file changed')).toBeVisible(answered);
  await page.reload();
  await expect(page.locator('[id="field/applyLabel"]')).toHaveValue('Renew it on GOV.UK', answered);
});

test('two windows on one file: both see what the other saved, and nothing is lost', async ({
  page,
  context,
}) => {
  const other = await context.newPage();
  await open(page, `${passport}/cases/0`);
  await open(other, `${passport}/cases/1`);
  await field(other, 'applyLabel').fill('Typed in the other window');
  await isSound(other);
  await save(other);
  await field(page, 'applyLabel').fill('Typed in this window');
  await isSound(page);
  await save(page);
  expect(editor.diff().filter((line) => line.startsWith('+'))).toEqual([
    expect.stringContaining('Typed in this window'),
    expect.stringContaining('Typed in the other window'),
  ]);
  const news = page.getByRole('region', { name: 'Changed while it was open' });
  await expect(news).toContainText('Typed in the other window');
  await expect(field(other, 'applyLabel')).toHaveValue('Typed in the other window');
  await other.close();
});

test('a field that changes on disk under a draft is shown as both, and saved as chosen', async ({
  page,
}) => {
  await open(page, `${passport}/cases/0`);
  await field(page, 'applyLabel').fill('Typed here');
  await isSound(page);
  editor.change(passport, /(?<=applyLabel: ).+/, 'Written by an editor of text');
  const conflicts = page.getByRole('region', { name: 'Changed in two places' });
  await expect(conflicts).toContainText('Typed here', answered);
  await expect(conflicts).toContainText('Written by an editor of text');
  await expect(field(page, 'applyLabel')).toHaveValue('Typed here');
  await expect(page.getByRole('button', { name: 'Save' })).toHaveAttribute('aria-disabled', 'true');
  await conflicts.getByRole('button', { name: /^Keep what is in the form/ }).click();
  await expect(conflicts).toBeHidden(answered);
  await isSound(page);
  await save(page);
  expect(editor.diff().filter((line) => line.startsWith('+'))).toEqual([
    expect.stringContaining('Typed here'),
  ]);
});

test('a form that nobody types in shows what changes on disk, and the words before', async ({
  page,
}) => {
  await open(page, `${passport}/cases/0`);
  const before = await field(page, 'applyLabel').inputValue();
  editor.change(passport, /(?<=applyLabel: ).+/, 'Written by an editor of text');
  await expect(field(page, 'applyLabel')).toHaveValue('Written by an editor of text', answered);
  const news = page.getByRole('region', { name: 'Changed while it was open' });
  await expect(news).toContainText(before);
  await news.getByRole('button', { name: /^Put these words back/ }).click();
  await expect(field(page, 'applyLabel')).toHaveValue(before);
});

for (const [width, colorScheme] of [
  [390, 'light'],
  [768, 'dark'],
  [1440, 'light'],
] as const) {
  test(`everybody can use the screen at ${width} pixels, ${colorScheme}`, async ({ browser }) => {
    const context = await browser.newContext({ viewport: { width, height: 900 }, colorScheme });
    const page = await context.newPage();
    await open(page, `${passport}/cases/0`);
    await page.locator('[id="field/title"]').fill('');
    await page.getByText('A visitor says what is wrong here').click();
    await expect(said(page)).toHaveText('Checked: 1 problem', answered);
    expect(await axeFindings(page)).toEqual([]);
    await page.getByRole('button', { name: 'Insert a figure' }).first().click();
    expect(await axeFindings(page, { within: 'dialog' })).toEqual([]);
    await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
    editor.change(passport, /(?<=title: )Renew an adult UK passport(?=\n)/, 'Renew it');
    const conflicts = page.getByRole('region', { name: 'Changed in two places' });
    await expect(conflicts).toContainText('Renew it', answered);
    expect(await axeFindings(page)).toEqual([]);
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(overflow).toBe(0);
    editor.change(passport, /(?<=title: )Renew it(?=\n)/, 'Renew an adult UK passport');
    await context.close();
  });
}

test('a seventh country with one guide is added, and nothing is uploaded', async ({ page }) => {
  test.setTimeout(300_000);
  await begin(page, 'country', 'examplia', 'Examplian documents');
  await begin(page, 'guide', 'examplia/examplian-licence', 'Examplian driving licence');

  await open(page, 'content/publishers.json');
  await page
    .getByRole('button', { name: /^Add to/ })
    .first()
    .click();
  await page.getByRole('textbox', { name: 'Name', exact: true }).fill('Example Office');
  await fill(page, { level: 'official' });
  await addTo(page, 'Hosts');
  await fill(page, { 'hosts/0': 'www.example.org' });

  for (const name of ['examplia-documents', 'examplian-licence']) {
    await fillFacts(page, `content/facts/examplia/${name}.json`);
  }
  await fillCountry(page);
  await fillGuide(page);
  await isSound(page);
  await save(page);

  expect(editor.diff().filter((line) => line.startsWith('-'))).toEqual([]);
  expect(editor.run('compiler/commands/content.ts')).toContain('Content is sound');
  await page.goto(`${editor.url}/services/examplia/examplian-licence`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Examplian driving licence');
  await expect(page.getByText('€12').first()).toBeAttached();
  await page.goto(`${editor.url}/services`);
  await expect(
    page
      .getByRole('main')
      .getByRole('link', { name: /Examplian/ })
      .first(),
  ).toBeVisible();
});

const sentence = 'Read what the office asks for before you write to it, and keep what it answers.';
const proof = {
  'source/publisher': 'Example Office',
  'source/title': 'Who gives what',
  'source/url': 'https://www.example.org/what',
  asOf: '2026-11',
  read: true,
};

async function begin(page: Page, kind: string, key: string, title: string): Promise<void> {
  await open(page, '');
  await page.getByRole('button', { name: 'New…' }).click();
  const form = page.getByRole('dialog');
  await form.getByRole('combobox', { name: 'What is it?' }).selectOption(kind);
  await form.getByRole('textbox', { name: 'Its name in addresses' }).fill(key);
  await form.getByRole('textbox', { name: 'What its page is called' }).fill(title);
  await form.getByRole('button', { name: 'Begin' }).click();
  await expect(form).toBeHidden(answered);
}

async function fillFacts(page: Page, file: string): Promise<void> {
  await open(page, file);
  await fill(page, {
    'authority/name': 'Example Office',
    'authority/shortName': 'the Example Office',
    'authority/url': 'https://www.example.org/',
    applyAt: 'https://www.example.org/apply',
  });
  for (const id of ['licence', 'card', 'test']) {
    await addTo(page, 'Facts');
    await fill(page, { id, label: `Who gives the ${id}`, value: 'The Example Office', ...proof });
    await fill(page, { statement: `The Example Office gives the ${id}.` });
  }
  await addTo(page, 'Fees');
  await fill(page, { id: 'fee', label: 'The card', amount: '12', currency: 'EUR', ...proof });
  await addTo(page, 'Timing');
  await fill(page, { id: 'time', label: 'The card', value: '2 weeks', ...proof });
}

async function fillCountry(page: Page): Promise<void> {
  await open(page, 'content/en/countries/examplia.yaml');
  await fill(page, {
    'names/0': 'Examplia',
    description:
      'Which office in Examplia gives a driving licence, what it costs, and how to apply.',
    reviewed: '2026-11',
    lead: sentence,
    intro: sentence,
    'authorities/title': 'Who gives what',
    'authorities/intro': sentence,
    'pictureText/title': 'Read first',
    'pictureText/body': sentence,
    'keyFigures/title': 'First figures',
    'keyFigures/intro': sentence,
    'guides/title': 'Guides',
    'guides/body': sentence,
    'howItWorks/title': 'How it works',
    'consultation/title': 'Ask us',
    'consultation/body': sentence,
    contactLabel: 'Contact us',
  });
  for (const [position, emblem] of ['authority', 'fee', 'time'].entries()) {
    await fill(page, { [`highlights/${position}/emblem`]: emblem });
  }
  await fillTitled(page, 'highlights', 3);
  await fillTitled(page, 'howItWorks/steps', 3);
  await fillTitled(page, 'pitfalls', 2);
  for (const [position, fact] of [
    'gives the licence',
    'gives the card',
    'gives the test',
  ].entries()) {
    await chooseFact(page, `authorities/rows/${position}`, fact);
    await chooseFact(page, `keyFigures/rows/${position}`, fact);
  }
}

async function fillGuide(page: Page): Promise<void> {
  const file = 'content/en/guides/examplia/examplian-licence.yaml';
  await open(page, file);
  await fill(page, {
    kind: 'driving-licence',
    description:
      'How you get a driving licence in Examplia, what it costs, and how you apply for it.',
    summary: 'The first licence.',
    reviewed: '2026-11',
    contactLabel: 'Contact us',
    lead: sentence,
    whoCanApply: sentence,
    'fees/intro': sentence,
    'timing/intro': sentence,
    'help/can/0': sentence,
    'help/can/1': sentence,
    'help/cannot/0': sentence,
    'help/cannot/1': sentence,
    'closing/title': 'Ask us',
    'closing/body': sentence,
  });
  await fillTitled(page, 'pitfalls', 3);
  await chooseFact(page, 'fees/rows/0', 'card 12');
  await chooseFact(page, 'timing/rows/0', 'card weeks');
  await open(page, `${file}/topics/0`);
  await fill(page, { id: 'first', title: 'First licence', body: sentence });
}

async function fillTitled(page: Page, list: string, count: number): Promise<void> {
  for (let position = 0; position < count; position += 1) {
    await fill(page, {
      [`${list}/${position}/title`]: `Point ${'one two three'.split(' ')[position] ?? ''}`,
      [`${list}/${position}/body`]: sentence,
    });
  }
}

/** The fact that holds these words, of those that this test has drafted: the picker has them as soon as the server has. */
async function chooseFact(page: Page, name: string, words: string): Promise<void> {
  const dialog = page.getByRole('dialog');
  // What a check has found may move the button away from under the pointer.
  await expect(async () => {
    await field(page, name)
      .getByRole('button', { name: /^Choose/ })
      .click();
    await expect(dialog).toBeVisible({ timeout: 2_000 });
  }).toPass(answered);
  await dialog.getByRole('searchbox').fill(words);
  const drafted = dialog.getByRole('listitem').filter({ hasText: 'Example Office' });
  await expect(drafted.first()).toBeVisible(answered);
  await drafted.getByRole('button').first().click();
  await expect(dialog).toBeHidden();
}

async function addTo(page: Page, list: string): Promise<void> {
  await page.getByRole('button', { name: `Add to “${list}”` }).click();
}

/** Types, ticks or chooses, whichever the control of a field is for. */
async function fill(page: Page, values: Readonly<Record<string, string | boolean>>): Promise<void> {
  for (const [name, value] of Object.entries(values)) {
    const control = field(page, name);
    const tag = await control.evaluate((element) => {
      // Items of a list are folded until they are opened.
      for (let fold = element.closest('details'); fold !== null; ) {
        fold.open = true;
        fold = fold.parentElement?.closest('details') ?? null;
      }
      return element.tagName;
    });
    if (typeof value === 'boolean') {
      await control.getByRole('radio', { name: value ? 'Yes' : 'No' }).check();
    } else if (tag === 'SELECT') await control.selectOption(value);
    else await control.fill(value);
  }
}

async function open(page: Page, place: string): Promise<void> {
  await page.goto(`${editor.url}/edit#${place}`);
  await expect(page.getByRole('button', { name: 'Save' })).toBeVisible(answered);
}

/** The control of a field of the open piece. */
function field(page: Page, name: string) {
  return page.locator(`[id="field/${name}"]`);
}

function preview(page: Page) {
  return page.frameLocator('iframe');
}

/** What the last check came to, as somebody hears it who does not see the screen. */
function said(page: Page) {
  return page.getByRole('banner').getByRole('status');
}

async function isSound(page: Page): Promise<void> {
  await expect(said(page)).toHaveText('Checked: nothing to mend', answered);
}

async function save(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText(/^Saved /).first()).toBeVisible(answered);
}
