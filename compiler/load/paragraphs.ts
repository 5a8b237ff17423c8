/** A line of Markdown that begins an item of a list, and so is no part of the line before it. */
const listItem = /^(\s*(?:[-*+]|\d+[.)])\s+)/;

/** Between two paragraphs. */
const gap = /\n[ \t]*\n\s*/;

/** Text with each paragraph and each item of a list on one line: how a form shows it, whatever the file wraps. */
export function unwrapText(text: string): string {
  return text
    .trim()
    .split(gap)
    .map((paragraph) =>
      paragraph
        .split('\n')
        .map((line) => line.trimEnd())
        .reduce((lines, line) =>
          listItem.test(line) ? `${lines}\n${line}` : `${lines} ${line.trimStart()}`,
        ),
    )
    .join('\n\n');
}

/** A value of a file with every text as a form shows it. */
export function unwrapTexts(value: unknown): unknown {
  return JSON.parse(JSON.stringify(value), (_, held) =>
    typeof held === 'string' && held.includes('\n') ? unwrapText(held) : held,
  );
}

/** The text in lines of at most `width` characters, but for what is longer by itself. */
export function wrapText(text: string, width: number): string {
  return text
    .split('\n')
    .map((line) => wrapLine(line, width))
    .join('\n');
}

/** Words between spaces; a mark of a fact and a link stay whole. */
const pieces = /(?:\{[^{}]*\}|!?\[[^[\]]*\]\([^()\s]*\)|\S)+/g;

function wrapLine(line: string, width: number): string {
  const marker = listItem.exec(line)?.[0] ?? '';
  const [first = '', ...words] = line.slice(marker.length).match(pieces) ?? [];
  const indent = ' '.repeat(marker.length);
  const lines = [marker + first];
  for (const word of words) {
    const last = lines.at(-1) ?? '';
    // At the start of a line it would begin a list.
    const isMarker = listItem.test(`${word} `);
    if (isMarker || last.length + 1 + word.length <= width)
      lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(indent + word);
  }
  return lines.join('\n');
}
