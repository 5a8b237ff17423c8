import { counterCard } from '../../counter-card.ts';
import { planPath } from '../../page-words.ts';
import { answerDay } from './day.ts';
import { known, store, words } from './this-case.ts';
import styles from './ticks.css?inline';
import { enhanceTicks } from './ticks.ts';

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
