/** A sentence in pieces: its own words, and in place of each {name} what `make` gives for the name and the words right before it. */
export function interpolatedPieces<Value>(
  sentence: string,
  make: (name: string, before: string) => Value,
): (string | Value)[] {
  const pieces = sentence.split(/\{(\w+)\}/);
  return pieces.map((piece, at) => (at % 2 === 0 ? piece : make(piece, pieces[at - 1] ?? '')));
}

/** A sentence with what belongs where its {names} stand. A name without a value stays as it is written. */
export function interpolate(
  sentence: string,
  values: Readonly<Record<string, string | number>>,
): string {
  return interpolatedPieces(sentence, (name) => values[name] ?? `{${name}}`).join('');
}
