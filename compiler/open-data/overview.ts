import type { Site } from '../compile.ts';
import type { Page } from '../page.ts';
import { guideDataPath, openDataPaths } from './addresses.ts';
import { caseMarkdownPath } from './case-markdown.ts';
import { casesOf, guidePagesOf } from './files.ts';
import { tablesOf } from './tables.ts';

/** What the site holds, in Markdown, for programs that read pages. Source: https://llmstxt.org/. */
export function overviewText(site: Site): string {
  const { overview, sources, attribution, licence } = site.content.openData;
  const { siteName } = site.content.settings;
  const { siteUrl } = site.build;
  const pagesOf = (...kinds: readonly Page['kind'][]) =>
    site.pages.filter(({ kind }) => kinds.includes(kind));
  const data = [
    [overview.allGuides, openDataPaths.guides],
    [overview.allFacts, openDataPaths.facts],
    [overview.allTables, openDataPaths.tables],
    [overview.allAnswers, openDataPaths.answers],
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
      guidePagesOf(site).map((page) =>
        [
          `${linkTo(page, siteUrl)} ([JSON](${siteUrl}${guideDataPath(page.subject.key)}))`,
          ...casesOf(page, site).map(
            (one) =>
              `  - ${linkTo(one, siteUrl)} ([Markdown](${siteUrl}${caseMarkdownPath(one.path)}))`,
          ),
        ].join('\n'),
      ),
    ),
    `## ${overview.countries}`,
    listOf(pagesOf('country').map((page) => linkTo(page, siteUrl))),
    `## ${overview.tables}`,
    listOf(
      tablesOf(site).map(
        ({ title, page, summary, json, csv }) =>
          `[${title}](${page}): ${summary} ([JSON](${json}), [CSV](${csv}))`,
      ),
    ),
    `## ${overview.pages}`,
    listOf(pagesOf('page', 'article').map((page) => linkTo(page, siteUrl))),
    `## ${overview.data}`,
    listOf(data.map(([words, path]) => `[${path}](${siteUrl}${path}): ${words}`)),
  ].join('\n\n');
}

function linkTo({ title, path, description }: Page, siteUrl: string): string {
  return `[${title}](${siteUrl}${path}): ${description}`;
}

function listOf(items: readonly string[]): string {
  return items.map((item) => `- ${item}`).join('\n');
}
