import { languagesOf } from '../../gates/claims/read-claims.ts';

/** The folders of all languages that the site shows, English first. */
export const locales: readonly string[] = [
  'en',
  ...languagesOf(process.cwd()).map(({ locale }) => locale),
];

/** What stands before every address of each: '' for English. */
export const prefixes: readonly string[] = locales.map((locale) =>
  locale === 'en' ? '' : `/${locale}`,
);
