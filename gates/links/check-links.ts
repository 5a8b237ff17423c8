import { setTimeout as wait } from 'node:timers/promises';
import { forEachAtOnce } from '../../scripts/incremental.ts';
import { checkLink, type LinkAnswer, type Manners } from './check-link.ts';
import type { OutsideLink } from './gather-links.ts';

export type CheckedLink = OutsideLink & LinkAnswer;

const hostsAtOnce = 8;
const probedHosts = 5;

/** Every link with what became of it, or null when there is no network. One host is asked one thing at a time. */
export async function checkLinks(
  links: readonly OutsideLink[],
  manners: Manners,
): Promise<CheckedLink[] | null> {
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
async function isAnyReachable(
  queues: readonly (readonly OutsideLink[])[],
  manners: Manners,
): Promise<boolean> {
  const addresses = queues.slice(0, probedHosts).flatMap(([first]) => first?.address ?? []);
  const once = { ...manners, retryCount: 0 };
  const answers = await Promise.all(addresses.map((address) => checkLink(address, once)));
  return answers.some(({ status }) => status !== null);
}
