import { ContentError } from '../content-error.ts';
import { countryOf } from '../facts.ts';
import { wordsFile } from '../load.ts';
import type { GuideCard, Section } from '../page.ts';
import type { CountryWords } from '../schemas/country.ts';
import type { FactsFile } from '../schemas/facts.ts';
import type { PictureFor } from '../schemas/pictures.ts';
import type { PageContext, PageDraft, PageSource } from './context.ts';
import {
  contactButton,
  contactSection,
  figureSection,
  namesOf,
  officialLinksPart,
  paymentsPart,
  supportOf,
  textPart,
} from './parts.ts';
import { reviewedPart, sourcesSection } from './sources.ts';

/** What is drawn for each point that a landing page makes of its country. */
const pictures = {
  authority: 'town-hall',
  fee: 'toll',
  time: 'clock',
} as const satisfies Record<string, PictureFor<'highlights'>>;

type CountrySource = PageSource<CountryWords> & {
  facts: FactsFile;
  guides: readonly GuideCard[];
};

/** A country's landing page. Throws ContentError as `guidePage` does. */
export function countryPage(source: PageSource<CountryWords>): PageDraft {
  const { key, words, read, figures, context } = source;
  const guides = guidesOf(key, context);
  const facts = factsOf(source);
  const lead = read.text(words.lead, 'lead');
  return {
    ...namesOf(words),
    reviewed: words.reviewed,
    layout: 'stack',
    header: {
      lead,
      below: [{ kind: 'guide-links', guides: [...guides] }, reviewedPart(context, words.reviewed)],
      aside: null,
      picture: words.picture === undefined ? { country: key } : { landscape: words.picture },
    },
    contents: [],
    sections: [
      ...sectionsOf({ ...source, guides, facts }),
      ...sourcesSection(context, figures, facts.applyAt),
    ],
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

function factsOf({ key, words, context: { files } }: PageSource<CountryWords>): FactsFile {
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
    { id: 'intro', title: null, body: [textPart(read.text(words.intro, 'intro'))] },
    {
      id: 'highlights',
      title: null,
      body: [
        {
          kind: 'highlights',
          items: read.titled(highlights, 'highlights').map((item, index) => ({
            ...item,
            picture: pictures[highlights[index]?.emblem ?? 'authority'],
          })),
        },
      ],
    },
    {
      id: 'guides',
      title: words.guides.title,
      body: [
        textPart(read.text(words.guides.body, 'guides.body')),
        { kind: 'guide-cards', guides: [...guides] },
      ],
    },
    figureSection(
      {
        id: 'who-issues-what',
        title: words.authorities.title,
        headings: [labels.issuedFor, labels.issuedBy],
      },
      words.authorities,
      'authorities',
      read,
    ),
    figureSection(
      {
        id: 'key-figures',
        title: words.keyFigures.title,
        headings: [labels.keyFor, labels.keyAmount],
      },
      words.keyFigures,
      'keyFigures',
      read,
    ),
    {
      id: 'picture',
      title: pictureText.title,
      body: [textPart(read.text(pictureText.body, 'pictureText.body'))],
    },
    {
      id: 'how-it-works',
      title: howItWorks.title,
      body: [{ kind: 'steps', steps: read.titled(howItWorks.steps, 'howItWorks.steps') }],
    },
    {
      id: 'what-goes-wrong',
      title: labels.pitfalls,
      body: [{ kind: 'titled-texts', items: read.titled(words.pitfalls, 'pitfalls') }],
    },
    {
      id: 'official-links',
      title: guideLabels.officialLinks,
      body: [officialLinksPart(facts.officialLinks)],
    },
    ...helpSections(source),
  ];
}

function helpSections({ words, read, path, facts, context }: CountrySource): Section[] {
  const { country: labels, guide: guideLabels } = context.files.interface;
  return [
    {
      id: 'first-answer',
      title: words.consultation.title,
      body: [
        textPart(read.text(words.consultation.body, 'consultation.body')),
        contactButton(context, {
          label: words.contactLabel,
          subject: words.shortTitle,
          authority: facts.authority,
          applyAt: facts.applyAt,
          fee: 'in-tables',
        }),
        { kind: 'support', ...supportOf(context) },
      ],
    },
    {
      id: 'payments',
      title: guideLabels.payments,
      body: [paymentsPart(context)],
    },
    contactSection(context, { subject: words.shortTitle, path, title: labels.contact }),
  ];
}
