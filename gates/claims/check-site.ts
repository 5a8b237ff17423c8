import { once } from 'node:events';
import { globSync, readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { parentPort, Worker, workerData } from 'node:worker_threads';
import { hashOf, openCache } from '../../scripts/incremental.ts';
import type { Passage } from '../pages/passages.ts';
import { piecesIn, siteFiles } from '../pages/site-files.ts';
import type { ClaimsGate, Finding, RuleWords } from './claims-gate.ts';
import { readRulesText, readWarningPath } from './read-claims.ts';

/** How many texts a file has, and which of their sentences are refused. */
export type ClaimsVerdict = { texts: number; findings: Finding[] };

/** A refused sentence, and every address of the site at which it stands. */
type SiteFinding = Finding & { paths: string[] };

/** A seller's line is short; a longer quotation would be a text that no rule reads. */
const longestQuotation = 80;

/** Stands beside the rules of content/claims: they say what nobody may write, this one where it may be quoted. */
const strayQuotation: RuleWords = {
  id: 'stray-quotation',
  file: 'gates/claims/check-site.ts',
  refuses: 'a long quotation, and any quotation outside the page that warns of forged documents',
  reason: 'The mark data-quoted hides its words from every other rule.',
  mend: 'Remove the mark, or quote one short line on the page that warns.',
  source: null,
};

/** A file of the built site, or a part of a long list of data. */
type Piece = { file: string; part: number; hash: string };

/** With more threads than this, memory would be spent rather than time saved. */
const mostThreads = 4;
/** Left alone, a thread lets what it no longer needs pile up to gigabytes before it clears it away. */
const resourceLimits = { maxOldGenerationSizeMb: 128, maxYoungGenerationSizeMb: 24 };

/**
 * What the rules say of each piece of a built site, in order.
 * A piece that was judged before, by the same program and rules, is not judged again.
 */
export async function judgeSite(folder: string, files: readonly string[] = siteFiles(folder)) {
  const root = process.cwd();
  const cache = openCache('claims');
  const key = hashOf(folder, readRulesText(root) + readWarningPath(root), ...sources());
  const kept = await cache.get(key);
  const known = new Map<string, ClaimsVerdict>(kept === null ? [] : JSON.parse(kept.toString()));
  const pieces = files.flatMap((file) =>
    readPieces(folder, file).map((said, part): Piece => ({ file, part, hash: hashOf(file, said) })),
  );
  const unknown = pieces.filter(({ hash }) => !known.has(hash));
  await judgeInThreads(unknown, folder, ({ hash }, verdict) => known.set(hash, verdict));
  const verdicts = pieces.flatMap(({ file, hash }) => {
    const verdict = known.get(hash);
    return verdict === undefined ? [] : { file, hash, verdict };
  });
  // One file for all: what no page says any more is forgotten.
  await cache.put(key, JSON.stringify(verdicts.map(({ hash, verdict }) => [hash, verdict])));
  return verdicts;
}

function readPieces(folder: string, file: string): string[] {
  return piecesIn(file, readFileSync(join(folder, file), 'utf8'));
}

/** All that a verdict depends on beside the pieces and the rules: our programs, and the versions of others. */
function sources(): string[] {
  const root = join(import.meta.dirname, '..', '..');
  const programs = globSync('gates/**/*.{ts,json}', { cwd: root }).filter(
    (file) => !/\.test\./.test(file),
  );
  const files = [...programs.toSorted(), 'package-lock.json'];
  return files.map((file) => readFileSync(join(root, file), 'utf8'));
}

/** Each thread takes the next piece when it has judged one. */
async function judgeInThreads(
  pieces: readonly Piece[],
  folder: string,
  note: (piece: Piece, verdict: ClaimsVerdict) => void,
): Promise<void> {
  const waiting = pieces.values();
  const count = Math.min(availableParallelism(), mostThreads, pieces.length);
  const judge = new URL('judge.ts', import.meta.url);
  const threads = Array.from({ length: count }, async () => {
    const thread = new Worker(judge, { workerData: { folder }, resourceLimits });
    for (const piece of waiting) {
      thread.postMessage(piece);
      // Rejects where the thread fails.
      const [verdict] = await once(thread, 'message');
      note(piece, verdict);
    }
    await thread.terminate();
  });
  await Promise.all(threads);
}

/** In a thread: judges each piece that comes. */
export function judgePieces(judge: (file: string, content: string) => ClaimsVerdict): void {
  const { folder } = workerData;
  parentPort?.on('message', ({ file, part }: Piece) =>
    parentPort?.postMessage(judge(file, readPieces(folder, file)[part] ?? '')),
  );
}

/** Everything in the texts of one file that a rule refuses. */
export function checkFile(
  passages: readonly Passage[],
  gate: Pick<ClaimsGate, 'check'>,
  isQuotingPage: boolean,
): Finding[] {
  const findings = gate.check(passages);
  const stray = passages.find(
    ({ isQuoted, text }) => isQuoted && (!isQuotingPage || text.length > longestQuotation),
  );
  if (stray !== undefined) {
    findings.push({ rule: strayQuotation, place: stray.place, sentence: stray.text });
  }
  return findings;
}

/** The findings of all files, the same sentence once. */
export function gatherFindings(files: readonly { path: string; findings: readonly Finding[] }[]) {
  const found = new Map<string, SiteFinding>();
  for (const { path, findings } of files) {
    for (const finding of findings) {
      const key = `${finding.rule.id}\n${finding.sentence}`;
      const known = found.get(key) ?? { ...finding, paths: [] };
      if (!known.paths.includes(path)) known.paths.push(path);
      found.set(key, known);
    }
  }
  return [...found.values()];
}

/** What an editor reads when a sentence is refused: where, which, why, and how to mend it. */
export function describeFinding({ rule, place, sentence, paths }: SiteFinding): string {
  const [path = '', ...others] = paths;
  const more = others.length > 0 ? ` and ${String(others.length)} more` : '';
  return [
    `${path}${more}, ${place}: “${sentence.trim()}”`,
    `  This site refuses ${rule.refuses} (${rule.id}, ${rule.file}).`,
    `  Why: ${rule.reason}`,
    ...(rule.source === null ? [] : [`  See: ${rule.source.title}, ${rule.source.url}`]),
    `  Mend: ${rule.mend}`,
  ].join('\n');
}
