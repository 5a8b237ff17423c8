import type { Page } from '@playwright/test';
import { content, siteRoutes } from '../support/content.ts';
import { axeFindings } from '../support/journeys/axe.ts';
import { expect, test } from '../support/journeys/page-test.ts';

const phone = { width: 390, height: 844 };
const wide = { width: 1440, height: 900 };
const finger = 44;

const cases = siteRoutes.flatMap(({ kind, path }) => (kind === 'case' ? [path] : []));
const questions = [
  '/find',
  ...siteRoutes.flatMap(({ kind, path }) => (kind === 'find' ? [path] : [])),
];
/** One page of each kind of question. */
const samples = [
  '/find',
  '/find/uk',
  '/find/uk/uk-passport',
  '/find/uk/uk-driving-license',
  '/find/uk/uk-driving-license/great-britain',
];

test.use({ viewport: phone, reducedMotion: 'reduce' });

test('by keyboard, four answers lead to a case, and the browser’s way back leads one question back', async ({
  page,
}) => {
  await page.goto('/');
  const start = page.getByRole('link', { name: 'Not sure? Answer a few questions' });
  await start.focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/find');
  await answer(page, 'Germany');
  await expect(page).toHaveURL('/find/germany');
  await answer(page, 'German residence permit (Aufenthaltstitel)');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Are you in Germany now?');
  await answer(page, 'No, I am still abroad');
  await answer(page, 'Get an EU Blue Card in Germany');
  await expect(page).toHaveURL('/services/germany/germany-resident-permit/blue-card');
  await page.goBack();
  await expect(page).toHaveURL('/find/germany/germany-resident-permit/abroad');
  await page.goBack();
  await expect(page).toHaveURL('/find/germany/germany-resident-permit');
});

test('each answer can be given anew, and the link back leads to the question before', async ({
  page,
}) => {
  const last = '/find/uk/uk-driving-license/great-britain';
  await page.goto(last);
  await page.getByRole('link', { name: 'Go back one question' }).click();
  await expect(page).toHaveURL('/find/uk/uk-driving-license');
  await page.goto(last);
  await page.getByRole('link', { name: 'Change UK driving licence' }).click();
  await expect(page).toHaveURL('/find/uk');
  await page.goto(last);
  await page.getByRole('link', { name: 'Change United Kingdom' }).click();
  await expect(page).toHaveURL('/find');
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('two taps on the first page lead to each case', async ({ page }) => {
    await page.goto('/find');
    const found = new Set<string>();
    for (const group of await page.locator('main details').all()) {
      const links = group.getByRole('listitem').getByRole('link');
      await expect(links.first()).toBeHidden();
      await group.locator('summary').click();
      await expect(links.last()).toBeVisible();
      for (const link of await links.all()) {
        expect((await link.boundingBox())?.height).toBeGreaterThanOrEqual(finger);
        found.add((await link.getAttribute('href')) ?? '');
      }
    }
    expect([...found].toSorted()).toEqual(cases.toSorted());
  });

  test('three answers lead to each case, and a fourth where a guide asks something of its own', async ({
    request,
  }) => {
    const answers = new Map<string, string[]>();
    for (const path of questions) {
      const html = await (await request.get(path)).text();
      answers.set(path, answersIn(html));
    }
    const reached = new Map<string, number>();
    let open = ['/find'];
    for (let taps = 1; open.length > 0; taps += 1) {
      const next = open.flatMap((path) => answers.get(path) ?? []);
      for (const path of next) if (!reached.has(path)) reached.set(path, taps);
      open = next.filter((path) => answers.has(path));
    }
    expect(cases.filter((path) => !reached.has(path))).toEqual([]);
    const late = siteRoutes.filter(({ path, kind, content: name }) => {
      const guide = content.guides.get(name.slice(0, name.lastIndexOf('/')));
      const most = guide?.finder === undefined ? 3 : 4;
      return kind === 'case' && (reached.get(path) ?? 0) > most;
    });
    expect(late).toEqual([]);
  });
});

test('every answer and every way back has room for a finger', async ({ page }) => {
  const small: string[] = [];
  for (const path of samples) {
    await page.goto(path);
    small.push(...(await smallTargets(page)).map((one) => `${path}: ${one}`));
  }
  expect(small).toEqual([]);
});

for (const window of [phone, wide]) {
  for (const colorScheme of ['light', 'dark'] as const) {
    test(`everybody can use the questions, ${window.width} px wide, ${colorScheme}`, async ({
      page,
    }) => {
      await page.setViewportSize(window);
      await page.emulateMedia({ colorScheme });
      for (const path of samples) {
        await page.goto(path);
        // The groups are alike, and in a long list the link to a chat floats over whatever is beside it.
        if (path === '/find') await page.locator('main summary').first().click();
        const findings = await axeFindings(page);
        expect(findings, path).toEqual([]);
      }
    });
  }
}

/** Comes to an answer by the Tab key, and chooses it. */
async function answer(page: Page, name: string): Promise<void> {
  const link = page.getByRole('main').getByRole('link', { name, exact: true });
  await expect(link).toBeVisible();
  const isThere = () => link.evaluate((element) => element === document.activeElement);
  for (let stops = 0; stops < 60 && !(await isThere()); stops += 1) {
    await page.keyboard.press('Tab');
  }
  await expect(link).toBeFocused();
  await page.keyboard.press('Enter');
}

/** Where the tiles of a question lead: the first list of its main part after its heading. */
function answersIn(html: string): string[] {
  const [, main = ''] = html.split('<main');
  const [list = ''] = /<ul[^>]*>.*?<\/ul>/s.exec(main.slice(main.indexOf('</h1>'))) ?? [];
  return [...list.matchAll(/href="([^"]+)"/g)].map(([, path = '']) => path);
}

function smallTargets(page: Page): Promise<string[]> {
  return page.locator('main a').evaluateAll(
    (links, least) =>
      links
        .filter((link) => link.closest('nav, details') === null)
        .map((link) => {
          // A tile is tapped wherever it is touched: its link covers it.
          const covers = getComputedStyle(link, '::after').position === 'absolute';
          const target = (covers ? link.closest('li') : null) ?? link;
          return { words: link.textContent ?? '', ...target.getBoundingClientRect().toJSON() };
        })
        .filter(({ height }) => height < least)
        .map(({ words, height }) => `${words} is ${String(height)} px high`),
    finger,
  );
}
