import type { PlanWords } from '../compiler/schemas/plan-words.ts';
import { madeOnce } from '../plan/made-once.ts';
import type { PlannedCase } from '../plan/shapes.ts';
import styles from './counter-card.css?inline';

type Counter = NonNullable<PlannedCase['counter']>;

/** The look of all cards, made with the first: while pages are drawn for the server there are no style sheets. */
const cardStyles = madeOnce(() => {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(styles);
  return sheet;
});

/**
 * A card to show at an office: the request, the papers and what they will ask, in its language and beside it in that of the page. The pages of
 * cases and of plans draw the same one. Shape: `language` is the tag of the page.
 */
export function counterCard(
  { language: office, ask, papers, questions }: Counter,
  { words: { page }, language }: { words: PlanWords; language: string },
): HTMLElement {
  const look = cardStyles();
  if (!document.adoptedStyleSheets.includes(look)) document.adoptedStyleSheets.push(look);
  const isTheirs = language.startsWith(office);
  const pair = ({ here, there }: Counter['ask']) => {
    const item = made('li', made('strong', there));
    // The office's words run in its own direction, whatever that of the page is.
    Object.assign(item.firstElementChild ?? {}, { lang: office, dir: 'ltr' });
    if (!isTheirs) item.append(' ', made('span', here));
    return item;
  };
  const parts = [
    [page.counterAsk, [ask]],
    [page.counterPapers, papers],
    [page.counterQuestions, questions],
  ] as const;
  const card = made(
    'details',
    made('summary', page.counter),
    ...parts.flatMap(([title, pairs]) => [made('p', title), made('ul', ...pairs.map(pair))]),
  );
  card.dataset.counter = '';
  return card;
}

function made(name: string, ...children: (Node | string)[]): HTMLElement {
  const element = document.createElement(name);
  element.append(...children);
  return element;
}
