import { checkPieces } from '../pages/check-pieces.ts';
import type { Passage } from '../pages/passages.ts';
import { siteFiles } from '../pages/site-files.ts';
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

/** What the rules say of every piece of a built site. Only what was not judged before is judged, in threads. */
export function judgeSite(
  folder: string,
  files: readonly string[] = siteFiles(folder),
): Promise<{ file: string; verdict: ClaimsVerdict }[]> {
  const root = process.cwd();
  return checkPieces({
    kind: 'claims',
    folder,
    files,
    program: new URL('judge.ts', import.meta.url),
    rules: readRulesText(root) + readWarningPath(root),
  });
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
export function gatherFindings(
  files: readonly { path: string; findings: readonly Finding[] }[],
): SiteFinding[] {
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
