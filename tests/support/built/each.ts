/** How many faults a failing test shows: one cause is on most pages at once. */
const mostShown = 20;

/**
 * Checks each of many things, such as the pages of the site, in one test, and tells by their names all that fail.
 * Throws Error when there is nothing to check.
 */
export async function checkEach<Thing>(
  things: readonly Thing[],
  nameOf: (thing: Thing) => string,
  check: (thing: Thing) => void | Promise<void>,
): Promise<void> {
  if (things.length === 0) throw new Error('There is nothing to check.');
  const faults: string[] = [];
  for (const thing of things) {
    try {
      await check(thing);
    } catch (error) {
      faults.push(`${nameOf(thing)}: ${error instanceof Error ? error.message : String(error)}`);
    }
  }
  if (faults.length === 0) return;
  const shown = faults.slice(0, mostShown).join('\n\n');
  throw new Error(`${faults.length} of ${things.length} fail.\n\n${shown}`);
}

/** Checks every page in one test. */
export function checkEachPage<Page extends { path: string }>(
  pages: readonly Page[],
  check: (page: Page) => void | Promise<void>,
): Promise<void> {
  return checkEach(pages, ({ path }) => path, check);
}
