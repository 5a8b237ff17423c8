import type { SiteFile } from '../pages/read-site.ts';
import type { ClaimsGate, Finding, Rule } from './claims-gate.ts';

/** A refused sentence, and every address of the site at which it stands. */
export type SiteFinding = Finding & { paths: string[] };

/** A seller's line is short; a longer quotation would be a text that no rule reads. */
const longestQuotation = 80;

/** Stands beside the rules of content/claims: they say what nobody may write, this one where it may be quoted. */
const strayQuotation: Rule = {
  id: 'stray-quotation',
  file: 'gates/claims/check-site.ts',
  refuses: 'a long quotation, and any quotation outside the page that warns of forged documents',
  reason: 'The mark data-quoted hides its words from every other rule.',
  mend: 'Remove the mark, or quote one short line on the page that warns.',
  source: null,
  patterns: [],
  unless: [],
  unlessSourced: false,
  fails: '',
  passes: '',
};

/**
 * Everything on a site that a rule refuses, the same sentence once.
 * Shape: `quotingPath` is the address of the one page that may quote what sellers say.
 */
export function checkSite(
  files: readonly SiteFile[],
  gate: ClaimsGate,
  quotingPath: string,
): SiteFinding[] {
  const found = new Map<string, SiteFinding>();
  for (const { path, passages } of files) {
    const stray = passages.find(
      ({ isQuoted, text }) => isQuoted && (path !== quotingPath || text.length > longestQuotation),
    );
    const findings = gate.check(passages);
    if (stray !== undefined) {
      findings.push({ rule: strayQuotation, place: stray.place, sentence: stray.text });
    }
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
