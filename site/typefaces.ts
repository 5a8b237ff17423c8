import type { Language } from '../compiler/page.ts';

/** The names that `astro.config.ts` gives its typefaces; Astro's own check of types knows no others. */
type Typeface = '--font-text' | '--font-turk' | '--font-cyrl' | '--font-arab';

/** By script, and for a language that has letters of its own in it, by both. */
const typefaces: Readonly<Record<string, Typeface>> = {
  'tr-Latn': '--font-turk',
  Cyrl: '--font-cyrl',
  Arab: '--font-arab',
};

/** The one typeface that a page loads, by the letters of its language. Names in another script stand in that of the system. */
export function typefaceOf({ tag }: Pick<Language, 'tag'>): Typeface {
  const { language, script = '' } = new Intl.Locale(tag).maximize();
  return typefaces[`${language}-${script}`] ?? typefaces[script] ?? '--font-text';
}
