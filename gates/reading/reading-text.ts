import { percent } from './ceilings.ts';
import type { Reading } from './measure.ts';

const headings = ['page', 'words', 'grade', 'mean', 'longest', 'passive', 'jargon'];

/** One line a page, the hardest to read first. */
export function readingTable(readings: readonly Reading[]): string {
  const rows = readings
    .toSorted((one, other) => other.grade - one.grade)
    .map(({ path, words, grade, meanSentence, longestSentence, passiveShare, jargon }) => [
      path,
      String(words),
      grade.toFixed(1),
      meanSentence.toFixed(1),
      String(longestSentence.words),
      percent(passiveShare),
      jargon.length === 0 ? '' : [...new Set(jargon.map(({ said }) => said))].join(', '),
    ]);
  const widths = headings.map((heading, column) =>
    Math.max(heading.length, ...rows.map((row) => (row[column] ?? '').length)),
  );
  return [headings, ...rows].map((row) => line(row, widths)).join('\n');
}

/** Figures stand to the right of their column, words to the left. */
function line(cells: readonly string[], widths: readonly number[]): string {
  return cells
    .map((cell, column) => {
      const isFigure = column > 0 && column < headings.length - 1;
      const width = widths[column] ?? 0;
      return isFigure ? cell.padStart(width) : cell.padEnd(width);
    })
    .join('  ')
    .trimEnd();
}

/** Everything about one page that an editor may want to mend. */
export function readingDetails({ path, longestSentence, passiveSentences, jargon }: Reading) {
  return [
    `${path}, longest sentence:`,
    `  ${longestSentence.text}`,
    'Passive sentences:',
    ...passiveSentences.map((sentence) => `  ${sentence}`),
    'Words of offices:',
    ...jargon.map(({ said, plain }) => `  ${said}: say ${plain}`),
  ].join('\n');
}
