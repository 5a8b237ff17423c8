import type { Verdict } from './check-link.ts';
import type { CheckedLink } from './check-links.ts';

const verdicts: readonly Verdict[] = [
  'gone',
  'unreachable',
  'in trouble',
  'refused',
  'moved',
  'fine',
];

/** Whether somebody has to mend something; a host in trouble may be well again tomorrow. */
export function isBroken({ verdict }: CheckedLink): boolean {
  return verdict === 'gone' || verdict === 'unreachable';
}

/** What is not fine, the worst first, and a line of counts. */
export function linkTable(links: readonly CheckedLink[]): string {
  const rows = verdicts
    .filter((verdict) => verdict !== 'fine')
    .flatMap((verdict) => links.filter((link) => link.verdict === verdict))
    .map(rowOf);
  const counts = verdicts.map(
    (verdict) => `${links.filter((link) => link.verdict === verdict).length} ${verdict}`,
  );
  return [...rows, `${links.length} links: ${counts.join(', ')}.`].join('\n');
}

function rowOf({ verdict, status, address, detail, places }: CheckedLink): string {
  const [first = '', ...more] = places;
  const where = more.length === 0 ? first : `${first} and ${more.length} more`;
  const state = `${verdict.padEnd(12)}${String(status ?? '').padEnd(4)}`;
  return `${state}${address}${detail === '' ? '' : ` (${detail})`}\n${' '.repeat(16)}in ${where}`;
}

/** Every link for other programs. */
export function linkJson(links: readonly CheckedLink[]): string {
  return JSON.stringify({ links }, null, 2);
}
