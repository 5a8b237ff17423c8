import { type PlannedCase, plannedCasePath } from '../../../plan/shapes.ts';
import { openStore } from '../../../plan/store.ts';
import { counterCard } from '../../counter-card.ts';
import { forgetOffline, keepOffline, keptAddresses } from '../../offline/keep.ts';
import { fetchJson, planPath, planWords } from '../../page-words.ts';
import { answerDay } from './day.ts';
import styles from './ticks.css?inline';
import { enhanceTicks } from './ticks.ts';

/** The plan of this device, one for all scripts of the page: two would each not know what the other has changed. */
const store = openStore(() => localStorage);
addEventListener('storage', store.look);

const canonical = document.querySelector<HTMLLinkElement>('link[rel="canonical"]');

/** What a plan knows of the case that the page is about, and what the page says of it; null where it does not come. */
const [known, words] = await Promise.all([
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

// The styles of what the script draws come with it: a case has no room left for them in its first round trip.
const sheet = new CSSStyleSheet();
sheet.replaceSync(styles);
document.adoptedStyleSheets.push(sheet);

if (known !== null && words !== null) {
  const { lang: language } = document.documentElement;
  const options = { known, store, words, language, now: () => new Date() };
  enhanceTicks(document, options);
  if (known.counter !== null) {
    appendUnseen(
      document.querySelector('#what-to-bring'),
      counterCard(known.counter, { words, language }),
    );
  }
  const field = document.querySelector<HTMLInputElement>('input[data-for="ticks"]');
  if (field !== null) answerDay(field, { ...options, planPath: planPath() });
}

async function keep(paths: readonly string[]): Promise<void> {
  if (paths.length === 0) await forgetOffline();
  if (paths.length === 0 || words === null) return;
  const { lang: language } = document.documentElement;
  const addresses = keptAddresses(planPath(), paths);
  await keepOffline({ addresses, notice: words.page.savedPage, language });
}

/** Waits until the end of a section is out of sight, so that nothing moves before anybody's eyes. */
function appendUnseen(section: Element | null, part: Element): void {
  const end = [...(section?.querySelectorAll('li') ?? [])].at(-1);
  if (end === undefined) return;
  const observer = new IntersectionObserver(([seen]) => {
    if (seen?.isIntersecting !== false) return;
    observer.disconnect();
    section?.append(part);
  });
  observer.observe(end);
}
