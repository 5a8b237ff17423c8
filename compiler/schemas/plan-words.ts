import { z } from 'zod';
import {
  group,
  listOf,
  maybe,
  plainText,
  sentenceWith,
  slug,
  untranslated,
  wordsOf,
} from './rich-text.ts';

/** `content/<locale>/ticks.json`: what the lists of a case say once scripts run; a file of its own, because it travels with their script. */
export const tickWordsSchema = z.strictObject({
  list: group('Beside the ticks of a case.', {
    ready: sentenceWith('done', 'all'),
    done: sentenceWith('done', 'all'),
    ...wordsOf('onDevice keep erase undo changed').shape,
    gone: sentenceWith('item'),
    answered: sentenceWith('done', 'all').describe(
      'What opens the questions once somebody has answered one.',
    ),
    cost: sentenceWith('cost').describe("What the case costs by the visitor's answers."),
    free: plainText.describe('How money is told that is none.'),
  }),
  trouble: group('Why changes last only until the page is left.', {
    ...wordsOf('blocked full broken newer').shape,
    saveRaw: plainText.describe('The button that saves what cannot be read.'),
  }),
  attach: group('The list as text in a message to us.', {
    label: plainText,
    list: sentenceWith('title'),
    have: sentenceWith('items'),
    need: sentenceWith('items'),
    done: sentenceWith('items'),
    toDo: sentenceWith('items'),
  }),
});

export type TickWords = z.infer<typeof tickWordsSchema>;

/** `content/<locale>/plan.json`: what the page of plans says. */
export const planWordsSchema = z.strictObject({
  link: plainText.describe('The link to the page of plans.'),
  withoutScripts: plainText.describe('On the page of plans where no script runs.'),
  yes: plainText,
  no: plainText,
  questions: plainText.describe(
    'What opens the questions of a case: each answer shortens its lists.',
  ),
  page: group('What the page of plans says.', {
    loading: plainText,
    empty: wordsOf('title text find'),
    ...wordsOf('next done dates cost').shape,
    costOf: sentenceWith('cost', 'title'),
    costToLookUp: plainText.describe(
      'Of a price that nobody has read; its source stands behind it.',
    ),
    costToLookUpOf: sentenceWith('title'),
    ...wordsOf('cases missing nothingMissing time bring steps addDates').shape,
    needed: plainText.describe('The question that a case begins with.'),
    ends: plainText.describe('The question that a case begins with which runs out.'),
    ...wordsOf('appointment appointmentTime note noteHint').shape,
    halfDay: plainText.describe('Of a day that was left half filled in.'),
    inTime: sentenceWith('day'),
    applyBetween: sentenceWith('from', 'by'),
    opensTight: sentenceWith('from', 'latest').describe(
      'The office takes applications from a day on, and that day may do.',
    ),
    opensTooLate: sentenceWith('from', 'authority').describe(
      'The office takes applications from a day on, and that day is too late.',
    ),
    tight: sentenceWith('day'),
    tooLateOne: sentenceWith('latest', 'authority'),
    tooLate: sentenceWith('soonest', 'latest', 'authority'),
    faster: sentenceWith('authority', 'told'),
    noTime: sentenceWith('authority'),
    noHolidays: plainText,
    renewBetween: sentenceWith('from', 'by'),
    renewFrom: sentenceWith('from'),
    renewNow: sentenceWith('by').describe('The days to renew have begun.'),
    afterEnd: sentenceWith('authority').describe('Behind the days to renew.'),
    meanwhile: plainText.describe('The link to what the case says of the time after applying.'),
    late: sentenceWith('by', 'ends', 'authority').describe(
      'The time to renew is over, and what they hold has not ended yet.',
    ),
    ended: sentenceWith('ends', 'authority').describe('Behind it stands a link to the case.'),
    remove: plainText,
    removed: sentenceWith('title'),
    ...wordsOf('undo unreachable goneCase').shape,
    writtenOn: sentenceWith('day', 'authority'),
    ...wordsOf('offline carry calendar noDates save takeIn link linkHint linkLabel').shape,
    share: plainText.describe('The button that opens the list of apps of the device.'),
    counter: plainText.describe('What opens the words to show to an office.'),
    ...wordsOf('counterAsk counterPapers counterQuestions').shape,
    copy: plainText.describe('The button beside the link.'),
    copied: plainText,
    notCopied: plainText,
    takenIn: sentenceWith('cases', 'ticks'),
    caseCount: z.strictObject({ one: plainText, many: sentenceWith('count') }),
    tickCount: z.strictObject({ one: plainText, many: sentenceWith('count') }),
    ...wordsOf('notPlan newerFile offered accept decline erase eraseHint erased').shape,
    savedPage: sentenceWith('day'),
    doneOn: sentenceWith('day').describe('Under a step that is ticked.'),
    ownSteps: plainText.describe('The heading above steps that the visitor added.'),
    ownStep: plainText.describe('What opens the fields for a new one.'),
    ownStepWords: plainText,
    ownStepDay: plainText,
    ownStepBy: sentenceWith('day').describe('Under a step of the visitor that has a day.'),
    addOwnStep: plainText,
    removeOwnStep: plainText,
    differs: plainText.describe('Above what two plans say, and not the same.'),
    mine: sentenceWith('value').describe('What this plan says there.'),
    theirs: sentenceWith('value'),
  }),
  calendar: group('The entries of a calendar file, each on its day.', {
    applyBy: sentenceWith('title'),
    needed: sentenceWith('title'),
    renewFrom: sentenceWith('title'),
    renewBy: sentenceWith('title'),
    ends: sentenceWith('title'),
    appointment: sentenceWith('title'),
    ownStep: sentenceWith('step', 'title'),
    checkFirst: sentenceWith('authority'),
  }),
});

export type PlanWords = z.infer<typeof planWordsSchema>;

/** What the page of plans says, and the scripts of a case. */
export type PlanPageWords = PlanWords & TickWords;

const office = slug.describe('The name of the guide, like germany-passport, or another name.');
const guide = maybe(slug, 'The name of the guide, where the office has another.');
const kind = slug.describe('The name of the case.');
const here = plainText.describe('As the visitor reads it.');
const there = untranslated.describe('The same in the language of the office, as its staff say it.');

/** Two of them, in the shape that an office's language asks for. */
function questionsOf<Question extends z.ZodType>(question: Question) {
  return z.array(question).length(2).describe('The two questions that the office will ask.');
}

const foreignOffice = z.strictObject({
  id: office,
  guide,
  language: z.enum(['de', 'fr', 'es']),
  questions: questionsOf(z.strictObject({ here, there })),
  cases: listOf({
    id: kind,
    here,
    there,
    papers: z
      .record(slug, untranslated)
      .describe(
        'Each thing to bring by its name in the case, as the law, the form or the office calls it.',
      ),
  }),
});

/** What is said there is the English of `here`, and papers are named as the English case names them. */
const englishOffice = z.strictObject({
  id: office,
  guide,
  language: z.literal('en'),
  questions: questionsOf(z.strictObject({ here })),
  cases: listOf({ id: kind, here }),
});

/** `content/en/counter.yaml`: what to show at an office, for whoever does not speak its language. */
export const counterSchema = z.strictObject({
  offices: z.array(z.discriminatedUnion('language', [foreignOffice, englishOffice])),
});
