import type { PlanWords } from '../../../compiler/schemas/plan-words.ts';
import { type PlannedCase, plannedCasePath } from '../../../plan/shapes.ts';
import { openStore } from '../../../plan/store.ts';
import { forgetOffline, keepOffline, keptAddresses } from '../../offline/keep.ts';

/** The plan of this device, one for all scripts of the page: two would each not know what the other has changed. */
export const store = openStore(() => localStorage);
addEventListener('storage', store.look);

const canonical = document.querySelector<HTMLLinkElement>('link[rel="canonical"]');

/** What a plan knows of the case that the page is about; null where it does not come. Written by the same build. */
export const known: PlannedCase | null = await fetched(
  plannedCasePath(new URL(canonical?.href ?? location.href).pathname),
);

/** The page of plans in the language of this one; its words lie beside it as those of a case do, so that no case carries them. */
export const planPath = `${document.documentElement.dataset.prefix ?? ''}/plan`;

export function planWords(): Promise<PlanWords | null> {
  return fetched(plannedCasePath(planPath));
}

async function fetched<Words>(address: string): Promise<Words | null> {
  const answer = await fetch(address).catch(() => null);
  return answer?.ok === true ? answer.json() : null;
}

/** Null until the visitor changes something here. */
let isKept: boolean | null = null;

// From the first tick or day on the case opens without a network, until it is in the plan no more.
store.subscribe(() => {
  const { cases } = store.read().plan;
  const isPlanned = known !== null && known.id in cases;
  if (isPlanned === isKept) return;
  isKept = isPlanned;
  void keep(Object.values(cases).map(({ path }) => path));
});

async function keep(paths: readonly string[]): Promise<void> {
  const words = paths.length === 0 ? null : await planWords();
  if (paths.length === 0) await forgetOffline();
  if (words === null) return;
  const { lang: language } = document.documentElement;
  const addresses = keptAddresses(planPath, paths);
  await keepOffline({ addresses, notice: words.page.savedPage, language });
}
