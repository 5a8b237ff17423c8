import { lastRun } from '../../compiler/commands/facts/reread-facts.ts';
import type { Outcome } from '../../compiler/commands/reread/journal.ts';
import { inPlace } from '../../compiler/commands/reread/report.ts';
import { notFoundPath, type Site } from '../../compiler/compile.ts';
import { type FactRow, reportFacts } from '../../compiler/facts/fact-report.ts';
import type { Fact } from '../../compiler/facts/facts.ts';
import { gatherFacts } from '../../compiler/facts/gather-facts.ts';
import {
  factsFileSchema,
  type Publishers,
  publishersSchema,
} from '../../compiler/schemas/facts.ts';
import type { GuideWords } from '../../compiler/schemas/guide.ts';
import { routesSchema } from '../../compiler/schemas/routes.ts';
import type { DueFact, References } from '../api.ts';
import { ifSound, routesFile } from './content-files.ts';
import type { Drafts } from './drafts.ts';

const publishersFile = 'content/publishers.json';

/**
 * What fields may name: all that the sound site has, and what drafts have begun. Those need not be sound as a whole, because the words
 * of a new guide wait for its facts.
 */
export function referencesOf(drafts: Drafts): References {
  const site = drafts.soundSite();
  const { content, pages } = site;
  const publishers =
    publishersSchema.safeParse(drafts.draftedValue(publishersFile)).data ?? content.publishers;
  const facts = new Map([...site.facts, ...draftedFacts(site, drafts, publishers)]);
  const places = new Map(
    reportFacts(site).map((row) => [row.key, [...row.figureOn, ...row.sourceOn]]),
  );
  const titles = new Map(pages.map(({ path, trail }) => [path, trail.at(-1)?.label ?? path]));
  titles.delete(notFoundPath);
  for (const { path } of routesSchema.safeParse(drafts.draftedValue(routesFile)).data ?? []) {
    if (!titles.has(path)) titles.set(path, path);
  }
  const guides = content.locales[0]?.guides ?? new Map<string, GuideWords>();
  return {
    facts: [...facts.values()].map(({ key, label, figure, words, source, asOf, level }) => ({
      key,
      id: key.slice(key.lastIndexOf('/') + 1),
      guide: key.slice(0, key.lastIndexOf('/')),
      label,
      figure,
      // Its words begin with these two, which the screen shows apart.
      statement: words.slice([label, figure].join(' ').length).trim(),
      publisher: source.publisher,
      asOf,
      level,
      pages: [...new Set(places.get(key))],
    })),
    routes: [...titles].map(([path, title]) => ({ path, title })),
    publishers: Object.keys(publishers),
    guides: [...guides].map(([key, { title }]) => ({ key, title })),
  };
}

/** Facts of the changed files that are sound by themselves. */
function draftedFacts({ build }: Site, drafts: Drafts, publishers: Publishers): Map<string, Fact> {
  const names = drafts
    .changed()
    .flatMap((file) => /^content\/facts\/(.+)\.json$/.exec(file)?.[1] ?? []);
  return new Map(
    names.flatMap((name) => {
      const file = factsFileSchema.safeParse(
        drafts.draftedValue(`content/facts/${name}.json`),
      ).data;
      const gathered =
        file && ifSound(() => gatherFacts(new Map([[name, file]]), publishers, build.today));
      return [...(gathered ?? [])];
    }),
  );
}

/** Facts that somebody should read again: due by their age, or because the last run of the re-reader met something. */
export function dueFacts(site: Site, root: string): DueFact[] {
  const outcomes = new Map(lastRun(site, root).map((outcome) => [outcome.key, outcome]));
  return reportFacts(site).flatMap((row): DueFact[] => {
    const outcome = outcomes.get(row.key);
    if (row.due === null && !isOpen(row, outcome)) return [];
    const { key, label, figure, asOf, source, due } = row;
    return [
      {
        key,
        label,
        figure,
        asOf,
        url: source.url,
        reason: due ?? outcome?.detail ?? '',
        found: outcome === undefined ? null : foundBy(outcome, figure),
        canAccept: outcome !== undefined && outcome.state !== 'same',
      },
    ];
  });
}

/** Whether the run met something that nobody has seen to. What was never accepted waits until it is due: at first that is every fact. */
function isOpen({ checked }: FactRow, outcome: Outcome | undefined): boolean {
  if (outcome?.state === 'gone' || outcome?.state === 'unreachable') {
    return checked !== outcome.day.slice(0, 7);
  }
  return outcome?.state === 'look';
}

function foundBy({ state, day, sentences }: Outcome, figure: string | null): DueFact['found'] {
  const texts = sentences.map((one) => ({ hash: one.hash, text: inPlace(one, figure) }));
  return { state, day, sentences: texts };
}
