import { inColumns } from '../../terminal/table.ts';
import type { Reading } from './measure.ts';
import type { Ceilings } from './plain-language.ts';

/** Where a page is harder to read than it may be, each as a sentence for its editor. */
export function overCeilings(
  reading: Reading,
  { everyPage, cases, exceptions }: Ceilings,
): string[] {
  const own = exceptions.find(({ path }) => path === reading.path)?.ceilings ?? {};
  // An exception may leave a measure out, and then the ceiling of every page holds.
  const most = (measure: keyof typeof everyPage) => own[measure] ?? everyPage[measure];
  const { grade, longestSentence, passiveShare, passiveSentences, jargon } = reading;
  const passive = `${percent(passiveShare)} of sentences are passive`;
  const words = jargon.map(({ said, plain }) => `"${said}" (say: ${plain})`).join(', ');
  return [
    ...told(grade, most('grade'), `reads at grade ${grade.toFixed(1)}`),
    ...told(
      longestSentence.words,
      most('longestSentence'),
      `has a sentence of ${String(longestSentence.words)} words: “${longestSentence.text}”`,
    ),
    ...told(passiveShare, most('passiveShare'), `${passive}: ${passiveSentences.join(' | ')}`),
    ...outOfRhythm(reading, cases.meanSentence),
    ...told(jargon.length, most('jargonWords'), `uses words of offices: ${words}`),
  ].map((fault) => `${reading.path} ${fault}`);
}

function outOfRhythm(
  { isCase, meanSentence }: Reading,
  { least, most }: Ceilings['cases']['meanSentence'],
): string[] {
  if (!isCase || (meanSentence >= least && meanSentence <= most)) return [];
  return [
    `has sentences of ${meanSentence.toFixed(1)} words on average (${String(least)} to ${String(most)} sound like a person)`,
  ];
}

/** Where a page sounds like a telegram: a warning, because a row of short sentences can be right. */
export function staccatoOn({ path, staccato }: Reading): string[] {
  return staccato.map((last) => `${path} has four short sentences in a row, up to: “${last}”`);
}

function told(measured: number, most: number, fault: string): string[] {
  return measured > most ? [`${fault} (at most ${String(most)})`] : [];
}

/** A share as people say it. */
function percent(share: number): string {
  return `${(share * 100).toFixed(1)} %`;
}

/** One line a page, the hardest to read first. */
export function readingTable(readings: readonly Reading[]): string {
  const rows = readings
    .toSorted((one, other) => other.grade - one.grade)
    .map(({ path, words, grade, meanSentence, longestSentence, passiveShare, jargon }) => [
      path,
      String(words).padStart(5),
      grade.toFixed(1).padStart(5),
      meanSentence.toFixed(1),
      String(longestSentence.words).padStart(7),
      percent(passiveShare).padStart(7),
      [...new Set(jargon.map(({ said }) => said))].join(', '),
    ]);
  return inColumns([['page', 'words', 'grade', 'mean', 'longest', 'passive', 'jargon'], ...rows]);
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
