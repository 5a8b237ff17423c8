import * as v from 'valibot';

/** A day without a time, like "2026-11-22". Days of one calendar compare as text. */
export type Day = string;

/** Whether a text is a day of the calendar, like "2028-02-29". */
export function isDay(text: string): text is Day {
  const time = Date.parse(text);
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text) || Number.isNaN(time)) return false;
  return new Date(time).toISOString().slice(0, 10) === text;
}

/** How long an authority takes: `least` and `most` are the same where its source gives one figure. */
export type Duration = {
  unit: 'days' | 'working-days' | 'weeks' | 'months';
  least: number;
  most: number;
};

/** Something to bring or to do. `said` is a short hash of its words, so that a plan can tell that they changed since. */
export type PlanItem = {
  /** "bring/old-passport" or "steps/pay-and-send". */
  id: string;
  said: string;
  name: string;
  /** The condition for whose "yes" it is; null where it is for all. */
  onlyIf: string | null;
};

/** A fee as often as it is paid, and where its amount was read. `currency` is that of ISO 4217, `amount` is decimal. */
type PlannedFee = {
  label: string;
  amount: number;
  currency: string;
  source: PlannedSource;
  /** The condition for whose "yes" it is paid, and the one whose "yes" spares it; null where there is none. */
  onlyIf: string | null;
  notIf: string | null;
};

export type PlannedSource = { publisher: string; url: string };

type BothWords = { here: string; there: string };

/** What a plan knows of a case; the build leaves it at the case's own address with ".json" behind it. */
export type PlannedCase = {
  /** "country/guide/case". */
  id: string;
  path: string;
  title: string;
  guide: { title: string; path: string };
  /** Who decides, as in "check with HM Passport Office", and its own page. */
  authority: string;
  apply: { label: string; url: string };
  /**
   * On which the office is closed, from the first through the last day for which we know all of them, and whose they are, as in "public
   * holidays in England and Wales". null where we have no list: then no day but a weekend is left out.
   */
  holidays: { place: string; days: Day[]; from: Day; through: Day } | null;
  /** IANA name of the clock on the authority's wall, like "Europe/London"; null where the case is of no one country. */
  zone: string | null;
  /** The day on which the build wrote it: figures may have changed since. */
  writtenOn: Day;
  conditions: { id: string; question: string }[];
  bring: PlanItem[];
  steps: (PlanItem & { takes: Duration | null })[];
  /**
   * Fees in the order of the page, none where they cannot be added, and what they come to for most people; `inAll` is '' where nobody has read
   * the price. Each fee has its source, and a cost without fees its own.
   */
  cost: { rows: PlannedFee[]; inAll: string; sources: PlannedSource[] };
  /** From sending to having it; `takes` is null where no source gives a figure. */
  time: { told: string; takes: Duration | null; sources: PlannedSource[] };
  /** The authority's own faster service. */
  faster: { told: string; takes: Duration; sources: PlannedSource[] } | null;
  /** What to show at an office that speaks `language`, each in the words of this page and in those of the office. */
  counter: {
    language: string;
    ask: BothWords;
    papers: BothWords[];
    questions: BothWords[];
  } | null;
  /** How long before its end the document may or must be renewed, with words. */
  renewal: { told: string; opens: Duration; sources: PlannedSource[] } | null;
};

const text = (most: number) => v.pipe(v.string(), v.maxLength(most));
/** One that the calendar has: of 30 February some browsers make no date, and the page of plans would end there. */
const day = v.pipe(v.string(), v.check(isDay));
const name = v.pipe(text(200), v.regex(/^[a-z0-9-]+(\/[a-z0-9-]+)*$/));

/** Between which days an answer is. Fields for days take a year that is half typed, like 0202, for a year. */
export const firstAnswer = '2000-01-01';
export const lastAnswer = '2099-12-31';

const isAnswer = (answer: Day) => answer >= firstAnswer && answer <= lastAnswer;

const datesSchema = v.pipe(
  v.strictObject({
    /** When the visitor needs it: the day of the journey, the first day at work. */
    needed: v.exactOptional(day),
    /** When what they hold ends. */
    ends: v.exactOptional(day),
    /** A visit to the office, on the clock of its place: "10:30". */
    appointment: v.exactOptional(
      v.strictObject({ day, time: v.pipe(v.string(), v.regex(/^([01]\d|2[0-3]):[0-5]\d$/)) }),
    ),
  }),
  // Plans of before that was known may hold one.
  v.transform(({ needed, ends, appointment }) => ({
    ...(needed !== undefined && isAnswer(needed) && { needed }),
    ...(ends !== undefined && isAnswer(ends) && { ends }),
    ...(appointment !== undefined && isAnswer(appointment.day) && { appointment }),
  })),
);

/** In UTF-16 units. */
export const longestOwnStep = 300;

/** A step that a visitor added to a case. */
const ownStepSchema = v.strictObject({
  /** Made by chance, so that a step that comes back with a link is known again. */
  id: name,
  words: v.pipe(text(longestOwnStep), v.nonEmpty()),
  by: v.exactOptional(day),
  doneOn: v.exactOptional(day),
});

export type OwnStep = v.InferOutput<typeof ownStepSchema>;

/** How many steps a visitor may add to one case. */
export const mostOwnSteps = 50;

/** How long a note may be; two of them that became one may be twice as long. In UTF-16 units. */
export const longestNote = 4_000;

const casePlanSchema = v.strictObject({
  path: v.pipe(text(200), v.regex(/^(\/[a-z0-9-]+)+$/)),
  title: text(200),
  started: day,
  /** What is ticked: the item's id, and what it `said` then. */
  ticked: v.record(name, text(64)),
  /** On which day each of them was ticked. */
  doneOn: v.exactOptional(v.record(name, day)),
  ownSteps: v.exactOptional(v.pipe(v.array(ownStepSchema), v.maxLength(mostOwnSteps))),
  /** Answers to the conditions; one without an answer is not here. */
  answers: v.record(name, v.boolean()),
  dates: datesSchema,
  note: text(2 * longestNote + 2),
});

/** What a visitor did with one case. */
export type CasePlan = v.InferOutput<typeof casePlanSchema>;

/** A case in a plan: what the site says of it now, and what the visitor did. */
export type CaseInPlan = { known: PlannedCase; own: CasePlan };

/** All that a device keeps, under `storageKey`, and all that a link or a file carries. Cases by their id. */
export const planSchema = v.strictObject({
  version: v.literal(1),
  cases: v.record(name, casePlanSchema),
});

export type Plan = v.InferOutput<typeof planSchema>;

export const storageKey = 'waymark-plan';

/** Where the build leaves what a plan knows of a case: beside its page. */
export function plannedCasePath(path: string): string {
  return `${path}.json`;
}
