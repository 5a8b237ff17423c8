// Stops a build whose pages say what this site must not say. Usage: node gates/claims.ts [folder]
import { ContentError } from '../compiler/content-error.ts';
import { describeFinding, gatherFindings, judgeSite } from './claims/check-site.ts';
import { languagesOf, readClaims, readLanguageClaims } from './claims/read-claims.ts';
import { pathOf, siteFiles } from './pages/site-files.ts';

const [folder = 'dist'] = process.argv.slice(2);

try {
  const { rules } = readClaims(process.cwd());
  const files = siteFiles(folder);
  for (const language of languagesOf(process.cwd())) {
    const isShown = files.some((file) => `/${file}`.startsWith(`/${language.locale}/`));
    if (isShown) readLanguageClaims(process.cwd(), language);
  }
  const checked = await judgeSite(folder, files);
  const findings = gatherFindings(
    checked.map(({ file, verdict }) => ({ path: pathOf(file), findings: verdict.findings })),
  );
  for (const finding of findings) console.error(`${describeFinding(finding)}\n`);
  const texts = checked.reduce((sum, { verdict }) => sum + verdict.texts, 0);
  const counted = `${String(files.length)} files, ${String(texts)} texts, ${String(rules.length)} rules`;
  if (findings.length === 0) console.log(`Claims are honest: ${counted}.`);
  else console.error(`${counted}: ${String(findings.length)} to mend.`);
  process.exitCode = findings.length === 0 ? 0 : 1;
} catch (error) {
  if (!(error instanceof ContentError)) throw error;
  console.error(`${error.message}\n\n${String(error.problems.length)} to mend.`);
  process.exitCode = 1;
}
