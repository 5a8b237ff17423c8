import { describe, expect, test } from 'vitest';
import { readBuildConfig } from '../../compiler/build-config.ts';
import { allPages, compile, type Site } from '../../compiler/compile.ts';
import type { Page, Part } from '../../compiler/page.ts';
import { madeOnce } from '../../plan/made-once.ts';
import { passagesOf } from '../../tests/support/built/passages.ts';
import { loadSmallWorld } from '../../tests/support/small-world.ts';
import { parseHtml } from '../pages/html.ts';
import { passagesOfPage } from '../pages/page-passages.ts';
import type { Passage } from '../pages/passages.ts';
import { checkPassages, checkSite, describeFinding, gatherFindings } from './check-site.ts';
import { dishonestSentences } from './dishonest.samples.ts';
import { seenPassage } from './passages.samples.ts';
import { readClaims } from './read-claims.ts';

const gate = readClaims('.');
const warning = '/safety/document-fraud';
const site = compile(loadSmallWorld(), readBuildConfig({}));
const [english, ...others] = site.content.locales;

const pageAt = (path: string) => {
  const page = allPages(site).find((one) => one.path === path);
  if (page === undefined) throw new Error(`There is no page at ${path}.`);
  return page;
};
const paragraph = (text: string): Part => ({
  kind: 'text',
  blocks: [{ type: 'paragraph', children: [{ type: 'text', text }] }],
});

function withPart(page: Page, part: Part): Page {
  return { ...page, sections: [{ id: 'new', title: 'New', body: [part] }, ...page.sections] };
}

/** A site of one page; facts are left out where nothing is asked of them. */
function siteOf(page: Page, words: Partial<typeof english> = {}): Site {
  const without = { facts: new Map() };
  const content: Site['content'] = {
    ...site.content,
    ...without,
    locales: [{ ...english, ...without, ...words }, ...others],
  };
  const isEnglish = page.language.locale === english.locale;
  return {
    ...site,
    content,
    pages: isEnglish ? [page] : [],
    translations: isEnglish ? [] : [page],
  };
}

const findingsOn = (one: Site) => checkSite(one, '.').flatMap(({ findings }) => findings);
const toldOf = (one: Site) =>
  findingsOn(one).map(({ rule, places }) => ({ rule: rule.id, places }));

describe('a lie is found wherever a page says it:', () => {
  const lie = 'We guarantee that you pass.';
  const faq = pageAt('/faq');
  const table: Part = {
    kind: 'changes',
    caption: 'Changes',
    headings: ['What', 'Before', lie],
    rows: [],
  };
  const cost: Part = {
    kind: 'cost',
    caption: 'Fees',
    rows: [],
    sum: { label: lie, amount: [{ type: 'text', text: 'Nothing' }] },
  };
  const list: Part = {
    kind: 'text',
    blocks: [{ type: 'list', ordered: false, items: [[{ type: 'text', text: lie }]] }],
  };
  const bold: Part = {
    kind: 'line',
    inlines: [
      { type: 'text', text: 'We guar' },
      { type: 'strong', children: [{ type: 'text', text: 'antee' }] },
      { type: 'text', text: ' that you pass.' },
    ],
  };
  const links: Part = {
    kind: 'official-links',
    links: [
      { label: 'Guaranteed', path: 'https://a.example' },
      { label: 'pass', path: 'https://b.example' },
    ],
  };

  const lying: Record<string, Page> = {
    title: { ...faq, headTitle: lie },
    description: { ...faq, description: lie },
    address: { ...faq, path: '/we-guarantee-that-you-pass' },
    heading: { ...faq, title: lie },
    'heading of a section': { ...faq, sections: [{ id: 'new', title: lie, body: [] }] },
    'words under the heading': { ...faq, header: headerWith(paragraph(lie)) },
    paragraph: withPart(faq, paragraph(lie)),
    'words in bold': withPart(faq, bold),
    list: withPart(faq, list),
    'head of a table': withPart(faq, table),
    'label of a sum': withPart(faq, cost),
    'labels of one word side by side': withPart(faq, links),
    button: withPart(faq, { kind: 'contact-button', label: lie, href: '/contact', wayPast: [] }),
    'structured data': { ...faq, structuredData: faq.structuredData.map(lyingThing) },
  };
  const pages = Object.values(lying).map((page, at) =>
    page.path === faq.path ? { ...page, path: `/page-${at}` } : page,
  );
  const found = madeOnce(() => toldOf({ ...siteOf(faq), pages }));

  test.each(Object.keys(lying).map((place, at) => [place, pages[at]?.path]))('%s', (_, path) => {
    const rules = found().filter(({ places }) => places.includes(path ?? ''));
    expect(new Set(rules.map(({ rule }) => rule))).toEqual(new Set(['guaranteed-result']));
  });

  test('words that pages, parts and scripts share', () => {
    const { interface: own, form, plan, answers } = english;
    const words = {
      interface: { ...own, source: { ...own.source, title: lie } },
      form: { ...form, send: lie },
      plan: Object.assign({}, plan, { title: lie }),
      answers: Object.assign({}, answers, { sent: lie }),
      facts: new Map([['a', factsSaying(lie)]]),
    };
    const page = { ...faq, frame: { ...faq.frame, skipLink: lie } };
    expect(toldOf(siteOf(page, words))).toEqual([
      {
        rule: 'guaranteed-result',
        places: ['every page', 'interface', 'form', 'answers', 'plan', 'facts'].map(
          (name) => `${name} in en`,
        ),
      },
    ]);
  });

  test('a page in another language, by the rules of that language', () => {
    const page = pageAt('/es/faq');
    expect(findingsOn(siteOf(page))).toEqual([]);
    const lying = withPart(page, paragraph('Te garantizamos el permiso.'));
    const found = findingsOn(siteOf(lying));
    expect(found.map(({ rule, places }) => ({ file: rule.file, places }))).toEqual([
      { file: 'content/es/claims.yaml', places: ['/es/faq'] },
    ]);
  });

  function lyingThing(thing: Page['structuredData'][number]): Page['structuredData'][number] {
    return thing['@type'] === 'WebPage' ? { ...thing, abstract: lie } : thing;
  }

  function headerWith(part: Part): Page['header'] {
    return { lead: [], below: [part], aside: null, picture: null };
  }

  function factsSaying(label: string) {
    const [file] = site.content.facts.values();
    const [entry] = file?.facts ?? [];
    if (file === undefined || entry === undefined) throw new Error('There are no facts.');
    return { ...file, facts: [{ ...entry, label }] };
  }
});

test('a dishonest sentence is found in the value of a page as it is in the page drawn', () => {
  const bare = { ...pageAt('/faq'), path: '/', title: '', header: null };
  const idsOf = (passages: readonly Passage[]) => gate.check(passages).map(({ rule }) => rule.id);
  for (const sentence of dishonestSentences) {
    const page: Page = {
      ...bare,
      sections: [{ id: '', title: null, body: [paragraph(sentence)] }],
    };
    const drawn = idsOf(passagesOf(parseHtml(`<main><p>${sentence}</p></main>`)));
    expect(drawn).not.toEqual([]);
    expect(idsOf(passagesOfPage(page)), sentence).toEqual(drawn);
  }
});

describe('what sellers say', () => {
  const quoting = (said: string): Part => ({ kind: 'claims', claims: [{ said, truth: [] }] });

  test('may be quoted on the page that warns', () => {
    expect(toldOf(siteOf(withPart(pageAt(warning), quoting('Guaranteed result'))))).toEqual([]);
  });

  test('may be quoted on no other page', () => {
    expect(toldOf(siteOf(withPart(pageAt('/faq'), quoting('Guaranteed result'))))).toEqual([
      { rule: 'stray-quotation', places: ['/faq'] },
    ]);
  });

  test('may be quoted in one short line', () => {
    const long = seenPassage('We guarantee your pass. '.repeat(5), { isQuoted: true });
    expect(checkPassages([long], gate, true).map(({ rule }) => rule.id)).toEqual([
      'stray-quotation',
    ]);
  });
});

test('what was honest before is judged again once a word has changed', () => {
  const page = pageAt('/faq');
  const known = new Set(checkSite(siteOf(page), '.').flatMap(({ honest }) => honest));
  const lying = siteOf(withPart(page, paragraph('We guarantee that you pass.')));
  const found = checkSite(lying, '.', known).flatMap(({ findings }) => findings);
  expect(found.map(({ places }) => places)).toEqual([['/faq']]);
});

test('a sentence that stands on many pages is told once, with page, reason, law and remedy', () => {
  const findings = checkPassages([seenPassage('A guaranteed pass.', { place: 'h2' })], gate, false);
  const found = gatherFindings(['/', '/faq', '/about'].map((place) => ({ place, findings })));
  expect(found).toHaveLength(1);
  const [told = ''] = found.map(describeFinding);
  expect(told).toContain('/ and 2 more, h2: “A guaranteed pass.”');
  expect(told).toMatch(
    /refuses a guarantee of a result \(guaranteed-result, content\/claims\/outcomes\.yaml\)/,
  );
  expect(told).toMatch(/Why: .+\n {2}See: .+https:.+\n {2}Mend: .+/);
});
