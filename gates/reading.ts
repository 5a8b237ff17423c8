import { parseArgs } from 'node:util';
import { getSite } from '../compiler/site.ts';
import {
  measurePage,
  overCeilings,
  readingDetails,
  readingTable,
  staccatoOn,
} from './reading/measure.ts';
import { createJargonFinder, readPlainLanguage } from './reading/plain-language.ts';

const help = `Says how hard each English page is to read; other languages have other measures.

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
else report(positionals);

function report(paths: readonly string[]): void {
  const { words, ceilings } = readPlainLanguage(process.cwd());
  const findJargon = createJargonFinder(words);
  const readings = getSite()
    .pages.filter(({ path }) => paths.length === 0 || paths.includes(path))
    .map((page) => measurePage(page, findJargon));
  if (values.json) console.log(JSON.stringify(readings, null, 2));
  else if (paths.length > 0) console.log(readings.map(readingDetails).join('\n\n'));
  else console.log(readingTable(readings));
  const faults = readings.flatMap((reading) => overCeilings(reading, ceilings));
  for (const warning of readings.flatMap(staccatoOn)) console.error(`Warning: ${warning}`);
  for (const fault of faults) console.error(fault);
  process.exitCode = faults.length === 0 && readings.length > 0 ? 0 : 1;
}
