import { withColon } from '../../plan/filled.ts';
import { ContentError } from '../content-error.ts';
import { countryOf } from '../facts/facts.ts';
import { wordsFile } from '../load.ts';
import type { CaseCard, Header, Part, Section, Subject } from '../page.ts';
import type { FactsFile } from '../schemas/facts.ts';
import { fillIn } from '../texts/fill-in.ts';
import { caseTop } from './case.ts';
import { caseCards, swapLink } from './case-cards.ts';
import { contactAddress, contactButton, guideContact } from './contact.ts';
import type { PageDraft, PageSource } from './context.ts';
import {
  contentsOf,
  figureSection,
  foldingSection,
  namesOf,
  officialLinksPart,
  section,
  textPart,
  warningLine,
} from './parts.ts';
import { reviewedPart, sourcesSection, withAsOf } from './sources.ts';

type GuideSource = PageSource<'guides'> & { facts: FactsFile };

/** A guide: what most people ask, and the way to every case. Throws ContentError when its facts file is missing, or words name a fact that does not exist. */
export function guidePage(source: PageSource<'guides'>): PageDraft {
  const { words, context, figures } = source;
  const guide = { ...source, facts: factsOf(source) };
  const subject = subjectOf(guide);
  const cases = caseCards(source.key, words, context);
  const header = headerOf(guide, cases);
  const body = sectionsOf(guide, cases);
  const reviewed = reviewedPart(context, words.reviewed);
  const sections = [...body, ...sourcesSection(context, figures, reviewed)];
  return {
    ...namesOf(words),
    reviewed: words.reviewed,
    layout: 'columns',
    header: withAsOf(header, source, guide.facts.applyAt),
    contents: contentsOf(sections.filter(({ id }) => id !== 'closing')),
    sections,
    country: subject.country,
    subject,
  };
}

function factsOf({ key, context: { files } }: PageSource<'guides'>): FactsFile {
  const facts = files.facts.get(key);
  if (facts !== undefined) return facts;
  const expected = `beside facts in content/facts/${key}.json`;
  const file = wordsFile(files.locale, 'guides', key);
  throw new ContentError([{ file, field: 'the file', expected, got: undefined }]);
}

function subjectOf({ key, words, facts }: GuideSource): Subject {
  const { authority, applyAt, officialLinks } = facts;
  const { kind, summary } = words;
  return { key, kind, country: countryOf(key), summary, authority, applyAt, officialLinks };
}

/** What the most common case costs and how long it takes; while no case is written, the ways on alone. */
function headerOf(guide: GuideSource, cases: CaseCard[]): Header {
  const { key, path, words, facts, read, figures, context } = guide;
  const lead = read.text(words.lead, 'lead');
  const [usual] = words.cases ?? [];
  if (usual === undefined) return { lead, below: [contactOf(guide)], aside: null, picture: null };
  const source = { guideKey: key, guide: words, words: usual, field: 'cases.0' };
  const top = caseTop({ ...source, path, facts, read, figures, context });
  const caption = fillIn(context.files.interface.guide.usualCase, { case: usual.shortTitle });
  // Nobody sends in somebody else's application because its button came first.
  const label = withColon(top.apply.label, usual.shortTitle, context.language.tag);
  const apply = { ...top.apply, label };
  const ask = { label: words.contactLabel, path: contactAddress(context, words.shortTitle) };
  const title = context.files.interface.case.cases;
  return {
    lead,
    below: [{ ...top, caption, apply, ask }],
    aside: { kind: 'case-chooser', title, cases, table: swapLink(key, context) },
    picture: null,
  };
}

/** The sections of a guide, in the order in which a person needs them. A new one is an entry here. */
function sectionsOf(guide: GuideSource, cases: readonly CaseCard[]): Section[] {
  const { words, read, facts, context } = guide;
  const { language, files } = context;
  const labels = files.interface.guide;
  const linesTo = (ids: readonly string[]): Part[] => {
    const paths = ids.map((id) => context.routes.pathOf('case', `${guide.key}/${id}`));
    const named = cases.filter(({ path }) => paths.includes(path));
    const links = named.map(({ title, path }) => ({ label: title, path }));
    return links.length === 0 ? [] : [{ kind: 'link-list', links }];
  };
  return [
    section(
      'who-can-apply',
      labels.whoCanApply,
      textPart(read.text(words.whoCanApply, 'whoCanApply')),
    ),
    ...words.topics.map(({ id, title, body, cases: ids = [] }, index) =>
      foldingSection(id, title, textPart(read.text(body, `topics.${index}.body`)), ...linesTo(ids)),
    ),
    figureSection(read, 'fees', words.fees, {
      id: 'fees',
      title: labels.fees,
      headings: [labels.feeFor, labels.feeAmount],
      opener: fillIn(labels.allFees, { count: String(words.fees.rows.length) }, language.tag),
    }),
    figureSection(read, 'timing', words.timing, {
      id: 'how-long',
      title: labels.timing,
      headings: [labels.timeFor, labels.timeAmount],
      opener: fillIn(labels.allTimes, { count: String(words.timing.rows.length) }, language.tag),
    }),
    section(
      'what-goes-wrong',
      labels.pitfalls,
      { kind: 'titled-texts', items: read.titled(words.pitfalls, 'pitfalls') },
      warningLine(context),
    ),
    section('official-links', labels.officialLinks, officialLinksPart(facts.officialLinks)),
    ...helpSections(guide),
  ];
}

/** What we do for a fee and what we do not, and the ways to us. */
function helpSections(guide: GuideSource): Section[] {
  const { key, words, read, path, figures, context } = guide;
  const labels = context.files.interface.guide;
  const { help, closing } = words;
  return [
    section('help', labels.help, {
      kind: 'help-lists',
      can: { title: labels.canDo, items: read.texts(help.can, 'help.can') },
      cannot: { title: labels.cannotDo, items: read.texts(help.cannot, 'help.cannot') },
    }),
    section('closing', closing.title, textPart(read.text(closing.body, 'closing.body'))),
    guideContact(context, { subject: words.shortTitle, path, guide: words, key, figures }),
  ];
}

function contactOf({ words, facts, context }: GuideSource): Part {
  const { authority, applyAt } = facts;
  const { contactLabel: label, shortTitle: subject } = words;
  return contactButton(context, { label, subject, authority, applyAt, fee: 'in-tables' });
}
