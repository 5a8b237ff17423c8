import type { SharedFormData } from '../compiler/page.ts';
import type { PlanPageWords } from '../compiler/schemas/plan-words.ts';
import { formWordsPath } from '../contract/fields.ts';

// What scripts say lies in files that all pages of a language share: no page carries it, and no script says it in English on another's.

/** What the form shares with all forms of the language; null where it does not come, and the form that was drawn works without a script. */
export function formWords(): Promise<SharedFormData | null> {
  return fetchJson(formWordsPath(prefixHere()));
}

/** The page of plans in the language of this one. */
export function planPath(): string {
  return `${prefixHere()}/plan`;
}

export function planWords(): Promise<PlanPageWords | null> {
  return fetchJson(`${planPath()}.json`);
}

function prefixHere(): string {
  return document.documentElement.dataset.prefix ?? '';
}

/** What a file of the site holds, written by the same build; null where it does not come. */
export async function fetchJson<Data>(address: string): Promise<Data | null> {
  const answer = await fetch(address).catch(() => null);
  return answer?.ok === true ? answer.json() : null;
}
