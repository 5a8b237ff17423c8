import { wireLimits, wireNames } from '../contract/wire.ts';
import { RefusedCall } from './errors.ts';
import { refusals } from './refusals.ts';
import { readForm } from './wire-form.ts';

const formTypes = ['multipart/form-data', 'application/x-www-form-urlencoded'];

const paramsName = 'template_params';

/** The names and texts of one call, each name once. A Map, so that no name reaches a prototype. */
export type Parameters = ReadonlyMap<string, string>;

export type RawCall = { contentType: string; body: Buffer };

/** Reads a body of send-form, whether scripts or the browser itself sent it. Throws RefusedCall. */
export async function readFormCall({ contentType, body }: RawCall): Promise<Parameters> {
  const type = essenceOf(contentType);
  if (!formTypes.includes(type)) throw refusals.wrongType(formTypes.join(' or '));
  const entries = await readForm(contentType, body).catch((error: unknown) => {
    throw error instanceof RefusedCall ? error : refusals.unreadable(type);
  });
  return onlyOnce(entries);
}

/** Reads a body of send: identifiers at the top, everything else in `template_params`. Throws RefusedCall. */
export function readJsonCall({ contentType, body }: RawCall): Parameters {
  const type = 'application/json';
  if (essenceOf(contentType) !== type) throw refusals.wrongType(type);
  const unreadable = refusals.unreadable(type);
  const top = entriesOf(parseJson(body, unreadable), unreadable);
  const params = top.findLast(([name]) => name === paramsName)?.[1] ?? {};
  const entries = [
    ...top.filter(([name]) => name !== paramsName),
    ...entriesOf(params, refusals.paramsNotObject()),
  ];
  return onlyOnce(
    entries.map(([name, value]) => {
      if (typeof value !== 'string') throw refusals.notText(name);
      return [name, value];
    }),
  );
}

/** The members of a JSON object, "__proto__" among them, as any other name. */
function entriesOf(value: unknown, refusal: RefusedCall): [string, unknown][] {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) throw refusal;
  return Object.entries(value);
}

function parseJson(body: Buffer, refusal: RefusedCall): unknown {
  try {
    return JSON.parse(body.toString('utf8'));
  } catch {
    // What JSON.parse says repeats the body, which is nobody's business.
    throw refusal;
  }
}

/** The SDK repeats the form's own hidden identifiers; equal twins are one, unequal ones are refused (ASVS 15.3.7). */
function onlyOnce(entries: readonly (readonly [string, string])[]): Parameters {
  if (entries.length > wireLimits.maxParts) throw refusals.tooManyParts();
  const once = new Map<string, string>();
  let textBytes = 0;
  for (const [name, value] of entries) {
    const earlier = once.get(name);
    if (earlier !== undefined && earlier !== value) throw refusals.unequalDuplicate(name);
    if (!isAccountName(name)) textBytes += Buffer.byteLength(value);
    once.set(name, value.toWellFormed());
  }
  if (textBytes > wireLimits.maxTextBytes) throw refusals.tooLarge();
  return once;
}

function isAccountName(name: string): boolean {
  const accountNames: readonly string[] = Object.values(wireNames);
  return accountNames.includes(name);
}

function essenceOf(contentType: string): string {
  return (contentType.split(';')[0] ?? '').trim().toLowerCase();
}
