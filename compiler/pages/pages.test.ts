import { describe, expect, test } from 'vitest';
import { fields } from '../../contract/fields.ts';
import { loadEnglish } from '../../tests/support/load-english.ts';
import { sampleFactsByKey, sampleTeller } from '../../tests/support/sample-facts.ts';
import { readBuildConfig } from '../build-config.ts';
import { compile } from '../compile.ts';
import { createCalendar } from '../facts/dates.ts';
import type { Inline, Page, Part, PartKind, PartOf } from '../page.ts';
import type { FactMonth } from '../schemas/facts.ts';
import { pictureNames } from '../schemas/pictures.ts';
import { wayPast } from './contact.ts';
import { voiceOf } from './home-parts.ts';

const content = loadEnglish(process.cwd());
const build = readBuildConfig({ WAYMARK_TODAY: '2026-11-21' });
const { pages } = compile(content, build);
const [language] = content.locales;
const { interface: words, offers } = language;
const { uk: { url: register } = { url: 'no register' } } = content.settings.adviserRegisters;

function pageOf(file: string, kind: Page['kind']): Page {
  const page = pages.find((one) => one.content === file && one.kind === kind);
  if (page === undefined) throw new Error(`There is no page of ${file}.`);
  return page;
}

function partsOf({ header, sections }: Page): Part[] {
  return [...(header?.below ?? []), ...sections.flatMap(({ body }) => body)];
}

function partsOfKind<Kind extends PartKind>(page: Page, kind: Kind): PartOf<Kind>[] {
  return partsOf(page).filter((part): part is PartOf<Kind> => part.kind === kind);
}

function textOf(inlines: readonly Inline[]): string {
  return inlines
    .map((inline) => {
      if (inline.type === 'figure') return inline.figure.text ?? '';
      if (inline.type === 'link') return `${textOf(inline.children)} → ${inline.href}`;
      return 'text' in inline ? inline.text : '';
    })
    .join('');
}

test('the privacy notice names every field of the form', () => {
  const { sections = [] } = language.articles.get('privacy') ?? {};
  const [, named = ''] = /fields: ([^.]+)\./.exec(sections.map(({ body }) => body).join()) ?? [];
  const labels = Object.values(fields).map(({ label }) => label.toLowerCase());
  expect(named.split(/,\s|\sand\s/)).toEqual(labels);
});

test('the foot of a page tells the numbers under which the trader is registered, where there are any', () => {
  const linesOf = (numbers: { companyNumber: string | null; vatNumber: string | null }) => {
    const settings = {
      ...content.settings,
      organisation: { ...content.settings.organisation, addressLines: ['1 Street'], ...numbers },
    };
    const [page] = compile({ ...content, settings }, build).pages;
    return page?.frame.footer.trader.lines;
  };
  expect(linesOf({ companyNumber: '01234567', vatNumber: null })).toEqual([
    '1 Street',
    'Company number 01234567',
  ]);
  expect(linesOf({ companyNumber: null, vatNumber: 'GB 123 4567 89' })).toEqual([
    '1 Street',
    'VAT number GB 123 4567 89',
  ]);
});

describe('beside the way to us stands the way past us', () => {
  const button = (file: string, kind: Page['kind']) => {
    const [found] = partsOfKind(pageOf(file, kind), 'contact-button');
    if (found === undefined) throw new Error(`${file} has no contact button.`);
    return found;
  };

  test('on a guide: what it costs in all, the official page first, and that we are not the authority', () => {
    const [top] = partsOfKind(pageOf('uk/uk-passport', 'guide'), 'case-top');
    expect(textOf(top?.answers[0]?.value ?? [])).toMatch(/^£\d/);
    expect(top?.apply.path).toMatch(/^https:\/\/www\.gov\.uk\//);
    expect(top?.notice).toMatch(/Waymark is not HM Passport Office\.$/);
  });

  test('on an offer: that we are not the authority, the official fee and the official page', () => {
    const { wayPast } = button('uk-theory-test', 'offer');
    expect(textOf(wayPast)).toMatch(
      /^Waymark is not DVSA\. The official fee for “.+” is £\d.* → https:\/\/www\.gov\.uk\//,
    );
  });

  test('where each document has its own fee, where they stand', () => {
    expect(textOf(button('uk', 'country').wayPast)).toContain(words.contactNotice.officialRoutes);
  });

  test('of a fee that nobody has read: where it stands, and not what it is', () => {
    const fact = sampleFactsByKey().get('uk/library-card/fee-lost');
    if (fact === undefined) throw new Error('The samples lack an unread fee.');
    const authority = { shortName: 'the town library' };
    const fee = sampleTeller.figure(fact);
    const files = { ...content, ...language };
    const past = textOf(wayPast({ files }, { authority, applyAt: 'https://www.gov.uk/card', fee }));
    expect(past).toContain(words.contactNotice.officialRouteUnread);
    expect(past).not.toContain('£7');
  });

  test('the subject travels to the contact page whole', () => {
    const [top] = partsOfKind(pageOf('general/school-diplomas', 'guide'), 'case-top');
    const href = top?.ask.path ?? '';
    const subject = new URL(href, 'https://site.example').searchParams.get('subject');
    expect(subject).toBe(pageOf('general/school-diplomas', 'guide').shortTitle);
    expect(href).not.toMatch(/\s/);
  });
});

describe('how old the figures of a page are', () => {
  const asOfIn = (file: string, kind: Page['kind']) =>
    JSON.stringify(partsOfKind(pageOf(file, kind), 'case-top')[0]?.asOf);

  test('is said once, by the oldest month of those that do not say so themselves', () => {
    expect(asOfIn('uk/uk-passport', 'guide')).toMatch(
      /Figures as of \w+ 202[56]\..*" Compare with /,
    );
  });

  test('is counted nowhere', () => {
    expect(JSON.stringify(pages)).not.toMatch(/\d+ of the \d+ (prices|times)|Figures dated/);
  });
});

describe('pictures', () => {
  const beside = pages.flatMap(({ path, header }) =>
    header?.picture != null && 'landscape' in header.picture
      ? [{ path, picture: header.picture.landscape }]
      : [],
  );
  const onCards = [...offers].map(([key, { picture }]) => ({ key, picture }));

  test('no two pages show the same beside their names, and no two offers on their cards', () => {
    for (const shown of [beside, onCards]) {
      expect(shown.length).toBeGreaterThan(0);
      expect(new Set(shown.map(({ picture }) => picture)).size).toBe(shown.length);
    }
  });

  test('none waits for its page', () => {
    const shown = new Set<string>([...beside, ...onCards].map(({ picture }) => picture));
    const { offers: forOffers, countries, articles, pages: forPages } = pictureNames;
    const drawn = [...forOffers, ...countries, ...articles, ...forPages];
    expect(drawn.filter((picture) => !shown.has(picture))).toEqual([]);
  });
});

describe('offers', () => {
  const fees = [...offers].map(([key, { ourFee }]) => [key, ourFee] as const);

  test.each(fees)('%s: the list of links names every section', (key) => {
    const { sections, contents } = pageOf(key, 'offer');
    expect(contents.map(({ id }) => id)).toEqual(sections.map(({ id }) => id));
  });

  test.each(fees.filter(([, fee]) => fee !== null))(
    '%s: help for a fee says how to pay us, and names no register',
    (key) => {
      const page = pageOf(key, 'offer');
      expect(page.sections.map(({ id }) => id)).toContain('payments');
      expect(JSON.stringify(page.sections)).not.toContain(register);
    },
  );

  test.each(fees.filter(([key, fee]) => fee === null && offers.get(key)?.regulatedAdvice === true))(
    '%s: regulated advice shows the register of advisers and no way to pay us',
    (key) => {
      const page = pageOf(key, 'offer');
      expect(page.sections.map(({ id }) => id)).not.toContain('payments');
      expect(partsOfKind(page, 'notice').map(({ link }) => link?.path)).toEqual([register]);
    },
  );

  test('stand in two groups, and who may advise is told once, above the free ones', () => {
    const [paid, free] = pageOf('products', 'page').sections;
    const cardsIn = (section: typeof paid) =>
      (section?.body ?? []).flatMap((part) => (part.kind === 'offer-cards' ? part.offers : []));
    expect(cardsIn(paid).every(({ prices }) => prices.ours.amount !== null)).toBe(true);
    expect(cardsIn(free).every(({ prices }) => prices.ours.amount === null)).toBe(true);
    expect(JSON.stringify(paid)).not.toContain(register);
    expect(JSON.stringify(free).split(register)).toHaveLength(2);
  });
});

test('a testimonial that somebody wrote is announced with the stars that were given', () => {
  const { stars } =
    voiceOf(
      {
        id: 'letter',
        sample: false,
        name: 'N',
        initials: 'N',
        role: 'Reader',
        text: 'Words.',
        rating: 4.5,
        date: '2026-04-03',
        category: 'Guide',
        origin: { source: 'Letter', consentOnFile: true },
      },
      { files: { ...content, ...language }, calendar: createCalendar('en-GB', { noDate: '' }) },
    ).writer ?? {};
  expect(stars).toEqual({ rating: 4.5, label: '4.5 out of 5' });
});

test('no month of a page lies after the day of the build', () => {
  const months = pages.flatMap(({ reviewed }): FactMonth[] =>
    reviewed === null ? [] : [reviewed],
  );
  expect(months.filter((reviewed) => reviewed > '2026-11')).toEqual([]);
});

test('a list of sources announces as many as it has numbers', () => {
  const lists = pages.flatMap((page) => partsOfKind(page, 'sources'));
  expect(lists.length).toBeGreaterThan(0);
  expect(lists.map(({ opener }) => opener)).toEqual(
    lists.map(({ sources }) => words.source.all.replace('{count}', String(sources.length))),
  );
});
