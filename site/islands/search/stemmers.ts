import ar from '@orama/stemmers/arabic?url&no-inline';
import en from '@orama/stemmers/english?url&no-inline';
import fr from '@orama/stemmers/french?url&no-inline';
import es from '@orama/stemmers/spanish?url&no-inline';
import tr from '@orama/stemmers/turkish?url&no-inline';
import uk from '@orama/stemmers/ukrainian?url&no-inline';

/** By the first part of a tag. A language without one is searched by its words as they stand. */
const addresses: Readonly<Partial<Record<string, string>>> = { ar, en, es, fr, tr, uk };

/** The address of what cuts the words of a language down to what their forms have in common; '' for a language that has none. */
export function stemmerOf(tag: string): string {
  return addresses[new Intl.Locale(tag).language] ?? '';
}
