import { counterCard } from '../../counter-card.ts';
import { answerDay } from './day.ts';
import { known, planPath, planWords, store } from './this-case.ts';
import { tickWords } from './tick-words.ts';
import styles from './ticks.css?inline';
import { enhanceTicks } from './ticks.ts';

// The styles of what the script draws come with it: a case has no room left for them in its first round trip.
const sheet = new CSSStyleSheet();
sheet.replaceSync(styles);
document.adoptedStyleSheets.push(sheet);

if (known !== null) {
  const language = document.documentElement.lang;
  enhanceTicks(document, { known, store, words: tickWords(), language, now: () => new Date() });
  const field = document.querySelector<HTMLInputElement>('input[data-for]');
  const plan = await planWords();
  if (known.counter !== null && plan !== null) {
    appendUnseen(
      document.querySelector('#what-to-bring'),
      counterCard(known.counter, { words: plan, language }),
    );
  }
  if (field !== null && plan !== null) {
    answerDay(field, { known, store, words: plan, language, planPath, now: () => new Date() });
  }
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
