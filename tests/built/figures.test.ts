import { expect, test } from 'vitest';
import {
  all,
  attributeOf,
  type Element,
  first,
  isElement,
  matches,
  textOf,
} from '../../gates/pages/html.ts';
import {
  builtOn,
  content,
  type Fact,
  factBook,
  factPlaces,
  formatMoney,
  lastSaid,
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
import { sourcesNumberedIn, wordsWithoutSigns } from '../support/built/source-notes.ts';

const englishPaths = new Set(englishPages.map(({ path }) => path));

const shownFigures = builtPages.flatMap((page) =>
  all('[data-fact]', page.document).map((element) => readFigure(page, element)),
);

test('each page shows figures', () =>
  checkEachPage(guidePages, ({ document }) => {
    expect(all('[data-fact]', document).length).toBeGreaterThan(0);
  }));

test('every figure shown is one of content/facts', () => {
  expect(inShort(shownFigures.filter(({ fact }) => fact === undefined))).toEqual([]);
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
  expect(inShort(bare)).toEqual([]);
});

test('every figure says what its fact says', () => {
  const wrong = shownFigures.filter(({ fact, words: said }) => fact && !saysTheSame(said, fact));
  expect(inShort(wrong)).toEqual([]);
});

/** How each language of the site writes the three currencies, as signs and as words. */
const currencies = {
  GBP: /£|GBP|pounds?\b|libras?|livres?|sterlin|جنيه|фунт/i,
  EUR: /€|\bEUR\b|\beuros?\b|avro|يورو|євро/i,
  USD: /\$|USD|dollars?\b|dólar|\d\sdolar|دولار|дол\b|долар/i,
};

function currenciesIn(text: string): string[] {
  return Object.entries(currencies).flatMap(([code, sign]) => (sign.test(text) ? [code] : []));
}

function isIn(known: readonly string[], said: string): boolean {
  return currenciesIn(said).every((code) => known.includes(code));
}

test('every price is in the currency of its fact', () => {
  const wrong = shownFigures.filter(
    ({ fact, words: said }) =>
      !isIn(currenciesIn(`${fact?.figure ?? ''} ${fact?.words ?? ''}`), said),
  );
  expect(inShort(wrong)).toEqual([]);
  const priced = shownFigures.filter(({ words: said }) => currenciesIn(said).length > 0);
  expect(priced.length).toBeGreaterThan(2_000);
});

test('a price or a time that is old or has no date says so in words, and nothing else does', () => {
  const wrong = shownFigures.filter(({ fact, age, language, words: said }) => {
    if (fact === undefined || fact.level === 'unread') return age !== '';
    // An age or a month beside a price does not rise with it.
    if (isBesidePrice(said, fact)) return age !== '';
    const moves = fact.isMoney || (fact.isTime && fact.level !== 'law');
    const month = lastSaid(fact);
    if (!moves || !needsChecking(month, builtOn)) return age !== '';
    const { source, monthLabel } = sourceWords(language);
    return age !== ` ${source.undated}` && !age.includes(monthLabel(month));
  });
  console.log(
    `${String(shownFigures.filter(({ age }) => age !== '').length)} say how old they are.`,
  );
  expect(shownFigures.some(({ age }) => age !== '')).toBe(true);
  expect(inShort(wrong)).toEqual([]);
});

test('each figure has one number for its sources, and no other sign', () =>
  checkEachPage(builtPages, ({ document }) => {
    const behind = all('main sup', document).map(({ next }) => next);
    expect(behind.filter((node) => node && isElement(node) && node.name === 'sup')).toEqual([]);
    expect(all('[href="#check-first"]', document)).toEqual([]);
  }));

test('each number leads to its source, and each source leads back to it', () =>
  checkEachPage(builtPages, ({ document }) => {
    const ids = (selector: string) =>
      all(selector, document).map((link) => (attributeOf(link, 'href') ?? '').slice(1));
    for (const id of [...ids('sup > a'), ...ids('#sources li > a')]) {
      expect(all(`[id="${id}"]`, document), id).toHaveLength(1);
    }
  }));

/** "3 of the 21 prices may have changed", as each language of the site would say it. */
const counting =
  /\d+ (?:of the|de los|із|з) \d+ (?:prices|times|precios|plazos|цін|строк)|وربما تغيّر منها|Figures dated/;

test('each page says how old its figures are without counting them, and names no source in a sentence', () =>
  checkEachPage(builtPages, ({ document }) => {
    const main = first('main', document);
    const said = all('p, li, dd, td', main)
      .filter((block) => !matches(block, '#sources *'))
      .map(textOf);
    expect(
      said.filter((text) => counting.test(text) || /reported by|month unknown/i.test(text)),
    ).toEqual([]);
  }));

test('of a fact that nobody has read, only the way to its source is shown', () => {
  const shown = shownFigures.filter(
    ({ fact, words: said, links }) =>
      fact?.level === 'unread' && (/\d/.test(said) || !links.includes(fact.source.url)),
  );
  expect(inShort(shown)).toEqual([]);
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
  /** What is said of its age, '' for nothing. */
  age: string;
};

function inShort(figures: readonly ShownFigure[]): string[] {
  return figures.map(({ path, key, words: said, age }) => `${path}: "${said}${age}" of ${key}`);
}

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
    age: textOf(first('[data-age]', element)),
  };
}

test('each page says what a figure was as its fact does', () =>
  checkEachPage(builtPages, ({ document }) => {
    for (const element of all('[data-was]', document)) {
      const was = factBook.get(attributeOf(element, 'data-was') ?? '')?.was;
      expect(numbersOf(textOf(element))).toEqual(numbersOf(was?.figure ?? 'no fact'));
      expect(isIn(currenciesIn(was?.figure ?? ''), textOf(element))).toBe(true);
    }
  }));

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
    const isOfFacts = isIn(currenciesIn(`${sum} ${only?.figure ?? ''} ${only?.words ?? ''}`), said);
    return !isOfFacts || (!isOne && said !== sum && !isSum);
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

function isBesidePrice(said: string, { kind, figure }: Fact): boolean {
  const price = numbersOf(figure ?? '');
  if (said === '' || kind !== 'fees' || price.length === 0) return false;
  return !numbersOf(said).some((number) => price.includes(number));
}

/** The fact's own figure, the length of time that it holds for programs, or an editor's words whose every number is the fact's. */
function saysTheSame(said: string, fact: Fact): boolean {
  if (said === fact.figure || said === '' || said === lengthOf(fact)) return true;
  const known = numbersOf(`${fact.words} ${lengthOf(fact) ?? ''}`);
  return numbersOf(said).every((number) => known.includes(number));
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

test('each guide says of which month the oldest of its figures is that does not say so itself', () =>
  checkEachPage(guides, ({ document }) => {
    const months = all('main [data-fact]', document)
      .map((figure) => factBook.get(attributeOf(figure, 'data-fact') ?? ''))
      .flatMap((fact) => fact ?? [])
      .filter(({ isMoney, isTime, level }) => isMoney || (isTime && level !== 'law'))
      .filter(({ level }) => level !== 'unread')
      .map(lastSaid)
      .filter((month) => !needsChecking(month, builtOn));
    const { monthLabel } = sourceWords(attributeOf(first('html', document), 'lang') ?? '');
    const [oldest] = months.toSorted();
    const line = first('main dl + div + p', document);
    expect(all('a:not([href$="/changes"])', line).length).toBe(1);
    expect(textOf(first('[data-age]', line))).toContain(oldest ? monthLabel(oldest) : '');
  }));
