/** Stands before English words that nobody has translated: a page that holds one is not made in that language. */
export const untranslatedMark = '\u{e000}';

/** Stands before English words whose translation is behind and might tell a figure wrongly: the page shows them as English. */
export const behindMark = '\u{e001}';

/** Whether a page, or a part of one, shows words that nobody has translated. */
export function isUntranslated(value: unknown): boolean {
  if (typeof value === 'string') return value.includes(untranslatedMark);
  if (typeof value !== 'object' || value === null) return false;
  return Object.values(value).some(isUntranslated);
}

/** `value` with each of its texts as `change` gives it. */
export function withStrings<Value>(value: Value, change: (text: string) => string): Value {
  if (typeof value === 'string') return change(value) as Value;
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map((item) => withStrings(item, change)) as Value;
  return Object.fromEntries(
    Object.entries(value).map(([key, item]) => [key, withStrings(item, change)]),
  ) as Value;
}
