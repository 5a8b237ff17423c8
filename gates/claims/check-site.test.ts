import { expect, test } from 'vitest';
import type { Passage } from '../pages/passages.ts';
import { checkFile, describeFinding, gatherFindings } from './check-site.ts';
import { seenPassage } from './passages.samples.ts';
import { readClaims } from './read-claims.ts';

const gate = readClaims('.');
const warning = '/safety/document-fraud';

function findingsOn(pages: Record<string, Passage[]>) {
  return gatherFindings(
    Object.entries(pages).map(([path, passages]) => ({
      path,
      findings: checkFile(passages, gate, path === warning),
    })),
  );
}

const quotation = seenPassage('Guaranteed result', { isQuoted: true });

test('the page that warns may quote what sellers say', () => {
  expect(findingsOn({ [warning]: [quotation] })).toEqual([]);
});

test('no other page may quote it', () => {
  const [finding] = findingsOn({ '/about': [quotation] });
  expect(finding?.rule.id).toBe('stray-quotation');
});

test('a quotation is one short line', () => {
  const long = seenPassage('We guarantee your pass. '.repeat(5), { isQuoted: true });
  const [finding] = findingsOn({ [warning]: [long] });
  expect(finding?.rule.id).toBe('stray-quotation');
});

test('a sentence that stands on many pages is told once, with page, reason, law and remedy', () => {
  const lie = seenPassage('A guaranteed pass.', { place: 'h2' });
  const findings = findingsOn({ '/': [lie], '/faq': [lie], '/about': [lie] });
  expect(findings).toHaveLength(1);
  const [told = ''] = findings.map(describeFinding);
  expect(told).toContain('/ and 2 more, h2: “A guaranteed pass.”');
  expect(told).toMatch(
    /refuses a guarantee of a result \(guaranteed-result, content\/claims\/outcomes\.yaml\)/,
  );
  expect(told).toMatch(/Why: .+\n {2}See: .+https:.+\n {2}Mend: .+/);
});
