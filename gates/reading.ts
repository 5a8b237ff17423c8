import { parseArgs } from 'node:util';
import { languagesOf } from './claims/read-claims.ts';
import { checkPieces } from './pages/check-pieces.ts';
import { pageFiles } from './pages/site-files.ts';
import type { Reading } from './reading/measure.ts';
import { overCeilings, readingDetails, readingTable, staccatoOn } from './reading/measure.ts';
import { readPlainLanguage } from './reading/plain-language.ts';

const help = `Says how hard each page of dist/ is to read.

  npm run reading                  all pages, the hardest first
  npm run reading -- /faq          one page: its longest sentence, its passive sentences, its words of offices
  npm run reading -- --json        everything, for programs

Exits with 1 when a page is above a ceiling of content/plain-language/ceilings.yaml.`;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    json: { type: 'boolean', default: false },
    help: { type: 'boolean', short: 'h', default: false },
  },
});

if (values.help) console.log(help);
else await report(positionals);

async function report(paths: readonly string[]): Promise<void> {
  const { words, ceilings } = readPlainLanguage(process.cwd());
  const locales = languagesOf(process.cwd()).map(({ locale }) => locale);
  const others = new RegExp(`^(?:${locales.join('|') || '-'})(?:/|\\.html$)`);
  const checked = await checkPieces<Reading>({
    kind: 'reading',
    folder: 'dist',
    // How hard English is to read; other languages have other measures.
    files: pageFiles('dist').filter((file) => !others.test(file)),
    program: new URL('reading/judge.ts', import.meta.url),
    rules: JSON.stringify(words),
  });
  const readings = checked
    .map(({ verdict }) => verdict)
    .filter(({ path }) => paths.length === 0 || paths.includes(path));
  if (values.json) console.log(JSON.stringify(readings, null, 2));
  else if (paths.length > 0) console.log(readings.map(readingDetails).join('\n\n'));
  else console.log(readingTable(readings));
  const faults = readings.flatMap((reading) => overCeilings(reading, ceilings));
  for (const warning of readings.flatMap(staccatoOn)) console.error(`Warning: ${warning}`);
  for (const fault of faults) console.error(fault);
  process.exitCode = faults.length === 0 && readings.length > 0 ? 0 : 1;
}
