import { z } from 'zod';
import { documentKinds } from './guide.ts';
import { plainText, richText } from './rich-text.ts';

function wordsOf<const Name extends string>(...names: readonly Name[]) {
  const shape = Object.fromEntries(names.map((name) => [name, plainText]));
  return z.strictObject(shape as Record<Name, typeof plainText>);
}

/** `content/<locale>/interface.json`: the short words that parts of the page say, by part. {name} is filled in by the page. */
export const interfaceSchema = z.strictObject({
  frame: wordsOf(
    'skipLink',
    'bannerNotice',
    'bannerLabel',
    'contactNow',
    'dismissBanner',
    'homeLabel',
    'mainMenu',
    'menu',
    'footerMenu',
    'footerLine',
    'rights',
    'trader',
    'regulator',
    'sample',
    'chat',
    'breadcrumb',
    'home',
  ),
  source: wordsOf(
    'title',
    'all',
    'number',
    'see',
    'noDate',
    'checked',
    'official',
    'law',
    'reported',
    'doubt',
    'checkFirst',
    'officialPage',
  ),
  guide: wordsOf(
    'onThisPage',
    'usualCase',
    'writeToUs',
    'whoCanApply',
    'fees',
    'timing',
    'pitfalls',
    'officialLinks',
    'help',
    'canDo',
    'cannotDo',
    'payments',
    'paymentsNote',
    'contact',
    'allFees',
    'allTimes',
    'feeFor',
    'feeAmount',
    'timeFor',
    'timeAmount',
    'reviewed',
    'figuresOf',
    'figuresBetween',
  ),
  /** Who may advise on immigration or nationality, by country, where we may not. */
  regulation: z.strictObject({
    title: plainText,
    countries: z.record(z.string().regex(/^[a-z]+$/), richText),
  }),
  case: wordsOf(
    'cases',
    'yours',
    'yoursLead',
    'bring',
    'steps',
    'cost',
    'inAll',
    'pitfalls',
    'after',
    'others',
    'costInAll',
    'time',
    'lasts',
    'decides',
    'ask',
    'notAuthority',
    'onlyIf',
    'online',
    'post',
    'in-person',
    'phone',
    'allOf',
  ),
  country: wordsOf(
    'keyFor',
    'keyAmount',
    'issuedFor',
    'issuedBy',
    'support',
    'pitfalls',
    'contact',
  ),
  contactNotice: wordsOf(
    'notAuthority',
    'officialRoute',
    'officialRouteUnread',
    'officialRoutes',
    'applyYourself',
    'notGovernment',
    'guides',
  ),
  offer: wordsOf(
    'price',
    'ourFee',
    'onTop',
    'noFee',
    'officialFee',
    'help',
    'howItWorks',
    'officialFees',
    'guide',
    'guideNote',
    'freeGuide',
    'paidHelp',
    'freeInformation',
  ),
  contactPage: wordsOf('phone', 'email', 'hours', 'chat', 'otherWays'),
  testimonials: wordsOf(
    'cards',
    'exampleCards',
    'exampleNote',
    'rating',
    'exampleRating',
    'exampleStars',
    'consent',
  ),
  faq: wordsOf('help', 'helpText'),
  notFound: wordsOf('likely', 'mainPages', 'lookingFor', 'nothingFits', 'countries'),
  home: wordsOf('guides'),
  /** Each kind of document, in lists. */
  kinds: wordsOf(...documentKinds),
  hero: wordsOf('label', 'position', 'stop', 'start', 'previous', 'next', 'choose', 'show'),
  carousel: wordsOf('stop', 'start', 'previous', 'next', 'choose', 'show'),
});

/** `content/<locale>/language.json`: a folder that has one is a language of the site. */
export const languageSchema = z.strictObject({
  /** As in the `lang` of a page, like en-GB. */
  tag: z.string().regex(/^[a-z]{2,3}(-[A-Za-z0-9]+)*$/, 'Write a language tag, like en-GB'),
  direction: z.enum(['ltr', 'rtl']),
});

export type LanguageWords = z.infer<typeof languageSchema>;
export type InterfaceWords = z.infer<typeof interfaceSchema>;
