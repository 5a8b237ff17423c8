import rawWords from '../content/en/interface.json' with { type: 'json' };
import { parseContent } from './parse-content.ts';
import { interfaceSchema } from './schemas/interface.ts';

/** The short words that parts of the page say. */
export const words = parseContent(interfaceSchema, rawWords, 'content/en/interface.json');

/** `text` with each {name} replaced. Throws RangeError when a name is not given, so that no brace is ever shown. */
export function fillIn(text: string, values: Readonly<Record<string, string>>): string {
  return text.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = values[name];
    if (value === undefined)
      throw new RangeError(`"${text}" asks for {${name}}, which is not given.`);
    return value;
  });
}
