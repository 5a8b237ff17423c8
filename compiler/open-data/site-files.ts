import type { Site } from '../compile.ts';
import { guideDataPath, openDataPaths } from './addresses.ts';
import { changesFeed } from './feed.ts';
import { allOpenFacts, factListFile, guideFile, guideListFile, guidePagesOf } from './files.ts';
import { overviewText } from './overview.ts';
import { openDataSchema } from './shapes.ts';

/** A file beside the pages, for programs. */
export type SiteFile = { path: string; type: string; text: () => string };

/** Every file for programs: open data, the feed of changes, and what tells robots where things are. */
export function siteFiles(site: Site): SiteFile[] {
  const { siteUrl } = site.build;
  return [
    json(openDataPaths.guides, () => guideListFile(site)),
    json(openDataPaths.facts, () => factListFile(site)),
    json(openDataPaths.schema, () => openDataSchema(siteUrl + openDataPaths.schema)),
    ...guidePagesOf(site).map((guide) =>
      json(guideDataPath(guide.subject.key), () => guideFile(guide, site)),
    ),
    {
      path: openDataPaths.changes,
      type: 'application/atom+xml',
      text: () => changesFeed(allOpenFacts(site), site),
    },
    { path: '/llms.txt', type: 'text/plain', text: () => `${overviewText(site)}\n` },
    // Everything may be read; the sitemap says what there is.
    {
      path: '/robots.txt',
      type: 'text/plain',
      text: () => `User-agent: *\nAllow: /\n\nSitemap: ${siteUrl}/sitemap-index.xml\n`,
    },
  ];
}

function json(path: string, data: () => object): SiteFile {
  return { path, type: 'application/json', text: () => `${JSON.stringify(data(), null, 2)}\n` };
}
