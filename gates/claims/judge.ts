// In a thread of its own: reads pieces of the built site by the rules of their language. See check-site.ts.

import { madeOnce } from '../../plan/made-once.ts';
import { passagesOfFile, pathOf } from '../pages/site-files.ts';
import { type ClaimsVerdict, checkFile, judgePieces } from './check-site.ts';
import { languagesOf, readClaims, readLanguageClaims, readWarningPath } from './read-claims.ts';

judgePieces(createJudge(process.cwd()));

/** Judges files of the site, each by the rules of its language. */
function createJudge(root: string) {
  const quotingPath = readWarningPath(root);
  const english = readClaims(root);
  const others = languagesOf(root).map((language) => ({
    prefix: `/${language.locale}`,
    // A language that is begun needs no rules before it has a page.
    gate: madeOnce(() => readLanguageClaims(root, language)),
  }));
  return (file: string, content: string): ClaimsVerdict => {
    const passages = passagesOfFile(file, content);
    const path = pathOf(file);
    const other = others.find(({ prefix }) => `${path}/`.startsWith(`${prefix}/`));
    const gate = other === undefined ? english : other.gate();
    const isQuotingPage = path === (other?.prefix ?? '') + quotingPath;
    const findings = checkFile(passages, gate, isQuotingPage);
    return { texts: passages.length, findings };
  };
}
