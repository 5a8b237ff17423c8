import { IntlMessageFormat } from 'intl-messageformat';
import words from './words.json' with { type: 'json' };

/** All that the screen says. It is a tool for editors of this site, so it speaks English only. */
export { words };

/** A text of these, in the message format of ICU, with what it asks for in braces. */
export function say(text: string, values: Readonly<Record<string, string | number>>): string {
  return String(new IntlMessageFormat(text, 'en-GB').format(values));
}

/** Names of fields that do not become plain words by splitting them. */
const fieldNames: Readonly<Record<string, string>> = words.fieldNames;

/** "Short title" of "shortTitle". */
export function plainName(name: string): string {
  const known = fieldNames[name];
  if (known !== undefined) return known;
  const spaced = name
    .replaceAll(/([a-z0-9])([A-Z])/g, '$1 $2')
    .replaceAll(/[-_]/g, ' ')
    .toLowerCase();
  return spaced.charAt(0).toUpperCase() + spaced.slice(1);
}

/** Whether a text holds every word that was typed. */
export function holdsWords(text: string, typed: string): boolean {
  const held = text.toLowerCase();
  return typed
    .toLowerCase()
    .split(/\s+/)
    .every((word) => held.includes(word));
}
