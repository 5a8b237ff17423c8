import { interpolatedPieces } from '../contract/interpolate.ts';

/** What begins a sentence begins with a capital, because names of authorities may be written small: "the town hall". */
export function atItsPlace(value: string, before: string): string {
  const begins = /^$|[.!?…]\s$/.test(before);
  return begins ? value.charAt(0).toUpperCase() + value.slice(1) : value;
}

/** A sentence of a plan with what belongs where its {names} stand. */
export function filled(
  sentence: string,
  values: Readonly<Record<string, string | number>>,
): string {
  return interpolatedPieces(sentence, (name, before) =>
    atItsPlace(String(values[name] ?? `{${name}}`), before),
  ).join('');
}

/** "Renew on GOV.UK: adult". French sets a space before a colon, which no data of CLDR tells. Shape: `language` is a tag. */
export function withColon(before: string, after: string, language: string): string {
  return `${before}${language.startsWith('fr') ? '\u00a0' : ''}: ${after}`;
}
