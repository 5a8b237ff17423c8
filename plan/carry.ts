import * as v from 'valibot';
import { type CasePlan, type Plan, planSchema } from './shapes.ts';

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

/** The plan in the fragment of an address; null where it holds none. Programs for messages may have cut it, or put spaces in. */
export function planInFragment(fragment: string): ReadPlan | null {
  if (!fragment.startsWith(mark)) return null;
  const packed = fragment.slice(mark.length).replaceAll('-', '+').replaceAll('_', '/');
  try {
    const bytes = Uint8Array.from(atob(packed), (letter) => letter.charCodeAt(0));
    return readPlan(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch {
    return { problem: 'broken' };
  }
}

/** A file for people to keep: it can be read, and be taken in again. */
export function planFile(plan: Plan): string {
  return `${JSON.stringify(plan, null, 2)}\n`;
}

/**
 * Two plans as one. Ticks of both stand; where both say something else (an answer, a date, a note), what is `mine` stays.
 * Nothing of either is lost but that.
 */
export function mergePlans(mine: Plan, theirs: Plan): Plan {
  const cases = { ...theirs.cases };
  for (const [id, own] of Object.entries(mine.cases)) {
    const other = theirs.cases[id];
    cases[id] = other === undefined ? own : mergeCases(own, other);
  }
  return { version: 1, cases };
}

function mergeCases(mine: CasePlan, theirs: CasePlan): CasePlan {
  const [started = mine.started] = [mine.started, theirs.started].sort();
  return {
    ...mine,
    started,
    ticked: { ...theirs.ticked, ...mine.ticked },
    answers: { ...theirs.answers, ...mine.answers },
    dates: { ...theirs.dates, ...mine.dates },
    note: mine.note === '' ? theirs.note : mine.note,
  };
}
