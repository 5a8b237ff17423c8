import type { ParseArgsOptionsConfig } from 'node:util';
import { readWords, UsageError } from '../../terminal/usage.ts';
import type { StoredEnquiry } from '../enquiry.ts';
import { proofInWords } from '../in-words.ts';
import type { EnquiryStore } from '../store/enquiry-store.ts';
import { NotDone } from './command.ts';

/** The ids or references that a command names, and its options. Throws UsageError when it names none, or one is empty. */
export function readNames<Options extends ParseArgsOptionsConfig>(
  words: readonly string[],
  options: Options,
) {
  const { values, positionals } = readWords({ args: words, options, allowPositionals: true });
  const names = [...new Set(positionals.map((name) => name.trim()))];
  if (names.length > 0 && !names.includes('')) return { values, names };
  throw new UsageError('Name one or more ids or references, like WM-7K3Q-9F2D.');
}

/** The one enquiry that has this id or reference. Throws NotDone, which says what became of it, or which ids to choose from. */
export async function findOne(store: EnquiryStore, name: string): Promise<StoredEnquiry> {
  const found = await store.find(name);
  const [enquiry, ...others] = found.filter(
    ({ id, reference }) => id === name.toLowerCase() || reference === name.toUpperCase(),
  );
  if (enquiry === undefined) throw await absent(store, name, found);
  if (others.length === 0) return enquiry;
  const ids = [enquiry, ...others].map(({ id }) => id).join(', ');
  throw new NotDone(`Several enquiries have the reference ${name}; name one by its id: ${ids}.`);
}

/** Does `work` for each name; a name for which it is not done does not stop the others. */
export async function forEachName<Result>(
  names: readonly string[],
  work: (name: string) => Promise<Result>,
): Promise<{ results: Result[]; problems: string[] }> {
  const results: Result[] = [];
  const problems: string[] = [];
  for (const name of names) {
    try {
      results.push(await work(name));
    } catch (error) {
      if (!(error instanceof NotDone)) throw error;
      problems.push(error.message);
    }
  }
  return { results, problems };
}

/** Why there is nothing to work on: never there, or erased; changed words may have come since. */
export async function absent(
  store: EnquiryStore,
  name: string,
  amending: readonly StoredEnquiry[] = [],
): Promise<NotDone> {
  const [proof] = await store.findErasures(name);
  if (proof === undefined) return new NotDone(`There is no enquiry ${JSON.stringify(name)}.`);
  const changed = amending.map(({ reference }) => reference).join(', ');
  return new NotDone(
    proofInWords(proof) +
      (changed === '' ? '' : ` Other words that came under its id are kept as ${changed}.`),
  );
}
