import { installTools } from '../scripts/install-tools.ts';
import { benchBadRequests } from '../tests/endurance/bad-requests.ts';
import { benchEditorStorm } from '../tests/endurance/editor-storm.ts';
import { benchFlood } from '../tests/endurance/flood.ts';
import { benchStorm } from '../tests/endurance/storm.ts';
import { benchTorture } from '../tests/endurance/torture.ts';
import { inTrial } from '../tests/support/at-end.ts';
import { benchDesk } from './desk/desk.ts';
import { benchStatic } from './desk/static.ts';
import { benchGrowth } from './growth/main.ts';
import { benchOfferCheck } from './offer-check.ts';
import { benchPages } from './pages.ts';
import { benchSearch } from './search.ts';

const help = `npm run bench -- desk [quick]  how fast the desk accepts, beside the same form read and thrown away, and its memory
npm run bench -- static         a page from the desk beside the same from nginx; both, and the wrk that asks, are Debian's: apt-get install nginx-light libnginx-mod-http-brotli-static wrk
npm run bench -- storm [kills] [seed]  kill -9 under load, 200 times when no number is given, and what became of every enquiry
npm run bench -- flood [seed] [part of a name]  floods of plain text from networks of every width, before a quick and a slow mail server, and what becomes of the people who write in the midst of them
npm run bench -- torture [part of a name]  power cuts, failing, full and damaged disks, mail servers that lie, databases that freeze, floods, older desks: what heard OK, and what of it is lost
npm run bench -- editor-storm [kills] [seed]  kill -9 of the editor's server under two windows that type, 500 times when no number is given
npm run bench -- bad-requests [n] [seed]  bad requests, 10,000 when no number is given, and every answer, row and mail that is wrong
npm run bench -- pages [path …]  Lighthouse (mobile) on pages of the built site, beside a bare one-line page
npm run bench -- search [runs]  a first search on slow 3G, 3 times when no number is given: time to the first result and bytes, at 5,000 guides too
npm run bench -- offers         what the check of offers weighs, and how long it takes for 20,000 characters
npm run bench -- growth [--sizes 50,500]  time and memory of each step of the build, for sites of 50, 500, 2,000 and 5,000 guides

The seed, a number that is printed, chooses what chance chooses; without one, each run has another.
"quick" shows in seconds that the bench works; its figures mean little.
Without paths, pages takes a guide, the home page and the contact page. Build the site first: npm run build.
The others use the folder for temporary files; set TMPDIR when that is not on a disk.`;

const toolFolder = 'bench/tools';
const defaultPaths = ['/services/uk/uk-passport', '/', '/contact'];

const commands: Readonly<Record<string, (words: string[]) => Promise<void>>> = {
  desk: ([word]) => {
    installTools(toolFolder);
    return benchDesk(word === 'quick');
  },
  storm: ([kills, seed]) => benchStorm(countIn(kills, 200), countIn(seed, newSeed())),
  'editor-storm': ([kills, seed]) =>
    benchEditorStorm(countIn(kills, 500), countIn(seed, newSeed())),
  'bad-requests': ([count, seed]) =>
    benchBadRequests(countIn(count, 10_000), countIn(seed, newSeed())),
  flood: ([seed, part]) => benchFlood(countIn(seed, newSeed()), part),
  static: benchStatic,
  torture: ([part]) => benchTorture(part),
  growth: benchGrowth,
  offers: async () => benchOfferCheck(),
  search: ([runs]) => benchSearch(countIn(runs, 3)),
  pages: (paths) => {
    installTools(toolFolder);
    return benchPages(paths.length > 0 ? paths : defaultPaths);
  },
};

const [name = '', ...words] = process.argv.slice(2);
const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
if (command === undefined) {
  console.log(help);
  process.exitCode = name === '' ? 0 : 1;
} else {
  await inTrial(() => command(words));
}

function countIn(word: string | undefined, whenNone: number): number {
  if (word === undefined) return whenNone;
  if (/^[1-9]\d*$/.test(word)) return Number(word);
  throw new RangeError(`Write a whole number from 1, not ${JSON.stringify(word)}.`);
}

function newSeed(): number {
  return 1 + (Date.now() % 2 ** 31);
}
