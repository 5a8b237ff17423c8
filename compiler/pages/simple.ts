import { text } from '../facts/figures.ts';
import type { KnownPage, Link, Part, Section } from '../page.ts';
import type { PageRoute } from '../routes.ts';
import { namesTyped } from '../search/search-words.ts';
import { tableFinder } from './answer-table.ts';
import { chatLink, contactSection, regulatedAdvice, supportOf, wayPastAll } from './contact.ts';
import type { PageContext, PageDraft, PageSource } from './context.ts';
import { guidesAcross, guidesOf } from './country.ts';
import { firstQuestion } from './find.ts';
import { homeDraft } from './home.ts';
import { voiceOf } from './home-parts.ts';
import { offerCards } from './offer.ts';
import { offerCheckPage } from './offer-check.ts';
import { band, contentsOf, namesOf, section, textSections } from './parts.ts';
import { searchForm, searchParts } from './search.ts';
import { changesSections, withSources } from './sources.ts';

type SimpleSource = PageSource<'pages'>;

/** What stands on a page before and after the sections of its own words. */
type Arrangement = Partial<Pick<PageDraft, 'layout' | 'contents' | 'sections'>> & {
  first?: Section[];
  last?: Section[];
  aside?: Part;
  /** Under the words at the head of the page. */
  below?: Part[];
};

/** Pages that stand once, by their file's name; one that is not listed has its words only. */
const arrangements: Readonly<Record<string, (source: SimpleSource) => Arrangement>> = {
  changes: (source) => ({ last: changesSections(source) }),
  contact: contactArrangement,
  faq: faqArrangement,
  find: ({ context }) => ({ first: firstQuestion(context) }),
  products: (source) => ({ first: offerSections(source) }),
  'swap-licence': ({ context }) => ({ first: tableFinder('swap', context) }),
  'work-and-live': ({ context }) => ({ first: tableFinder('permit', context) }),
  services: ({ context }) => ({
    first: [countrySection(context, context.files.interface.home.guides)],
  }),
  testimonial: ({ context }) => ({ first: testimonialSections(context) }),
  'is-it-real': offerCheckPage,
  plan: ({ context }) => ({ first: planSection(context) }),
  search: ({ context }) => searchParts(context),
  'not-found': ({ context }) => ({
    below: [searchForm(context, false)],
    first: [lostSection(context)],
    last: [countrySection(context, context.files.interface.notFound.countries)],
  }),
};

/** A page that stands once. Throws ContentError as `guidePage` does. */
export function simplePage(source: SimpleSource): PageDraft {
  const { key, words, read } = source;
  const heading = { ...namesOf(words), reviewed: null };
  const lead = read.text(words.lead, 'lead');
  const own = ownSections(source);
  if (key === 'home') {
    return { ...heading, contents: [], ...homeDraft(words.title, source.context, source.figures) };
  }
  const { picture } = words;
  const arranged = arrangements[key]?.(source) ?? {};
  const { first = [], last = [], aside = null, below = [] } = arranged;
  const { layout = 'stack', contents = [] } = arranged;
  const sections = arranged.sections ?? [...first, ...own, ...last];
  return {
    ...heading,
    layout,
    contents,
    header: {
      lead,
      below,
      aside,
      picture: picture === undefined ? null : { landscape: picture },
    },
    sections: withSources(source, sections, null),
  };
}

function ownSections({ key, words, read, context }: SimpleSource): Section[] {
  const english = context.english.pages.get(key) ?? words;
  const texts = textSections(read.titled(words.sections, 'sections'), english.sections);
  return texts.map((text, index) => ({ ...text, folds: words.sections[index]?.folds }));
}

/** All that this device plans. */
function planSection({ files, routes }: PageContext): Section[] {
  const finderPath = routes.pathOf('page', 'find');
  // All of them are said there, by its scripts.
  const { withoutScripts } = structuredClone(files.plan);
  return [band('plan', { kind: 'plan', finderPath, withoutScripts })];
}

function contactArrangement({ path, context }: SimpleSource): Arrangement {
  const { contactPage: labels, frame } = context.files.interface;
  const { contact, supportHours } = context.files.settings;
  const sample = contact.sample ? frame.sample : null;
  const { phone, email } = contact;
  const chat = chatLink(context.files);
  const ways = [
    { label: labels.phone, sample, value: phone.label, href: `tel:${phone.dial}` },
    { label: labels.email, sample, value: email, href: `mailto:${email}` },
    { label: labels.chat, sample, value: chat.label, href: chat.path },
    { label: labels.hours, sample: null, value: supportHours.label, href: null },
  ];
  return {
    first: [contactSection(context, { subject: '', path, isOpen: true })],
    last: [section('other-ways', labels.otherWays, { kind: 'contact-ways', ways })],
  };
}

/** Questions with open answers, numbered 01, 02 and so on for the eye; each heading can be linked to. */
function faqArrangement(source: SimpleSource): Arrangement {
  const { path, context } = source;
  const { faq, frame } = context.files.interface;
  const contact = contactSection(context, { subject: '', path });
  const questions = ownSections(source).map((question, index) => ({
    ...question,
    number: String(index + 1).padStart(2, '0'),
    // The first shows that there are answers behind the others.
    ...(index === 0 ? {} : { folds: true as const }),
  }));
  const sections = [...questions, contact];
  return {
    layout: 'columns',
    sections,
    contents: contentsOf(sections),
    aside: {
      kind: 'help-banner',
      title: faq.help,
      text: faq.helpText,
      link: { label: frame.contactNow, path: context.routes.pathOf('page', 'contact') },
      support: supportOf(context),
      wayPast: wayPastAll(context),
    },
  };
}

/** What costs a fee and what is free, apart; above the free ones, who may advise where we may not. */
function offerSections({ context, figures }: SimpleSource): Section[] {
  const labels = context.files.interface.offer;
  const offers = [...offerCards(context, figures).values()];
  const paid = offers.filter(({ prices }) => prices.ours.amount !== null);
  const free = offers.filter(({ prices }) => prices.ours.amount === null);
  const regulated = new Set(free.flatMap((offer) => (offer.isRegulated ? [offer.country] : [])));
  return [
    section('paid-help', labels.paidHelp, { kind: 'offer-cards', offers: paid }),
    section(
      'free-information',
      labels.freeInformation,
      ...[...regulated].flatMap((country) => regulatedAdvice(context, country, figures)),
      { kind: 'offer-cards', offers: free },
    ),
  ];
}

/** Every country with its guides, and then each guide that goes across countries, such as the one on diplomas. */
function countrySection(context: PageContext, title: string): Section {
  const { files, routes } = context;
  const countries = [...files.countries].map(([country, words]) => ({
    title: words.title,
    path: routes.pathOf('country', country),
    guides: guidesOf(country, context),
  }));
  const across = guidesAcross(context);
  return section('countries', title, { kind: 'country-list', countries, across });
}

/** The cards, and of examples that they are ours; nothing while nobody has written to us. */
function testimonialSections(context: PageContext): Section[] {
  const { testimonials, interface: words } = context.files;
  const { cards, exampleCards, exampleNote } = words.testimonials;
  if (testimonials.length === 0) return [];
  const areExamples = testimonials.some(({ sample }) => sample);
  const voices = testimonials.map((testimonial) => voiceOf(testimonial, context));
  const note: Part[] = areExamples ? [{ kind: 'line', inlines: [text(exampleNote)] }] : [];
  const title = areExamples ? exampleCards : cards;
  return [section('cards', title, ...note, { kind: 'testimonial-cards', voices })];
}

/** Links to pages that a lost visitor may mean; a script puts those that fit best first, and says for what. */
function lostSection(context: PageContext): Section {
  const { likely, mainPages, lookingFor, nothingFits } = context.files.interface.notFound;
  const pages = knownPages(context);
  const main = new Set<PageRoute['kind']>(['page', 'article']);
  return section('likely', likely, {
    kind: 'likely-pages',
    asked: mainPages,
    pages: pages.flatMap(({ kind, path, title }): Link[] =>
      main.has(kind) ? [{ label: title, path }] : [],
    ),
    finder: {
      pages: pages.map(({ kind: _, ...page }) => page),
      countries: Object.fromEntries(
        [...context.files.countries].map(([country, { shortTitle }]) => [country, shortTitle]),
      ),
      same: context.files.synonyms.same,
      empty: context.files.synonyms.empty,
      lookingFor,
      nothingFits,
    },
  });
}

/** Every page with an address, its short title, its aliases and what people call it, in the order of the route table. */
function knownPages(context: PageContext): (KnownPage & { kind: PageRoute['kind'] })[] {
  const { routes, titleOf, files } = context;
  const shown = routes.routes.filter(({ isDraft }) => isDraft !== true);
  return shown.map(({ kind, path, aliases }) => {
    const names = namesTyped(files.synonyms, path);
    return {
      kind,
      path,
      title: titleOf(path) ?? path,
      ...(aliases === undefined ? {} : { aliases }),
      ...(names.length === 0 ? {} : { names }),
    };
  });
}
