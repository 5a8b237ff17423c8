import { setTimeout as wait } from 'node:timers/promises';
import { allPages, type Site } from '../../compiler/compile.ts';
import { forEachAtOnce } from '../../scripts/incremental.ts';
import { checkLink, type LinkAnswer, type Manners, type Verdict } from './check-link.ts';

type CheckedLink = OutsideLink & LinkAnswer;

const hostsAtOnce = 8;
const probedHosts = 5;

/** Every link with what became of it, or null when there is no network. One host is asked one thing at a time. */
export async function checkLinks(links: readonly OutsideLink[], manners: Manners) {
  const queues = [...Map.groupBy(links, ({ address }) => new URL(address).host).values()];
  if (links.length > 0 && !(await isAnyReachable(queues, manners))) return null;
  const checked: CheckedLink[] = [];
  await forEachAtOnce(hostsAtOnce, queues, async (queue) => {
    for (const link of queue) {
      await wait(manners.pauseMs);
      checked.push({ ...link, ...(await checkLink(link.address, manners)) });
    }
  });
  return checked.toSorted((one, other) => (one.address < other.address ? -1 : 1));
}

/** Without a network every link would look broken: so a few hosts are asked first, each once. */
async function isAnyReachable(queues: readonly (readonly OutsideLink[])[], manners: Manners) {
  const addresses = queues.slice(0, probedHosts).flatMap(([first]) => first?.address ?? []);
  const once = { ...manners, retryCount: 0 };
  const answers = await Promise.all(addresses.map((address) => checkLink(address, once)));
  return answers.some(({ status }) => status !== null);
}

/** An address outside the site, and the pages and files that name it. */
type OutsideLink = { address: string; places: string[] };

/** Every https address that a page or a file of facts names, each once, without its fragment. */
export function gatherLinks(
  site: Pick<Site, 'pages' | 'translations'> & { content: Pick<Site['content'], 'facts'> },
  siteUrl: string,
): OutsideLink[] {
  const named = [
    // What a page tells search engines names vocabularies, which nobody follows.
    ...allPages(site).map(({ path, structuredData: _, ...page }) => [path, page] as const),
    ...[...site.content.facts].map(([name, file]) => [`content/facts/${name}.json`, file] as const),
  ];
  const places = new Map<string, Set<string>>();
  for (const [place, value] of named) {
    for (const text of stringsIn(value)) {
      const url = URL.parse(text);
      if (url?.protocol !== 'https:' || url.origin === siteUrl) continue;
      url.hash = '';
      places.set(url.href, (places.get(url.href) ?? new Set()).add(place));
    }
  }
  return [...places].map(([address, files]) => ({ address, places: [...files] }));
}

function stringsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(stringsIn) : [];
}

const verdicts: readonly Verdict[] = [
  'gone',
  'unreachable',
  'in trouble',
  'refused',
  'moved',
  'fine',
];

/** Whether somebody has to mend something; a host in trouble may be well again tomorrow. */
export function isBroken({ verdict }: CheckedLink): boolean {
  return verdict === 'gone' || verdict === 'unreachable';
}

/** What is not fine, the worst first, and a line of counts. */
export function linkTable(links: readonly CheckedLink[]): string {
  const rows = verdicts
    .filter((verdict) => verdict !== 'fine')
    .flatMap((verdict) => links.filter((link) => link.verdict === verdict))
    .map(rowOf);
  const counts = verdicts.map(
    (verdict) => `${links.filter((link) => link.verdict === verdict).length} ${verdict}`,
  );
  return [...rows, `${links.length} links: ${counts.join(', ')}.`].join('\n');
}

function rowOf({ verdict, status, address, detail, places }: CheckedLink): string {
  const [first = '', ...more] = places;
  const where = more.length === 0 ? first : `${first} and ${more.length} more`;
  const state = `${verdict.padEnd(12)}${String(status ?? '').padEnd(4)}`;
  return `${state}${address}${detail === '' ? '' : ` (${detail})`}\n${' '.repeat(16)}in ${where}`;
}

/** Every link for other programs. */
export function linkJson(links: readonly CheckedLink[]): string {
  return JSON.stringify({ links }, null, 2);
}
