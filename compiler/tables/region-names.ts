/**
 * What a language calls countries, by their codes; nothing for a code of none. Unicode's names have an apostrophe of their own in Ukrainian
 * (U+02BC), and our texts have the common one.
 */
export function regionNames(tag: string): (code: string) => string | undefined {
  const names = new Intl.DisplayNames(tag, { type: 'region', fallback: 'none' });
  return (code) => names.of(code)?.replaceAll('\u02bc', '\u2019');
}
