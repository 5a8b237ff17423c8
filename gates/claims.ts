// Stops a build whose pages say what this site must not say. Usage: node gates/claims.ts [folder]
import { ContentError } from '../compiler/content-error.ts';
import { getSite } from '../compiler/site.ts';
import { checkSite, describeFinding } from './claims/check-site.ts';
import { readClaims } from './claims/read-claims.ts';
import { readSite } from './pages/read-site.ts';

const [folder = 'dist'] = process.argv.slice(2);

try {
  const gate = readClaims(process.cwd());
  const files = readSite(folder);
  const findings = checkSite(files, gate, getSite().content.navigation.warning.path);
  for (const finding of findings) console.error(`${describeFinding(finding)}\n`);
  const texts = files.reduce((sum, { passages }) => sum + passages.length, 0);
  const counted = `${String(files.length)} files, ${String(texts)} texts, ${String(gate.rules.length)} rules`;
  if (findings.length === 0) console.log(`Claims are honest: ${counted}.`);
  else console.error(`${counted}: ${String(findings.length)} to mend.`);
  process.exitCode = findings.length === 0 ? 0 : 1;
} catch (error) {
  if (!(error instanceof ContentError)) throw error;
  console.error(`${error.message}\n\n${String(error.problems.length)} to mend.`);
  process.exitCode = 1;
}
