import { ContentError } from '../content-error.ts';
import { countryOf } from '../facts/facts.ts';
import { wordsFile } from '../load.ts';
import type { GuideCard, Section } from '../page.ts';
import type { FactsFile } from '../schemas/facts.ts';
import type { PictureFor } from '../schemas/pictures.ts';
import { contactButton, contactSection, supportOf } from './contact.ts';
import type { PageContext, PageDraft, PageSource } from './context.ts';
import {
  band,
  figureSection,
  foldingSection,
  namesOf,
  officialLinksPart,
  paymentsPart,
  section,
  textPart,
} from './parts.ts';
import { reviewedPart, withSources } from './sources.ts';

/** What is drawn for each point that a landing page makes of its country. */
const pictures = {
  authority: 'town-hall',
  fee: 'toll',
  time: 'clock',
} as const satisfies Record<string, PictureFor<'highlights'>>;

/** The sections that show what the points say. */
const shownAt = { authorities: 'who-issues-what', figures: 'key-figures' } as const;

type CountrySource = PageSource<'countries'> & { facts: FactsFile; guides: GuideCard[] };

/** A country's landing page. Throws ContentError as `guidePage` does. */
export function countryPage(source: PageSource<'countries'>): PageDraft {
  const { key, words, read, context } = source;
  const guides = guidesOf(key, context);
  const facts = factsOf(source);
  const lead = read.text(words.lead, 'lead');
  return {
    ...namesOf(words),
    reviewed: words.reviewed,
    layout: 'stack',
    header: {
      lead,
      below: [
        { kind: 'guide-links', guides: [...guides, ...guidesAcross(context)] },
        reviewedPart(context, words.reviewed),
      ],
      aside: null,
      picture: words.picture === undefined ? { country: key } : { landscape: words.picture },
    },
    contents: [],
    sections: withSources(source, sectionsOf({ ...source, guides, facts }), facts.applyAt),
    country: key,
  };
}

/** The guides of a country, in the order of their kinds. */
export function guidesOf(country: string, { guideCards }: PageContext): GuideCard[] {
  return [...guideCards].flatMap(([key, card]) => (key.startsWith(`${country}/`) ? [card] : []));
}

/** The guides of no country, such as the one on diplomas. */
export function guidesAcross({ files, guideCards }: PageContext): GuideCard[] {
  return [...guideCards].flatMap(([key, card]) =>
    files.countries.has(countryOf(key)) ? [] : [card],
  );
}

function factsOf({ key, words, context: { files } }: PageSource<'countries'>): FactsFile {
  const facts = files.facts.get(`${key}/${words.slug}`);
  if (facts !== undefined) return facts;
  const file = wordsFile(files.locale, 'countries', key);
  const expected = `the name of a facts file in content/facts/${key}/`;
  throw new ContentError([{ file, field: 'slug', expected, got: words.slug }]);
}

/** The sections of a landing page, in their order. */
function sectionsOf(source: CountrySource): Section[] {
  const { words, read, facts, guides, context } = source;
  const { country: labels, guide: guideLabels } = context.files.interface;
  const { highlights, pictureText, howItWorks } = words;
  return [
    band('intro', textPart(read.text(words.intro, 'intro'))),
    band('highlights', {
      kind: 'highlights',
      items: read.titled(highlights, 'highlights').map((item, index) => {
        const emblem = highlights[index]?.emblem ?? 'authority';
        const id = emblem === 'authority' ? shownAt.authorities : shownAt.figures;
        return { ...item, picture: pictures[emblem], path: `#${id}` };
      }),
    }),
    section('guides', words.guides.title, textPart(read.text(words.guides.body, 'guides.body')), {
      kind: 'guide-cards',
      guides,
    }),
    figureSection(read, 'authorities', words.authorities, {
      id: shownAt.authorities,
      title: words.authorities.title,
      headings: [labels.issuedFor, labels.issuedBy],
    }),
    figureSection(read, 'keyFigures', words.keyFigures, {
      id: shownAt.figures,
      title: words.keyFigures.title,
      headings: [labels.keyFor, labels.keyAmount],
    }),
    foldingSection(
      'picture',
      pictureText.title,
      textPart(read.text(pictureText.body, 'pictureText.body')),
    ),
    foldingSection('how-it-works', howItWorks.title, {
      kind: 'steps',
      steps: read.titled(howItWorks.steps, 'howItWorks.steps'),
    }),
    foldingSection('what-goes-wrong', labels.pitfalls, {
      kind: 'titled-texts',
      items: read.titled(words.pitfalls, 'pitfalls'),
    }),
    section('official-links', guideLabels.officialLinks, officialLinksPart(facts.officialLinks)),
    ...helpSections(source),
  ];
}

function helpSections({ words, read, path, facts, context }: CountrySource): Section[] {
  const { country: labels, guide: guideLabels } = context.files.interface;
  return [
    foldingSection(
      'first-answer',
      words.consultation.title,
      textPart(read.text(words.consultation.body, 'consultation.body')),
      contactButton(context, {
        label: words.contactLabel,
        subject: words.shortTitle,
        authority: facts.authority,
        applyAt: facts.applyAt,
        fee: 'in-tables',
      }),
      { kind: 'support', ...supportOf(context) },
    ),
    foldingSection('payments', guideLabels.payments, paymentsPart(context)),
    contactSection(context, { subject: words.shortTitle, path, title: labels.contact }),
  ];
}
