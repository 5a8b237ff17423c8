import { withColon } from '../../plan/filled.ts';
import { questionOf } from '../../plan/schedule.ts';
import { countryOf } from '../facts/facts.ts';
import { linkTo, text } from '../facts/figures.ts';
import { type LocaleFiles, wordsFile } from '../load.ts';
import type { BringItem, Part, PartOf, Section, Step } from '../page.ts';
import { addressCodePath } from '../routes.ts';
import type { CaseWords } from '../schemas/case.ts';
import type { FactsFile } from '../schemas/facts.ts';
import type { GuideWords } from '../schemas/guide.ts';
import { fillIn } from '../texts/fill-in.ts';
import { ifTranslated } from '../translation/untranslated.ts';
import { caseLinks, swapLink } from './case-cards.ts';
import { type CaseSource, costInAll, costParts, withCondition } from './case-cost.ts';
import { caseTime, stepLine, timeLines, waitingSections } from './case-time.ts';
import { contactAddress, guideContact } from './contact.ts';
import type { PageContext, PageDraft } from './context.ts';
import {
  capitalised,
  contentsOf,
  foldingSection,
  lineOf,
  namesOf,
  section,
  textPart,
  warningLine,
} from './parts.ts';
import { plannedCase } from './planned-case.ts';
import { reviewedPart, sourcesSection, withAsOf } from './sources.ts';

/** The words of a case with those of its guide. Shape: `content` is "country/guide/case". */
export function caseOf(
  content: string,
  { guides }: Pick<LocaleFiles, 'guides'>,
): { guideKey: string; guide: GuideWords; words: CaseWords; field: string } | null {
  const guideKey = content.slice(0, content.lastIndexOf('/'));
  const guide = guides.get(guideKey);
  const index = guide?.cases?.findIndex(({ id }) => content === `${guideKey}/${id}`) ?? -1;
  const words = guide?.cases?.[index];
  return guide === undefined || words === undefined
    ? null
    : { guideKey, guide, words, field: `cases.${index}` };
}

/** The page of one situation; null while its guide has no facts, which the guide's own page tells. Throws ContentError. */
export function casePage(content: string, path: string, context: PageContext): PageDraft | null {
  const { files } = context;
  const found = caseOf(content, files);
  const facts = files.facts.get(found?.guideKey ?? '');
  if (found === null || facts === undefined) return null;
  const figures = context.openFigures();
  const file = wordsFile(files.locale, 'guides', found.guideKey);
  const read = context.open(file, found.guideKey, figures);
  const draft = draftOf({ ...found, path, facts, figures, read, context });
  read.finish();
  return draft;
}

function draftOf(source: CaseSource): PageDraft {
  const { words, guide, guideKey, path, read, field } = source;
  const lead = read.text(words.answer, `${field}.answer`);
  const code = {
    src: addressCodePath(path),
    label: source.context.files.interface.case.addressCode,
  };
  const { page: questions } = source.context.files.plan;
  const top = { ...caseTop(source), code, question: questions[questionOf(caseTime(source))] };
  const items = { bring: bringOf(source), steps: stepsOf(source) };
  const sections = sectionsOf(source, items);
  return {
    ...namesOf(words),
    reviewed: guide.reviewed,
    layout: 'columns',
    header: withAsOf({ lead, below: [top], aside: null, picture: null }, source, top.apply.path),
    contents: contentsOf(sections),
    sections,
    country: countryOf(guideKey),
    planned: plannedCase({ source, top, ...items }),
  };
}

/** The four answers and the two ways on: all of it stands in the first screen of a phone. */
export function caseTop(source: CaseSource): PartOf<'case-top'> {
  const { words, facts, field, read, context } = source;
  const { case: labels } = context.files.interface;
  return {
    kind: 'case-top',
    caption: null,
    answers: [
      { label: labels.costInAll, value: costInAll(source) },
      { label: labels.time, value: lineOf(read.text(words.time, `${field}.time`)) },
      { label: labels.lasts, value: lineOf(read.text(words.lasts, `${field}.lasts`)) },
      {
        label: labels.decides,
        value: [text(capitalised(words.decides ?? decidedBy(facts), context.language.tag))],
      },
    ],
    asOf: [],
    apply: { label: words.applyLabel, path: words.applyAt ?? facts.applyAt },
    ask: { label: labels.ask, path: contactAddress(context, enquiryAbout(source)) },
    notice: fillIn(labels.notAuthority, { authority: facts.authority.shortName }),
    code: null,
    question: null,
  };
}

/** What an enquiry from the page is about, as staff read it. */
function enquiryAbout({ guide, words, context }: CaseSource): string {
  return withColon(guide.shortTitle, words.shortTitle, context.language.tag);
}

/** As long a name as a line of a phone holds. */
function decidedBy({ authority }: FactsFile): string {
  return authority.name.length <= longestName ? authority.name : authority.shortName;
}

const longestName = 34;

type CaseItems = { bring: BringItem[]; steps: Step[] };

/** The sections of a case, in the order in which a person needs them. */
function sectionsOf(source: CaseSource, { bring, steps }: CaseItems): Section[] {
  const { words, guide, guideKey, read, field, path, figures, context } = source;
  const { case: labels } = context.files.interface;
  const place = { subject: enquiryAbout(source), path, guide, key: guideKey, figures };
  return [
    section('is-this-yours', labels.yours, yoursPart(source), ...swapLine(source)),
    section('what-to-bring', labels.bring, ticksPart(source, 'bring'), {
      kind: 'bring',
      items: bring,
    }),
    section(
      'steps',
      labels.steps,
      ...stepLine(source),
      ...timeLines(source),
      ticksPart(source, 'steps'),
      { kind: 'steps', steps },
    ),
    ...waitingSections(source),
    section('cost', labels.cost, ...costParts(source)),
    section(
      'what-goes-wrong',
      labels.pitfalls,
      { kind: 'titled-texts', items: read.titled(words.wrong, `${field}.wrong`) },
      ...offerCheckLine(context),
    ),
    foldingSection('after', labels.after, textPart(read.text(words.after, `${field}.after`))),
    foldingSection('others', labels.others, ...otherParts(source)),
    { ...guideContact(context, place), folds: true },
    ...sourcesSection(context, figures, reviewedPart(context, guide.reviewed)),
  ];
}

/** Where somebody sees what is wrong with an offer for the document. */
function offerCheckLine({ routes, titleOf }: PageContext): Part[] {
  const path = routes.pathOf('page', 'is-it-real');
  const title = ifTranslated(() => titleOf(path));
  return title ? [{ kind: 'line', inlines: [linkTo(path, title)] }] : [];
}

function yoursPart({ words, read, field, context }: CaseSource): Part {
  return {
    kind: 'yours',
    lead: context.files.interface.case.yoursLead,
    ifNot: context.files.interface.case.ifNot,
    items: words.yours.map((item, index) => ({
      if: read.text(item.if, `${field}.yours.${index}.if`),
      ifNot: read.text(item.ifNot, `${field}.yours.${index}.ifNot`),
    })),
  };
}

/** Where somebody with a foreign licence sees if the case is theirs. */
function swapLine({ guideKey, words, context }: CaseSource): Part[] {
  const link = swapLink(`${guideKey}/${words.id}`, context);
  return link === null ? [] : [{ kind: 'line', inlines: [linkTo(link.path, link.label)] }];
}

/** Questions stand above the first list: what they decide on is below them. Who opens none of them has the whole list. */
function ticksPart({ words, context }: CaseSource, list: 'bring' | 'steps'): Part {
  const { link, yes, no, questions } = context.files.plan;
  const { onDevice } = context.files.ticks.list;
  return {
    kind: 'ticks',
    list,
    questions: list === 'bring' ? (words.conditions ?? []) : [],
    words: { yes, no, questions, onDevice },
    link: list === 'bring' ? { label: link, path: context.routes.pathOf('page', 'plan') } : null,
  };
}

function bringOf(source: CaseSource): BringItem[] {
  const { words, read, field, context } = source;
  return words.bring.map(({ id, name, why, onlyIf }, index) => ({
    id,
    name,
    why: read.text(why, `${field}.bring.${index}.why`),
    onlyIf: withCondition(context.files.interface.case.onlyIf, onlyIf, source),
  }));
}

function stepsOf(source: CaseSource): Step[] {
  const { words, read, field, context } = source;
  const { case: labels } = context.files.interface;
  return words.steps.map(({ title, body, time, fee, where, onlyIf }, index) => {
    const place = `${field}.steps.${index}`;
    const figure = fee === undefined ? null : read.figure(fee, `${place}.fee`);
    return {
      ...read.titledOne({ title, body }, place),
      onlyIf: withCondition(labels.onlyIf, onlyIf, source),
      details: [
        ...(where === undefined ? [] : [[text(labels[where])]]),
        ...(time === undefined ? [] : [lineOf(read.text(time, `${place}.time`))]),
        ...(figure === null ? [] : [[{ type: 'figure' as const, figure, words: null }]]),
      ],
    };
  });
}

function otherParts({ guide, guideKey, path, context }: CaseSource): Part[] {
  const { routes, files } = context;
  const { allOf } = files.interface.case;
  const label = fillIn(allOf, { guide: guide.shortTitle });
  const links = caseLinks(guideKey, context).filter((one) => one.path !== path);
  return [
    { kind: 'link-list', links },
    { kind: 'line', inlines: [linkTo(routes.pathOf('guide', guideKey), label)] },
    warningLine(context),
  ];
}
