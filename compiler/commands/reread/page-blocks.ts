import {
  all,
  attributeOf,
  childrenOf,
  closest,
  type Document,
  type Element,
  first,
  isElement,
  isText,
  parentOf,
  textOf,
} from '../../../gates/pages/html.ts';
import { type Block, plain } from './sentences.ts';

/** What nobody sees, what is struck out, and what leads to other pages. */
const unreadTags = new Set(
  'head script style noscript noframes noembed template svg canvas audio video iframe object datalist rp nav footer del s strike'.split(
    ' ',
  ),
);

const unreadStyle =
  /(?:display\s*:\s*none|visibility\s*:\s*(?:hidden|collapse)|text-decoration[a-z-]*\s*:[^;]*line-through|(?:opacity|font-size)\s*:\s*0(?:\.0+)?(?:%|[a-z]+)?\s*(?:;|!|$))/iu;

/** Whether an element's text is hidden, struck out, or a way to other pages, as far as the page says so without a style sheet. */
function isUnread({ name, attribs }: Element): boolean {
  const { hidden, popover, open, role, style = '' } = attribs;
  return (
    unreadTags.has(name) ||
    hidden !== undefined ||
    popover !== undefined ||
    (name === 'dialog' && open === undefined) ||
    attribs['aria-hidden'] === 'true' ||
    role === 'deletion' ||
    unreadStyle.test(style)
  );
}

/** Whether nothing hides an element or what it stands in. A page that hides all of itself shows it by scripts. */
export function isShown(element: Element): boolean {
  const around = parentOf(element);
  return element.name === 'body' || (!isUnread(element) && (around === null || isShown(around)));
}

const blockTags = new Set(
  'address article aside blockquote body caption dd details dialog div dl dt fieldset figcaption figure form hr legend li main ol option p pre search section summary table tbody td tfoot th thead tr ul menu header hgroup center'.split(
    ' ',
  ),
);

/** The text of a page: what stands between two ends of blocks is one block, and so is a row of a table. */
export function blocksOf(root: Element | Document): Block[] {
  const blocks: Block[] = [];
  const headings: string[] = [];
  const above: string[] = [];
  let run = '';
  readChildren(root);
  flush();
  return blocks;

  function readChildren(parent: Element | Document): void {
    for (const child of parent.children) {
      if (isText(child)) run += textOf(child);
      else if (isElement(child) && !isUnread(child)) readElement(child);
    }
  }

  function readElement(element: Element): void {
    const { name } = element;
    if (isPlainTable(element)) readTable(element);
    else if (/^h[1-6]$/u.test(name)) readHeading(element, Number(name[1]));
    else if (blockTags.has(name)) readUnder(element);
    else if (name === 'br') run += ' ';
    else if (isRaisedNumber(element)) run += ` ${wordsIn(element)}`;
    else readChildren(element);
  }

  function readUnder(element: Element): void {
    flush();
    above.push(leadOf(element));
    readChildren(element);
    flush();
    above.pop();
  }

  /** What a list or a description says something about. */
  function leadOf(element: Element): string {
    if (/^(?:ul|ol|menu)$/u.test(element.name)) return blocks.at(-1)?.text ?? '';
    return element.name === 'dd' ? termOf(element) : '';
  }

  function readHeading(element: Element, level: number): void {
    flush();
    headings.length = Math.min(headings.length, level - 1);
    run = wordsIn(element);
    const text = plain(run);
    flush();
    headings[level - 1] = text;
  }

  function readTable(table: Element): void {
    flush();
    const caption = first('caption', table);
    const title = caption === null || isUnread(caption) ? '' : wordsIn(caption);
    if (title !== '') add(title, []);
    for (const { text, under } of rowTexts(rowsOf(table))) add(text, [title, ...under], true);
  }

  function flush(): void {
    const text = plain(run);
    run = '';
    if (text !== '') add(text, []);
  }

  function add(text: string, own: readonly string[], isRow = false): void {
    const names = [...headings, ...above, ...own].filter((each) => each && each !== text);
    blocks.push({ text, under: [...new Set(names)].join(' · '), isRow });
  }
}

/** It is the number of a note, or pence, and no digit of the figure before it. */
function isRaisedNumber(element: Element): boolean {
  return element.name === 'sup' && /^\s*\d/u.test(textOf(element));
}

function wordsIn(element: Element): string {
  return blocksOf(element)
    .map(({ text }) => text)
    .join(' ');
}

/** A table that holds no other, as those do that only lay out a page. */
function isPlainTable(element: Element): boolean {
  return element.name === 'table' && first('table', element) === null;
}

/** A cell as it is written; `columns` and `rows` are how many of them it spans. */
type Cell = { text: string; isHead: boolean; columns: number; rows: number };

/** `isHead` tells of a row whether it stands in the head of the table. */
type Row = { cells: readonly Cell[]; isHead: boolean };

function rowsOf(table: Element): Row[] {
  return all('tr', table)
    .filter(isShown)
    .map((row) => ({
      isHead: closest(row, 'thead') !== null,
      cells: childrenOf(row)
        .filter((cell) => (cell.name === 'td' || cell.name === 'th') && !isUnread(cell))
        .map((cell) => ({
          text: wordsIn(cell),
          isHead: cell.name === 'th',
          columns: spanOf(cell, 'colspan'),
          rows: spanOf(cell, 'rowspan'),
        })),
    }));
}

/**
 * Every row of a table in words, each cell behind the head of its column: in another column it says something else. It stands under
 * upper heads, the row that names those after it, as "Children" does, and cells that reach down to it; of a table without heads, under its
 * first row.
 */
function rowTexts(rows: readonly Row[]): { text: string; under: string[] }[] {
  let heads: string[] = [];
  let upper = '';
  let group = '';
  let lead = rows[0]?.cells[0]?.isHead ? '' : wordsOf(rows[0]).join(' | ');
  let reaching: Pick<Cell, 'text' | 'rows'>[] = [];
  return rows.map((row, index) => {
    const kind = kindOf(row);
    const words = wordsOf(row);
    const around = reaching.map(({ text }) => text);
    reaching = [...reaching, ...row.cells]
      .map(({ text, rows: left }) => ({ text, rows: left - 1 }))
      .filter(({ rows: left }) => left > 0);
    if (kind === 'data') return behindHeads(words, heads, [upper, group, lead, ...around]);
    if (kind === 'group') group = row.cells[0]?.text ?? '';
    else {
      upper = kindOf(rows[index - 1]) === 'head' ? heads.join(' | ') : '';
      heads = words;
      lead = '';
    }
    return { text: [...new Set(words)].join(' | '), under: [] };
  });
}

/** A row that a cell above reaches into is shorter than its heads: nobody can say which is whose. */
function behindHeads(words: readonly string[], heads: readonly string[], under: string[]) {
  if (words.length !== heads.length) {
    return { text: words.join(' | ').trim(), under: [...under, heads.join(' | ')] };
  }
  const told = words.map((word, at) =>
    heads[at] && heads[at] !== word ? `${heads[at]}: ${word}` : word,
  );
  return { text: told.join(' | ').trim(), under };
}

/** A cell that spans several columns stands in each of them. */
function wordsOf(row: Row | undefined): string[] {
  return (row?.cells ?? []).flatMap(({ text, columns }) => Array<string>(columns).fill(text));
}

/** A row with words in its first cell alone names those after it. */
function kindOf(row: Row | undefined): 'head' | 'group' | 'data' {
  const [first, ...others] = row?.cells ?? [];
  if (first === undefined) return 'data';
  if (row?.isHead || (others.length > 0 && [first, ...others].every((cell) => cell.isHead)))
    return 'head';
  const isAlone = first.text !== '' && others.every(({ text }) => text === '');
  return isAlone && (others.length > 0 || first.columns > 1) ? 'group' : 'data';
}

/** No table of a source is wider; 0 is said for "as far as there are rows". */
const longestSpan = 100;

function spanOf(cell: Element, name: 'colspan' | 'rowspan'): number {
  const said = Number.parseInt(attributeOf(cell, name) ?? '1', 10);
  return said > 0 && said < longestSpan ? said : said === 0 ? longestSpan : 1;
}

/** The term that a description belongs to; several descriptions may follow one. */
function termOf(description: Element): string {
  const siblings = childrenOf(parentOf(description));
  const before = siblings.slice(0, siblings.indexOf(description));
  const term = before.findLast(({ name }) => name === 'dt');
  return term ? wordsIn(term) : '';
}
