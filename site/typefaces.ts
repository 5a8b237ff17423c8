import type { Language } from '../compiler/page.ts';

const typefaces = { Cyrl: '--font-cyrl', Arab: '--font-arab' } as const;

/** The one typeface that a page loads, by the script of its language. Names in another script stand in that of the system. */
export function typefaceOf({
  tag,
}: Pick<Language, 'tag'>): '--font-text' | '--font-cyrl' | '--font-arab' {
  const { script = '' } = new Intl.Locale(tag).maximize();
  return script === 'Cyrl' || script === 'Arab' ? typefaces[script] : '--font-text';
}
