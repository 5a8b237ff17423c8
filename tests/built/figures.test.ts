import { expect, test } from 'vitest';
import { all, attributeOf, type Element, first, textOf } from '../../gates/pages/html.ts';
import {
  builtOn,
  type Fact,
  factBook,
  factPlaces,
  monthLabel,
  monthSpan,
  needsChecking,
  numbersIn,
} from '../support/built/content.ts';
import { builtPages, guidePages } from '../support/built/pages.ts';

const shownFigures = builtPages.flatMap(({ path, document }) =>
  all('[data-fact]', document).map((element) => readFigure(path, element)),
);

test.each(guidePages)('$path shows figures', ({ document }) => {
  expect(all('[data-fact]', document).length).toBeGreaterThan(3);
});

test('every figure shown is one of content/facts', () => {
  expect(shownFigures.filter(({ fact }) => fact === undefined)).toEqual([]);
});

test('every figure stands beside its month and a link to its source', () => {
  const bare = shownFigures.filter(({ fact, note, links }) => {
    if (fact === undefined || fact.level === 'unread') return false;
    return !links.includes(fact.source.url) || !note.includes(monthLabel(fact.asOf));
  });
  expect(bare).toEqual([]);
});

test('every figure says what its fact says', () => {
  const wrong = shownFigures.filter(({ fact, words }) => fact && !saysTheSame(words, fact));
  expect(wrong).toEqual([]);
});

const cautions = { paying: 'check before you pay', relying: 'check before you rely on it' };

test('every figure that is old or of unknown month asks to check it before use', () => {
  const silent = shownFigures.filter(
    ({ fact, note }) =>
      fact !== undefined &&
      fact.level !== 'unread' &&
      needsChecking(fact.asOf, builtOn) !== note.includes(cautions[fact.checkBefore]),
  );
  expect(silent).toEqual([]);
});

test('a figure that was only reported says by whom, and links to the authority', () => {
  const silent = shownFigures.filter(
    ({ fact, note, links }) =>
      fact?.level === 'reported' &&
      !(/^\(?reported by /.test(note) && links.includes(fact.authority.url)),
  );
  expect(silent).toEqual([]);
});

test('of a fact that nobody has read, only the way to its source is shown', () => {
  const shown = shownFigures.filter(
    ({ fact, words, links }) =>
      fact?.level === 'unread' && (/\d/.test(words) || !links.includes(fact.source.url)),
  );
  expect(shown).toEqual([]);
});

type ShownFigure = {
  path: string;
  key: string;
  fact: Fact | undefined;
  /** What is shown as the figure, '' when nothing is. */
  words: string;
  /** What is said of its source. */
  note: string;
  links: string[];
};

function readFigure(path: string, element: Element): ShownFigure {
  const key = attributeOf(element, 'data-fact') ?? '';
  const small = first('small', element);
  const note = textOf(small);
  const words = textOf(element).replace(note, '');
  const links = all('a[href]', small).map((link) => attributeOf(link, 'href') ?? '');
  return { path, key, fact: factBook.get(key), words: words.trim(), note, links };
}

/** The fact's own figure, or an editor's words whose every number is the fact's. */
function saysTheSame(words: string, fact: Fact): boolean {
  if (words === fact.figure || words === '') return true;
  const known = numbersIn(fact.words);
  return numbersIn(words).every((number) => known.includes(number));
}

test.each(builtPages)('$path shows the figures that "npm run facts" says it shows', (page) => {
  const shown = all('[data-fact]', page.document).map(
    (element) => attributeOf(element, 'data-fact') ?? '',
  );
  const told = [...factPlaces].filter(([, { figureOn }]) => figureOn.includes(page.path));
  expect([...new Set(shown)].toSorted()).toEqual(told.map(([key]) => key).toSorted());
});

const guides = builtPages.filter(({ document }) => first('#at-a-glance', document));

test.each(guides)('$path says of what months the figures on it are', ({ document }) => {
  const shown = all('main [data-fact]', document)
    .map((figure) => factBook.get(attributeOf(figure, 'data-fact') ?? ''))
    .filter((fact) => fact !== undefined && fact.level !== 'unread');
  const span = monthSpan(shown.flatMap((fact) => fact ?? []));
  const [, line] = all('main p > time', document);
  expect(shown.length).toBeGreaterThan(0);
  expect(attributeOf(line, 'datetime')).toBe(span?.newest);
  for (const month of [span?.oldest ?? '', span?.newest ?? '']) {
    expect(textOf(line)).toContain(monthLabel(month));
  }
});
