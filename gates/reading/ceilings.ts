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
export function percent(share: number): string {
  return `${(share * 100).toFixed(1)} %`;
}
