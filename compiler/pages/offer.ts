import { ContentError } from '../content-error.ts';
import { countryOf, type Fact, findFact } from '../facts/facts.ts';
import { type FigureTeller, text } from '../facts/figures.ts';
import { wordsFile } from '../load.ts';
import type { GuideCard, OfferCard, Part, Prices, Section } from '../page.ts';
import type { FactsFile } from '../schemas/facts.ts';
import type { OfferWords } from '../schemas/offer.ts';
import { fillIn } from '../texts/fill-in.ts';
import {
  contactButton,
  contactSection,
  mayNotAdvise,
  regulatedAdvice,
  wayPast,
} from './contact.ts';
import type { PageContext, PageDraft, PageSource } from './context.ts';
import {
  contentsOf,
  figureSection,
  moneyIn,
  namesOf,
  paymentsPart,
  section,
  textPart,
  warningLine,
} from './parts.ts';
import { reviewedPart, withSources } from './sources.ts';

type Offer = {
  words: OfferWords;
  path: string;
  facts: FactsFile;
  guide: GuideCard;
  officialFee: Fact;
};

/** An offer with what it rests on; null while some of that is missing, which its own page tells. */
function offerOf(words: OfferWords, path: string, context: PageContext): Offer | null {
  const facts = context.files.facts.get(words.facts);
  const guide = context.guideCards.get(words.guide);
  const officialFee = findFact(context.facts, words.officialFees.rows[0], words.facts);
  if (facts === undefined || guide === undefined || officialFee?.figure == null) return null;
  return { words, path, facts, guide, officialFee };
}

/** Every offer as a card by its name, in the order of the route table; one whose facts are missing is left out. */
export function offerCards(context: PageContext, figures: FigureTeller): Map<string, OfferCard> {
  const { files, routes } = context;
  const offers = routes.routes.filter(({ kind }) => kind === 'offer');
  return new Map(
    offers.flatMap(({ content, path }) => {
      const words = files.offers.get(content);
      const offer = words === undefined ? null : offerOf(words, path, context);
      return offer === null ? [] : [[content, cardOf(offer, context, figures)]];
    }),
  );
}

function cardOf(offer: Offer, context: PageContext, figures: FigureTeller): OfferCard {
  const { words, path, guide } = offer;
  const { picture, title, summary } = words;
  const label = fillIn(context.files.interface.offer.freeGuide, { guide: guide.shortTitle });
  return {
    picture,
    title,
    summary,
    path,
    prices: pricesOf(offer, context, figures),
    guide: { label, path: guide.path },
    isRegulated: words.regulatedAdvice,
    country: countryOf(words.guide),
  };
}

/** What we charge, never without what the authority charges and the way to it. */
function pricesOf(
  { words: { ourFee }, facts, officialFee }: Offer,
  context: PageContext,
  figures: FigureTeller,
): Prices {
  const { offer: labels, frame } = context.files.interface;
  const { authority, applyAt } = facts;
  const figure = figures.figure(officialFee);
  const own = ourFee && {
    covers: ourFee.covers,
    text: moneyIn(context, ourFee),
    sample: ourFee.sample ? frame.sample : null,
    onTop: labels.onTop,
  };
  return {
    ours: { label: labels.ourFee, amount: own, none: labels.noFee },
    official: { label: fillIn(labels.officialFee, { authority: authority.shortName }), figure },
    // A figure that was read stands above already.
    wayPast: wayPast(context, {
      authority,
      applyAt,
      fee: figure.text === null ? figure : 'beside-this',
    }),
  };
}

/** An offer's own page. Throws ContentError as `guidePage` does. */
export function offerPage(source: PageSource<'offers'>): PageDraft {
  const { words, path, read, figures, context } = source;
  const offer = offerOf(words, path, context);
  if (offer === null) throw new ContentError(problemsOf(source));
  const prices = pricesOf(offer, context, figures);
  const { price } = context.files.interface.offer;
  // First, so that the numbers of the sources go down the page.
  const lead = read.text(words.lead, 'lead');
  const contact = contactButton(context, {
    label: words.contactLabel,
    subject: words.shortTitle,
    authority: offer.facts.authority,
    applyAt: offer.facts.applyAt,
    fee: prices.official.figure,
  });
  const own = sectionsOf(source, offer.guide, contact);
  const sections = withSources(source, own, offer.facts.applyAt);
  return {
    ...namesOf(words),
    reviewed: words.reviewed,
    layout: 'columns',
    header: {
      lead,
      below: [contact, reviewedPart(context, words.reviewed)],
      aside: { kind: 'prices', title: price, prices },
      picture: null,
    },
    contents: contentsOf(sections),
    sections,
  };
}

/** What of an offer's foundations is missing; nothing where the fault is told already, in the guide's own file. */
function problemsOf({ key, words, read, context: { files, guideCards } }: PageSource<'offers'>) {
  const file = wordsFile(files.locale, 'offers', key);
  if (!files.facts.has(words.facts)) {
    const expected = 'the name of a file in content/facts/';
    return [{ file, field: 'facts', expected, got: words.facts }];
  }
  if (!guideCards.has(words.guide)) {
    return [{ file, field: 'guide', expected: 'the name of a guide', got: words.guide }];
  }
  read.figure(words.officialFees.rows[0], 'officialFees.rows.0');
  read.finish();
  return [];
}

function sectionsOf(
  { words, path, read, figures, context }: PageSource<'offers'>,
  guide: GuideCard,
  contact: Part,
): Section[] {
  const { offer: labels, guide: guideLabels } = context.files.interface;
  const { howItWorks, closing } = words;
  return [
    section(
      'help',
      labels.help,
      ...(words.regulatedAdvice ? regulatedAdvice(context, countryOf(words.guide), figures) : []),
      {
        kind: 'help-lists',
        can: { title: guideLabels.canDo, items: read.texts(words.weDo, 'weDo') },
        cannot: { title: guideLabels.cannotDo, items: read.texts(words.weDoNot, 'weDoNot') },
      },
    ),
    section('how-it-works', labels.howItWorks, {
      kind: 'steps',
      steps: read.titled(howItWorks, 'howItWorks'),
    }),
    figureSection(read, 'officialFees', words.officialFees, {
      id: 'official-fees',
      title: labels.officialFees,
      headings: [guideLabels.feeFor, guideLabels.feeAmount],
    }),
    section(
      'guide',
      labels.guide,
      { kind: 'line', inlines: [text(labels.guideNote)] },
      { kind: 'guide-cards', guides: [guide] },
      warningLine(context),
    ),
    ...(words.ourFee === null
      ? []
      : [section('payments', guideLabels.payments, paymentsPart(context))]),
    section('closing', closing.title, textPart(read.text(closing.body, 'closing.body')), contact),
    contactSection(context, {
      subject: words.shortTitle,
      path,
      isGeneral: mayNotAdvise(context, words, words.guide),
    }),
  ];
}
