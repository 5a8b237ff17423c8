import { EventEmitter, once } from 'node:events';
import { setTimeout as delay } from 'node:timers/promises';
import type { FieldPath } from '../../../editor/api.ts';
import { Keeper } from '../../../editor/screen/keeper.ts';
import { valueAt, withValueAt } from '../../../editor/values.ts';
import { type ContentCopy, copyFiles } from '../content-copy.ts';
import { type Chance, chanceFrom } from '../desk/storm/random.ts';
import { queueServers } from './servers.ts';

const offer = 'content/en/offers/uk-passport.yaml';
const article = 'content/en/articles/document-fraud.yaml';
const draftsFile = '.edit/drafts.json';

type Field = { file: string; path: FieldPath };

/** What each of the two windows has for itself, and what both type into. */
type Fields = [Field, Field];
const ownFields: [Fields, Fields] = [
  [
    { file: offer, path: ['howItWorks', 0, 'body'] },
    { file: article, path: ['title'] },
  ],
  [
    { file: offer, path: ['howItWorks', 1, 'body'] },
    { file: article, path: ['lead'] },
  ],
];
const sharedField: Field = { file: offer, path: ['summary'] };

/** After so many kills a server is left alone until it has everything, and every word is looked for. */
const killsPerRound = 10;
/** How many sendings a server takes at most before it is killed, where it does not live to save. */
const mostSendings = 5;
const longestWaitMs = 60;
const longestLifeMs = 20_000;
const longestPauseMs = 100;

export type EditorStormReport = {
  kills: number;
  typed: number;
  saves: number;
  /** Fields that both windows had changed, and that somebody then chose for. */
  conflicts: number;
  /** Words that stand nowhere any more. */
  lost: string[];
  /** Fields that two windows show differently when nothing is under way. */
  differing: string[];
};

type Plan = { kills: number; seed: number; onRound?: (report: EditorStormReport) => void };

/**
 * Two windows type into the same files, save, and follow each other, while their server is killed again and again with `kill -9`.
 * Each word is typed once, behind what stands in its field, and looked for in files, drafts and conflicts.
 */
export async function runEditorStorm({ kills, seed, onRound }: Plan): Promise<EditorStormReport> {
  const copy = copyFiles([offer, article]);
  const servers = await queueServers(copy.folder);
  const chance = chanceFrom(seed);
  const windows = [new Keeper(servers.api), new Keeper(servers.api)];
  const report = { kills: 0, typed: 0, saves: 0, conflicts: 0, lost: [], differing: [] };
  const storm: Storm = {
    copy,
    chance,
    windows,
    report,
    words: new Set(),
    isShared: false,
    isSaving: false,
    isSaveWished: false,
    events: new EventEmitter(),
  };
  let server = await servers.next();
  for (const window of windows) {
    await window.open(offer);
    await window.open(article);
  }
  while (report.kills < kills) {
    const round = new AbortController();
    const typists = ownFields.map((fields, at) =>
      typeUntil(round.signal, windows[at] as Keeper, fields, storm),
    );
    for (let count = 0; count < killsPerRound && report.kills < kills; count += 1) {
      await Promise.race([momentOfKill(storm), delay(longestLifeMs)]);
      await server.kill();
      report.kills += 1;
      server = await servers.next();
    }
    round.abort();
    await Promise.all(typists);
    await lookForWords(storm);
    await settleConflicts(storm);
    storm.isShared = !storm.isShared;
    onRound?.(report);
  }
  await server.kill();
  await servers.discard();
  copy.discard();
  return report;
}

type Storm = {
  copy: ContentCopy;
  chance: Chance;
  windows: Keeper[];
  report: EditorStormReport;
  /** Typed in this round. */
  words: Set<string>;
  /** Whether both type into one field too: then nothing can be saved until somebody chooses. */
  isShared: boolean;
  isSaving: boolean;
  /** The server shall not die before somebody has begun to save. */
  isSaveWished: boolean;
  /** "sent", "saving" and "saved". */
  events: EventEmitter;
};

/** After some words were sent, while somebody saves, or right after that. */
async function momentOfKill(storm: Storm): Promise<void> {
  const { chance, events } = storm;
  const kind = chance.oneOf(['sent', 'sent', 'sent', 'saving', 'saved']);
  storm.isSaveWished = kind !== 'sent';
  const count = kind === 'sent' ? Math.floor(chance.fraction() * mostSendings) : 1;
  for (let number = 0; number < count; number += 1) await once(events, kind);
  await delay(chance.fraction() * longestWaitMs);
}

/** Types words, sends them, saves and looks what others do, without waiting for anything to be answered. */
async function typeUntil(signal: AbortSignal, window: Keeper, own: Fields, storm: Storm) {
  const { chance, report, words } = storm;
  while (!signal.aborted) {
    const field = chance.oneOf(storm.isShared ? [...own, sharedField] : own);
    const word = wordOf(report.typed);
    report.typed += 1;
    words.add(word);
    type(window, field, `${textIn(window, field)} ${word}`);
    if (!storm.isSaving) doSomething(window, storm);
    await delay(chance.fraction() * longestPauseMs);
  }
}

function doSomething(window: Keeper, storm: Storm): void {
  const { chance, events } = storm;
  const deed = chance.fraction();
  if (storm.isSaveWished && deed < 0.5) void save(window, storm);
  else if (deed < 0.4) void window.sendNow().then(() => events.emit('sent'));
  else if (deed < 0.6) void window.poll();
}

/** Saves what both have sent; meanwhile both go on typing. */
async function save(window: Keeper, storm: Storm): Promise<void> {
  const { windows, events, report } = storm;
  storm.isSaving = true;
  for (const one of windows) if (one !== window) await one.sendNow();
  await window.sendNow();
  events.emit('saving');
  await window.save().then(
    () => (report.saves += 1),
    () => {},
  );
  events.emit('saved');
  storm.isSaving = false;
}

/** Once both have sent everything and seen what the other sent. */
async function settled({ windows }: Storm): Promise<void> {
  do {
    for (const window of windows) await window.sendNow();
    // The second begins after whatever was asked before.
    for (const window of [...windows, ...windows]) await window.poll();
  } while (windows.some((window) => window.hasUnsent()));
}

async function lookForWords(storm: Storm): Promise<void> {
  await settled(storm);
  const { copy, windows, words, report } = storm;
  const kept = [offer, article, draftsFile].map((file) => readIfThere(copy, file)).join(' ');
  const standing = new Set(kept.replaceAll('\\n', ' ').match(/[a-z]+/g));
  for (const word of words) if (!standing.has(word)) report.lost.push(word);
  words.clear();
  const [one, other] = windows;
  for (const field of [...ownFields.flat(), sharedField]) {
    if (one && other && textIn(one, field) !== textIn(other, field)) {
      report.differing.push(`${field.file} ${field.path.join('.')}`);
    }
  }
}

/** Chooses for every conflict, shortens what was typed, and saves. */
async function settleConflicts({ windows: [window], report, chance }: Storm): Promise<void> {
  if (window === undefined) return;
  const conflicts = () => window.snapshot().drafts.get(offer)?.conflicts.length ?? 0;
  while (conflicts() > 0) {
    await window.choose(offer, 0, chance.oneOf(['draft', 'other']));
    report.conflicts += 1;
  }
  for (const field of [...ownFields.flat(), sharedField]) type(window, field, 'Read this first.');
  await window.save();
}

function type(window: Keeper, { file, path }: Field, text: string): void {
  window.change(file, withValueAt(window.snapshot().drafts.get(file)?.value, path, text));
}

function textIn(window: Keeper, { file, path }: Field): string {
  return String(valueAt(window.snapshot().drafts.get(file)?.value, path)).trim();
}

/** Another one for each number, of letters alone. */
function wordOf(number: number): string {
  const letters = number
    .toString(26)
    .replace(/./g, (digit) => String.fromCharCode('a'.charCodeAt(0) + Number.parseInt(digit, 26)));
  return `word${letters}`;
}

function readIfThere(copy: ContentCopy, file: string): string {
  try {
    return copy.read(file);
  } catch {
    return '';
  }
}
