import { guideDataPath, openDataPaths } from './addresses.ts';
import { openDataWords } from './words.ts';

type PageLink = { title: string; path: string; description: string };

export type OverviewSource = {
  siteName: string;
  siteUrl: string;
  guides: readonly (PageLink & { country: string; slug: string })[];
  countries: readonly PageLink[];
  pages: readonly PageLink[];
};

/** What the site holds, in Markdown, for programs that read pages. Source: https://llmstxt.org/. */
export function overviewText(source: OverviewSource): string {
  const { overview, sources, attribution, licence } = openDataWords;
  const { siteName, siteUrl, guides, countries, pages } = source;
  const data = [
    [overview.allGuides, openDataPaths.guides],
    [overview.allFacts, openDataPaths.facts],
    [overview.schema, openDataPaths.schema],
    [overview.changes, openDataPaths.changes],
  ] as const;
  return [
    `# ${siteName}`,
    `> ${overview.summary}`,
    sources,
    `[${licence.name}](${licence.url}): ${attribution}`,
    `## ${overview.guides}`,
    listOf(
      guides.map(
        ({ country, slug, ...page }) =>
          `${linkTo(page, siteUrl)} ([JSON](${siteUrl}${guideDataPath(`${country}/${slug}`)}))`,
      ),
    ),
    `## ${overview.countries}`,
    listOf(countries.map((page) => linkTo(page, siteUrl))),
    `## ${overview.pages}`,
    listOf(pages.map((page) => linkTo(page, siteUrl))),
    `## ${overview.data}`,
    listOf(data.map(([words, path]) => `[${path}](${siteUrl}${path}): ${words}`)),
  ].join('\n\n');
}

function linkTo({ title, path, description }: PageLink, siteUrl: string): string {
  return `[${title}](${siteUrl}${path}): ${description}`;
}

function listOf(items: readonly string[]): string {
  return items.map((item) => `- ${item}`).join('\n');
}
