/**
 * Reads CSV as a program does that splits lines at `separator`: after RFC 4180 with a comma, and as a spreadsheet set to
 * another country with anything else. Text after a closing quote counts on as it stands, as spreadsheets have it.
 */
export function readCsv(csv: string, separator = ','): string[][] {
  const rows: string[][] = [];
  let row: string[] = [];
  let rest = csv.replace(/^\ufeff/, '');
  while (rest !== '') {
    const { cell, length } = cellAt(rest, separator);
    row.push(cell);
    const end = /^\r\n|^\r|^\n/.exec(rest.slice(length))?.[0] ?? '';
    const isLast = end !== '' || length === rest.length;
    rest = rest.slice(length + (end.length || 1));
    if (!isLast) continue;
    rows.push(row);
    row = [];
  }
  return rows;
}

function cellAt(text: string, separator: string): { cell: string; length: number } {
  const quoted = /^"((?:[^"]|"")*)(?:"|$)/.exec(text);
  const begun = quoted?.[0].length ?? 0;
  const after = text.slice(begun);
  const ends = [separator, '\r', '\n'].map((end) => after.indexOf(end)).filter((at) => at >= 0);
  const tail = after.slice(0, Math.min(...ends, after.length));
  const inside = quoted?.[1]?.replaceAll('""', '"') ?? '';
  return { cell: inside + tail, length: begun + tail.length };
}
