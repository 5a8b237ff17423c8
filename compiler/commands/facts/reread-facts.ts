// A run of the re-reader from the facts that are chosen to the months that are written, read from top to bottom: each step is asked for once, so it is one file.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { UsageError } from '../../../terminal/usage.ts';
import { compile, type Site } from '../../compile.ts';
import type { Fact } from '../../facts/facts.ts';
import { gatherFacts } from '../../facts/gather-facts.ts';
import { placesOfFacts } from '../../facts/shown-facts.ts';
import { replaceFile } from '../../load/replace-file.ts';
import { loadContent } from '../../load.ts';
import type { Manners } from '../reread/fetch-page.ts';
import {
  keepAccepted,
  lastOutcomes,
  type Outcome,
  openPageStore,
  readAccepted,
} from '../reread/journal.ts';
import { byUrgency, choicesOf, type ReportRow } from '../reread/report.ts';
import { type Question, type Reading, reread, withoutFragment } from '../reread/reread.ts';
import { fingerprintOf, holdsFigure, plain, sentencesOf } from '../reread/sentences.ts';
import { changeFact, type FactsPlace, type FieldChanges } from './set-fact.ts';

const usualManners: Omit<Manners, 'userAgent'> = {
  timeoutMs: 20_000,
  maxBytes: 8 * 1_048_576,
  pauseMs: 1_000,
  longestPauseMs: 10_000,
};

type RereadWish = Pick<Reading, 'isFresh' | 'onProgress'> & {
  /** Keys of facts, or the beginnings of them, like "uk/uk-passport"; all facts when empty. */
  chosen: readonly string[];
  /** Whether facts that are the same get the month. */
  writes: boolean;
  manners: Partial<Manners>;
};

/**
 * Looks for the accepted sentences of facts at their sources, and with `writes` notes the month beside those that are the same.
 * Throws UsageError when no fact is meant, ContentError when the content is not sound.
 */
export async function rereadFacts(
  { chosen, writes, isFresh, manners, onProgress }: RereadWish,
  place: FactsPlace,
): Promise<ReportRow[]> {
  const { root, config } = place;
  const site = compile(loadContent(root), config);
  const facts = [...site.facts.values()].filter(({ key }) => isChosen(key, chosen));
  if (facts.length === 0) throw new UsageError(`There is no fact like ${chosen.join(', ')}.`);
  const outcomes = await reread(questionsOf(facts, site, root), {
    manners: { ...usualManners, userAgent: agentName(site), ...manners },
    folder: runFolder(root),
    isFresh,
    today: config.today,
    onProgress,
  });
  const seen = seenSentences(outcomes, site);
  keepWords(seen, root);
  if (writes) {
    const read = seen.filter(({ fact }) => fact.level !== 'unread');
    note(new Map(read.map(({ outcome }) => [outcome.key, checkedIn(outcome)])), place);
  }
  return toRows(outcomes, site, root, site.pages);
}

function isChosen(key: string, chosen: readonly string[]): boolean {
  return chosen.length === 0 || chosen.some((name) => key === name || key.startsWith(`${name}/`));
}

/** Says who asks and where to complain, in words that a host's staff can read. */
function agentName({ content: { settings }, build }: Site): string {
  return `${settings.siteName}-fact-reader/1.0 (+${build.siteUrl}/contact; ${settings.contact.email})`;
}

function questionsOf(facts: readonly Fact[], book: FactBook, root: string): Question[] {
  const wordsOf = acceptedWords(book, root);
  return facts.map((fact) => {
    const { key, figure, label, words: statement, source, fingerprint } = fact;
    const accepted = wordsOf(key)?.text ?? '';
    const sought = { figure, label, statement, accepted };
    return { key, url: source.url, said: saidBy(fact), fingerprint, ...sought };
  });
}

function seenSentences(outcomes: readonly Outcome[], { facts }: FactBook) {
  return outcomes.flatMap((outcome) => {
    const [fact, [sentence]] = [facts.get(outcome.key), outcome.sentences];
    return outcome.state === 'same' && fact && sentence ? [{ outcome, fact, sentence }] : [];
  });
}

function checkedIn({ day }: Outcome): FieldChanges {
  return { checked: day.slice(0, 7) };
}

type WriteText = (file: string, text: string) => void;

/** Changes fields of facts, by their keys, when all content is sound with the changes. `write` may keep the texts elsewhere than on disk. */
function note(
  changes: ReadonlyMap<string, FieldChanges>,
  place: FactsPlace,
  write: WriteText = (file, text) => replaceFile(path.join(place.root, file), text),
): void {
  const { root } = place;
  const drafts = new Map<string, string>();
  for (const [key, fields] of changes) {
    const [guide, id] = [path.dirname(key), path.basename(key)];
    const file = `content/facts/${guide}.json`;
    const text = drafts.get(file) ?? readFileSync(path.join(root, file), 'utf8');
    drafts.set(file, changeFact(file, text, id, fields).text);
  }
  readFacts(place, drafts);
  for (const [file, text] of drafts) write(file, text);
}

/** What the last run of the re-reader met, as far as nobody has settled it since; [] when there was none. */
export function lastRun({ facts }: FactBook, root: string): Outcome[] {
  return lastOutcomes(runFolder(root)).flatMap((outcome) => {
    const fact = facts.get(outcome.key);
    if (fact === undefined) return [];
    const { fingerprint } = fact;
    const seen = outcome.sentences.find((one) => fingerprintOf(saidBy(fact), one) === fingerprint);
    if (seen) return [{ ...outcome, state: 'same', sentences: [seen] }];
    return [outcome.state === 'look' && !fingerprint ? { ...outcome, state: 'new' } : outcome];
  });
}

/** The facts of the last run that wait for a person, the worst first; figures that pages show before the rest. */
export function waitingRows(chosen: readonly string[], { root, config }: FactsPlace): ReportRow[] {
  const site = compile(loadContent(root), config);
  const waiting = lastRun(site, root).filter(
    ({ key, state }) => isChosen(key, chosen) && state !== 'same',
  );
  const isShown = ({ figure, shownOn }: ReportRow) => figure !== null && shownOn.length > 0;
  const rows = byUrgency(toRows(waiting, site, root, site.pages));
  return [...rows.filter(isShown), ...rows.filter((row) => !isShown(row))];
}

/**
 * Takes a person's word that a sentence of the last run says what the fact says. `choice` is its number, its hash, or words of
 * the page that no other sentence has; `write` may keep the text of the facts file elsewhere than on disk.
 * Throws UsageError, with the sentences to choose from, where it names none.
 */
export function acceptFact(key: string, place: FactsPlace, choice = '', write?: WriteText): string {
  const { root } = place;
  const book = readFacts(place);
  const outcome = lastRun(book, root).find((one) => one.key === key);
  const [row] = outcome ? toRows([outcome], book, root) : [];
  const fact = book.facts.get(key);
  if (!(outcome && row && fact)) {
    throw new UsageError(`The last run has no "${key}": npm run facts -- reread ${key}`);
  }
  const sentence = chosenOf(row, choice, openPageStore(runFolder(root)));
  const fingerprint = fingerprintOf(saidBy(fact), sentence);
  note(new Map([[key, { ...checkedIn(outcome), fingerprint }]]), place, write);
  keepWords([{ outcome, fact, sentence }], root);
  const isHeld = row.figure === null || holdsFigure(sentence.text, row.figure);
  const warning = isHeld ? '' : `\nIt does not show ${row.figure} in figures: is it in its words?`;
  return `Checked on ${outcome.day}: ${key}\n"${sentence.text}"${warning}`;
}

function chosenOf(row: ReportRow, choice: string, pages: ReturnType<typeof openPageStore>) {
  const { key, sentences, source, state, detail } = row;
  const page = sentencesOf(pages.get(withoutFragment(source))?.blocks ?? []);
  if (sentences.length + page.length === 0) {
    throw new UsageError(
      `The last run found no sentence for ${key} that could be accepted (${[state, detail].filter(Boolean).join(', ')}). Use "set" when you have read its page.`,
    );
  }
  const numbered = sentences.find(({ hash }, index) => [hash, String(index + 1)].includes(choice));
  const isWords = /\p{L}/u.test(choice);
  const [worded, ...others] = page.filter(({ text }) => isWords && text.includes(plain(choice)));
  const sentence = numbered ?? (others.length === 0 ? worded : undefined);
  if (sentence !== undefined) return sentence;
  throw new UsageError(
    `Say which sentence, by its number or by words that no other has: npm run facts -- accept ${key} 1\n\n${choicesOf(row)}`,
  );
}

/** In what sentence a fact was last seen. Throws UsageError for a fact that there is not. */
export function showEvidence(key: string, place: FactsPlace): string {
  const book = readFacts(place);
  const fact = book.facts.get(key);
  if (fact === undefined) throw new UsageError(`There is no fact "${key}".`);
  const said = `${fact.label || key}: ${fact.figure ?? 'a sentence'}\n${fact.source.publisher}, ${fact.source.url}`;
  const { fingerprint } = fact;
  if (fingerprint === null) {
    return `${said}\nNobody has accepted a sentence yet: npm run facts -- reread ${key}`;
  }
  const words = acceptedWords(book, place.root)(key);
  if (words === null) {
    return `${said}\nAccepted, but this machine never had the words: npm run facts -- reread ${key}\nfingerprint ${fingerprint}`;
  }
  const under = words.under === '' ? '' : `\nunder ${words.under}`;
  return `${said}\n"${words.text}"${under}\nSeen on ${words.seen} at ${words.url}\nfingerprint ${fingerprint}`;
}

/** `pages` are those that show facts; without them no fact is shown anywhere. */
function toRows(
  outcomes: readonly Outcome[],
  book: FactBook,
  root: string,
  pages: Site['pages'] = [],
): ReportRow[] {
  const places = placesOfFacts(pages);
  const wordsOf = acceptedWords(book, root);
  return outcomes.flatMap((outcome) => {
    const fact = book.facts.get(outcome.key);
    if (fact === undefined) return [];
    const { figureOn = [], sourceOn = [] } = places.get(outcome.key) ?? {};
    return [
      {
        ...outcome,
        label: fact.label,
        figure: fact.figure,
        statement: fact.statement,
        isPrice: fact.kind === 'fees',
        publisher: fact.source.publisher,
        source: fact.source.url,
        shownOn: [...new Set([...figureOn, ...sourceOn])],
        accepted: wordsOf(outcome.key)?.text ?? '',
      },
    ];
  });
}

type FactBook = Pick<Site, 'content' | 'facts'>;

/** The facts without their pages, which take a second. Throws ContentError when their files are not sound. */
function readFacts({ root, config }: FactsPlace, drafts?: ReadonlyMap<string, string>): FactBook {
  const content = loadContent(root, drafts);
  return { content, facts: gatherFacts(content.facts, content.publishers, config.today) };
}

/** Where runs keep what they have read, below the project. Not for the repository: the words are those of the sources. */
function runFolder(root: string): string {
  return path.join(root, '.reread');
}

/** What a fact says, for its fingerprint: not as pages write it, so that another way to write it needs no person. */
function saidBy({ money, figure, statement }: Fact): string {
  return money === null ? (figure ?? statement) : `${money.amount} ${money.currency}`;
}

/** The accepted sentence of a fact, where this machine has its words and not its fingerprint alone. */
function acceptedWords({ facts }: FactBook, root: string) {
  const kept = readAccepted(runFolder(root));
  return (key: string) => {
    const known = kept[key];
    return known && known.fingerprint === facts.get(key)?.fingerprint ? known : null;
  };
}

/** Keeps the words of sentences that facts were seen in, so that they can be shown beside others later. */
function keepWords(seen: ReturnType<typeof seenSentences>, root: string): void {
  const words = seen.map(({ outcome: { key, url, day }, fact, sentence }) => {
    const { text, under } = sentence;
    const fingerprint = fingerprintOf(saidBy(fact), sentence);
    return [key, { text, under, url, seen: day, fingerprint }];
  });
  keepAccepted(runFolder(root), Object.fromEntries(words));
}
