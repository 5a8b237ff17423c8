import { expect, test } from 'vitest';
import { all, attributeOf, type Element, first, matches, textOf } from '../../gates/pages/html.ts';
import {
  builtOn,
  content,
  type Fact,
  factBook,
  factPlaces,
  formatMoney,
  lastSaid,
  monthSpan,
  needsChecking,
  numbersOf,
  routes,
  sourceWords,
  tellDuration,
  words,
} from '../support/built/content.ts';
import { checkEachPage } from '../support/built/each.ts';
import {
  type BuiltPage,
  builtPages,
  englishPages,
  englishPathOf,
  guidePages,
} from '../support/built/pages.ts';
import { hasDoubt, sourcesNumberedIn, wordsWithoutSigns } from '../support/built/source-notes.ts';

const englishPaths = new Set(englishPages.map(({ path }) => path));

const shownFigures = builtPages.flatMap((page) =>
  all('[data-fact]', page.document).map((element) => readFigure(page, element)),
);

test('each page shows figures', () =>
  checkEachPage(guidePages, ({ document }) => {
    expect(all('[data-fact]', document).length).toBeGreaterThan(0);
  }));

test('every figure shown is one of content/facts', () => {
  expect(shownFigures.filter(({ fact }) => fact === undefined)).toEqual([]);
});

test('every figure leads to its source, with its month and how far it carries', () => {
  const read = shownFigures.filter(({ fact }) => fact !== undefined && fact.level !== 'unread');
  const bare = read.filter(({ language, fact, note, links }) => {
    if (fact === undefined) return true;
    const { monthLabel, source } = sourceWords(language);
    const told = [monthLabel(lastSaid(fact)), source[fact.level === 'unread' ? 'see' : fact.level]];
    return !links.includes(fact.source.url) || !told.every((word) => note.includes(word));
  });
  console.log(`${String(read.length)} figures lead to their source.`);
  expect(read.length).toBeGreaterThan(900);
  expect(bare).toEqual([]);
});

test('every figure says what its fact says', () => {
  const wrong = shownFigures.filter(({ fact, words: said }) => fact && !saysTheSame(said, fact));
  expect(wrong).toEqual([]);
});

/** How each language of the site writes the three currencies, as signs and as words. */
const currencies = {
  GBP: /£|GBP|pounds?\b|libras?|جنيه|фунт/i,
  EUR: /€|EUR|euros?\b|يورو|євро/i,
  USD: /\$|USD|dollars?\b|dólar|دولار|дол\b|долар/i,
};

function currenciesIn(text: string): string[] {
  return Object.entries(currencies).flatMap(([code, sign]) => (sign.test(text) ? [code] : []));
}

test('every price is in the currency of its fact', () => {
  const wrong = shownFigures.filter(({ fact, words: said }) => {
    const known = currenciesIn(`${fact?.figure ?? ''} ${fact?.words ?? ''}`);
    return currenciesIn(said).some((code) => !known.includes(code));
  });
  expect(wrong).toEqual([]);
  const priced = shownFigures.filter(({ words: said }) => currenciesIn(said).length > 0);
  expect(priced.length).toBeGreaterThan(2_000);
});

test('a price or a time that may have changed says so, and nothing else does', () => {
  const wrong = shownFigures.filter(({ fact, isDoubted }) => {
    if (fact === undefined || fact.level === 'unread') return isDoubted;
    const canCost =
      fact.kind === 'fees' || fact.kind === 'timing' || /[£€$]|\beuros?\b/.test(fact.figure ?? '');
    const isWeak = fact.level === 'reported' || needsChecking(lastSaid(fact), builtOn);
    return isDoubted !== (canCost && isWeak);
  });
  expect(wrong).toEqual([]);
});

test('each page warns once that figures may have changed, and names no source in a sentence', () =>
  checkEachPage(builtPages, (page) => {
    const main = first('main', page.document);
    const said = all('p, li, dd, td', main)
      .filter((block) => !matches(block, '#sources *'))
      .map((block) => textOf(block).toLowerCase());
    expect(
      said.filter((text) => /reported by|check before you (pay|rely)|month unknown/.test(text)),
    ).toEqual([]);
    expect(all('#check-first', main).length).toBe(
      first('a[href="#check-first"]', main) === null ? 0 : 1,
    );
  }));

test('of a fact that nobody has read, only the way to its source is shown', () => {
  const shown = shownFigures.filter(
    ({ fact, words: said, links }) =>
      fact?.level === 'unread' && (/\d/.test(said) || !links.includes(fact.source.url)),
  );
  expect(shown).toEqual([]);
});

type ShownFigure = {
  path: string;
  /** The tag of the page's language. */
  language: string;
  key: string;
  fact: Fact | undefined;
  /** What is shown as the figure, '' when nothing is. */
  words: string;
  /** What is said of its source. */
  note: string;
  links: string[];
  isDoubted: boolean;
};

function readFigure({ path, document }: BuiltPage, element: Element): ShownFigure {
  const key = attributeOf(element, 'data-fact') ?? '';
  const numbered = sourcesNumberedIn(element);
  const small = first('small', element);
  const sources = small === null ? numbered : [small];
  const note = sources.map(textOf).join('');
  const said = wordsWithoutSigns(element).replace(textOf(small), '').trim();
  const links = sources
    .flatMap((source) => all('a[href]', source))
    .map((link) => attributeOf(link, 'href') ?? '');
  return {
    path,
    language: attributeOf(first('html', document), 'lang') ?? '',
    key,
    fact: factBook.get(key),
    words: said,
    note,
    links,
    isDoubted: hasDoubt(element),
  };
}

test('what stands without its source is the sum of fees, or what a fact says, and nobody has left it unread', () => {
  const told = builtPages.flatMap(({ path, document }) =>
    all('[data-told]', document).map((element) => {
      const keys = (attributeOf(element, 'data-told') ?? '').split(' ');
      return { path, keys, said: textOf(element), facts: keys.map((key) => factBook.get(key)) };
    }),
  );
  const wrong = told.filter(({ path, said, keys, facts: known }) => {
    const [only, ...others] = known;
    if (only?.level === 'unread') return said !== '' || others.length > 0;
    const isOne = only !== undefined && others.length === 0 && saysTheSame(said, only);
    const sum = sumOf(keys);
    const isSum =
      !englishPaths.has(path) && sum !== '' && numbersOf(said).join() === numbersOf(sum).join();
    return !isOne && said !== sum && !isSum;
  });
  expect(told.length).toBeGreaterThan(25);
  expect(wrong).toEqual([]);
});

/** What fees come to together, each as often as it is named; '' where one of them is none that somebody has read. */
function sumOf(keys: readonly string[]): string {
  const fees = keys.map((key) => {
    const file = content.facts.get(key.slice(0, key.lastIndexOf('/')));
    return file?.fees?.find(({ id, read }) => read && key === `${file.guide}/${id}`);
  });
  const [first] = fees;
  if (first === undefined || fees.some((fee) => fee?.currency !== first.currency)) return '';
  const hundredths = fees.reduce((sum, fee) => sum + Math.round((fee?.amount ?? 0) * 100), 0);
  return formatMoney({ amount: hundredths / 100, currency: first.currency });
}

/** Some languages part thousands by a space. */
function joinedNumbers(text: string): string[] {
  return numbersOf(text.replace(/(?<=\d)\s(?=\d{3}\b)/g, ''));
}

/** The fact's own figure, the length of time that it holds for programs, or an editor's words whose every number is the fact's. */
function saysTheSame(said: string, fact: Fact): boolean {
  if (said === fact.figure || said === '' || said === lengthOf(fact)) return true;
  const known = joinedNumbers(`${fact.words} ${lengthOf(fact) ?? ''}`);
  return joinedNumbers(said).every((number) => known.includes(number));
}

function lengthOf({ duration }: Fact): string | null {
  return duration && tellDuration(duration, 'en-GB', words.length);
}

test('each page shows the figures that "npm run facts" says it shows', () =>
  checkEachPage(builtPages, (page) => {
    const shown = all('[data-fact]', page.document).map(
      (element) => attributeOf(element, 'data-fact') ?? '',
    );
    const told = [...factPlaces].filter(([, { figureOn }]) =>
      figureOn.includes(englishPathOf(page)),
    );
    expect([...new Set(shown)].toSorted()).toEqual(told.map(([key]) => key).toSorted());
  }));

const guidePaths = new Set(routes.flatMap(({ kind, path }) => (kind === 'guide' ? [path] : [])));
const guides = builtPages.filter(({ path }) => guidePaths.has(path));

test('each page says of what months the figures on it are', () =>
  checkEachPage(guides, ({ document }) => {
    const shown = all('main [data-fact]', document)
      .map((figure) => factBook.get(attributeOf(figure, 'data-fact') ?? ''))
      .filter((fact) => fact !== undefined && fact.level !== 'unread');
    const span = monthSpan(shown.flatMap((fact) => fact ?? []));
    const [, line] = all('main p > time', document);
    expect(shown.length).toBeGreaterThan(0);
    expect(attributeOf(line, 'datetime')).toBe(span?.newest);
    for (const month of [span?.oldest ?? '', span?.newest ?? '']) {
      expect(textOf(line)).toContain(sourceWords('en-GB').monthLabel(month));
    }
  }));
