import { describe, expect, test } from 'vitest';
import formWords from '../../content/en/form.json' with { type: 'json' };
import { fields } from '../../contract/fields.ts';
import { all, attributeOf, closest, first, textOf } from '../../gates/pages/html.ts';
import { applyControlsOn } from '../support/built/apply-controls.ts';
import { documentPages, isRegisteredIn, settings } from '../support/built/content.ts';
import { checkEachPage } from '../support/built/each.ts';
import { type BuiltPage, builtPages, englishPages, pageFrom } from '../support/built/pages.ts';
import { faultsBeside } from '../support/built/way-past-us.ts';

function faultsOn(page: BuiltPage): string[] {
  return applyControlsOn(page).flatMap((control) =>
    faultsBeside(control, page).map((fault) => `"${textOf(control).trim()}": ${fault}`),
  );
}

test('each page says beside each way to paid help how to go without us', () =>
  // The words that it looks for are English, and so are the offers' addresses.
  checkEachPage(englishPages, (page) => {
    expect(faultsOn(page)).toEqual([]);
  }));

const offers = documentPages.filter(({ kind }) => kind === 'offer');

test('each page has a way to ask us, and the crawl sees it', () =>
  checkEachPage(documentPages, ({ path }) => {
    expect(applyControlsOn(pageAt(path)).length).toBeGreaterThan(0);
  }));

test('the crawl sees the seven offers of the home page, its call to action, and each fee of ours', () => {
  const paid = offers.filter(({ isPaid }) => isPaid);
  expect(applyControlsOn(pageAt('/'))).toHaveLength(offers.length + 1);
  expect(applyControlsOn(pageAt('/products'))).toHaveLength(paid.length);
});

describe('the crawl sees, on a broken copy of a page,', () => {
  const fee = /<span data-fact="uk\/uk-theory-test\/fee-car">/;

  test.each([
    [
      '/products/uk-theory-test',
      'a button without the way past us',
      /<p class="[^"]*">Waymark is not[\s\S]*?<\/p>/g,
      '',
      'stands far away',
    ],
    [
      '/products/uk-theory-test',
      'words that claim to be the authority',
      /Waymark is not DVSA/g,
      'Waymark is DVSA',
      'not the authority',
    ],
    [
      '/products/uk-theory-test',
      'a way past us that leads elsewhere',
      /https:\/\/www\.gov\.uk\/book-theory-test/g,
      'https://www.gov.uk/',
      'no link to',
    ],
    [
      '/products/uk-theory-test',
      'a button without the official price',
      new RegExp(fee, 'g'),
      '<span>',
      'neither the official price',
    ],
    [
      '/services/uk/uk-passport',
      'a button that was added by hand',
      '</main>',
      '<p><a href="/contact?subject=Fast">Contact us</a></p></main>',
      'stands far away',
    ],
    [
      '/services/uk/uk-passport',
      'a link that asks to apply',
      '</main>',
      '<p><a href="/about">Apply now</a></p></main>',
      'stands far away',
    ],
    [
      '/services/uk/uk-passport',
      'a price of ours in a sentence',
      '</main>',
      '<p>We charge £20.</p></main>',
      'stands far away',
    ],
    [
      '/faq',
      'a general button without the way to the guides',
      'Waymark is not a government body.',
      '',
      'not the authority',
    ],
    [
      '/',
      'an offer without its official page',
      /<p class="[^"]*">Waymark is not HM Passport Office[\s\S]*?<\/p>/,
      '',
      'no link to',
    ],
    [
      '/services/uk/uk-documents',
      'a promise of tables on a page without any',
      /<table[\s\S]*?<\/table>/g,
      '',
      'neither the official price',
    ],
  ])('%s: %s', (path, _, from, to, fault) => {
    const { file, html } = pageAt(path);
    const broken = html.replace(from, to);
    expect(broken).not.toBe(html);
    expect(faultsOn(pageFrom(file, broken)).join('\n')).toContain(fault);
  });
});

const regulated = documentPages.filter(
  ({ isRegulated, country }) => isRegulated && !isRegisteredIn(country, settings.registrations),
);
const paidPaths = ['/products', ...offers.filter(({ isPaid }) => isPaid).map(({ path }) => path)];

test('each page gives general information only, says who may advise there, and has no way to pay us', () =>
  checkEachPage(regulated, ({ path }) => {
    const main = first('main', pageAt(path).document);
    const links = all('a[href]', main).filter((link) => closest(link, 'nav') === null);
    const hrefs = links.map((link) => attributeOf(link, 'href') ?? '');
    const registers = Object.values(settings.adviserRegisters).map(({ url }) => url);
    expect(textOf(main)).toContain('general information only');
    expect(hrefs.filter((href) => registers.includes(href))).not.toEqual([]);
    expect(hrefs.filter((href) => paidPaths.includes(href))).toEqual([]);
    expect(first('[data-own-fee]', main)).toBeNull();
  }));

test('each page asks for a general question, and for nothing on your case', () =>
  checkEachPage(regulated, ({ path }) => {
    const asked = textOf(first('main form', pageAt(path).document));
    expect(asked).toContain(formWords.generalQuestion);
    expect(asked).not.toContain(fields.message.hint);
  }));

function pageAt(path: string): BuiltPage {
  const page = builtPages.find((built) => built.path === path);
  if (page === undefined) throw new Error(`The built site lacks ${path}.`);
  return page;
}
