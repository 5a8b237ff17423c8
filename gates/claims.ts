import { ContentError } from '../compiler/content-error.ts';
import { getSite } from '../compiler/site.ts';
import { hashOfPrograms, openCache } from '../scripts/incremental.ts';
import { checkSite, describeFinding } from './claims/check-site.ts';

/** Whether no page, in any language, says what this site must not say: `npm run claims`. An editor is told what does; a build stops there. */
export async function areClaimsHonest(): Promise<boolean> {
  const cache = openCache('claims');
  const rules = hashOfPrograms('{gates,compiler}/**/*.ts', 'content/{claims/*,*/claims}.yaml');
  const known = new Set((await cache.get(rules))?.toString().split('\n'));
  const checks = checkSite(getSite(), process.cwd(), known);
  await cache.put(rules, checks.flatMap(({ honest }) => honest).join('\n'));
  await cache.sweep(new Date(), 0);
  const sum = (count: 'pages' | 'texts' | 'rules') =>
    String(checks.reduce((total, check) => total + check[count], 0));
  const findings = checks.flatMap((check) => check.findings);
  for (const finding of findings) console.error(`${describeFinding(finding)}\n`);
  const counted = `${sum('pages')} pages, ${sum('texts')} texts, ${sum('rules')} rules in ${String(checks.length)} languages`;
  if (findings.length === 0) console.log(`Claims are honest: ${counted}.`);
  else console.error(`${counted}: ${String(findings.length)} to mend.`);
  return findings.length === 0;
}

if (import.meta.main) {
  try {
    if (!(await areClaimsHonest())) process.exitCode = 1;
  } catch (error) {
    if (!(error instanceof ContentError)) throw error;
    console.error(`${error.message}\n\n${String(error.problems.length)} to mend.`);
    process.exitCode = 1;
  }
}
