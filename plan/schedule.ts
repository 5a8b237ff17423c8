import { applyBy, closedDays, outlookOf } from './dates.ts';
import type { CaseInPlan, Day, Duration, PlannedCase, PlannedSource } from './shapes.ts';

/** A sentence about the days of a case: its name among the words of the page, the days in it, and where what it rests on was read. */
type Advice = {
  say:
    | 'inTime'
    | 'applyBetween'
    | 'tight'
    | 'tooLate'
    | 'tooLateOne'
    | 'opensTight'
    | 'opensTooLate'
    | 'faster'
    | 'noTime'
    | 'noHolidays'
    | 'renewBetween'
    | 'renewFrom'
    | 'renewNow'
    | 'afterEnd'
    | 'late'
    | 'ended';
  days?: Readonly<Record<string, Day>>;
  sources?: readonly PlannedSource[];
};

/** From the first through the last day on which something can be renewed before it ends. */
type Window = { from: Day; by: Day };

/** What is said of the days of a case, and what goes into a calendar: of one reckoning, so that no day contradicts another. */
type Schedule = {
  advice: Advice[];
  /** null where nobody gives one, and once it is over. */
  window: Window | null;
  /** The last day to apply so that it comes in time, in the window where there is one; null where no day is sure to do. */
  applyBy: Day | null;
};

type Reckoned = Omit<Schedule, 'window'>;
type Days = { needed: Day | undefined; ends: Day | undefined; today: Day };

/** What a case asks first: what runs out is renewed by its end, all else is had by the day on which it is needed. */
export function questionOf({ renewal }: { renewal: object | null }): 'ends' | 'needed' {
  return renewal === null ? 'needed' : 'ends';
}

/** By when to apply and to renew, from the day on which it is needed and the one on which what is there ends. */
export function scheduleOf({ known, own }: CaseInPlan, today: Day): Schedule {
  const { needed, ends } = own.dates;
  const days = { needed, ends, today };
  const window = windowOf(known, ends);
  const over = overdue(known, days, window);
  if (over === null) return { ...reckon(known, days, window), window };
  const { advice, applyBy: day } = reckon(known, days, null);
  // Whoever is late to renew is to begin at once, and reads of no day until which there is time.
  const isHasty = known.renewal !== null && day !== null;
  return {
    advice: [over, ...(isHasty ? [] : advice)],
    window: null,
    applyBy: isHasty ? null : day,
  };
}

/** Whether a source gives one figure, which says from when and not until when. */
export function isOneFigure({ least, most }: Duration): boolean {
  return least === most;
}

function windowOf(known: PlannedCase, ends: Day | undefined): Window | null {
  if (known.renewal === null || ends === undefined) return null;
  const { opens } = known.renewal;
  const { safely, atLatest } = applyBy(ends, opens, closedDays(known));
  return { from: safely, by: isOneFigure(opens) ? ends : atLatest };
}

function overdue(
  { renewal }: PlannedCase,
  { ends, today }: Days,
  window: Window | null,
): Advice | null {
  const sources = renewal?.sources ?? [];
  if (ends === undefined) return null;
  if (ends < today) return { say: 'ended', days: { ends }, sources };
  if (window === null || window.by >= today) return null;
  return { say: 'late', days: { by: window.by, ends }, sources };
}

function reckon(
  known: PlannedCase,
  { needed, ends, today }: Days,
  window: Window | null,
): Reckoned {
  const { takes } = known.time;
  if (needed === undefined) {
    if (window === null || ends === undefined) return { advice: [], applyBy: null };
    return renewInTime(known, { needed: ends, today, window });
  }
  const need = { needed, today, window };
  return takes === null ? applyUntimed(known, need) : applyTimed(known, takes, need);
}

/** So that the new one is there before the old one ends, where the longest time leaves a day for it; else in the days to renew. */
function renewInTime(known: PlannedCase, need: Need & { window: Window }): Reckoned {
  const { takes } = known.time;
  const timed = takes === null ? null : applyTimed(known, takes, need);
  const first = timed?.advice[0]?.say;
  if (timed !== null && (first === 'inTime' || first === 'applyBetween')) return timed;
  const isLate = timed !== null && timed.applyBy === null;
  const late: Advice[] = isLate
    ? [{ say: 'afterEnd' }, ...timed.advice.filter(({ say }) => say === 'faster')]
    : [];
  return { advice: [renew(known, need.window, need.today), ...late], applyBy: null };
}

function renew({ renewal }: PlannedCase, { from, by }: Window, today: Day): Advice {
  const isOne = renewal !== null && isOneFigure(renewal.opens);
  const say = from <= today ? 'renewNow' : isOne ? 'renewFrom' : 'renewBetween';
  return { say, days: { from, by }, sources: renewal?.sources ?? [] };
}

type Need = { needed: Day; today: Day; window: Window | null };

/** Where nobody says how long it takes, the window alone tells between which days; on the day itself nobody has it. */
function applyUntimed(known: PlannedCase, { needed, today, window }: Need): Reckoned {
  const advice: Advice[] = [{ say: 'noTime' }];
  if (window === null) return { advice, applyBy: null };
  const { from, by } = window;
  if (needed <= from && today < from) {
    return { advice: [{ ...renew(known, window, today), say: 'opensTooLate' }], applyBy: null };
  }
  const until = needed > today && needed < by ? needed : by;
  return { advice: [renew(known, { from, by: until }, today), ...advice], applyBy: null };
}

/** An office that takes applications from a day on is reckoned with as if that day were today. */
function applyTimed(known: PlannedCase, takes: Duration, need: Need): Reckoned {
  const { needed, today, window } = need;
  const from = window === null || window.from < today ? today : window.from;
  const on = { needed, today: from, closed: closedDays(known) };
  const outlook = outlookOf(takes, on);
  const until = (day: Day) => (window === null || day < window.by ? day : window.by);
  const by = until(outlook.safely);
  const day = outlook.chance === 'tight' ? until(outlook.atLatest) : by;
  const say = sayingOf(outlook, { isOpen: from === today, isOneDay: from === by });
  const sources = window === null ? [] : (known.renewal?.sources ?? []);
  return {
    advice: [
      {
        say,
        days: { from, by, day, ...outlook.ready },
        sources: [...known.time.sources, ...sources],
      },
      ...(outlook.chance === 'in-time' ? [] : fasterOf(known, on)),
      ...holidaysOf(known, outlook.safely),
    ],
    applyBy: outlook.chance === 'in-time' ? by : null,
  };
}

function sayingOf(
  { chance, ready }: ReturnType<typeof outlookOf>,
  { isOpen, isOneDay }: { isOpen: boolean; isOneDay: boolean },
): Advice['say'] {
  if (isOpen) {
    const tooLate = ready.soonest === ready.latest ? 'tooLateOne' : 'tooLate';
    return ({ 'in-time': 'inTime', tight: 'tight', 'too-late': tooLate } as const)[chance];
  }
  // Between a day and itself there is no time to choose.
  const inTime = isOneDay ? 'opensTight' : 'applyBetween';
  return ({ 'in-time': inTime, tight: 'opensTight', 'too-late': 'opensTooLate' } as const)[chance];
}

function fasterOf({ faster }: PlannedCase, on: Parameters<typeof outlookOf>[1]): Advice[] {
  if (faster === null || outlookOf(faster.takes, on).chance === 'too-late') return [];
  return [{ say: 'faster', sources: faster.sources }];
}

/** Weeks and months leave no day out. */
function holidaysOf({ time, holidays }: PlannedCase, by: Day): Advice[] {
  const leavesDaysOut = time.takes?.unit === 'working-days';
  return leavesDaysOut && (holidays === null || by > holidays.through)
    ? [{ say: 'noHolidays' }]
    : [];
}
