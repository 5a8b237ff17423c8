import { passagesOfFile, pathOf } from '../pages/site-files.ts';
import { type ClaimsVerdict, checkFile } from './check-site.ts';
import { languagesOf, readLanguageClaims } from './language-claims.ts';
import { readClaims } from './read-claims.ts';

/** Judges files of the site, each by the rules of its language. Shape: at `quotingPath`, below the prefix of any language, sellers may be quoted. */
export function createJudge(root: string, quotingPath: string) {
  const english = readClaims(root);
  const others = languagesOf(root).map((language) => ({
    prefix: `/${language.locale}`,
    gate: createLazily(() => readLanguageClaims(root, language)),
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

/** A language that is begun needs no rules before it has a page. */
function createLazily<Made>(make: () => Made): () => Made {
  let made: Made | undefined;
  return () => {
    made ??= make();
    return made;
  };
}
