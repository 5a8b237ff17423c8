import type { Locator, Page } from '@playwright/test';
import { fontKey } from '../../site/enhancements/before-first-paint.ts';
import { siteRoutes } from '../support/content.ts';
import { expect, test } from '../support/journeys/page-test.ts';

const phone = { width: 390, height: 844 };
const finger = 44;
/** The longest that a page may be at a phone's width, in our typeface. */
const longest = { guide: 9_400, case: 7_100 };

/** What has to stand in the first screen, by what it is called when it does not: a guide asks which case it is. */
const firstScreen = {
  guide: { title: 'main h1', 'the question which case it is': 'main #cases-title' },
  case: {
    title: 'main h1',
    'cost and time': 'main dl',
    'the button of the authority': 'main dl + div > a[href^="https://"]',
  },
};

const guides = siteRoutes.filter(({ kind }) => kind === 'guide');
const pagesOf = (guidePath: string) =>
  siteRoutes.filter(
    ({ kind, path, parent }) => path === guidePath || (kind === 'case' && parent === guidePath),
  );

test.use({ viewport: phone, reducedMotion: 'reduce' });

for (const { path: guidePath } of guides) {
  test(`${guidePath} and its cases: the answer stands in the first screen of a phone, and no page is too long`, async ({
    page,
  }) => {
    const offenders: string[] = [];
    for (const { kind, path } of pagesOf(guidePath)) {
      await page.goto(path);
      offenders.push(...(await belowFold(page, kind)).map((one) => `${path}: ${one}`));
    }
    await fetchTypeface(page);
    for (const { kind, path } of pagesOf(guidePath)) {
      await page.goto(path);
      offenders.push(
        ...(await belowFold(page, kind)).map((one) => `${path}, in our typeface: ${one}`),
      );
      const height = await heightOf(page);
      const most = kind === 'guide' ? longest.guide : longest.case;
      if (height > most) offenders.push(`${path} is ${String(height)} px long`);
    }
    expect(offenders, offenders.join('\n')).toEqual([]);
  });
}

test('there is a case in every guide', () => {
  const without = guides.filter(({ path }) => pagesOf(path).length < 3);
  expect(without).toEqual([]);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('three taps lead from the home page to a case, each with room for a finger', async ({
    page,
  }) => {
    await page.goto('/');
    const way = [
      '/services/uk/uk-documents',
      '/services/uk/uk-passport',
      '/services/uk/uk-passport/renew-adult',
    ];
    for (const path of way) {
      await tap(page.locator(`main a[href="${path}"]:visible`).first());
      await expect(page).toHaveURL(path);
    }
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Renew an adult UK passport');
  });
});

test('the two choices of the home page begin the finder: with the guide, or with the country where it has several', async ({
  page,
}) => {
  await page.goto('/');
  const choices = page.locator('[data-finder] select');
  const show = page.locator('[data-finder] button');
  await choices.first().selectOption('passport');
  await choices.nth(1).selectOption('uk');
  await show.click();
  await expect(page).toHaveURL('/find/uk/uk-passport');
  await page.goBack();
  await choices.first().selectOption('driving-licence');
  await choices.nth(1).selectOption('usa');
  await show.click();
  await expect(page).toHaveURL('/find/usa');
});

test('the home page offers only what exists, asks a diploma its country once, and a licence whose it is', async ({
  page,
}) => {
  await page.goto('/');
  const [document, country, whose] = await page.locator('[data-finder] select').all();
  if (!document || !country || !whose) throw new Error('A choice is missing.');
  const show = page.locator('[data-finder] button');
  const kinds = await document.locator('option').evaluateAll(valuesOf);
  const pairs: string[] = Object.keys(await (await page.request.get('/find.json')).json());
  for (const kind of kinds) {
    await document.selectOption(kind);
    const existing = pairs.filter((pair) => pair.startsWith(`${kind} `));
    expect(existing.length, kind).toBeGreaterThan(0);
    const offered = country.locator('option:not([hidden])');
    await expect(offered).toHaveCount(existing.length);
    for (const place of await offered.evaluateAll(valuesOf)) {
      await document.selectOption(kind);
      await country.selectOption(place);
      await show.click();
      // One of its own, the only one, or a choice among several of the kind.
      await expect(page, `${kind} ${place}`).not.toHaveURL('/');
      const isAmongSeveral = kind === 'driving-licence' && place === 'usa';
      if (!isAmongSeveral) await expect(page).not.toHaveURL(`/find/${place}`);
      await page.goBack();
    }
  }
  await document.selectOption('diploma');
  await expect(whose).toBeHidden();
  await country.selectOption('germany');
  await show.click();
  await expect(page).toHaveURL('/find/general/school-diplomas/germany');
  await page.goBack();
  await document.selectOption('driving-licence');
  await country.selectOption('ireland');
  await whose.selectOption('swap');
  await show.click();
  await expect(page).toHaveURL('/swap-licence/ireland');
});

test('on a phone "On this page" opens over the page, leads to a section and closes', async ({
  page,
}) => {
  await page.goto('/services/uk/uk-passport/renew-adult');
  const bar = page.getByRole('button', { name: 'On this page' });
  await bar.click();
  const link = page.getByRole('link', { name: 'What it costs', exact: true });
  await link.click();
  await expect(page).toHaveURL(/#cost$/);
  await expect(link).toBeHidden();
  await expect(page.locator('#cost h2')).toBeInViewport({ ratio: 1 });
  await bar.click();
  await expect(link).toHaveAttribute('aria-current', 'true');
});

function valuesOf(options: Element[]): string[] {
  return options.map((option) => option.getAttribute('value') ?? '');
}

async function tap(link: Locator): Promise<void> {
  const box = await link.evaluate((element) => {
    // A card is tapped wherever it is touched: its link covers it.
    const covers = getComputedStyle(element, '::after').position === 'absolute';
    const target = covers ? element.closest('li') : element;
    return (target ?? element).getBoundingClientRect().height;
  });
  expect(box, (await link.textContent()) ?? '').toBeGreaterThanOrEqual(finger);
  await link.click();
}

/** What is missing, or ends below the first screen, with where it ends. */
async function belowFold(page: Page, kind: string): Promise<string[]> {
  const ends = await page.evaluate(
    (wanted) =>
      Object.entries(wanted).map(([name, selector]) => {
        const box = document.querySelector(selector)?.getBoundingClientRect();
        return { name, end: box === undefined ? null : Math.ceil(box.bottom) };
      }),
    kind === 'guide' ? firstScreen.guide : firstScreen.case,
  );
  return ends.flatMap(({ name, end }) =>
    end !== null && end <= phone.height ? [] : [`${name} ends at ${String(end)} px`],
  );
}

/** The height of all that a page says, in px. */
function heightOf(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollHeight);
}

/** From here on pages are set in our typeface, as for every visitor who reads a second page. */
async function fetchTypeface(page: Page): Promise<void> {
  await page.evaluate(async (key) => {
    const family = getComputedStyle(document.documentElement).getPropertyValue('--font-text');
    await document.fonts.load(`1em ${family}`);
    localStorage.setItem(key, 'fetched');
  }, fontKey);
}
