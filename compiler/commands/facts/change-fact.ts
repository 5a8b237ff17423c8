import { factKinds } from '../../facts/facts.ts';
import { contentText } from '../../load/content-text.ts';

/** New values by the name of their field, like "source.url"; undefined takes the field out. */
export type FieldChanges = Readonly<Record<string, string | number | boolean | object | undefined>>;

/** One field that is another now, as it stands in the file; undefined where there is none. */
type FieldChange = { field: string; before: unknown; after: unknown };

type Fields = Record<string, unknown> & { id?: unknown; source?: Record<string, unknown> };

/**
 * Changes fields of one fact in a facts file, and tells which are not as they were.
 * Throws RangeError for an id that the file does not have, and for a new value of a field that the fact does not have.
 */
export function changeFact(file: string, text: string, id: string, wanted: FieldChanges) {
  const facts: Record<string, Fields[] | undefined> = JSON.parse(text);
  const fact = factKinds.flatMap((kind) => facts[kind] ?? []).find((one) => one.id === id);
  if (fact === undefined) throw new RangeError(`The file has no fact "${id}".`);
  const changes = Object.entries(wanted).flatMap(([field, after]): FieldChange[] => {
    const name = field.replace('source.', '');
    const owner = name === field ? fact : (fact.source ?? {});
    const before = owner[name];
    if (before === after) return [];
    if (before === undefined) addField(owner, name, after);
    else owner[name] = after;
    return [{ field, before, after }];
  });
  return { text: contentText(file, facts), changes };
}

/** Fields that commands write where there were none, in their order behind `asOf`. */
const written = ['checked', 'fingerprint', 'was'];

function addField(fact: Record<string, unknown>, name: string, value: unknown): void {
  if (!written.includes(name)) throw new RangeError(`The fact has no "${name}".`);
  const fields = Object.entries(fact);
  const earlier = ['asOf', ...written];
  const at = fields.findLastIndex(([other]) => earlier.includes(other));
  for (const [other] of fields) delete fact[other];
  Object.assign(fact, Object.fromEntries(fields.toSpliced(at + 1, 0, [name, value])));
}
