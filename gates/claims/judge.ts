// In a thread of its own: reads pieces of the built site by the rules of content/claims. See pages/check-pieces.ts.
import { judgePieces } from '../pages/check-pieces.ts';
import { passagesOfFile, pathOf } from '../pages/site-files.ts';
import { checkFile } from './check-site.ts';
import type { Finding } from './claims-gate.ts';
import { readClaims } from './read-claims.ts';

/** How many texts a piece has, and which of their sentences are refused. */
export type ClaimsVerdict = { texts: number; findings: Finding[] };

judgePieces(({ quotingPath }: { quotingPath: string }) => {
  const gate = readClaims(process.cwd());
  return (file, content): ClaimsVerdict => {
    const passages = passagesOfFile(file, content);
    const findings = checkFile(passages, gate, pathOf(file) === quotingPath);
    return { texts: passages.length, findings };
  };
});
