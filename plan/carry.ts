import * as v from 'valibot';
import { type Plan, planSchema } from './shapes.ts';

/** Far more than anybody fills in, and too little to fill a device. In UTF-16 units. */
const longestText = 200_000;

/** `newer`: made by a later version of this site, so that a page left open has to be loaded again. */
export type ReadPlan = { plan: Plan } | { problem: 'broken' | 'newer' };

/** A plan as a device, a file or a link holds it; any of them may hold anything. */
export function readPlan(json: string): ReadPlan {
  if (json.length > longestText) return { problem: 'broken' };
  let value: unknown;
  try {
    value = JSON.parse(json);
  } catch {
    return { problem: 'broken' };
  }
  const read = v.safeParse(planSchema, value);
  if (read.success) return { plan: read.output };
  const versioned = v.safeParse(v.object({ version: v.pipe(v.number(), v.minValue(2)) }), value);
  return { problem: versioned.success ? 'newer' : 'broken' };
}

export const emptyPlan = (): Plan => ({ version: 1, cases: {} });

const mark = '#plan=';

/** What stands behind the address of the page of plans, so that whoever opens it sees this one. No server is ever sent it. */
export function planFragment(plan: Plan): string {
  const bytes = new TextEncoder().encode(JSON.stringify(plan));
  const packed = btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
  return mark + packed.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

/**
 * The plan in the fragment of an address; null where it names none. Programs for mail encode a link, break it into lines and put signs into
 * and behind it, so what is no letter of a plan counts for nothing, and neither does what stands behind its end.
 */
export function planInFragment(fragment: string): ReadPlan | null {
  // "=3D" is how mail writes an equals sign.
  const [, rest] = /^#(?:.*?\W)??plan\s*=\s*(?:3D)?(.*)$/is.exec(decoded(fragment)) ?? [];
  if (rest === undefined) return null;
  const letters = rest
    .replace(/[^\w-]/g, '')
    .replaceAll('-', '+')
    .replaceAll('_', '/');
  try {
    // One letter over is less than a byte.
    const packed = atob(letters.length % 4 === 1 ? letters.slice(0, -1) : letters);
    const bytes = Uint8Array.from(packed.slice(0, endOfObject(packed)), (sign) =>
      sign.charCodeAt(0),
    );
    return readPlan(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch {
    return { problem: 'broken' };
  }
}

/** Escapes may have been escaped again, and some are cut. No letter of a plan is ever one. */
function decoded(text: string, times = 3): string {
  const once = text.replace(/%([\da-f]{2})/gi, (_, code: string) =>
    String.fromCharCode(Number.parseInt(code, 16)),
  );
  return times === 1 ? once : decoded(once, times - 1);
}

/** Where the object that a text of JSON begins with ends. A text without an end takes the rest, or each of its signs would be tried as one. */
function endOfObject(json: string): number {
  let depth = 0;
  for (const { 0: sign, index } of json.matchAll(/"[^"\\]*(?:\\.[^"\\]*)*"?|[{}]/gs)) {
    if (sign === '{') depth += 1;
    else if (sign === '}') depth -= 1;
    if (sign === '}' && depth === 0) return index + 1;
  }
  return json.length;
}

/** A file for people to keep: it can be read, and be taken in again. */
export function planFile(plan: Plan): string {
  return `${JSON.stringify(plan, null, 2)}\n`;
}
