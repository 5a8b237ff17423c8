type Values = Readonly<Record<string, string | number>>;

/** A sentence in pieces: its own words, and what belongs where a {name} stands. */
type Piece = { text: string; isValue: boolean };

/** What begins a sentence begins with a capital, because names of authorities may be written small: "the town hall". */
export function piecesOf(sentence: string, values: Values): Piece[] {
  const pieces = sentence.split(/\{(\w+)\}/);
  return pieces.map((piece, index) => {
    if (index % 2 === 0) return { text: piece, isValue: false };
    const value = String(values[piece] ?? `{${piece}}`);
    const before = pieces.slice(0, index).join('');
    return {
      text: /^$|[.!?…]\s$/.test(before) ? value.charAt(0).toUpperCase() + value.slice(1) : value,
      isValue: true,
    };
  });
}

/** A sentence with what belongs where its {names} stand. */
export function filled(sentence: string, values: Values): string {
  return piecesOf(sentence, values)
    .map(({ text }) => text)
    .join('');
}

/** "Renew on GOV.UK: adult". French sets a space before a colon, which no data of CLDR tells. Shape: `language` is a tag. */
export function withColon(before: string, after: string, language: string): string {
  return `${before}${language.startsWith('fr') ? '\u00a0' : ''}: ${after}`;
}
