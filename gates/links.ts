// Whether the addresses that we send people to still answer. Run by hand, never in CI: other people's hosts are not our tests.
import '../scripts/own-settings.ts';
import { parseArgs } from 'node:util';
import { getSite } from '../compiler/site.ts';
import type { Manners } from './links/check-link.ts';
import { checkLinks, gatherLinks, isBroken, linkJson, linkTable } from './links/check-links.ts';

const help = `Asks every https address on the pages and in content/facts whether it still answers.

  npm run links [-- --json]

One request at a time goes to a host, with a pause after each, so it takes some minutes.

gone         404, 410, or no such host        in trouble   429 or 5xx, also when asked again: ask another day
unreachable  no answer                       refused      somebody is there and wants no programs: look with a browser
moved        leads on to another address

Ends with 0 when all answer, however they do, 1 when some are gone or silent, 2 when nothing could be checked.`;

const manners: Omit<Manners, 'userAgent'> = {
  timeoutMs: 20_000,
  retryCount: 2,
  pauseMs: 1_000,
  longestWaitMs: 30_000,
};

process.exitCode = await main();

async function main(): Promise<0 | 1 | 2> {
  const { values } = parseArgs({
    options: {
      json: { type: 'boolean', default: false },
      help: { type: 'boolean', short: 'h', default: false },
    },
  });
  if (values.help) {
    console.log(help);
    return 0;
  }
  const { CI } = process.env;
  if (CI) return stop('Links to other sites are not checked in CI.');
  const site = getSite();
  const { siteUrl } = site.build;
  const userAgent = `${site.content.settings.siteName} link check (+${siteUrl})`;
  const links = await checkLinks(gatherLinks(site, siteUrl), { ...manners, userAgent });
  if (links === null) {
    return stop(
      'None of the first hosts answered: there is no network here, so nothing was checked.',
    );
  }
  console.log(values.json ? linkJson(links) : linkTable(links));
  return links.some(isBroken) ? 1 : 0;
}

function stop(reason: string): 2 {
  console.error(reason);
  return 2;
}
