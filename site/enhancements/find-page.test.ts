import { describe, expect, test } from 'vitest';
import type { KnownPage } from '../../compiler/page.ts';
import { pathMeant, rankPages, wordsInPath } from './find-page.ts';

const pages: KnownPage[] = [
  { path: '/', title: 'Home' },
  { path: '/services', title: 'Countries and guides' },
  { path: '/services/uk/uk-driving-license', title: 'UK driving licence' },
  { path: '/services/uk/uk-passport', title: 'UK passport' },
  { path: '/services/uk/ielts', title: 'IELTS', aliases: ['/services/uk/IELTS-test'] },
  { path: '/services/germany/german-driving-license', title: 'German driving licence' },
  {
    path: '/services/germany/germany-passport',
    title: 'German passport',
    names: ['reisepass', 'pass für kinder', 'expired passport', 'carte de passage'],
  },
  { path: '/services/spain/spain-driving-license', title: 'Spanish driving licence' },
  { path: '/testimonial', title: 'Testimonials', aliases: ['/testimonials'] },
  { path: '/contact', title: 'Contact' },
  { path: '/faq', title: 'Questions people ask' },
  { path: '/policies/privacy', title: 'Privacy Policy' },
];

const empty = ['de', 'pour', 'où'];
const same = [
  ['licence', 'license', 'führerschein'],
  ['drivers', 'driver', 'driving'],
];

describe('the path that was meant', () => {
  test.each([
    ['/services/uk/uk-passport', '/services/uk/uk-passport'],
    ['/Services/UK/UK-Passport', '/services/uk/uk-passport'],
    ['/services/uk/uk-passport/', '/services/uk/uk-passport'],
    ['/services//uk/uk-passport///', '/services/uk/uk-passport'],
    ['/services/uk/uk-passport.html', '/services/uk/uk-passport'],
    ['/services/uk/UK-PASSPORT.HTM', '/services/uk/uk-passport'],
    ['/services/uk/uk%2Dpassport', '/services/uk/uk-passport'],
    ['/services/index.html', '/services'],
    ['/index.html', '/'],
    ['//', '/'],
    ['/TESTIMONIALS/', '/testimonial'],
    ['/services/uk/ielts-TEST', '/services/uk/ielts'],
    ['/services/uk', null],
    ['/no-such-page', null],
    ['/%', null],
  ])('of %s is %s', (path, meant) => {
    expect(pathMeant(path, pages)).toBe(meant);
  });
});

describe('the words', () => {
  test.each([
    ['/Services/german_driving-license.html', ['services', 'german', 'driving', 'license']],
    ['/permis-de-conduire/España', ['permis', 'de', 'conduire', 'espana']],
    ['/passport%20renewal/passport', ['passport', 'renewal']],
    ['/index.php', []],
    ['/the-page-of-a-passport', ['passport']],
    ['/паспорт', ['паспорт']],
    ['/%E0%A4%A', []],
    ['/404', []],
    ['/', []],
  ])('of %s are %j', (path, words) => {
    expect(wordsInPath(path)).toEqual(words);
  });

  test('hold no phone number, no mail address and no markup', () => {
    expect(wordsInPath('/call-+44-20-7946/a@b.example/<img src=x>').join(' ')).toBe(
      'call example img src',
    );
  });
});

describe('the pages that fit best', () => {
  test.each([
    ['german driving license', '/services/germany/german-driving-license'],
    ['driving licence germany', '/services/germany/german-driving-license'],
    ['passport uk', '/services/uk/uk-passport'],
    ['pasport uk', '/services/uk/uk-passport'],
    ['pasSport germny', '/services/germany/germany-passport'],
    ['ilets', '/services/uk/ielts'],
    ['ieltss', '/services/uk/ielts'],
    ['spainsh lisence', '/services/spain/spain-driving-license'],
    ['contacts', '/contact'],
    ['privcy', '/policies/privacy'],
    ['privasy', '/policies/privacy'],
    ['reisepass', '/services/germany/germany-passport'],
    ['reisepas', '/services/germany/germany-passport'],
    ['expired passport', '/services/germany/germany-passport'],
    ['pass fuer kinder', '/services/germany/germany-passport'],
    ['carte de passage', '/services/germany/germany-passport'],
    ['de spanish license', '/services/spain/spain-driving-license'],
    ['german fuhrerschein', '/services/germany/german-driving-license'],
    ['germany fuehrerschien', '/services/germany/german-driving-license'],
    ['spain drivers license', '/services/spain/spain-driving-license'],
  ])('for "%s" begin with %s', (words, path) => {
    expect(rankPages(words.toLowerCase().split(' '), { pages, same, empty })[0]?.path).toBe(path);
  });

  test('have the most words, and the rarest', () => {
    const paths = rankPages(['german', 'driving', 'license'], { pages, same, empty }).map(
      ({ path }) => path,
    );
    expect(paths).toEqual([
      '/services/germany/german-driving-license',
      '/services/uk/uk-driving-license',
      '/services/spain/spain-driving-license',
    ]);
  });

  test('have half of the words at least', () => {
    const asked = (words: string) => rankPages(words.split(' '), { pages, same, empty });
    expect(asked('german unicorn')[0]?.path).toBe('/services/germany/germany-passport');
    expect(asked('german unicorn farm')).toEqual([]);
  });

  test('are none for words that no page has, or that half of the pages have', () => {
    expect(rankPages(['unicorn'], { pages, same, empty })).toEqual([]);

    expect(rankPages(['services'], { pages, same, empty })).toEqual([]);
    expect(rankPages([], { pages, same, empty })).toEqual([]);
  });

  test('do not follow from a word that says nothing, with or without its accents', () => {
    const more = [...pages, { path: '/where', title: 'Où aller' }];
    expect(rankPages(['ou'], { pages: more, same, empty })).toEqual([]);
  });

  test('follow from an i without its dot, and from one with it where Turkish has none', () => {
    const more = [...pages, { path: '/exam', title: 'Sınavı geçmek' }];
    expect(rankPages(['sinavi'], { pages: more, same, empty })).toHaveLength(1);
  });

  test('do not follow from two slips, or from one in a short word', () => {
    expect(rankPages(['pasprt'], { pages, same, empty })).toEqual([]);
    expect(rankPages(['fag'], { pages, same, empty })).toEqual([]);
    expect(rankPages(['hope'], { pages, same, empty })).toEqual([]);
  });

  test('stay in their order when they fit alike', () => {
    const alike = ['one', 'two', 'three', 'four', 'five'].map((name) => ({
      path: `/${name}`,
      title: name === 'two' || name === 'four' ? 'Same' : 'Other',
    }));
    expect(rankPages(['same'], { pages: alike, same, empty }).map(({ path }) => path)).toEqual([
      '/two',
      '/four',
    ]);
  });
});
