// One list of all that a page may hold, read from top to bottom; it has types and no code, so its length costs nobody a branch.
import type { BreadcrumbList, GovernmentService, Organization, WebPage } from 'schema-dts';
import type { EmailjsIdentifiers } from '../contract/emailjs.ts';
import type { ContractWords, OptionalFieldName } from '../contract/fields.ts';
import type { Duration, PlannedCase } from '../plan/shapes.ts';
import type { FactLevel } from './facts/facts.ts';
import type { PageRoute } from './routes.ts';
import type { TableWords } from './schemas/answer-tables.ts';
import type { FactMonth, FactsFile, Source } from './schemas/facts.ts';
import type { FormWords } from './schemas/form-words.ts';
import type { DocumentKind, GuideWords } from './schemas/guide.ts';
import type { HomeWords, Testimonial } from './schemas/home.ts';
import type { InterfaceWords } from './schemas/interface.ts';
import type { LanguageWords } from './schemas/language.ts';
import type { OfferCheckWords } from './schemas/offer-check.ts';
import type { PictureFor } from './schemas/pictures.ts';
import type { Settings } from './schemas/settings.ts';
import type { Synonyms } from './schemas/synonyms.ts';

/** A link as it is drawn. */
export type Link = { label: string; path: string };

/** A figure with all that is said of it on the day of the build. */
export type Figure = {
  /** "country/guide/id" of its fact. */
  key: string;
  label: string;
  /** As shown; null for a plain statement, and when nobody has read its source: then `evidence` leads to that. */
  text: string | null;
  /** The language of the text, where it is not that of the page. */
  language?: string | undefined;
  /** What applies to it; null for nothing. */
  note: string | null;
  level: FactLevel;
  source: Source;
  /** The last month in which its source is known to have said so. */
  asOf: FactMonth;
  /** How old it is, if it may have moved since, and the number of its source. */
  evidence: Inline[];
};

/** The source of a statement, without a figure. */
export type Citation = Pick<Figure, 'key' | 'level' | 'source' | 'asOf' | 'evidence'>;

export type Inline =
  | { type: 'text'; text: string }
  | { type: 'strong'; children: Inline[] }
  /** Words of another language, like `de`. */
  | { type: 'foreign'; language: string; text: string }
  /** What a figure is called by its source. */
  | { type: 'label'; text: string }
  | { type: 'link'; href: string; children: Inline[] }
  /** `words` are the editor's instead of the figure's own text; null for its own. */
  | { type: 'figure'; figure: Figure; words: string | null }
  | { type: 'cite'; citation: Citation }
  /** What facts say, or their sum, where their sources stand beside it or on the page that it leads to; `of` are their keys. */
  | { type: 'told'; text: string; of: string[]; language?: string }
  /** What a fact was before it changed. */
  | { type: 'was'; text: string; of: string }
  /** A number in the list of sources at the end of the page; `label` is spoken. The list leads back to the first of each. */
  | { type: 'note'; number: number; label: string; isFirst?: true }
  /** Says of a figure how old it is, and that it may have moved. */
  | { type: 'age'; text: string };

/** `language` is that of words which are not in the page's own. */
export type Block = (
  | { type: 'paragraph'; children: Inline[] }
  | { type: 'list'; ordered: boolean; items: Inline[][] }
) & { language?: string };

export type TitledBlocks = { title: string; body: Block[] };

/** One step. `onlyIf` says for whom it is, where it is not for all; `details` are where, how long and how much. */
export type Step = TitledBlocks & { onlyIf?: string | null; details?: Inline[][] };

export type GuideCard = Pick<GuideWords, 'kind' | 'title' | 'shortTitle' | 'summary'> & {
  path: string;
};

/** What we charge beside what the authority charges, and the way past us. */
export type Prices = {
  ours: { label: string; amount: OwnPrice | null; none: string };
  official: { label: string; figure: Figure };
  wayPast: Inline[];
};

export type OwnPrice = { covers: string; text: string; sample: string | null; onTop: string };

/** How to reach a person; `hours` is a sentence. */
type Support = { hours: string; phone: Link; chat: Link };

/** Stars as they are shown and spoken; `caption` says of a sample that nobody gave them. */
type Rating = { rating: number; label: string };

/** What somebody wrote to us. */
export type Voice = Pick<Testimonial, 'id' | 'role' | 'text' | 'category'> & {
  /** The word that marks a place which waits for a real one; null for what somebody did write. */
  sample: string | null;
  /** Who wrote it; null for a place that waits. */
  writer: {
    name: string;
    initials: string;
    stars: Rating;
    /** "2026-04-03", and as it is written. */
    date: { day: string; label: string };
    /** The platform or letter that it came by, and the consent to show it. */
    source: string;
    consent: string;
  } | null;
};

/** What the controls of a carousel are called; {place} is a slide's number. */
export type CarouselWords = InterfaceWords['carousel'];

/** Ways to reach us as the form names them. */
export type FormContact = Pick<Settings['contact'], 'phone' | 'email' | 'chat' | 'answerTime'> & {
  hours: string;
};

/** Everything that may stand on a page, each with all that is drawn of it. A new one is a line here and a component. */
export type Part =
  | { kind: 'text'; blocks: Block[] }
  | { kind: 'titled-texts'; items: TitledBlocks[] }
  | { kind: 'steps'; steps: Step[] }
  /** `opener` leads to a long table that waits to be opened; null where it stands open. */
  | {
      kind: 'figures';
      opener: string | null;
      caption: string;
      headings: readonly [string, string];
      rows: Figure[];
    }
  /** Figures that took the place of others, and from when. `page` explains them; null where none does. */
  | {
      kind: 'changes';
      caption: string;
      headings: readonly [string, string, string];
      rows: {
        figure: Figure;
        page: Link | null;
        before: Inline;
        changed: { month: string; label: string };
      }[];
    }
  | { kind: 'claims'; claims: { said: string; truth: Block[] }[] }
  | { kind: 'official-links'; links: Link[] }
  | { kind: 'link-list'; links: Link[] }
  /** A sentence, or a link alone, in a paragraph of its own. */
  | { kind: 'line'; inlines: Inline[] }
  | { kind: 'help-lists'; can: HelpList; cannot: HelpList }
  | { kind: 'notice'; title: string; text: Block[]; link: Link | null }
  | { kind: 'contact-button'; label: string; href: string; wayPast: Inline[] }
  | ({ kind: 'support' } & Support)
  | { kind: 'guide-cards'; guides: GuideCard[] }
  | { kind: 'guide-links'; guides: Omit<GuideCard, 'summary'>[] }
  | { kind: 'country-list'; countries: CountryGuides[]; across: GuideCard[] }
  | {
      kind: 'highlights';
      /** `path` leads to the part of the page that shows it. */
      items: (TitledBlocks & { picture: PictureFor<'highlights'>; path: string })[];
    }
  | { kind: 'offer-cards'; offers: OfferCard[] }
  | { kind: 'prices'; title: string; prices: Prices }
  | {
      kind: 'help-banner';
      title: string;
      text: string;
      link: Link;
      support: Support;
      wayPast: Inline[];
    }
  /** When somebody last went over the words. */
  | { kind: 'reviewed'; month: string; label: string }
  | { kind: 'sample-tag'; label: string }
  | { kind: 'testimonial-cards'; voices: Voice[] }
  | {
      kind: 'contact-ways';
      ways: { label: string; sample: string | null; value: string; href: string | null }[];
    }
  /** `opener` is the button behind which the form waits; null where it stands open. */
  | { kind: 'contact-form'; opener: string | null; form: ContactFormData }
  | { kind: 'likely-pages'; asked: string; pages: Link[]; finder: PageFinderData }
  /** The answer for one visitor: every row stands there, and the address shows the one that it names. `back` leads to all of them. */
  | {
      kind: 'verdicts';
      groups: VerdictGroup[];
      /** `other` is what the sentence of the row for other places calls them, `from` what a script says in its place: {place} is filled in. */
      words: Readonly<Record<'cost' | 'time' | 'until' | 'from' | 'other', string>>;
      official: Link;
      back: string;
    }
  /** Every place of a table, folded by its answer; a script filters them. */
  | {
      kind: 'answer-table';
      words: Pick<TableWords['table'], 'filter' | 'nothing'>;
      folds: {
        answers: { question: string | null; answer: string }[];
        places: { code: string; place: string }[];
      }[];
      /** For whoever finds no place of theirs. */
      other: Link;
    }
  /** What the visitor comes with, and where to; without scripts the links lead to the tables. */
  | {
      kind: 'answer-finder';
      words: Omit<TableWords['finder'], 'title' | 'tables'>;
      from: { code: string; name: string }[];
      destinations: Link[];
    }
  | OfferPart
  | FinderPart
  | CasePart
  | SearchPart
  | HomePart;

/** Rows that lead to the same next steps, under one heading: what to do next, or instead. */
type VerdictGroup = { title: string; steps: NextStep[]; rows: VerdictRow[] };
export type VerdictRow = {
  /** Code of the place, like IN, US-TX or GBN, or "other" for every place that has no row; its address on the page. */
  code: string;
  place: string;
  verdicts: Verdict[];
};
/** What somebody with the licence or passport of one place is told. */
export type Verdict = {
  need: 'swap-licence' | 'live-and-work' | 'visit';
  /** Whether they may: "if" is a yes that asks for something first. */
  says: 'yes' | 'if' | 'no' | 'unlisted';
  /** As the file of the table has it, like "no-swap" or "permit-there". */
  outcome: string;
  /** As one would say it aloud. */
  sentence: string;
  /** In few words, after its question where there are several; the table is folded by them. */
  question: string | null;
  answer: string;
  details: string[];
  source:
    | ({ line: string; evidence: Inline[] } & Pick<Citation, 'level' | 'source' | 'asOf'>)
    | null;
};
/** What to do then. */
export type NextStep = {
  need: Verdict['need'];
  /** What it is for, where a row answers several needs; null for one. */
  label: string | null;
  link: Link;
  /** For whoever is told no. */
  isInstead: boolean;
  cost: Inline[];
  time: Inline[];
  /** By when, counted from arrival; '' where nothing says so. */
  until: string;
};

/** What the page about offers of others holds; a script takes the words of what it finds from the signs and the ways. */
type OfferPart =
  | {
      kind: 'offer-check';
      words: OfferCheckWords['field'] & OfferCheckWords['result'] & { happened: string };
      questions: string[];
      /** What has happened, each a section of the page. */
      outcomes: Link[];
    }
  | { kind: 'offer-signs'; items: { id: string; title: string; why: Block[] }[] }
  | {
      kind: 'offer-ways';
      /** With their colons. */
      words: Readonly<Record<'cost' | 'time', string>>;
      countries: { title: string; ways: OfferWay[] }[];
    };
/** A case with the address of its authority; `total` is what it costs as a number, where there is one. */
type OfferWay = CaseCard & {
  document: DocumentKind;
  country: string;
  address: Link;
  total: { amount: number; currency: string } | null;
};

/** One question a page, its answers as links. */
type FinderPart =
  | { kind: 'choices'; choices: ChoiceCard[] }
  /** The way to the question before. */
  | ({ kind: 'back-link' } & Link)
  /** What was answered before; `path` is where to answer it anew, `id` the page that the answer led to. */
  | { kind: 'answers-so-far'; change: string; answers: (Link & { id: string })[] }
  /** Every case below its country and its document; a guide of no one country is a group of its own. */
  | { kind: 'every-case'; groups: (Link & { guides: (Link & { cases: Link[] })[] })[] };

/** An answer; `emblem` is the shape of a country or the sign of a kind of document, null for neither. */
export type ChoiceCard = Link & {
  note: Inline[];
  emblem: { country: string } | { document: DocumentKind } | null;
};

/** What a person needs in one situation, from the answer to its sources. */
type CasePart =
  | {
      kind: 'case-top';
      /** Whose answers these are, where the page is about more than one case. */
      caption: string | null;
      answers: { label: string; value: Inline[] }[];
      /** Of when the figures of the page are; nothing where each says so itself. */
      asOf: Inline[];
      apply: Link;
      ask: Link;
      /** Who we are not. */
      notice: string;
      /** The address of the page as a QR code, on paper only; null where nobody would come back by it. */
      code: { src: string; label: string } | null;
      /** The question for the day from which a script reckons; null where the page is about more than one case. */
      question: string | null;
    }
  | { kind: 'yours'; lead: string; ifNot: string; items: { if: Block[]; ifNot: Block[] }[] }
  | { kind: 'bring'; items: BringItem[] }
  /** Where a script draws all that this device plans; an empty plan leads to `finderPath`. */
  | { kind: 'plan'; finderPath: string; withoutScripts: string }
  /** Where a script lets visitors tick the list below it and answer what decides on it; `link` leads to the page of plans, once. */
  | {
      kind: 'ticks';
      list: 'bring' | 'steps';
      questions: PlannedCase['conditions'];
      /** `questions` opens them. */
      words: Readonly<Record<'yes' | 'no' | 'questions' | 'onDevice', string>>;
      link: Link | null;
    }
  /** The steps in a line, with the waits between them; the list of steps below says the same in words. */
  | { kind: 'step-line'; steps: LineStep[] }
  | {
      kind: 'cost';
      caption: string;
      rows: CostRow[];
      sum: { label: string; amount: Inline[] } | null;
    }
  /** `table` leads to whose licences are swapped; null for another document. */
  | { kind: 'case-chooser'; title: string; cases: CaseCard[]; table: Link | null }
  /** `back` is what the way from a source to its number is called. */
  | { kind: 'sources'; opener: string; back: string; sources: NumberedSources[] };

/** `onlyIf` says for whom it is, where it is not for all. */
export type BringItem = { id: string; name: string; why: Block[]; onlyIf: string | null };
/** A step that is not for all is left out of the usual case, and counted; its wait is there for whom it is. `of` are the keys of the facts that tell the wait. */
export type LineStep = {
  isLeftOut: boolean;
  wait: { takes: Duration; label: string; of: string[] } | null;
};
export type CostRow = {
  label: string;
  /** In hundredths, times included; null for what is not added up. */
  hundredths: number | null;
  amount: Inline[];
  note: { key: string; text: string } | null;
  /** Who pays it, or does not, where it is not for all. */
  forWhom: string | null;
};
export type CaseCard = { title: string; path: string; cost: Inline[]; time: Inline[] };
/** What one number of a page leads to: the source of a figure, or all those of a sum. */
type NumberedSources = { number: number; sources: CitedSource[] };
/** `language` is that of its title, where it is not the page's. `notes` are its month, how far it carries, and whether it was read in a copy. */
type CitedSource = Pick<Source, 'publisher' | 'title' | 'url' | 'language'> & {
  notes: string[];
};

type SearchPart =
  /** A plain form; `action` is the page of the search, which answers in the page itself where that is its own. `language` is a tag. */
  | ({ kind: 'search'; action: string; isOwnPage: boolean; language: string } & Pick<
      InterfaceWords['search'],
      'label' | 'hint' | 'button'
    >)
  /** Where a script puts what it finds; `ways` help on where it finds nothing, and `data` stands in a file beside the page. */
  | {
      kind: 'search-results';
      words: Readonly<
        Record<
          | 'results'
          | 'one'
          | 'many'
          | 'corrected'
          | 'nothing'
          | 'failed'
          | 'tryThese'
          | 'notCovered',
          string
        >
      >;
      ways: Link[];
      data: SearchData;
    }
  /** What we do not write about, each with who does; a script shows one in the place of results. */
  | { kind: 'not-covered'; lead: string; topics: { id: string; title: string; links: Link[] }[] };

/**
 * Words that say nothing of what is looked for, all that people call things, those that name a document or a country and say
 * nothing of a situation, and names of one country in which another's stands. Then what is known by some of the words alone.
 */
export type SearchData = Pick<Synonyms, 'empty' | 'papers' | 'notCovered' | 'needs' | 'same'> & {
  names: string[];
  documents: Readonly<Partial<Record<DocumentKind, string[]>>>;
  /** What people call each country and state that we write about, with the pages of its tables. */
  places: Readonly<Record<string, { words: string[]; code: string; swap: string; permit: string }>>;
  /** Guides by "kind country", and by "swap place" who may exchange a licence there; by "swap" the same of every place. */
  guides: Readonly<Record<string, Link & { sentence: string }>>;
  namesInNames: { name: string; inside: string }[];
  /** Pages that come first, with what results say of them. */
  first: (Record<'url' | 'title' | 'kind' | 'description', string> &
    Pick<Synonyms['first'][number], 'typed' | 'withPaper'>)[];
};
export type SearchPage = Record<'url' | 'title' | 'description', string> & {
  /** What kind of page it is, as results say it. */
  kind: string;
  /** What a guide is about, in a few words such as "UK passport"; '' for every other page. */
  document: string;
  /** The pages above it, from the country to the document; none for a country itself. */
  place: string[];
  country: string[];
  /** What people call it who do not know its name. */
  names: string[];
  /** Its sections, each with the headings inside that have no address of their own. */
  headings: { id: string; title: string; within?: string[] }[];
};

type HomePart =
  | {
      kind: 'hero';
      /** The heading of the page, and the words under it. */
      title: string;
      lead: string;
      finder: FinderData;
      /** For somebody who has paid for a false offer. */
      paid: Link;
      label: string;
      words: CarouselWords;
      slides: HeroSlide[];
    }
  | {
      kind: 'about-us';
      paragraphs: Block[][];
      pictures: HomeWords['about']['pictures'];
      more: Link;
    }
  | {
      kind: 'carousel';
      label: string;
      autoplayMs: number | null;
      words: CarouselWords;
      slides: Slides;
    }
  | { kind: 'country-tiles'; countries: (Link & { country: string; documents: string })[] }
  | { kind: 'counters'; counters: Counter[] }
  | { kind: 'services'; items: HomeWords['whatWeDo']['items'] }
  | { kind: 'reasons'; kicker: string; title: string; cards: HomeWords['reasons']['cards'] }
  | { kind: 'voices'; voices: Voice[] }
  | { kind: 'accordion'; topics: TitledBlocks[] }
  | {
      kind: 'call-to-action';
      title: string;
      text: Block[];
      start: Link;
      more: Link & { about: string };
      wayPast: Inline[];
    };

export type PartKind = Part['kind'];
export type PartOf<Kind extends PartKind> = Extract<Part, { kind: Kind }>;
/** What the component of a part is given. */
export type PartProps<Kind extends PartKind> = Omit<PartOf<Kind>, 'kind'>;

export type HelpList = { title: string; items: Block[][] };
export type CountryGuides = { title: string; path: string; guides: Omit<GuideCard, 'summary'>[] };
export type OfferCard = Omit<GuideCard, 'kind' | 'shortTitle'> & {
  picture: PictureFor<'offers'>;
  prices: Prices;
  guide: Link;
  /** Whether help with it would be immigration or nationality advice, in this country. */
  isRegulated: boolean;
  country: string;
};
export type OfferSlide = Pick<OfferCard, 'picture' | 'title' | 'path' | 'summary'> & {
  link: { label: string; spoken: string };
  wayPast: Inline[];
};
export type HeroSlide = HomeWords['slides'][number] & { position: string };
/** Which document, in which country, and of a driving licence whose. */
export type FinderData = Omit<HomeWords['finder'], 'documents'> & {
  documents: { kind: DocumentKind; label: string }[];
  countries: { country: string; label: string }[];
  /** Where each pair that exists leads, by "kind country", and by "swap country" a licence from elsewhere. */
  paths: Readonly<Record<string, string>>;
  /** The finder from its first question. */
  start: Link;
};
export type Counter = HomeWords['statistics']['counters'][number] & { value: number; text: string };
type Slides = { kind: 'offers'; offers: OfferSlide[] } | { kind: 'testimonials'; voices: Voice[] };

export type ContactFormData = {
  /** Where the form is sent to: EmailJS or a desk elsewhere; '' is the desk that serves the page. */
  origin: string;
  identifiers: EmailjsIdentifiers;
  optionalFields: readonly OptionalFieldName[];
  /** What the enquiry is about, such as the title of the guide; '' when the page has no subject. */
  subject: string;
  /** Whether the law leaves advice on somebody's own case to others, so that the form asks for a general question. */
  isGeneral: boolean;
  /** Path of the page that the form stands on. */
  page: string;
  language: string;
  contact: FormContact;
  /** The page that says how we handle what is sent. */
  privacyPath: string;
  /** Where the desk says what became of a message; null where no desk of ours takes it. */
  statusPath: string | null;
  words: FormWords;
  contract: ContractWords;
};

/** What all forms of a language share; the browser fetches it from one file, so that no page carries it beside what is drawn. */
export type SharedFormData = Pick<
  ContactFormData,
  'optionalFields' | 'contact' | 'words' | 'contract'
>;

/** What the page for lost visitors looks through. */
export type PageFinderData = Pick<Synonyms, 'same' | 'empty'> & {
  pages: KnownPage[];
  /** What stands behind the titles of its pages, by the folder of each country. */
  countries: Readonly<Record<string, string>>;
  /** Shown when pages fit, and when none does. {words} is filled in. */
  lookingFor: string;
  nothingFits: string;
};
/** A page that somebody may mean who came to an address without one. Shape: `names` are what people call it who do not know its title. */
export type KnownPage = {
  path: string;
  title: string;
  aliases?: readonly string[];
  names?: readonly string[];
};

/** Parts under one heading that links can land on. */
export type Section = {
  id: string;
  /** null for a part that fills the width of the page and has a heading of its own. */
  title: string | null;
  /** Before the heading, for the eye. */
  number?: string;
  /** On small screens it waits behind its title. */
  folds?: true | undefined;
  body: Part[];
};

/** Where a page begins. */
export type Header = {
  lead: Block[];
  below: Part[];
  /** Something to read beside the words; below them on small screens. */
  aside: Part | null;
  /** Decoration beside the words, on wide screens only. */
  picture:
    | { landscape: PictureFor<'countries' | 'articles' | 'pages'> }
    | { country: string }
    | null;
};

/** A language that pages are written in. */
export type Language = Pick<LanguageWords, 'tag' | 'direction'> & {
  /** Its folder below content/. */
  locale: string;
};

/** A page in one of the languages of the site, as a link to it says. */
type Version = LanguageWords & {
  /** Where the page is in that language, else where it is in English. */
  path: string;
  /** In that language, that the page is in English; null where it is translated. */
  inEnglish: string | null;
};

/** What stands around every page of one language. */
export type Frame = {
  siteName: string;
  skipLink: string;
  banner: { label: string; notice: string; ways: Link[]; dismiss: string };
  navigation: {
    /** Its label is said, not shown: the sign and the name of the site stand there. */
    home: Link;
    mainMenu: string;
    menu: string;
    close: string;
    entries: (Link | { label: string; items: Link[] })[];
    search: Link;
  };
  breadcrumbLabel: string;
  contentsLabel: string;
  footer: {
    line: string;
    menuLabel: string;
    links: Link[];
    trader: { label: string; sample: string | null; name: string; lines: string[]; ways: Link[] };
    /** Who oversees us; without a path while nobody does. */
    regulators: (Link | { label: string })[];
    rights: string;
  };
  chat: Link & { title: string };
  /** What the links to other languages are called, for people who listen to the page. */
  languages: string;
};

/** What a guide explains, and who issues it. */
export type Subject = Pick<GuideWords, 'kind' | 'summary'> &
  Pick<FactsFile, 'authority' | 'applyAt' | 'officialLinks'> & {
    /** "country/guide". */
    key: string;
    country: string;
  };

/** One thing in the words of https://schema.org, in whose types each kind has its own words and no others. */
type StructuredThing = Exclude<Organization | WebPage | BreadcrumbList | GovernmentService, string>;

/** A page as a value: all that is drawn and told of it, with nothing left to look up. */
export type Page = {
  /** Canonical path; "/404" for the page that stands for addresses which do not exist. */
  path: string;
  kind: PageRoute['kind'] | 'not-found';
  /** The content file inside the folder of its kind, like "uk/uk-passport". */
  content: string;
  language: Language;
  frame: Frame;
  /** Heading of the page. */
  title: string;
  /** Name in breadcrumbs and lists. */
  shortTitle: string;
  /** For the browser's tab and search results. */
  headTitle: string;
  description: string;
  /** From the home page to this one, both included. */
  trail: Link[];
  /** Older addresses that lead here. */
  aliases: readonly string[];
  /** Month in which somebody last went over the words; null where pages do not say. */
  reviewed: FactMonth | null;
  /** How the sections stand: beside a list of them, in one column, or in bands of the home page. */
  layout: 'columns' | 'stack' | 'bands';
  /** null on the home page, which begins with its slideshow. */
  header: Header | null;
  /** Links to the sections, where the layout shows them. */
  contents: { id: string; title: string }[];
  sections: Section[];
  structuredData: StructuredThing[];
  /** The country that the page is about, by the name of its folder; null for none. */
  country: string | null;
  /** The document that a guide explains; null for other pages. */
  subject: Subject | null;
  /** What a visitor's plan knows of a case; null for other pages. */
  planned: PlannedCase | null;
  hasChat: boolean;
  /** The way to say what is wrong on the page, which the form then names; null on the page of the form, of the search, and on lost pages. */
  mistake: Link | null;
  /** The feed of changes that the page names; null for none. */
  feed: string | null;
  /** Says that the page is a translation, from when, and what counts; null for English. */
  translationNote: Inline[] | null;
  /** The page in every language of the site, this one too; none where there is only English. */
  versions: Version[];
};
