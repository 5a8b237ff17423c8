import { globSync, readFileSync } from 'node:fs';
import { buildFactBook, type Fact } from '../../../compiler/facts.ts';
import { factsFileSchema, publishersSchema } from '../../../compiler/schemas/facts.ts';

/** Everyone whose word a fact rests on. */
export const publishers = publishersSchema.parse(read('content/publishers.json'));

/** What content/facts says, read anew rather than through the build that the tests check. */
export const factBook = buildFactBook(
  new Map(
    globSync('content/facts/**/*.json').map((file) => [file, factsFileSchema.parse(read(file))]),
  ),
  publishers,
  new Date(),
);

export const facts: readonly Fact[] = [...factBook.values()];

/** Every number in a text, without the commas of thousands and the stop of a sentence. */
export function numbersIn(text: string): string[] {
  return (text.match(/\d[\d.,]*/g) ?? []).map((number) =>
    number.replaceAll(',', '').replace(/\.$/, ''),
  );
}

function read(file: string): unknown {
  return JSON.parse(readFileSync(file, 'utf8'));
}
