import type { Site } from '../compile.ts';
import type { Block, Inline, Page, Part } from '../page.ts';
import { guideDataPath, openDataPaths } from './addresses.ts';
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
              `- ${linkTo(one, siteUrl)} ([Markdown](${siteUrl}${caseMarkdownPath(one.path)}))`,
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

/** Where a case stands as plain Markdown: at its own address with ".md" behind it. */
export function caseMarkdownPath(path: string): string {
  return `${path}.md`;
}

/** A case as plain Markdown: answer, facts, papers, steps and costs, each with the number of its source, and the sources with their months. */
export function caseMarkdown({ title, path, header, sections }: Page, siteUrl: string): string {
  const write = createWriter(siteUrl);
  const top = (header?.below ?? []).map(write.part);
  const body = sections.flatMap(({ title: heading, body: parts }) => {
    const texts = parts.map(write.part).filter((words) => words !== '');
    return texts.length === 0 || heading === null ? [] : [`## ${heading}`, ...texts];
  });
  const lead = write.blocks(header?.lead ?? []);
  return `${[`# ${title}`, `<${siteUrl}${path}>`, lead, ...top, ...body].join('\n\n')}\n`;
}

function createWriter(siteUrl: string) {
  /** What a part of a case says; '' for what only the page has, such as the form. */
  function part(value: Part): string {
    switch (value.kind) {
      case 'case-top':
        return listOf([
          ...value.answers.map(({ label, value: answer }) => `**${label}**: ${words(answer)}`),
          `[${value.apply.label}](${value.apply.path})`,
          value.notice,
        ]);
      case 'text':
        return blocks(value.blocks);
      case 'line':
        return words(value.inlines);
      case 'yours':
        return listOf(value.items.map((item) => blocks([...item.if, ...item.ifNot])));
      case 'bring':
        return listOf(
          value.items.map(({ name, onlyIf, why }) => `${headOf(name, onlyIf)}\n${blocks(why)}`),
        );
      case 'steps':
        return listOf(
          value.steps.map(({ title, onlyIf = null, body, details = [] }) =>
            [headOf(title, onlyIf), blocks(body), details.map(words).join(' · ')].join('\n').trim(),
          ),
          (index) => `${String(index + 1)}.`,
        );
      case 'cost': {
        const rows = value.rows.map(({ label, amount }) => `${label}: ${words(amount)}`);
        const sum =
          value.sum === null ? [] : [`**${value.sum.label}**: ${words(value.sum.amount)}`];
        return listOf([...rows, ...sum]);
      }
      case 'titled-texts':
        return listOf(value.items.map(({ title, body }) => `**${title}**\n${blocks(body)}`));
      case 'sources':
        return listOf(
          value.sources.map(({ sources }) => sources.map(sourceText).join('; ')),
          (index) => `${String(value.sources[index]?.number)}.`,
        );
      default:
        return '';
    }
  }

  function blocks(value: readonly Block[]): string {
    return value
      .map((block) =>
        block.type === 'paragraph' ? words(block.children) : listOf(block.items.map(words)),
      )
      .join('\n\n');
  }

  function words(inlines: readonly Inline[]): string {
    return inlines.map(word).join('');
  }

  function word(inline: Inline): string {
    switch (inline.type) {
      case 'strong':
        return `**${words(inline.children)}**`;
      case 'link': {
        const address = inline.href.startsWith('/') ? siteUrl + inline.href : inline.href;
        return `[${words(inline.children)}](${address})`;
      }
      case 'figure':
        return (inline.words ?? inline.figure.text ?? '') + words(inline.figure.evidence);
      case 'cite':
        return words(inline.citation.evidence);
      case 'age':
        return ` ${inline.text}`;
      case 'note':
        return ` [${String(inline.number)}]`;
      default:
        return inline.text;
    }
  }

  return { part, blocks };
}

type Source = Extract<Part, { kind: 'sources' }>['sources'][number]['sources'][number];

function sourceText({ publisher, title, url, notes }: Source): string {
  return [`${publisher}: [${title}](${url})`, ...notes].join(', ');
}

function headOf(title: string, onlyIf: string | null): string {
  return onlyIf === null ? `**${title}**` : `**${title}** (${onlyIf})`;
}

/** Items under each other; what is longer than a line stands under its own first one. */
function listOf(items: readonly string[], signOf: (index: number) => string = () => '-'): string {
  return items
    .map((item, index) => `${signOf(index)} ${item.replace(/\n(?=[^\n])/g, '\n  ')}`)
    .join('\n');
}
