import type { Page, Request } from '@playwright/test';
import { siteRoutes } from '../support/content.ts';
import { axeFindings } from '../support/journeys/axe.ts';
import { bytesOf } from '../support/journeys/bytes.ts';
import { layoutShiftsOn, watchLayoutShifts } from '../support/journeys/layout-shift.ts';
import { expect, test } from '../support/journeys/page-test.ts';
import { prefixes } from '../support/locales.ts';
import { type SearchQuestion, searchQuestions } from '../support/search-questions.ts';
import { translatedQuestions } from '../support/translated-questions.ts';

const leastAmongThree = 54;
const leastFirst = 42;
/** Of the questions in other languages. */
const leastShareAmongThree = 0.8;
/** What somebody types who names no situation, below which language, and what the address of the guide has. */
const namedAlone = [
  ['', 'passport', /passport$/],
  ['', 'pasport', /passport$/],
  ['', 'driving licence', /driving-licen[cs]e$/],
  ['', 'drivers license', /driving-licen[cs]e$/],
  ['', 'residence permit', /resident-permit$|residence-permit$/],
  ['', 'passport germany', /germany-passport$/],
  ['', 'my uk passport', /uk-passport$/],
  ['', 'driving licence spain', /spain-driving-license$/],
  ['', 'ielts', /ielts$/],
  ['/es', 'pasaporte', /passport$/],
  ['/ar', 'جواز السفر', /passport$/],
  ['/uk-ua', 'паспорт', /passport$/],
  ['/fr', 'passeport', /passport$/],
  ['/tr', 'pasaport', /passport$/],
] as const;
/** What somebody types who says what happened and where, below which language, and the country. */
const namedWithCountry = [
  ['', 'lost my driving licence ireland', 'ireland'],
  ['', 'my licence was stolen ireland', 'ireland'],
  ['', 'renew my driving licence ireland', 'ireland'],
  ['', 'renew residence permit ireland', 'ireland'],
  ['', 'how do i replace a damaged driving license in germany', 'germany'],
  ['', 'lost my driving licence spain', 'spain'],
  ['', 'first passport france', 'france'],
  ['', 'renew driving licence northern ireland', 'uk'],
  ['/es', 'perdí mi carnet de conducir irlanda', 'ireland'],
  ['/ar', 'ضاعت رخصة القيادة أيرلندا', 'ireland'],
  ['/uk-ua', 'загубив водійські права ірландія', 'ireland'],
  ['/fr', 'jai perdu mon permis de conduire irlande', 'ireland'],
  ['/tr', 'irlanda ehliyetimi kaybettim', 'ireland'],
] as const;
/** What somebody types who was cheated, or is about to be. */
const cheated = [
  ['', 'fraud'],
  ['', 'i was scammed'],
  ['', 'fake passport'],
  ['', 'buy passport'],
  ['', 'my money is gone'],
  ['/es', 'estafa'],
  ['/es', 'me estafaron'],
  ['/es', 'comprar carnet'],
  ['/ar', 'شخص نصب علي'],
  ['/ar', 'شراء جواز'],
  ['/uk-ua', 'шахраї'],
  ['/uk-ua', 'шахраї продали фальшивий паспорт'],
  ['/fr', 'arnaque'],
  ['/fr', 'je me suis fait arnaquer'],
  ['/fr', 'acheter un permis de conduire'],
  ['/tr', 'dolandirildim'],
  ['/tr', 'ehliyet satin almak'],
] as const;
/** What somebody types who doubts an offer. */
const inDoubt = [
  ['', 'someone offered me a uk passport'],
  ['/es', 'me ofrecieron un pasaporte'],
  ['/ar', 'عرض علي جواز سفر'],
  ['/uk-ua', 'мені запропонували паспорт'],
  ['', 'is this site real'],
  ['', 'fake website'],
  ['/es', 'oferta real'],
  ['/ar', 'هل هذا الموقع حقيقي'],
  ['/uk-ua', 'фейковий сайт'],
  ['/fr', 'on m’a proposé un passeport'],
  ['/fr', 'site officiel ou faux site'],
  ['/tr', 'bana pasaport teklif ettiler'],
  ['/tr', 'bu site gercek mi'],
] as const;
/** What we do not write about, and the topic that says who does. */
const notCovered = [
  ['', 'asylum', 'asylum'],
  ['', 'student visa uk', 'student-visa'],
  ['', 'tax number', 'tax-number'],
  ['', 'birth abroad', 'birth-abroad'],
  ['', 'irish passport', 'irish-passport'],
  ['/es', 'asilo', 'asylum'],
  ['/es', 'visa de estudiante', 'student-visa'],
  ['/es', 'número fiscal', 'tax-number'],
  ['/ar', 'طلب لجوء', 'asylum'],
  ['/ar', 'فيزا دراسة', 'student-visa'],
  ['/uk-ua', 'притулок', 'asylum'],
  ['/uk-ua', 'тимчасовий захист', 'temporary-protection'],
  ['/fr', 'demande d’asile', 'asylum'],
  ['/fr', 'visa étudiant', 'student-visa'],
  ['/fr', 'numéro fiscal', 'tax-number'],
  ['/tr', 'iltica', 'asylum'],
  ['/tr', 'ogrenci vizesi', 'student-visa'],
  ['/tr', 'vergi numarasi', 'tax-number'],
] as const;
const nothing = ['asdfgh', 'nope-xyz', 'pizza recipe', 'weather in spain', 'how do i cook rice'];
/** What somebody types in another language or script than the page has, or in another spelling, and a page that answers it. */
const otherwise = [
  ['', 'e-visa', '/services/uk/uk-residence-permit/evisa'],
  ['', 'e visa', '/services/uk/uk-residence-permit/evisa'],
  ['', 'pass\u00adport', '/services/uk/uk-passport'],
  ['', 'sharecode', '/services/uk/uk-residence-permit/prove-status'],
  ['/ar', 'Führerschein', '/ar/services/germany/german-driving-license'],
  ['/ar', 'renew passport', '/ar/services/uk/uk-passport/renew-adult'],
  ['/ar', 'chahada takafo2 almania', '/ar/services/school-diplomas/recognise-germany'],
  ['/es', 'renew passport', '/es/services/uk/uk-passport/renew-adult'],
  ['/es', 'necesito visa para irlanda soy mexicano', '/es/work-and-live/ireland'],
  ['/uk-ua', 'Сполучене Королівство паспорт', '/uk-ua/services/uk/uk-passport'],
  [
    '/uk-ua',
    'украинские права в испании',
    '/uk-ua/services/spain/spain-driving-license/exchange-non-eu',
  ],
  [
    '/uk-ua',
    'prava ukraina nimechchyna obmin',
    '/uk-ua/services/germany/german-driving-license/exchange-non-eu',
  ],
  ['/uk-ua', 'айелтс для визы', '/uk-ua/services/uk/ielts/uk-visa'],
  ['/fr', 'Aufenthaltstitel', '/fr/services/germany/germany-resident-permit'],
  ['/fr', 'renew passport', '/fr/services/uk/uk-passport/renew-adult'],
  ['/tr', 'Führerschein', '/tr/services/germany/german-driving-license'],
  ['/tr', 'renew passport', '/tr/services/uk/uk-passport/renew-adult'],
] as const;
/** Situations, each with its verdict and the page that says it. */
const situations = [
  ['', 'indian licence ireland', 'no', '/swap-licence/ireland#IN'],
  ['', 'colombian visit uk', 'no', '/work-and-live/uk#CO'],
  ['/es', 'licencia mexicana en irlanda', 'unlisted', '/es/swap-licence/ireland?from=MX'],
  ['/ar', 'رخصة هندية ايرلندا', 'no', '/ar/swap-licence/ireland#IN'],
  ['/uk-ua', 'посвідка берлін', 'apply', '/uk-ua/find/germany/germany-resident-permit'],
  ['', 'a licence from India', 'apply', '/swap-licence?from=IN'],
  ['/uk-ua', 'обменять права в германии', 'apply', '/uk-ua/swap-licence/germany'],
  ['/fr', 'permis algérien irlande', 'unlisted', '/fr/swap-licence/ireland?from=DZ'],
  ['/fr', 'permis indien en irlande', 'no', '/fr/swap-licence/ireland#IN'],
  ['/tr', 'hint ehliyeti irlandada', 'no', '/tr/swap-licence/ireland#IN'],
] as const;
const firstSearchBudget = 120 * 1024;

test(`of ${searchQuestions.length} questions as people type them, ${leastAmongThree} have an answer among the first three pages`, async ({
  page,
}) => {
  await page.goto('/search');
  const { first, amongThree, report } = await placesOf(page, searchQuestions);
  console.log(report);
  expect(amongThree).toBeGreaterThanOrEqual(leastAmongThree);
  expect(first).toBeGreaterThanOrEqual(leastFirst);
});

for (const [path, field] of [
  ['/search', '#search-box'],
  ['/is-it-real', '#offer'],
] as const) {
  test(`nothing moves on ${path} when its field is reached`, async ({ page }) => {
    await watchLayoutShifts(page);
    await page.goto(path);
    await page.locator(field).focus();
    await expect(page.locator('[data-island]').first()).not.toHaveAttribute('hidden');
    expect(await layoutShiftsOn(page)).toEqual([]);
  });
}

test('a search loads nothing before its box is touched, little then, and tells no server what was typed', async ({
  page,
}) => {
  const requests: Request[] = [];
  page.on('request', (request) => requests.push(request));
  await page.goto('/search');
  await page.waitForLoadState('networkidle');
  expect(requests.filter((request) => !isOfThePage(request)).map((one) => one.url())).toEqual([]);
  const before = requests.length;
  await ask(page, 'lost passport');
  // The typeface comes with the first touch of any page.
  const after = requests.slice(before).filter((request) => !isOfThePage(request));
  const bytes = await bytesOf(after);
  console.log(`A first search: ${after.length} requests, ${bytes} bytes.`);
  expect(after.length).toBeGreaterThan(3);
  expect(bytes).toBeLessThanOrEqual(firstSearchBudget);
  for (const request of requests) {
    const { referer = '' } = await request.allHeaders();
    expect(`${request.url()} ${referer} ${request.postData() ?? ''}`).not.toMatch(/lost|passport/);
  }
});

for (const [locale, questions] of Object.entries(translatedQuestions)) {
  const least = Math.ceil(questions.length * leastShareAmongThree);
  test(`of ${questions.length} questions below /${locale}, ${least} have an answer among the first three pages`, async ({
    page,
  }) => {
    await page.goto(`/${locale}/search`);
    const { amongThree, report } = await placesOf(page, questions);
    console.log(report);
    expect(amongThree).toBeGreaterThanOrEqual(least);
  });
}

test('a document named alone, with or without its country, leads to a guide on it', async ({
  page,
}) => {
  const guides = siteRoutes.flatMap(({ kind, path }) => (kind === 'guide' ? [path] : []));
  for (const [prefix, typed, document] of namedAlone) {
    await page.goto(`${prefix}/search`);
    const [first] = await ask(page, typed);
    expect(
      guides.map((path) => prefix + path).filter((path) => document.test(path)),
      typed,
    ).toContain(first);
  }
});

test('who says what happened and where is led to a page on that country', async ({ page }) => {
  for (const [prefix, typed, country] of namedWithCountry) {
    await page.goto(`${prefix}/search`);
    const [first] = await ask(page, typed);
    expect(first, typed).toMatch(new RegExp(`^${prefix}/services/${country}/`));
  }
});

for (const prefix of prefixes) {
  test(`what the box below ${prefix || '/'} gives as an example leads to what it speaks of`, async ({
    page,
  }) => {
    await page.goto(`${prefix}/search`);
    const hint = await page.locator('#search-hint').textContent();
    const [, example = ''] = /[“«](.+)[”»]/.exec(hint ?? '') ?? [];
    const [first] = await ask(page, example);
    expect(first).toMatch(/passport\/lost(-or-stolen)?$/);
  });
}

test('words in the address are answered at once, and leave it', async ({ page }) => {
  await page.goto('/search?q=blue%20card');
  await expect(page.getByRole('status')).toContainText('“blue card”');
  await expect(page).toHaveURL('/search');
  await expect(page.getByRole('searchbox')).toHaveValue('blue card');
});

test('a keyboard and a screen reader follow the search: the focus stays, the count is told, and links come next', async ({
  page,
}) => {
  await page.goto('/search');
  const box = page.getByRole('searchbox', { name: 'What do you need?' });
  await box.focus();
  await page.keyboard.type('stamp 4');
  await expect(page.getByRole('status')).toHaveText(/^\d+ pages? for “stamp 4”$/);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/search');
  await expect(box).toBeFocused();
  const results = page.getByRole('list', { name: 'Results' });
  const [first] = await results.getByRole('listitem').all();
  await expect(first?.locator('mark').first() ?? box).toHaveText(/stamp/i);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(results.getByRole('link').first()).toBeFocused();
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    const findings = await axeFindings(page);
    expect(findings).toEqual([]);
  }
});

test('a matching section is a link of its own', async ({ page }) => {
  await page.goto('/search');
  await ask(page, 'renew passport photo');
  const link = page.getByRole('list', { name: 'Results' }).getByRole('link', { name: /photo/ });
  await link.first().click();
  await expect(page).toHaveURL(/\/services\/.*#.+/);
});

test('the list of all cases makes room for what is found, and is there again when nothing is asked', async ({
  page,
}) => {
  await page.goto('/search');
  const allCases = page.getByRole('heading', { name: 'All cases, A to Z' });
  await expect(allCases).toBeVisible();
  await ask(page, 'blue card');
  await expect(allCases).toBeHidden();
  await page.getByRole('searchbox').fill('');
  await expect(allCases).toBeVisible();
});

test('where nothing is found, the page leads on', async ({ page }) => {
  await page.goto('/search');
  await page.getByRole('searchbox').fill('xylophone');
  await expect(page.getByRole('status')).toHaveText('Nothing found for “xylophone”');
  const results = page.locator('[data-results]');
  for (const name of ['All cases, A to Z', 'Choose a document and a country', 'Ask us']) {
    await expect(results.getByRole('link', { name })).toBeVisible();
  }
});

for (const [who, questions, address] of [
  ['was cheated', cheated, '/safety/document-fraud'],
  ['doubts an offer', inDoubt, '/is-it-real'],
] as const) {
  test(`whoever ${who} is led first to the page on it`, async ({ page }) => {
    for (const [prefix, typed] of questions) {
      await page.goto(`${prefix}/search`);
      await page.getByRole('searchbox').fill(typed);
      await expect(page.locator('[data-result]').first(), typed).toHaveAttribute(
        'data-result',
        `${prefix}${address}`,
      );
    }
  });
}

test('of what we do not write about, the search says who does, and shows no page in its place', async ({
  page,
}) => {
  for (const [prefix, typed, topic] of notCovered) {
    await page.goto(`${prefix}/search`);
    await page.getByRole('searchbox').fill(typed);
    await expect(
      page.locator(`[data-not-covered="${topic}"]`).getByRole('link').first(),
      typed,
    ).toBeVisible();
    await expect(page.locator('[data-result]'), typed).toHaveCount(0);
  }
});

test('what nothing fits finds nothing', async ({ page }) => {
  await page.goto('/search');
  for (const typed of nothing) {
    await page.getByRole('searchbox').fill(typed);
    await expect(page.getByRole('status')).toHaveText(`Nothing found for “${typed}”`);
    await expect(page.locator('[data-result], [data-verdict], [data-not-covered]')).toHaveCount(0);
  }
});

test('words of another language, script or spelling are answered', async ({ page }) => {
  for (const [prefix, typed, answer] of otherwise) {
    await page.goto(`${prefix}/search`);
    const found = await ask(page, typed);
    expect(found.slice(0, 3), typed).toContain(answer);
  }
});

test('a situation has its verdict above the results', async ({ page }) => {
  for (const [prefix, typed, says, path] of situations) {
    await page.goto(`${prefix}/search`);
    await page.getByRole('searchbox').fill(typed);
    const verdict = page.locator(`[data-verdict="${says}"]`);
    await expect(verdict.getByRole('heading').getByRole('link'), typed).toHaveAttribute(
      'href',
      path,
    );
  }
  await page.goto('/search');
  await page.getByRole('searchbox').fill('indian licence ireland');
  await page.locator('[data-verdict]').getByRole('link').first().click();
  await expect(
    page.getByText('No, you cannot swap a licence from India in Ireland.').first(),
  ).toBeVisible();
});

test('what is shown is a word as it is spelled', async ({ page }) => {
  await page.goto('/uk-ua/search');
  await page.getByRole('searchbox').fill('водіське');
  await expect(page.getByRole('status')).toContainText('водійське');
});

test('what is typed becomes text and never a part of the page', async ({ page }) => {
  await page.goto(`/search?q=${encodeURIComponent('<img src=x onerror=alert(1)>')}`);
  await expect(page.getByRole('status')).toContainText('<img src=x');
  await expect(page.locator('[data-results] img')).toHaveCount(0);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('every page leads to the list of all cases, and the form stays on it', async ({ page }) => {
    await page.goto('/faq');
    await page.getByRole('banner').getByRole('button', { name: 'Search' }).click();
    await expect(page).toHaveURL('/search?q=');
    await page.getByRole('searchbox').fill('stamp 4');
    await page.getByRole('button', { name: 'Search' }).click();
    await expect(page).toHaveURL('/search?q=stamp+4');
    await page.locator('summary', { hasText: 'UK passport' }).click();
    await page.getByRole('link', { name: 'Renew an adult UK passport' }).click();
    await expect(page).toHaveURL('/services/uk/uk-passport/renew-adult');
  });
});

/** How many questions are answered by the first page that comes and by the first three, and which are not. */
async function placesOf(page: Page, questions: readonly SearchQuestion[]) {
  const places: number[] = [];
  const misses: string[] = [];
  for (const [typed, ...answers] of questions) {
    const found = await ask(page, typed);
    const place = found.findIndex((path) => answers.includes(path));
    places.push(place);
    if (place !== 0) misses.push(`${place + 1} ${typed}: ${found.slice(0, 3).join(' ')}`);
  }
  const first = places.filter((place) => place === 0).length;
  const amongThree = places.filter((place) => place >= 0 && place < 3).length;
  const report = `First: ${first}; among the first three: ${amongThree}.\n${misses.join('\n')}`;
  return { first, amongThree, report };
}

/** Types into the box, and the paths of the pages that come. */
async function ask(page: Page, typed: string): Promise<string[]> {
  await page.getByRole('searchbox').fill(typed);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('status')).toContainText(typed);
  const links = page.locator('[data-result]').getByRole('heading').getByRole('link');
  return links.evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''));
}

/** What every page asks for: itself, and the typeface for the next one. */
function isOfThePage(request: Request): boolean {
  const isFrame = /\.woff2$|\/_astro\/page\.\w+\.js$/.test(request.url());
  return request.resourceType() === 'document' || isFrame;
}
