import { withColon } from '../../plan/filled.ts';
import { type FigureTeller, withoutSource } from '../facts/figures.ts';
import { wordsFile } from '../load.ts';
import type { HeroSlide, Inline, Link, Page, Part, PartOf, Section, Voice } from '../page.ts';
import type { CountedThing, HomeWords } from '../schemas/home.ts';
import { fillIn } from '../texts/fill-in.ts';
import type { Reader } from '../texts/reader.ts';
import { wayPast, wayPastAll } from './contact.ts';
import type { PageContext, PageDraft } from './context.ts';
import { countContent, countryTiles, finderOf, type ShownFacts, voiceOf } from './home-parts.ts';
import { offerCards } from './offer.ts';
import { band, section, textPart } from './parts.ts';

type HomeSource = {
  title: string;
  home: HomeWords;
  read: Reader;
  figures: FigureTeller;
  context: PageContext;
};

/** How long a testimonial stands. Source: the site specification's table of numbers. */
const testimonialMs = 3_000;

/** The home page: its parts in their order. Complains of a link or a testimonial that is not there. */
export function homeDraft(
  title: string,
  context: PageContext,
  figures: FigureTeller,
): Pick<PageDraft, 'layout' | 'header' | 'sections'> {
  const { home, locale } = context.files;
  const read = context.open(wordsFile(locale, 'home', 'home'), '', figures);
  const sections = sectionsOf({ title, home, read, figures, context });
  read.finish();
  return { layout: 'bands', header: null, sections };
}

function sectionsOf(source: HomeSource): Section[] {
  const { home, read, context } = source;
  const { about, offers, statistics, whatWeDo, questions } = home;
  return [
    band('hero', heroPart(source)),
    section('countries', home.countries.title, {
      kind: 'country-tiles',
      countries: countryTiles(context),
    }),
    section('about', about.title, {
      kind: 'about-us',
      paragraphs: read.texts(about.paragraphs, 'about.paragraphs'),
      pictures: about.pictures,
      more: checked(about.more, 'about.more', source),
    }),
    section(
      'offers',
      offers.title,
      textPart(read.text(offers.intro, 'offers.intro')),
      offersCarousel(source),
    ),
    section('statistics', statistics.title, {
      kind: 'counters',
      counters: statistics.counters.map((counter) => ({ ...counter, value: 0, text: '' })),
    }),
    section('what-we-do', whatWeDo.title, { kind: 'services', items: whatWeDo.items }),
    band('reasons', reasonsPart(source)),
    ...testimonialSections(source),
    section('questions', questions.title, {
      kind: 'accordion',
      topics: read.titled(questions.topics, 'questions.topics'),
    }),
    band('call-to-action', callToAction(source)),
  ];
}

/** A link of the home page, with the address that its page has now. */
function checked<Checked extends { path: string }>(
  link: Checked,
  field: string,
  { read, context }: HomeSource,
): Checked {
  const path = context.routes.resolve(link.path);
  if (path === null) read.complain(`${field}.path`, 'a path of content/routes.json', link.path);
  return { ...link, path: path ?? link.path };
}

function heroPart(source: HomeSource): Part {
  const { slides, lead, finder, paid } = source.home;
  const words = source.context.files.interface.hero;
  return {
    kind: 'hero',
    title: source.title,
    lead,
    finder: finderOf(finder, source.context),
    // By its id on that page, where what to do then begins.
    paid: { label: paid, path: `${source.context.routes.pathOf('page', 'is-it-real')}#paid` },
    label: words.label,
    words,
    slides: slides.map(
      (slide, index): HeroSlide => ({
        ...slide,
        link: checked(slide.link, `slides.${index}.link`, source),
        position: fillIn(words.position, {
          place: String(index + 1),
          count: String(slides.length),
        }),
      }),
    ),
  };
}

function offersCarousel({ home: { offers }, figures, context }: HomeSource): Part {
  return {
    kind: 'carousel',
    label: offers.title,
    autoplayMs: null,
    words: context.files.interface.carousel,
    slides: {
      kind: 'offers',
      offers: [...offerCards(context, figures)].flatMap(
        ([key, { picture, title, path, summary, prices }]) => {
          const facts = context.files.facts.get(context.files.offers.get(key)?.facts ?? '');
          if (facts === undefined) return [];
          const { authority, applyAt } = facts;
          const label = prices.ours.amount === null ? offers.free : offers.more;
          const slide = {
            picture,
            title,
            path,
            summary,
            link: { label, spoken: withColon(label, title, context.language.tag) },
            wayPast: wayPast(context, { authority, applyAt, fee: prices.official.figure }).map(
              toldOnly,
            ),
          };
          return [slide];
        },
      ),
    },
  };
}

/** The source of a price stands on the page that the slide leads to. */
function toldOnly(inline: Inline): Inline {
  return inline.type === 'figure' ? (withoutSource(inline.figure) ?? inline) : inline;
}

/** The pages with what the home page counts in them, which is known when all of them are drawn. */
export function withCounters(pages: readonly Page[], context: PageContext, shown: ShownFacts) {
  const fill = (part: Part): Part =>
    part.kind === 'counters' ? { ...part, counters: counted(part.counters, context, shown) } : part;
  return pages.map((page) =>
    page.kind === 'page' && page.content === 'home'
      ? { ...page, sections: page.sections.map((one) => ({ ...one, body: one.body.map(fill) })) }
      : page,
  );
}

/** A counter that stands at nothing would tell visitors nothing: it is left out. */
function counted(
  counters: PartOf<'counters'>['counters'],
  context: PageContext,
  shown: ShownFacts,
) {
  const counts: Readonly<Record<CountedThing, number>> = countContent(context, shown);
  const format = new Intl.NumberFormat(context.language.tag);
  return counters
    .map((counter) => ({ ...counter, value: counts[counter.counts] }))
    .filter(({ value }) => value > 0)
    .map((counter) => ({ ...counter, text: format.format(counter.value) }));
}

function reasonsPart(source: HomeSource): Part {
  const { kicker, title, cards } = source.home.reasons;
  const hours = source.context.files.settings.supportHours.label;
  return {
    kind: 'reasons',
    kicker,
    title,
    cards: cards.map((card, index) => ({
      ...checked(card, `reasons.cards.${index}`, source),
      text: fillIn(card.text, { hours }),
    })),
  };
}

/** What people wrote to us; nothing while nobody has. */
function testimonialSections(source: HomeSource): Section[] {
  const { home, context } = source;
  const { testimonials, voices } = home;
  if (context.files.testimonials.length === 0) return [];
  return [
    section('testimonials', testimonials.title, {
      kind: 'carousel',
      label: testimonials.title,
      autoplayMs: testimonialMs,
      words: context.files.interface.carousel,
      slides: {
        kind: 'testimonials',
        voices: voicesOf(testimonials.shown, 'testimonials.shown', source),
      },
    }),
    section('voices', voices.title, {
      kind: 'voices',
      voices: voicesOf(voices.shown, 'voices.shown', source),
    }),
  ];
}

function voicesOf(ids: readonly string[], field: string, { read, context }: HomeSource): Voice[] {
  const { testimonials, locale } = context.files;
  return ids.flatMap((id) => {
    const found = testimonials.find((testimonial) => testimonial.id === id);
    if (found !== undefined) return [voiceOf(found, context)];
    read.complain(field, `ids from content/${locale}/testimonials.json`, id);
    return [];
  });
}

function callToAction(source: HomeSource): Part {
  const { title, text, start, more } = source.home.callToAction;
  const link: Link = checked(start, 'callToAction.start', source);
  return {
    kind: 'call-to-action',
    title,
    text: source.read.text(text, 'callToAction.text'),
    start: link,
    more: checked(more, 'callToAction.more', source),
    wayPast: wayPastAll(source.context),
  };
}
