import type { EmailjsIdentifiers } from '../../contract/emailjs.ts';
import type { Calendar } from '../facts/dates.ts';
import type { FactsByKey } from '../facts/facts.ts';
import type { FigureTeller } from '../facts/figures.ts';
import type { LocaleFiles, PageFolder } from '../load.ts';
import type { GuideCard, Language, Page } from '../page.ts';
import type { RouteTable } from '../routes.ts';
import type { Reader } from '../texts/reader.ts';
import type { FinderStep } from './finder-steps.ts';

/** What the environment says of this build. */
export type BuildFacts = {
  /** Figures age against it. */
  today: Date;
  /** Origin under which the site will be public, without a trailing slash. */
  siteUrl: string;
  /** Origin that takes enquiries; '' is the site's own. */
  emailOrigin: string;
  identifiers: EmailjsIdentifiers;
};

/** Everything that the pages of one language are made of. */
export type PageContext = {
  files: LocaleFiles;
  /** The English from which `files` are translated, or the same files: names in addresses are made of it. */
  english: LocaleFiles;
  language: Language;
  calendar: Calendar;
  routes: RouteTable;
  facts: FactsByKey;
  build: BuildFacts;
  /** The short title of the page at a path; undefined where there is none. */
  titleOf: (path: string) => string | undefined;
  /** The questions of the finder by their names. */
  finder: ReadonlyMap<string, FinderStep>;
  /** A teller for one page: it counts the page's sources. */
  openFigures: () => FigureTeller;
  /** Reads a file of words; `home` is "country/guide", whose facts it names without a prefix, or ''. */
  open: (file: string, home: string, figures: FigureTeller) => Reader;
  /** By "country/guide", in the order in which lists show them. */
  guideCards: ReadonlyMap<string, GuideCard>;
};

/** One file of words, ready to be made a page. */
export type PageSource<Folder extends PageFolder = PageFolder> = {
  /** The file inside its folder, like "uk/uk-passport". */
  key: string;
  path: string;
  words: NonNullable<ReturnType<LocaleFiles[Folder]['get']>>;
  figures: FigureTeller;
  read: Reader;
  context: PageContext;
};

/** What is particular to a page; the compiler adds what every page has. */
export type PageDraft = Pick<
  Page,
  | 'title'
  | 'shortTitle'
  | 'headTitle'
  | 'description'
  | 'reviewed'
  | 'layout'
  | 'header'
  | 'contents'
  | 'sections'
> &
  Partial<Pick<Page, 'country' | 'subject' | 'planned' | 'hasChat'>>;
