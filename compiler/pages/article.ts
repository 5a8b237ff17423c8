import { ContentError } from '../content-error.ts';
import { wordsFile } from '../load.ts';
import type { Figure, Part, Section } from '../page.ts';
import { contactSection } from './contact.ts';
import type { PageDraft, PageSource } from './context.ts';
import {
  contentsOf,
  namesOf,
  officialLinksPart,
  paymentsPart,
  section,
  textPart,
} from './parts.ts';
import { reviewedPart, withSources } from './sources.ts';

/** A page of titled sections, such as the privacy notice. Throws ContentError as `guidePage` does. */
export function articlePage(source: PageSource<'articles'>): PageDraft {
  const { words, path, read, context } = source;
  const lead = read.text(words.lead, 'lead');
  const { frame, guide: labels } = context.files.interface;
  const officialLinks = officialLinksOf(source);
  const sections: Section[] = [
    ...words.sections.map((own, index) => ({
      ...section(own.id, own.title, ...bodyOf(own, `sections.${index}`, source)),
      folds: own.folds,
    })),
    ...(officialLinks.length === 0
      ? []
      : [section('official-links', labels.officialLinks, officialLinksPart(officialLinks))]),
    contactSection(context, { subject: words.shortTitle, path }),
  ];
  const officialPage = context.files.facts.get(words.facts ?? '')?.applyAt;
  const shown = withSources(source, sections, officialPage ?? null);
  return {
    ...namesOf(words),
    reviewed: words.reviewed,
    layout: 'columns',
    header: {
      lead,
      below: [
        ...(words.sample ? [{ kind: 'sample-tag' as const, label: frame.sample }] : []),
        reviewedPart(context, words.reviewed),
      ],
      aside: null,
      picture: words.picture === undefined ? null : { landscape: words.picture },
    },
    contents: contentsOf(shown),
    sections: shown,
    hasChat: words.hidesChat !== true,
  };
}

/** Those that the article's own words do not lead to: a list of the same links again would help nobody. */
function officialLinksOf({ key, words, context: { files } }: PageSource<'articles'>) {
  if (words.facts === undefined) return [];
  const facts = files.facts.get(words.facts);
  const told = JSON.stringify(words.sections);
  if (facts !== undefined)
    return facts.officialLinks.filter(({ url }) => !told.includes(`](${url})`));
  const file = wordsFile(files.locale, 'articles', key);
  const expected = 'the name of a file in content/facts/';
  throw new ContentError([{ file, field: 'facts', expected, got: words.facts }]);
}

function bodyOf(
  {
    title,
    body,
    claims = [],
    steps = [],
    table,
    showsPayments,
  }: PageSource<'articles'>['words']['sections'][number],
  field: string,
  { read, context }: PageSource<'articles'>,
): Part[] {
  const rows: Figure[] = read.figures(table?.rows ?? [], `${field}.table.rows`);
  const answered = claims.map(({ said, truth }, index) => ({
    said,
    truth: read.text(truth, `${field}.claims.${index}.truth`),
  }));
  return [
    textPart(read.text(body, `${field}.body`)),
    ...(answered.length === 0 ? [] : [{ kind: 'claims' as const, claims: answered }]),
    ...(steps.length === 0
      ? []
      : [{ kind: 'steps' as const, steps: read.titled(steps, `${field}.steps`) }]),
    ...(table === undefined
      ? []
      : [
          {
            kind: 'figures' as const,
            opener: null,
            caption: title,
            headings: table.headings,
            rows,
          },
        ]),
    ...(showsPayments === true ? [paymentsPart(context)] : []),
  ];
}
