import type { SetResult } from './set-fact.ts';

/** What changed in a figure, and which pages show it. */
export function setReport({ file, changes, figureOn }: SetResult, isDryRun: boolean): string {
  if (changes.length === 0) return `Nothing to change: ${file} says so already.`;
  return [
    ...changes.map(({ field, before, after }) => `${field}: ${told(before)} → ${told(after)}`),
    figureOn.length === 0 ? 'Shown on no page.' : `Shown on ${figureOn.join(', ')}.`,
    isDryRun ? `A dry run: ${file} is as it was.` : `Written to ${file}.`,
  ].join('\n');
}

function told(value: unknown): string {
  return value === undefined ? 'left out' : JSON.stringify(value);
}
