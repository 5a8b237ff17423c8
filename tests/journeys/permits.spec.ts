import { content } from '../support/content.ts';
import { axeFindings } from '../support/journeys/axe.ts';
import { smallWindow } from '../support/journeys/menus.ts';
import { expect, test } from '../support/journeys/page-test.ts';

const destinations = [...content.permits.values()];

/** Somebody, where they want to live, what they are told, and the page that it leads to. */
const people = [
  {
    nationality: 'India',
    place: 'Ireland',
    told: [
      'you cannot live or work in Ireland without a permit',
      'cannot visit Ireland without a visa',
    ],
    leadsTo: '/services/ireland/ireland-work-permit',
  },
  {
    nationality: 'Germany',
    place: 'France',
    told: ['You need no permit', 'register with the mayor'],
    leadsTo: '/services/france/france-documents',
  },
  {
    nationality: 'United States',
    place: 'Germany',
    told: ['can apply after you arrive', '90 days', 'You need no visa'],
    leadsTo: '/services/germany/germany-resident-permit/first-permit',
  },
  {
    nationality: 'Ireland',
    place: 'the UK',
    told: ['You need no permit', 'Common Travel Area'],
    leadsTo: '/services/uk/uk-documents',
  },
  {
    nationality: 'Micronesia',
    place: 'the USA',
    told: ['You need no permit', 'Compacts of Free Association'],
    leadsTo: '/services/usa/usa-documents',
  },
];

for (const { nationality, place, told, leadsTo } of people) {
  test(`somebody from ${nationality} who wants to live in ${place} is told what they need, and led on`, async ({
    page,
  }) => {
    await page.goto('/work-and-live');
    await page.getByLabel('My nationality is').selectOption({ label: nationality });
    await page.getByLabel('and I want to live or work in').selectOption({ label: place });
    await page.getByRole('button', { name: 'Do I need a permit?' }).click();
    const answer = page.locator('[data-verdicts] :has(> [data-chosen])');
    await expect(answer.locator('[data-chosen]')).toContainText(nationality);
    for (const words of told) await expect(answer).toContainText(words);
    await expect(page.getByText('A visit does not let you work')).toBeVisible();
    await answer.locator('a[href^="/"]').first().click();
    await expect(page).toHaveURL((url) => url.pathname === leadsTo);
  });
}

test('a citizen is told that nobody needs a permit in their own country', async ({ page }) => {
  await page.goto('/work-and-live/spain?from=ES');
  await expect(page.locator('[data-chosen]')).toContainText('in their own country');
});

test('a status without a country can be chosen, and what no source names is not guessed', async ({
  page,
}) => {
  await page.goto('/work-and-live/ireland?from=GBS');
  const answer = page.locator('[data-chosen]');
  await expect(answer).toContainText('British subject');
  await expect(answer).toContainText('Not on the list');
});

test('typing finds a nationality without its accents, and says when there is none', async ({
  page,
}) => {
  await page.goto('/work-and-live/germany');
  const filter = page.getByLabel('Find your nationality');
  await filter.fill('cote');
  await expect(page.locator('[data-place]:visible')).toHaveCount(1);
  await filter.fill('atlantis');
  await expect(page.getByText('No nationality on this list fits')).toBeVisible();
});

for (const [typed, place] of [
  ['Deutschland', 'Germany'],
  ['allemagne', 'Germany'],
  ['Magyarország', 'Hungary'],
  ['日本', 'Japan'],
] as const) {
  test(`typing “${typed}” finds ${place}`, async ({ page }) => {
    await page.goto('/work-and-live/france');
    await page.getByLabel('Find your nationality').fill(typed);
    await expect(page.locator('[data-place]:visible')).toHaveCount(1);
    await expect(page.locator('[data-place]').getByRole('link', { name: place })).toBeVisible();
  });
}

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('every table is one link away and has the same answers', async ({ page }) => {
    for (const { nationality, place, told, leadsTo } of people) {
      await page.goto('/work-and-live');
      await page.getByRole('link', { name: `Live and work in ${place}`, exact: true }).click();
      const list = page.locator('[data-answer-table]');
      const fold = list.locator('details').filter({ hasText: nationality }).first();
      await fold.locator('summary').click();
      await fold.getByRole('link', { name: nationality, exact: true }).click();
      const answer = page.locator('[data-verdicts] > :visible');
      for (const words of told) await expect(answer).toContainText(words);
      await expect(answer.locator('a[href^="/"]').first()).toHaveAttribute('href', leadsTo);
    }
  });

  test('nothing stands there that needs scripts', async ({ page }) => {
    await page.goto('/work-and-live/germany');
    await expect(page.locator('[data-filter]')).toBeHidden();
    await page.goto('/work-and-live');
    await expect(page.getByLabel('My nationality is')).toBeHidden();
  });
});

// tests/journeys/a11y.spec.ts judges every table; here it is one with its answer.
for (const path of ['/work-and-live', '/work-and-live/uk?from=IE']) {
  test(`everybody can use ${path} on a phone`, async ({ page }) => {
    await page.setViewportSize(smallWindow);
    await page.goto(path);
    expect(await axeFindings(page)).toEqual([]);
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(overflow).toBe(0);
  });
}

test('each table can be had as data and as a sheet', async ({ page, request }) => {
  for (const { destination, name } of destinations) {
    await page.goto(`/work-and-live/${destination}`);
    for (const kind of ['JSON', 'CSV']) {
      const link = page.getByRole('link', { name: `(${kind}): ${name}` });
      const answer = await request.get((await link.getAttribute('href')) ?? '');
      expect(answer.status()).toBe(200);
      expect(await answer.text()).toContain('Australia');
    }
  }
});
