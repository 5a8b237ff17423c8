import { readFileSync } from 'node:fs';
import path from 'node:path';
import { UsageError } from '../../../terminal/usage.ts';
import { compile, type Site } from '../../compile.ts';
import type { Fact } from '../../facts.ts';
import { loadContent } from '../../load.ts';
import { placesOfFacts } from '../../shown-facts.ts';
import { replaceFile } from '../replace-file.ts';
import { type Evidence, keepEvidence, readEvidence } from '../reread/evidence.ts';
import type { Manners } from '../reread/fetch-page.ts';
import { lastOutcomes, type Outcome } from '../reread/journal.ts';
import type { ReportRow } from '../reread/report.ts';
import { type Question, type Reading, reread } from '../reread/reread.ts';
import { changeFact } from './change-fact.ts';
import type { FactsPlace } from './set-fact.ts';

/** Where runs keep what they have read, below the project. Not for the repository. */
const runFolder = '.reread';

const usualManners: Omit<Manners, 'userAgent'> = {
  timeoutMs: 20_000,
  maxBytes: 8 * 1_048_576,
  pauseMs: 1_000,
  longestPauseMs: 10_000,
};

export type RereadWish = Pick<Reading, 'isFresh' | 'onProgress'> & {
  /** Keys of facts, or the beginnings of them, like "uk/uk-passport"; all facts when empty. */
  chosen: readonly string[];
  /** Whether facts that are the same get the month. */
  writes: boolean;
  manners: Partial<Manners>;
};

/**
 * Looks for facts at their sources, and with `writes` notes the month beside those that are the same.
 * Throws UsageError when no fact is meant, ContentError when the content is not sound.
 */
export async function rereadFacts(
  { chosen, writes, isFresh, manners, onProgress }: RereadWish,
  { root, config }: FactsPlace,
): Promise<ReportRow[]> {
  const site = compile(loadContent(root), config);
  const facts = [...site.facts.values()].filter(({ key }) => isChosen(key, chosen));
  if (facts.length === 0) throw new UsageError(`There is no fact like ${chosen.join(', ')}.`);
  const outcomes = await reread(questionsOf(facts, root), {
    manners: { ...usualManners, userAgent: agentName(site), ...manners },
    folder: path.join(root, runFolder),
    isFresh,
    today: config.today,
    onProgress,
  });
  const isSure = ({ state, key }: Outcome) =>
    state === 'same' && site.facts.get(key)?.level !== 'unread';
  if (writes) confirm(outcomes.filter(isSure), { root, config });
  return toRows(outcomes, site);
}

function isChosen(key: string, chosen: readonly string[]): boolean {
  return chosen.length === 0 || chosen.some((name) => key === name || key.startsWith(`${name}/`));
}

/** Says who asks and where to complain, in words that a host's staff can read. */
function agentName({ content: { settings }, build }: Site): string {
  return `${settings.siteName}-fact-reader/1.0 (+${build.siteUrl}/contact; ${settings.contact.email})`;
}

function questionsOf(facts: readonly Fact[], root: string): Question[] {
  const evidence = new Map<string, Record<string, Evidence>>();
  return facts.map(({ key, figure, label, words, source }) => {
    const { guide, id } = placeOf(key);
    if (!evidence.has(guide)) evidence.set(guide, readEvidence(root, guide));
    const lastPassage = evidence.get(guide)?.[id]?.passage ?? '';
    return { key, url: source.url, figure, label, statement: words, lastPassage };
  });
}

type WriteText = (file: string, text: string) => void;

/** Notes that these facts were found in the month of their day, in the files of facts and of evidence. */
function confirm(
  outcomes: readonly Outcome[],
  { root, config }: FactsPlace,
  write: WriteText = (file, text) => replaceFile(path.join(root, file), text),
): void {
  const byFile = Map.groupBy(outcomes, ({ key }) => placeOf(key).guide);
  const drafts = new Map<string, string>();
  for (const [guide, found] of byFile) {
    const file = `content/facts/${guide}.json`;
    let text = readFileSync(path.join(root, file), 'utf8');
    for (const { key, day } of found) {
      text = changeFact(text, placeOf(key).id, { checked: day.slice(0, 7) }).text;
    }
    drafts.set(file, text);
  }
  compile(loadContent(root, drafts), config);
  for (const [file, text] of drafts) write(file, text);
  for (const [guide, found] of byFile) keepEvidence(root, guide, found);
}

/** What the last run of the re-reader met; [] when there was none. */
export function lastRun(root: string): Outcome[] {
  return lastOutcomes(path.join(root, runFolder));
}

/**
 * Takes a person's word that the passage found in the last run says what the fact says. `write` may keep the text of the facts file
 * elsewhere than on disk.
 * Throws UsageError where there is no such passage.
 */
export function acceptFact(key: string, place: FactsPlace, write?: WriteText): string {
  const outcome = lastRun(place.root).find((one) => one.key === key);
  if (outcome === undefined) {
    throw new UsageError(`The last run has no "${key}": npm run facts -- reread ${key}`);
  }
  if (outcome.passage === '' || (outcome.state !== 'unsure' && outcome.state !== 'same')) {
    throw new UsageError(
      `The last run found no passage for ${key} that could be accepted (${outcome.state}). Use "set" when you have read its page.`,
    );
  }
  confirm([outcome], place, write);
  return `Checked on ${outcome.day}: ${key}\n"${outcome.passage}"`;
}

/** What the source of a fact was last seen to say. Throws UsageError for a fact that there is not. */
export function showEvidence(key: string, { root, config }: FactsPlace): string {
  const fact = compile(loadContent(root), config).facts.get(key);
  if (fact === undefined) throw new UsageError(`There is no fact "${key}".`);
  const { guide, id } = placeOf(key);
  const kept = readEvidence(root, guide)[id];
  const said = `${fact.label || key}: ${fact.figure ?? 'a sentence'}\n${fact.source.publisher}, ${fact.source.url}`;
  if (kept === undefined) {
    return `${said}\nNo passage is kept yet: npm run facts -- reread ${key} --write`;
  }
  return `${said}\n"${kept.passage}"\nSeen on ${kept.seen} at ${kept.url}\nsha256 ${kept.hash}`;
}

function placeOf(key: string): { guide: string; id: string } {
  const end = key.lastIndexOf('/');
  return { guide: key.slice(0, end), id: key.slice(end + 1) };
}

function toRows(outcomes: readonly Outcome[], { facts, pages }: Site): ReportRow[] {
  const places = placesOfFacts(pages);
  return outcomes.flatMap((outcome) => {
    const fact = facts.get(outcome.key);
    if (fact === undefined) return [];
    const { figureOn = [], sourceOn = [] } = places.get(outcome.key) ?? {};
    return [
      {
        ...outcome,
        label: fact.label,
        figure: fact.figure,
        isPrice: fact.kind === 'fees',
        publisher: fact.source.publisher,
        source: fact.source.url,
        shownOn: [...new Set([...figureOn, ...sourceOn])],
      },
    ];
  });
}
