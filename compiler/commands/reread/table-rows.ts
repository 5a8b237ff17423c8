/** A cell as it is written; `columns` and `rows` are how many of them it spans. */
type Cell = { text: string; isHead: boolean; columns: number; rows: number };

export type Row = {
  cells: readonly Cell[];
  /** Whether it stands in the head of the table. */
  isHead: boolean;
};

/** A row in words, each cell behind the heads of its column: in another column it says something else. */
type RowText = {
  text: string;
  /** The row that names those after it, as "Children" does, and of a table without heads its first row. */
  under: string[];
};

/** Every row of a table in words. */
export function rowTexts(rows: readonly Row[]): RowText[] {
  const grid = gridOf(rows);
  let heads: string[] = [];
  let group = '';
  let lead = rows[0]?.cells[0]?.isHead ? '' : inWords(grid[0] ?? [], []);
  return rows.map((row, index) => {
    const kind = kindOf(row);
    const words = grid[index] ?? [];
    if (kind === 'data') return { text: inWords(words, heads), under: [group, lead] };
    if (kind === 'group') group = row.cells[0]?.text ?? '';
    else {
      heads = isAfterHead(rows, index) ? words.map(below(heads)) : words;
      lead = '';
    }
    return { text: [...new Set(words)].join(' | '), under: [] };
  });
}

function isAfterHead(rows: readonly Row[], index: number): boolean {
  const before = rows[index - 1];
  return before !== undefined && kindOf(before) === 'head';
}

/** The second row of heads, such as "Online" below "Fee". */
function below(upper: readonly string[]) {
  return (head: string, column: number) =>
    upper[column] === head ? head : `${upper[column] ?? ''} ${head}`.trim();
}

type RowKind = 'head' | 'group' | 'data';

/** A row with words in its first cell alone names those after it. */
function kindOf({ cells: [first, ...others], isHead }: Row): RowKind {
  if (first === undefined) return 'data';
  if (isHead || (others.length > 0 && [first, ...others].every((cell) => cell.isHead)))
    return 'head';
  const isAlone = first.text !== '' && others.every(({ text }) => text === '');
  return isAlone && (others.length > 0 || first.columns > 1) ? 'group' : 'data';
}

/** The words of each row by column: a cell that spans several columns or rows stands in each of them. */
function gridOf(rows: readonly Row[]): string[][] {
  const reaching: { text: string; rows: number }[] = [];
  return rows.map((row) => {
    const words: string[] = [];
    const takeReaching = () => {
      for (let cell = reaching[words.length]; cell?.rows; cell = reaching[words.length]) {
        cell.rows -= 1;
        words.push(cell.text);
      }
    };
    for (const { text, columns, rows: span } of row.cells) {
      takeReaching();
      for (let column = 0; column < columns; column += 1) {
        reaching[words.length] = { text, rows: span - 1 };
        words.push(text);
      }
    }
    takeReaching();
    return words;
  });
}

function inWords(cells: readonly string[], heads: readonly string[]): string {
  return cells
    .map((cell, at) => (heads[at] && heads[at] !== cell ? `${heads[at]}: ${cell}` : cell))
    .join(' | ')
    .trim();
}
