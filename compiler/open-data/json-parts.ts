/** So many items of a list make a piece that is worth a write of its own. */
const itemsInPart = 100;

/** The text of a JSON file, as `JSON.stringify` indents it and with a line break at its end, in pieces of which long lists have many. */
export function* jsonParts(data: object): Generator<string> {
  if (Array.isArray(data)) yield* listParts(data, 0);
  else yield* fieldParts(data);
  yield '\n';
}

function* fieldParts(data: object): Generator<string> {
  const fields = Object.entries(data).filter(([, value]) => value !== undefined);
  let before = '{';
  for (const [name, value] of fields) {
    yield `${before}\n  ${JSON.stringify(name)}: `;
    if (Array.isArray(value)) yield* listParts(value, 1);
    else yield indented(value, 1);
    before = ',';
  }
  yield fields.length === 0 ? '{}' : '\n}';
}

function* listParts(items: readonly unknown[], depth: number): Generator<string> {
  const lineBreak = `\n${'  '.repeat(depth)}`;
  for (let start = 0; start < items.length; start += itemsInPart) {
    const lines = items
      .slice(start, start + itemsInPart)
      .map((item) => `${lineBreak}  ${indented(item, depth + 1)}`);
    yield (start === 0 ? '[' : ',') + lines.join(',');
  }
  yield items.length === 0 ? '[]' : `${lineBreak}]`;
}

/** A value as it stands so many levels deep. A line break within a text is written as two letters, so that all others may be moved. */
function indented(value: unknown, depth: number): string {
  return JSON.stringify(value, null, 2).replaceAll('\n', `\n${'  '.repeat(depth)}`);
}
