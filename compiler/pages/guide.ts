import { ContentError } from '../content-error.ts';
import { wordsFile } from '../load.ts';
import type { Answer, Header, Part, Section, Step, Subject } from '../page.ts';
import type { GuideWords } from '../schemas/guide.ts';
import { caseCards } from './case.ts';
import type { PageDraft, PageSource } from './context.ts';
import {
  contactButton,
  contactSection,
  contentsOf,
  figureSection,
  namesOf,
  officialLinksPart,
  paymentsPart,
  regulatedAdvice,
  reviewedPart,
  textPart,
  warningLine,
} from './parts.ts';

type GuideSource = PageSource<GuideWords> & { subject: Subject; contact: Part };

/** A guide. Throws ContentError when its facts file is missing, or words name a fact that does not exist. */
export function guidePage(source: PageSource<GuideWords>): PageDraft {
  const { words, context } = source;
  const subject = subjectOf(source);
  const contact = contactButton(context, {
    label: words.contactLabel,
    subject: words.shortTitle,
    authority: subject.authority,
    applyAt: subject.applyAt,
    fee: source.read.figure(words.atAGlance.fee, 'atAGlance.fee'),
  });
  const guide = { ...source, subject, contact };
  const sections = [...chooserOf(guide), ...sectionsOf(guide)];
  return {
    ...namesOf(words),
    reviewed: words.reviewed,
    layout: 'columns',
    header: headerOf(guide, sections),
    contents: contentsOf(sections.filter(({ id }) => id !== 'closing')),
    sections,
    country: subject.country,
    subject,
  };
}

function subjectOf({ key, words, context: { files } }: PageSource<GuideWords>): Subject {
  const facts = files.facts.get(key);
  if (facts === undefined) {
    const expected = `beside facts in content/facts/${key}.json`;
    const file = wordsFile(files.locale, 'guides', key);
    throw new ContentError([{ file, field: 'the file', expected, got: undefined }]);
  }
  const { authority, applyAt, officialLinks } = facts;
  const [country = ''] = key.split('/');
  const { kind, summary } = words;
  return { key, kind, country, summary, authority, applyAt, officialLinks };
}

function headerOf(
  { words, read, subject, context, contact }: GuideSource,
  sections: Section[],
): Header {
  const { fee, time, validity } = words.atAGlance;
  const labels = context.files.interface.guide;
  const { name, url } = subject.authority;
  const answers: Answer[] = [
    { label: labels.authority, value: { label: name, path: url } },
    { label: labels.officialFee, value: read.figure(fee, 'atAGlance.fee') },
    { label: labels.usualTime, value: read.figure(time, 'atAGlance.time') },
    { label: labels.validity, value: read.figure(validity, 'atAGlance.validity') },
  ];
  const aside = { kind: 'at-a-glance' as const, title: labels.atAGlance, answers };
  const lead = read.text(words.lead, 'lead');
  const shown = [textPart(lead), contact, aside, ...sections];
  return {
    lead,
    below: [contact, reviewedPart(context, words.reviewed, shown)],
    aside,
    picture: null,
  };
}

/** The sections of a guide, in the order in which a person needs them. A new one is an entry here. */
function sectionsOf(guide: GuideSource): Section[] {
  const { words, read, subject, context } = guide;
  const labels = context.files.interface.guide;
  const { whatYouNeed } = words;
  return [
    {
      id: 'who-can-apply',
      title: labels.whoCanApply,
      body: [textPart(read.text(words.whoCanApply, 'whoCanApply'))],
    },
    ...(whatYouNeed === undefined
      ? []
      : [
          {
            id: 'what-you-need',
            title: labels.whatYouNeed,
            body: [
              textPart(read.text(whatYouNeed.intro, 'whatYouNeed.intro')),
              {
                kind: 'titled-texts' as const,
                items: read.titled(whatYouNeed.groups, 'whatYouNeed.groups'),
              },
            ],
          },
        ]),
    ...words.topics.map(({ id, title, body }, index) => ({
      id,
      title,
      body: [textPart(read.text(body, `topics.${index}.body`))],
    })),
    ...(words.steps.length === 0
      ? []
      : [
          {
            id: 'step-by-step',
            title: labels.stepByStep,
            body: [{ kind: 'steps' as const, steps: stepsOf(guide) }],
          },
        ]),
    figureSection(
      { id: 'fees', title: labels.fees, headings: [labels.feeFor, labels.feeAmount] },
      words.fees,
      'fees',
      read,
    ),
    figureSection(
      { id: 'how-long', title: labels.timing, headings: [labels.timeFor, labels.timeAmount] },
      words.timing,
      'timing',
      read,
    ),
    {
      id: 'what-goes-wrong',
      title: labels.pitfalls,
      body: [
        { kind: 'titled-texts', items: read.titled(words.pitfalls, 'pitfalls') },
        warningLine(context),
      ],
    },
    {
      id: 'official-links',
      title: labels.officialLinks,
      body: [officialLinksPart(subject.officialLinks)],
    },
    ...helpSections(guide),
  ];
}

/** Which situation a visitor is in; nothing while no case is written. */
function chooserOf({ key, words, context }: GuideSource): Section[] {
  const cases = caseCards(key, words, context);
  if (cases.length === 0) return [];
  const title = context.files.interface.case.cases;
  return [{ id: 'cases', title, body: [{ kind: 'case-list', cases }] }];
}

/** How long a step takes stands beside it where somebody has read it. */
function stepsOf({ words, read }: GuideSource): Step[] {
  return words.steps.map(({ time, ...step }, index) => {
    const titled = read.titledOne(step, `steps.${index}`);
    const figure = time === undefined ? null : read.figure(time, `steps.${index}.time`);
    return figure === null || figure.text === null ? titled : { ...titled, time: figure };
  });
}

/** What we do for a fee and what we do not, and the ways to us. */
function helpSections({ words, read, subject, path, context, contact }: GuideSource): Section[] {
  const labels = context.files.interface.guide;
  const { help, closing, regulatedAdvice: isRegulated } = words;
  return [
    {
      id: 'help',
      title: labels.help,
      body: [
        ...(isRegulated ? regulatedAdvice(context, subject.country) : []),
        {
          kind: 'help-lists',
          can: { title: labels.canDo, items: read.texts(help.can, 'help.can') },
          cannot: { title: labels.cannotDo, items: read.texts(help.cannot, 'help.cannot') },
        },
      ],
    },
    {
      id: 'payments',
      title: labels.payments,
      body: [paymentsPart(context, isRegulated)],
    },
    {
      id: 'closing',
      title: closing.title,
      body: [textPart(read.text(closing.body, 'closing.body')), contact],
    },
    contactSection(context, { subject: words.shortTitle, path, title: labels.contact }),
  ];
}
