import type { BuildConfig } from '../../compiler/build-config.ts';
import { lastRun } from '../../compiler/commands/facts/reread-facts.ts';
import { compile, type Site } from '../../compiler/compile.ts';
import { reportFacts } from '../../compiler/fact-report.ts';
import { loadContent } from '../../compiler/load.ts';
import type { DueFact, References } from '../api.ts';

/** What fields may name, as the site has it now. */
export function referencesOf(site: Site): References {
  const { content, facts, pages } = site;
  const places = new Map(
    reportFacts(site).map((row) => [row.key, [...row.figureOn, ...row.sourceOn]]),
  );
  const guides = content.locales[0]?.guides ?? new Map();
  return {
    facts: [...facts.values()].map(({ key, label, figure, words, source, asOf, level }) => ({
      key,
      id: key.slice(key.lastIndexOf('/') + 1),
      guide: key.slice(0, key.lastIndexOf('/')),
      label,
      figure,
      statement: words,
      publisher: source.publisher,
      url: source.url,
      asOf,
      level,
      pages: [...new Set(places.get(key))],
    })),
    routes: pages
      .filter(({ kind }) => kind !== 'not-found')
      .map(({ path, trail }) => ({ path, title: trail.at(-1)?.label ?? path })),
    publishers: Object.keys(content.publishers),
    guides: [...guides].map(([key, { title }]) => ({ key, title })),
  };
}

/** Facts that somebody should read again: due by their age, or because the last run of the re-reader met something. */
export function dueFacts(root: string, config: BuildConfig): DueFact[] {
  const site = compile(loadContent(root), config);
  const outcomes = new Map(lastRun(root).map((outcome) => [outcome.key, outcome]));
  return reportFacts(site).flatMap((row): DueFact[] => {
    const outcome = outcomes.get(row.key);
    const isOpen =
      outcome !== undefined && outcome.state !== 'same' && row.checked !== outcome.day.slice(0, 7);
    if (row.due === null && !isOpen) return [];
    const { key, label, figure, asOf, source, due, figureOn, sourceOn } = row;
    return [
      {
        key,
        label,
        figure,
        asOf,
        url: source.url,
        reason: due ?? outcome?.detail ?? '',
        found: outcome
          ? {
              state: outcome.state,
              figure: outcome.found,
              passage: outcome.passage,
              day: outcome.day,
            }
          : null,
        canAccept: isOpen && outcome.state === 'unsure' && outcome.passage !== '',
        pages: [...new Set([...figureOn, ...sourceOn])],
      },
    ];
  });
}
