/** What reading words that nobody has translated throws: a page that says them is not made in that language. */
class Untranslated extends Error {}

/** Stands in the place of words that nobody has translated. */
export function refuse(): never {
  throw new Untranslated('Words that nobody has translated were read outside of a page.');
}

/** What `read` gives; null where it reads words that nobody has translated. */
export function ifTranslated<Read>(read: () => Read): Read | null {
  try {
    return read();
  } catch (error) {
    if (error instanceof Untranslated) {
      return null;
    }
    throw error;
  }
}

/** An object with more fields, each read when it is asked for. */
export function withGetters<Own extends object, More extends object>(
  own: Own,
  more: { [Name in keyof More]: () => More[Name] },
): Own & More {
  for (const [name, get] of Object.entries<() => unknown>(more)) {
    Object.defineProperty(own, name, { get, enumerable: true });
  }
  return own as Own & More;
}
