import { plannedCasePath } from '../../../plan/shapes.ts';
import { openStore } from '../../../plan/store.ts';
import { tickWords } from './tick-words.ts';
import styles from './ticks.css?inline';
import { enhanceTicks } from './ticks.ts';

// The styles of what the script draws come with it: a case has no room left for them in its first round trip.
const sheet = new CSSStyleSheet();
sheet.replaceSync(styles);
document.adoptedStyleSheets.push(sheet);

const canonical = document.querySelector<HTMLLinkElement>('link[rel="canonical"]');
const path = new URL(canonical?.href ?? location.href).pathname;
const answer = await fetch(plannedCasePath(path)).catch(() => null);
if (answer?.ok === true) {
  const store = openStore(() => localStorage);
  const language = document.documentElement.lang;
  addEventListener('storage', store.look);
  enhanceTicks(document, {
    // Written by the same build.
    known: await answer.json(),
    store,
    words: tickWords(),
    language,
    now: () => new Date(),
  });
}
