import { z } from 'zod';
import { documentKinds } from './guide.ts';
import { group, plainText, richText, wordsOf } from './rich-text.ts';

const warning = plainText.meta({ warns: true });

const carouselButtons = ['stop', 'start', 'previous', 'next', 'choose', 'show'] as const;

/** `content/<locale>/interface.json`: the short words that parts of the page say, by part. {name} is filled in by the page. */
export const interfaceSchema = z.strictObject({
  frame: wordsOf(
    'skipLink bannerLabel contactNow dismissBanner homeLabel mainMenu menu closeMenu',
    'footerMenu footerLine rights trader companyNumber vatNumber regulator sample chat',
    'breadcrumb home search languages mistake mistakeOn',
  )
    .extend({ bannerNotice: warning })
    .describe('Words at the top and at the bottom of every page.'),
  source: wordsOf(
    'title all number see noDate checked official law reported copy back oldPrice old undated',
    'asOf compare officialPage lastChange free',
  ).describe('What stands beside a figure and in the list of sources.'),
  translation: wordsOf('note english behind inEnglish').describe(
    'What pages in other languages say of themselves: that they are translated, since {month}, with a link to the English page; that words are still English; and, beside the name of the language, that a page is in English.',
  ),
  guide: wordsOf(
    'onThisPage usualCase writeToUs whoCanApply fees timing pitfalls officialLinks help canDo',
    'cannotDo payments paymentsNote contact allFees allTimes feeFor feeAmount timeFor',
    'timeAmount reviewed',
  ).describe('Headings and labels of guides.'),
  regulation: group('Who may advise on immigration or nationality where we may not.', {
    title: plainText,
    countries: z.record(z.string().regex(/^[a-z]+$/), richText).describe('By country, like uk.'),
  }).meta({ warns: true }),
  case: wordsOf(
    'cases yours yoursLead ifNot bring steps cost inAll pitfalls after others costInAll time',
    'lasts decides ask addressCode onlyIf notIf online post in-person phone allOf faster',
    'renewal',
  )
    .extend({ notAuthority: warning })
    .describe('Headings and labels of cases.'),
  waiting: wordsOf('title clock work travel drive').describe(
    'Headings of what people may do while they wait, and of when their time begins.',
  ),
  unanswered: wordsOf('work travel drive clock askHere')
    .describe('What we say where no official page does, and the way to the {authority}.')
    .meta({ warns: true }),
  changes: wordsOf('what before now since').describe(
    'Headings of the tables of what has changed, and the {month} from which it applies.',
  ),
  length: wordsOf('workingDay workingDays upTo').describe(
    "Lengths of time that a language's own names of units do not tell, like working days.",
  ),
  country: wordsOf('keyFor keyAmount issuedFor issuedBy support pitfalls contact').describe(
    'Headings and labels of the pages of countries.',
  ),
  contactNotice: wordsOf(
    'notAuthority officialRoute officialRouteUnread officialRoutes applyYourself',
    'notGovernment guides',
  )
    .describe('What stands over the contact form.')
    .meta({ warns: true }),
  offer: wordsOf(
    'price ourFee onTop noFee officialFee help howItWorks officialFees guide guideNote',
    'freeGuide paidHelp freeInformation',
  ).describe('Headings and labels of the pages on our help.'),
  contactPage: wordsOf('phone email hours chat otherWays'),
  testimonials: wordsOf('cards exampleCards exampleNote rating consent'),
  faq: wordsOf('help helpText'),
  notFound: wordsOf('likely mainPages lookingFor nothingFits countries'),
  home: wordsOf('guides'),
  search: wordsOf(
    'label hint button results one many corrected nothing failed tryThese notCovered',
    'notCoveredTitle notCoveredLead allCases finder contact case guide country swap permit',
    'offer article',
  ).describe('The search. The last words name what a page is, beside its title in the results.'),
  kinds: wordsOf(...documentKinds).describe('What each kind of document is called in lists.'),
  hero: wordsOf('label position', ...carouselButtons).describe(
    'The buttons of the slides on the home page, for people who listen to the page.',
  ),
  carousel: wordsOf(...carouselButtons).describe(
    'The buttons of a row of cards that moves, for people who listen to the page.',
  ),
});

export type InterfaceWords = z.infer<typeof interfaceSchema>;
