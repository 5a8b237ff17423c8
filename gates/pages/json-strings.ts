/** A string in JSON, and the name under which it stands. */
type NamedString = {
  key: string;
  text: string;
  /** Whether it stands in an entry that names its source. */
  isSourced: boolean;
};

/**
 * Every string of a JSON text that a person may come to read, in order: names of types and addresses are left out.
 * Throws SyntaxError for what is not JSON.
 */
export function stringsIn(json: string): NamedString[] {
  return collect(JSON.parse(json), '', false);
}

function collect(value: unknown, key: string, isSourced: boolean): NamedString[] {
  if (typeof value === 'string') return isForPeople(value) ? [{ key, text: value, isSourced }] : [];
  if (Array.isArray(value)) return value.flatMap((item) => collect(item, key, isSourced));
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, item]) =>
    isForPrograms(name) ? [] : collect(item, name, isSourced || 'source' in value),
  );
}

/** Names of types, ids, and what a source calls itself are not our words. */
function isForPrograms(name: string): boolean {
  return /^(\$\w+|@(context|id|type)|id|source)$/.test(name);
}

/** Whether a text is more than an address or a number. */
export function isForPeople(text: string): boolean {
  return /\p{L}/u.test(text) && !/^(https?:\/\/|mailto:|tel:|\/)\S*$/.test(text);
}
