import { z } from 'zod';
import { plainText } from './rich-text.ts';

function wordsOf<const Name extends string>(...names: readonly Name[]) {
  const shape = Object.fromEntries(names.map((name) => [name, plainText]));
  return z.strictObject(shape as Record<Name, typeof plainText>);
}

/** `content/en/interface.json`: the short words that parts of the page say, by part. {name} is filled in by the page. */
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
    'sampleNote',
    'chat',
    'breadcrumb',
    'home',
  ),
  source: wordsOf('reportedBy', 'checkWith', 'checkBeforePaying', 'checkBeforeRelying', 'see'),
  guide: wordsOf(
    'onThisPage',
    'atAGlance',
    'authority',
    'officialFee',
    'usualTime',
    'validity',
    'whoCanApply',
    'whatYouNeed',
    'stepByStep',
    'fees',
    'timing',
    'pitfalls',
    'officialLinks',
    'help',
    'canDo',
    'cannotDo',
    'payments',
    'paymentsNote',
    'paymentsNone',
    'contact',
    'feeFor',
    'feeAmount',
    'timeFor',
    'timeAmount',
    'reviewed',
    'regulatedTitle',
    'regulatedBody',
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
  contactNotice: wordsOf('notAuthority', 'officialRoute', 'officialRouteUnread', 'applyYourself'),
  contactPage: wordsOf('phone', 'email', 'hours', 'chat', 'otherWays'),
  testimonials: wordsOf(
    'cards',
    'exampleCards',
    'rating',
    'exampleRating',
    'exampleStars',
    'consent',
  ),
  notFound: wordsOf('countries'),
  home: wordsOf('countries', 'guides'),
});

export type InterfaceWords = z.infer<typeof interfaceSchema>;
