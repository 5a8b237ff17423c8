import { type PlannedCase, plannedCasePath } from '../../../plan/shapes.ts';
import { openStore } from '../../../plan/store.ts';
import { forgetOffline, keepOffline, keptAddresses } from '../../offline/keep.ts';
import { fetchJson, planPath, planWords } from '../../page-words.ts';

/** The plan of this device, one for all scripts of the page: two would each not know what the other has changed. */
export const store = openStore(() => localStorage);
addEventListener('storage', store.look);

const canonical = document.querySelector<HTMLLinkElement>('link[rel="canonical"]');

/** What a plan knows of the case that the page is about, and what the page says of it; null where it does not come. */
export const [known, words] = await Promise.all([
  fetchJson<PlannedCase>(plannedCasePath(new URL(canonical?.href ?? location.href).pathname)),
  planWords(),
]);

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
  if (paths.length === 0) await forgetOffline();
  if (paths.length === 0 || words === null) return;
  const { lang: language } = document.documentElement;
  const addresses = keptAddresses(planPath(), paths);
  await keepOffline({ addresses, notice: words.page.savedPage, language });
}
