import { ifTranslated } from '../../compiler/translation/untranslated.ts';

/** A text that a visitor, a search engine or a screen reader is given as one. */
export type Passage = {
  /** Where it stands, like "h2", "img alt" or "meta og:description". */
  place: string;
  text: string;
  /** Whether it is read on the page, in order; else it is an attribute or data. */
  isSeen: boolean;
  /** Whether it is marked as the words of somebody else. */
  isQuoted: boolean;
  /** Whether a source is named with it: in the same paragraph, item or row, or in the same entry of data. */
  isSourced: boolean;
};

/**
 * Every string of data that a person may come to read, in order, each in the place of its name: names of types and addresses are left
 * out, and so is what nobody has translated.
 */
export function passagesOfData(value: unknown, name = '', isSourced = false): Passage[] {
  if (typeof value === 'string') {
    const passage = { place: name, text: value, isSeen: false, isQuoted: false, isSourced };
    return isForPeople(value) ? [passage] : [];
  }
  if (typeof value !== 'object' || value === null) return [];
  if (value instanceof Map) return passagesOfData([...value.values()], name, isSourced);
  const hasSource = 'source' in value && namesSource(value.source);
  return Object.keys(value).flatMap((key) => {
    if (isForPrograms(key) || (hasSource && key === 'source')) return [];
    const inner = ifTranslated((): unknown => Reflect.get(value, key));
    return passagesOfData(inner, Array.isArray(value) ? name : key, isSourced || hasSource);
  });
}

/** Whether it is a source, whose name for itself is no word of ours, and not the words that stand beside sources. */
function namesSource(source: unknown): boolean {
  return typeof source !== 'object' || source === null || 'publisher' in source;
}

/** Names of types and ids are not our words; nobody reads what a search looks through within a section. */
function isForPrograms(name: string): boolean {
  return /^(\$\w+|@(context|id|type)|id|within)$/.test(name);
}

/** Whether a text is more than an address or a number. */
export function isForPeople(text: string): boolean {
  return /\p{L}/u.test(text) && !isAddress(text);
}

export function isAddress(text: string): boolean {
  return /^(https?:\/\/|mailto:|tel:|\/)\S*$/.test(text);
}
