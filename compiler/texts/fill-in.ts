import { IntlMessageFormat } from 'intl-messageformat';
import { interpolatedPieces } from '../../contract/interpolate.ts';
import { madeOnce } from '../../plan/made-once.ts';

/**
 * `text` with each {name} replaced. A text that chooses its words by a number, in the message format of ICU, is told in the language
 * with that `tag`. Throws RangeError when a name is not given, so that no brace is ever shown.
 */
export function fillIn(text: string, values: Readonly<Record<string, string>>, tag = 'en-GB') {
  if (isMessage(text)) return String(messageOf(text, tag).format(numbersOf(values)));
  return interpolatedPieces(text, (name) => {
    const value = values[name];
    if (value === undefined)
      throw new RangeError(`"${text}" asks for {${name}}, which is not given.`);
    return value;
  }).join('');
}

const messageOf = madeOnce((text: string, tag: string) => new IntlMessageFormat(text, tag));

/** Whether a text chooses its words by a number. */
export function isMessage(text: string): boolean {
  return /\{\w+, *(?:plural|selectordinal|select) *,/.test(text);
}

function numbersOf(values: Readonly<Record<string, string>>): Record<string, string | number> {
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => [
      name,
      /^\d+$/.test(value) ? Number(value) : value,
    ]),
  );
}
