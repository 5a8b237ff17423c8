import { afterAll, describe, expect, test } from 'vitest';
import { copySmallWorld } from '../tests/support/small-world.ts';
import { readBuildConfig } from './build-config.ts';
import { compile } from './compile.ts';
import { ContentError } from './content-error.ts';
import { loadContent } from './load.ts';
import { redirectRules } from './open-data/site-files.ts';
import { slugPattern } from './schemas/rich-text.ts';
import { getSite } from './site.ts';

const build = readBuildConfig({ WAYMARK_TODAY: '2026-11-21' });
const world = copySmallWorld();
afterAll(() => world.discard());
const passportFile = 'content/en/guides/fernland/passport.yaml';

/** The file with `from` written as `to`. */
function draft(file: string, from: string | RegExp, to: string): [file: string, text: string] {
  const text = world.read(file);
  const changed = text.replace(from, to);
  expect(changed, `${file} has nothing like ${String(from)}`).not.toBe(text);
  return [file, changed];
}

/** The problems that the content has with other texts in place of some files. */
function problemsWith(...drafts: [file: string, text: string][]) {
  try {
    compile(loadContent(world.folder, new Map(drafts)), build);
    return [];
  } catch (error) {
    if (!(error instanceof ContentError)) throw error;
    return error.problems;
  }
}

test('the content as it is shipped is sound', () => {
  expect(() => getSite()).not.toThrow();
});

test.each([
  ['a name that no fact has', 'fee-of-nobody'],
  ['a fact without a price', 'validity-adult'],
])(
  'what a case costs is wrong by %s: it is told once, although two lines are made of it',
  (_what, fee) => {
    const problems = problemsWith(draft(passportFile, '- fee: fee-adult-online', `- fee: ${fee}`));
    expect(problems).toMatchObject([{ file: passportFile, got: fee }]);
  },
);

describe('the build stops, naming file and field, when', () => {
  const routes = 'content/routes.json';
  const passportFacts = 'content/facts/fernland/passport.json';
  const passport = passportFile;
  const licenceFacts = 'content/facts/fernland/driving-licence.json';
  /** One figure, up to the value of one of its fields. */
  const adultFee = (before: string) =>
    new RegExp(`("id": "fee-adult-online"[^]*?"${before}": )("[^"]*"|true|\\d+)`);

  test.each([
    [
      'the month of one figure lies in the future',
      passportFacts,
      adultFee('asOf'),
      '$1"2026-12"',
      /^fees\.0\.asOf$/,
    ],
    [
      'the publisher of one figure is not in the register',
      passportFacts,
      adultFee('publisher'),
      '$1"GOVUK"',
      /^fees\.0\.source\.publisher$/,
    ],
    ['nobody has read one figure', passportFacts, adultFee('read'), '$1false', /^fees\.0\.read$/],
    [
      'a figure is called unread although somebody has read it',
      passportFacts,
      adultFee('read'),
      '$1true, "unread": "shown-as-link"',
      /^fees\.0\.unread$/,
    ],
    [
      'a figure has no source',
      passportFacts,
      adultFee('url'),
      '$1"", "urls": ""',
      /^fees\.0\.source/,
    ],
    ['a currency has no amount', passportFacts, /"amount": 100,/, '', /^fees\.0\.amount$/],
    [
      'an amount has no currency',
      passportFacts,
      /("amount": 100,)\s*"currency": "EUR",/,
      '$1',
      /^fees\.0\.currency$/,
    ],
    [
      'an amount in a note has no currency',
      passportFacts,
      '€90.50 before',
      '90.50 before',
      /^fees\.0\.note$/,
    ],
    [
      'two figures of one thing disagree',
      licenceFacts,
      /"Motorcycle test",(\s*)"amount": 30/,
      '"Car test",$1"amount": 31',
      /^fees\.1\.amount$/,
    ],
    [
      '"apply yourself" would not lead to an official page',
      passportFacts,
      '"applyAt": "https://www.example.org/apply"',
      '"applyAt": "https://news.example.org/apply"',
      /^applyAt$/,
    ],
    [
      'a page gives a figure another currency',
      'content/en/guides/fernland/driving-licence.yaml',
      '{avoid-old-card|10 euros}',
      '{avoid-old-card|10 pounds}',
      /topics|pitfalls|cases/,
    ],
    [
      'words were gone over in a month that has not begun',
      passport,
      /reviewed: "20\d\d-\d\d"/,
      'reviewed: "2026-12"',
      /^reviewed$/,
    ],
    [
      'a source has no https address',
      passportFacts,
      '"url": "https://www.example.org/renew',
      '"url": "http://www.example.org/renew',
      /source\.url$/,
    ],
    ['an amount is a text', passportFacts, '"amount": 100', '"amount": "100"', /amount$/],
    [
      'a guide names a fact that does not exist',
      passport,
      '{^who-citizen}',
      '{^who-citzen}',
      /^whoCanApply$/,
    ],
    [
      'a guide states a figure of its own',
      passport,
      'You need to be a citizen',
      'Pay €5. You need to be a citizen',
      /^whoCanApply$/,
    ],
    ['a guide lacks a section', passport, /\npitfalls:[\s\S]*\nhelp:/, '\nhelp:', /^pitfalls$/],
    [
      'a page has a field that nobody knows',
      passport,
      'kind: passport',
      'kind: passport\nprice: cheap',
      /^the file$/,
    ],
    [
      'a description is too long for search results',
      passport,
      'How a citizen of Fernland renews',
      `${'How '.repeat(40)}`,
      /^description$/,
    ],
    [
      'a phone number cannot be dialled',
      'content/settings.json',
      '"+442079460123"',
      '"020 7946 0123"',
      /^contact\.phone\.dial$/,
    ],
    [
      'a menu leads to a path that is not canonical',
      'content/navigation.json',
      '"/contact"',
      '"/Contact/"',
      /path$|^main/,
    ],
    [
      'a source stands on a host that its publisher does not have',
      passportFacts,
      'https://www.example.org/renew',
      'https://other.example/renew',
      /source\.url$/,
    ],
    [
      'a menu leads to a page that is not there',
      'content/navigation.json',
      '"path": "/faq"',
      '"path": "/questions"',
      /^main\.\d+(\.items\.\d+)?\.path$/,
    ],
    [
      'a page has no address',
      routes,
      '"content": "fernland/passport"',
      '"content": "x"',
      /the file/,
    ],
    ['two pages share an address', routes, '"/faq"', '"/contact"', /\.path$/],
    [
      'an alias leads to two pages',
      routes,
      '"/services/fernland"',
      '"/testimonials"',
      /\.aliases$/,
    ],
    [
      'a page stands below one that is not listed',
      routes,
      '"parent": "/products"',
      '"parent": "/offers"',
      /\.parent$/,
    ],
    [
      'regulated advice has a price and we hold no registration',
      'content/en/offers/passport.yaml',
      'ourFee: null',
      'ourFee: { sample: true, amount: 20, currency: EUR, covers: Advice }',
      /^ourFee$/,
    ],
    [
      'help for a fee belongs to a guide on regulated advice',
      'content/en/offers/driving-licence.yaml',
      'guide: fernland/driving-licence',
      'guide: fernland/passport',
      /^ourFee$/,
    ],
    [
      'a guide on regulated advice leads to paid help',
      passport,
      'write to us,',
      '[buy help](/products/driving-licence),',
      /^closing\.body$/,
    ],
    [
      'a guide on regulated advice leads to the list of paid help',
      passport,
      'write to us,',
      '[buy help](/products),',
      /^closing\.body$/,
    ],
    [
      'a guide to a passport is not marked as regulated advice',
      passport,
      'regulatedAdvice: true',
      'regulatedAdvice: false',
      /^regulatedAdvice$/,
    ],
    [
      'a page on regulated advice has no register of advisers to name',
      'content/settings.json',
      /"fernland": (\{\s*"label": "Register)/,
      '"wales": $1',
      /^adviserRegisters\.fernland$/,
    ],
    [
      'a page on regulated advice does not say who may advise in its country',
      'content/en/interface.json',
      '"fernland": "In Fernland',
      '"wales": "In Fernland',
      /^regulation\.countries\.fernland$/,
    ],
    [
      'a registration is for a country that the site does not know',
      'content/settings.json',
      '"registrations": []',
      '"registrations": [{ "country": "britain", "regulator": "A regulator", "number": "1", "url": "https://www.example.org/" }]',
      /^registrations\.0\.country$/,
    ],
    [
      'help with a passport is not marked as regulated advice',
      'content/en/offers/passport.yaml',
      'regulatedAdvice: true',
      'regulatedAdvice: false',
      /^regulatedAdvice$/,
    ],
    [
      'the home page shows a testimonial that is not there',
      'content/en/home/home.yaml',
      '[example-a,',
      '[example-z,',
      /^testimonials\.shown$/,
    ],
    [
      'a testimonial that is no sample has no writer and no consent',
      'content/en/testimonials.json',
      '"sample": true',
      '"sample": false',
      /^items/,
    ],
  ])('%s', (_, file, from, to, field) => {
    const problems = problemsWith(draft(file, from, to));
    expect(problems.map((problem) => problem.file)).toContain(file);
    expect(problems.some((problem) => field.test(problem.field))).toBe(true);
  });

  test('a YAML file cannot be read', () => {
    expect(problemsWith(draft(passport, 'kind: passport', 'kind: [passport'))[0]).toMatchObject({
      file: passport,
      field: 'the file',
    });
  });
});

test('with a registration for the country, help with regulated advice may have a fee', () => {
  const registration =
    '{ "country": "fernland", "regulator": "A regulator", "number": "1", "url": "https://www.example.org/" }';
  const fee = 'ourFee: { sample: true, amount: 20, currency: EUR, covers: Advice }';
  const registered = draft(
    'content/settings.json',
    '"registrations": []',
    `"registrations": [${registration}]`,
  );
  const paid = draft('content/en/offers/passport.yaml', 'ourFee: null', fee);
  expect(problemsWith(paid).map(({ field }) => field)).toEqual(['ourFee']);
  expect(problemsWith(paid, registered)).toEqual([]);
});

test('problems of several files are told at once', () => {
  const problems = problemsWith(
    draft('content/settings.json', '"WhatsApp"', '"Pigeon"'),
    draft('content/en/pages/home.yaml', 'title:', 'tittle:'),
  );
  expect(new Set(problems.map(({ file }) => file)).size).toBe(2);
});

describe('a page that moves', () => {
  const faq = draft(
    'content/routes.json',
    '"path": "/faq",',
    '"path": "/f-1-questions", "aliases": ["/faq"],',
  );
  const { pages } = compile(loadContent(world.folder, new Map([faq])), build);
  const page = pages.find(({ content }) => content === 'faq');

  test('is at its new address, whatever its file is called', () => {
    expect(page?.path).toBe('/f-1-questions');
    expect(page?.trail.at(-1)?.path).toBe('/f-1-questions');
    expect(JSON.stringify(page?.structuredData)).toContain('/f-1-questions');
  });

  test('takes menus, links in words and the slides with it', () => {
    const told = JSON.stringify(pages.map(({ aliases: _, sections, ...rest }) => [sections, rest]));
    expect(told.match(/"\/f-1-questions"/g)?.length).toBeGreaterThan(pages.length);
    expect(told.replaceAll(/"aliases":\["\/faq"\]/g, '')).not.toContain('"/faq"');
  });

  test('is found at its old address', () => {
    expect(redirectRules(pages)).toContain('/faq /f-1-questions 308\n');
  });

  test('leaves nothing behind that leads nowhere: without the old address the build stops', () => {
    const problems = problemsWith(
      draft('content/routes.json', '"path": "/faq"', '"path": "/questions"'),
    );
    expect(problems.map(({ file }) => file)).toEqual(
      expect.arrayContaining(['content/navigation.json', 'content/en/home/home.yaml']),
    );
  });
});

test('a counter of nothing is left out, and on any later day the pages still make sense', () => {
  const later = { ...build, today: new Date('2029-01-15T12:00:00Z') };
  const { pages } = compile(loadContent(world.folder), later);
  const parts = pages.flatMap(({ sections }) => sections.flatMap(({ body }) => body));
  const counters = parts.flatMap((part) => (part.kind === 'counters' ? part.counters : []));
  expect(counters.map(({ counts }) => counts)).toEqual(['countries', 'guides', 'official-sources']);
});

describe('names', () => {
  const slugFile = 'content/en/guides/fernland/F_1 visa.yaml';

  test('of files are lower-case letters and digits joined by hyphens, and the message says so', () => {
    const copy = copySmallWorld();
    try {
      copy.write(slugFile, copy.read(passportFile));
      expect(() => loadContent(copy.folder)).toThrow(
        'named with lower-case letters and digits joined by hyphens, like f-1-visa',
      );
    } finally {
      copy.discard();
    }
  });

  test.each(['f-1-visa', 'b1-test', '4x4'])('"%s" is one', (name) => {
    expect(slugPattern.test(name)).toBe(true);
  });
});
