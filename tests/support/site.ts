import { getSite } from '../../compiler/site.ts';

/** What the site says, compiled anew from the content rather than read from the pages that the tests check. */
export const site = getSite();

const [language] = site.content.locales;

/** Everything that the content says in the first language. */
export const content = { ...site.content, ...language };

export const { settings, routes, navigation } = content;

/** The short words that parts of the page say, in the first language. */
export const words = language.interface;
