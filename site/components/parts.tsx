import { type Attributes, createElement, type FunctionComponent } from 'react';
import type { Part, PartKind, PartOf } from '../../compiler/page.ts';
import { RichText, SampleTag } from './elements/RichText.tsx';
import { AnswerFinder, AnswerTable, Verdicts } from './sections/AnswerTable.tsx';
import { Carousel } from './sections/Carousel.tsx';
import { Bring, CaseChooser, CaseTop, Cost, Sources, Yours } from './sections/Case.tsx';
import {
  CallToAction,
  ContactButton,
  ContactFormPlace,
  ContactWays,
  HelpBanner,
  SupportStrip,
} from './sections/Contact.tsx';
import { ChangeRows, FigureRows, Reviewed } from './sections/Figures.tsx';
import { AnswersSoFar, BackLink, Choices, EveryCase } from './sections/Finder.tsx';
import { CountryList, CountryTiles, GuideCards, GuideLinks } from './sections/Guides.tsx';
import { HeroSlideshow } from './sections/HeroSlideshow.tsx';
import { AboutUs, Accordion, Counters, Reasons, Services } from './sections/HomeParts.tsx';
import { LikelyPages, LinkList, OfficialLinks } from './sections/Links.tsx';
import { OfferCheck, OfferSigns, OfferWays } from './sections/OfferCheck.tsx';
import { OfferCards, PricePanel } from './sections/Offers.tsx';
import { NotCovered, SearchForm, SearchResults } from './sections/Search.tsx';
import { PlanPlace, StepLine, Steps, Ticks } from './sections/Steps.tsx';
import { TestimonialCards, Voices } from './sections/Testimonials.tsx';
import { Claims, HelpLists, Highlights, Line, Notice, TitledTexts } from './sections/Texts.tsx';

type PartsByKind = { [Kind in PartKind]: PartOf<Kind> & Attributes };

/** What draws each kind of part. A new kind is a line in compiler/page.ts, a component, and a line here. */
const components: { [Kind in PartKind]: FunctionComponent<PartsByKind[Kind]> } = {
  text: RichText,
  'titled-texts': TitledTexts,
  steps: Steps,
  figures: FigureRows,
  changes: ChangeRows,
  claims: Claims,
  'link-list': LinkList,
  'official-links': OfficialLinks,
  line: Line,
  'help-lists': HelpLists,
  notice: Notice,
  'contact-button': ContactButton,
  support: SupportStrip,
  'guide-cards': GuideCards,
  'guide-links': GuideLinks,
  'country-list': CountryList,
  'country-tiles': CountryTiles,
  highlights: Highlights,
  'offer-cards': OfferCards,
  prices: PricePanel,
  'help-banner': HelpBanner,
  reviewed: Reviewed,
  'sample-tag': SampleTag,
  'testimonial-cards': TestimonialCards,
  'contact-ways': ContactWays,
  'contact-form': ContactFormPlace,
  'likely-pages': LikelyPages,
  'case-top': CaseTop,
  yours: Yours,
  ticks: Ticks,
  'offer-check': OfferCheck,
  'offer-signs': OfferSigns,
  'offer-ways': OfferWays,
  plan: PlanPlace,
  bring: Bring,
  'step-line': StepLine,
  cost: Cost,
  'case-chooser': CaseChooser,
  choices: Choices,
  'answers-so-far': AnswersSoFar,
  'back-link': BackLink,
  'every-case': EveryCase,
  sources: Sources,
  verdicts: Verdicts,
  'answer-table': AnswerTable,
  'answer-finder': AnswerFinder,
  search: SearchForm,
  'search-results': SearchResults,
  'not-covered': NotCovered,
  hero: HeroSlideshow,
  'about-us': AboutUs,
  carousel: Carousel,
  counters: Counters,
  services: Services,
  reasons: Reasons,
  voices: Voices,
  accordion: Accordion,
  'call-to-action': CallToAction,
};

/** Whatever may stand on a page, drawn by the component of its kind. */
export function PartView({ part }: { part: Part }) {
  return drawAs(part.kind, part);
}

function drawAs<Kind extends PartKind>(kind: Kind, part: PartsByKind[Kind]) {
  return createElement(componentOf(kind), part);
}

export function componentOf<Kind extends PartKind>(
  kind: Kind,
): FunctionComponent<PartsByKind[Kind]> {
  return components[kind];
}

/** Parts in their order. */
export function PartList({ parts }: { parts: readonly Part[] }) {
  // Parts have no names; they are drawn once and never reordered.
  return parts.map((part, index) => <PartView part={part} key={`${part.kind}-${String(index)}`} />);
}
