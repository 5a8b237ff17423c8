import { globSync } from 'node:fs';

/** The folders of all languages that the site shows, English first. */
export const locales: readonly string[] = [
  'en',
  ...globSync('content/*/language.json')
    .flatMap((file) => file.split('/')[1] ?? [])
    .filter((locale) => locale !== 'en')
    .toSorted(),
];

/** What stands before every address of each: '' for English. */
export const prefixes: readonly string[] = locales.map((locale) =>
  locale === 'en' ? '' : `/${locale}`,
);
