import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../support/journeys/page-test.ts';

const mostTaps = 3;
const mostWords = 250;

/** What a finger does; letters that are typed into what it has touched are no taps. */
type Tap = { touch: string } | { choose: string; in: string } | { type: string; button: string };

type Task = {
  who: string;
  taps: readonly Tap[];
  withoutScripts: readonly Tap[];
  /** Of these each is in the first screen of the page that answers. */
  answer: readonly string[];
  /** The same for the page that answers without scripts, where it is another. */
  answerWithoutScripts?: readonly string[];
};

const search = (type: string): Tap[] => [{ touch: 'Search' }, { type, button: 'Search' }];
const showMeHow: Tap = { touch: 'Show me how' };
const touches = (...names: string[]): Tap[] => names.map((touch) => ({ touch }));

/** Ten people as they come, each with a way from the first page. */
const tasks: readonly Task[] = [
  {
    who: 'an Indian licence in Dublin',
    taps: search('indian licence dublin'),
    withoutScripts: touches(
      'Irish documents',
      'Irish driving licence',
      'Get a licence if yours cannot be exchanged',
    ),
    answer: [
      'No, you cannot swap a licence from India in Ireland.',
      'Get a licence if yours cannot be exchanged',
      '€240',
    ],
    answerWithoutScripts: ['Get a licence if yours cannot be exchanged'],
  },
  {
    who: 'a residence card that was lost',
    taps: [...search('lost german residence card'), { touch: 'Replace a German residence card' }],
    withoutScripts: touches(
      'German documents',
      'German residence permit',
      'Replace a German residence card',
    ),
    answer: ['Replace a German residence card', 'Total cost'],
  },
  {
    who: 'a Ukrainian in Berlin',
    taps: [
      ...search('ukrainian in berlin'),
      {
        touch:
          'No, with a passport from Ukraine you cannot live or work in Germany without a permit or visa.',
      },
    ],
    withoutScripts: touches('German documents', 'German residence permit', 'On this page'),
    answer: ['temporary protection', '4 March 2027'],
    answerWithoutScripts: ['What comes after temporary protection from Ukraine?'],
  },
  {
    who: 'an offer of a UK passport for £900',
    taps: touches('Menu', 'Tools', 'Is this offer real?'),
    withoutScripts: touches('Menu', 'Tools', 'Is this offer real?'),
    answer: ['Compare a message, an advert or a web address', 'I have paid'],
  },
  {
    who: 'a Brazilian who wants to work in France',
    taps: [
      ...search('brazilian work permit france'),
      { touch: 'Get a French work permit for a job' },
    ],
    withoutScripts: touches(
      'French documents',
      'French work permit',
      'Get a French work permit for a job',
    ),
    answer: ['Total cost', 'Time'],
  },
  {
    who: 'a teenager who has to prove an age',
    taps: [{ choose: 'proof of age and identity', in: 'I need this document' }, showMeHow],
    withoutScripts: touches('UK documents', 'Proof of age and identity'),
    answer: ['Get a PASS card as proof of age', 'Get a provisional driving licence as ID'],
  },
  {
    who: 'a Syrian diploma in Germany',
    taps: [...search('syrian diploma germany'), { touch: 'Have a degree recognised in Germany' }],
    withoutScripts: touches('Menu', 'Find your document', 'Diplomas'),
    answer: ['Total cost', 'Time'],
    answerWithoutScripts: ['Have a degree recognised in Germany'],
  },
  {
    who: 'a licence of California in Texas',
    taps: search('california licence in texas'),
    withoutScripts: touches(
      'USA documents',
      'Texas driving licence',
      'Move a licence from another state to Texas',
    ),
    answer: [
      'Yes, you can swap a licence from California, USA in Texas without a test.',
      'within 90 days of moving to Texas',
    ],
    answerWithoutScripts: ['Total cost', '90 days'],
  },
  {
    who: 'an English test for settlement',
    taps: [
      ...search('english test for settlement'),
      { touch: 'Book an English test for a UK visa' },
    ],
    withoutScripts: touches('UK documents', 'IELTS', 'Book an English test for a UK visa'),
    answer: ['Book an English test for a UK visa', 'Total cost', 'Find a test on GOV.UK'],
  },
  {
    who: 'a Spanish permit that ends in six weeks',
    taps: [
      ...search('spanish permit ends in six weeks'),
      { touch: 'Renew a Spanish residence permit and TIE' },
    ],
    withoutScripts: touches(
      'Spanish documents',
      'Residence in Spain',
      'Renew a Spanish residence permit and TIE',
    ),
    answer: ['Total cost', 'Time'],
  },
];

test.use({ viewport: { width: 390, height: 844 } });

for (const { who, taps, answer } of tasks) {
  test(`${who}: three taps and few words to the answer`, async ({ page }) => {
    await expectAnswer(page, taps, answer);
  });
}

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  for (const { who, withoutScripts, answer, answerWithoutScripts = answer } of tasks) {
    test(`${who}: three taps and few words to the answer`, async ({ page }) => {
      await expectAnswer(page, withoutScripts, answerWithoutScripts);
    });
  }
});

async function expectAnswer(page: Page, taps: readonly Tap[], answer: readonly string[]) {
  expect(taps.length).toBeLessThanOrEqual(mostTaps);
  await page.goto('/');
  let read = 0;
  for (const [index, tap] of taps.entries()) {
    await doTap(page, tap);
    if (index < taps.length - 1 && new URL(page.url()).pathname !== '/')
      read += await wordsInSight(page);
  }
  for (const words of answer) {
    await expect(page.getByText(words).filter({ visible: true }).first()).toBeInViewport();
  }
  expect(read).toBeLessThanOrEqual(mostWords);
}

async function doTap(page: Page, tap: Tap): Promise<void> {
  if ('choose' in tap) {
    await page.getByRole('combobox', { name: tap.in }).selectOption(tap.choose);
  } else if ('type' in tap) {
    await page.keyboard.type(tap.type);
    await page.getByRole('banner').getByRole('button', { name: tap.button }).click();
    await expect(page.getByRole('status')).not.toBeEmpty();
  } else {
    await named(page, tap.touch).click();
  }
}

function named(page: Page, name: string): Locator {
  if (name === 'Search') return page.getByRole('banner').getByRole('searchbox');
  const own = page.locator('a, button, summary').filter({ hasText: name, visible: true });
  return own.first();
}

/** How many words the window shows, the bar apart. */
function wordsInSight(page: Page): Promise<number> {
  return page.evaluate(() => {
    const walker = document.createTreeWalker(
      document.querySelector('main') ?? document.body,
      NodeFilter.SHOW_TEXT,
    );
    let count = 0;
    while (walker.nextNode()) {
      const { parentElement, textContent } = walker.currentNode;
      if (parentElement?.checkVisibility({ visibilityProperty: true }) !== true) continue;
      const range = document.createRange();
      range.selectNodeContents(walker.currentNode);
      const { top, bottom, width } = range.getBoundingClientRect();
      if (width > 1 && bottom > 0 && top < innerHeight)
        count += textContent?.match(/[\p{L}\p{N}]+/gu)?.length ?? 0;
    }
    return count;
  });
}
