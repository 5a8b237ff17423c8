import { z } from 'zod';
import { wireLimits, wireNames } from '../contract/wire.ts';
import type { RefusedCall } from './errors.ts';
import { refusals } from './refusals.ts';

const formTypes = ['multipart/form-data', 'application/x-www-form-urlencoded'];

type FormValue = string | File;

/** The names and texts of one call, each name once. A Map, so that no name reaches a prototype. */
export type Parameters = ReadonlyMap<string, string>;

export type RawCall = { contentType: string; body: Buffer };

/** Reads a body of send-form, whether scripts or the browser itself sent it. Throws RefusedCall. */
export async function readFormCall({ contentType, body }: RawCall): Promise<Parameters> {
  const type = essenceOf(contentType);
  if (!formTypes.includes(type)) throw refusals.wrongType(formTypes.join(' or '));
  // The platform's own parser: what a browser writes, it reads. The body has been cut to size before.
  const form = await new Response(new Uint8Array(body), {
    headers: { 'content-type': contentType },
  })
    .formData()
    .catch(() => {
      throw refusals.unreadable(type);
    });
  return onlyOnce([...form].filter(([, value]) => !isEmptyFile(value)).map(textEntry));
}

const jsonCallSchema = z.record(z.string(), z.unknown());

/** Reads a body of send: identifiers at the top, everything else in `template_params`. Throws RefusedCall. */
export function readJsonCall({ contentType, body }: RawCall): Parameters {
  const type = 'application/json';
  if (essenceOf(contentType) !== type) throw refusals.wrongType(type);
  const { template_params: params = {}, ...identifiers } = objectIn(
    parseJson(body, refusals.unreadable(type)),
    refusals.unreadable(type),
  );
  const entries = [
    ...Object.entries(identifiers),
    ...Object.entries(objectIn(params, refusals.paramsNotObject())),
  ];
  return onlyOnce(
    entries.map(([name, value]) => {
      if (typeof value !== 'string') throw refusals.notText(name);
      return [name, value];
    }),
  );
}

function objectIn(value: unknown, refusal: RefusedCall): Record<string, unknown> {
  const parsed = Array.isArray(value) ? undefined : jsonCallSchema.safeParse(value).data;
  if (parsed === undefined) throw refusal;
  return parsed;
}

function parseJson(body: Buffer, refusal: RefusedCall): unknown {
  try {
    return JSON.parse(body.toString('utf8'));
  } catch {
    // What JSON.parse says repeats the body, which is nobody's business.
    throw refusal;
  }
}

function isEmptyFile(value: FormValue): boolean {
  return typeof value !== 'string' && value.size === 0;
}

function textEntry([name, value]: [string, FormValue]): [string, string] {
  if (typeof value !== 'string') throw refusals.fileSent(name);
  return [name, value];
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
