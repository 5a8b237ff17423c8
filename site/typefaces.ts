import type { Language } from '../compiler/page.ts';

/** By script, and for a language that has letters of its own in it, by both. */
const typefaces: Readonly<Record<string, `--font-${string}`>> = {
  'tr-Latn': '--font-turk',
  Cyrl: '--font-cyrl',
  Arab: '--font-arab',
};

/** The one typeface that a page loads, by the letters of its language. Names in another script stand in that of the system. */
export function typefaceOf({ tag }: Pick<Language, 'tag'>): `--font-${string}` {
  const { language, script = '' } = new Intl.Locale(tag).maximize();
  return typefaces[`${language}-${script}`] ?? typefaces[script] ?? '--font-text';
}
