import fc from 'fast-check';
import { expect, test, vi } from 'vitest';
import { momentsOf } from '../../plan/calendar-entries.ts';
import { addDays, applyBy, closedDays, dayLabel, readyBetween } from '../../plan/dates.ts';
import { scheduleOf } from '../../plan/schedule.ts';
import type { CasePlan, Day, PlannedCase } from '../../plan/shapes.ts';
import { readBuildConfig } from '../build-config.ts';
import { compile } from '../compile.ts';
import { loadContent } from '../load.ts';

const { pages } = compile(loadContent(process.cwd()), readBuildConfig({}));
const cases = pages.flatMap(({ planned }) => (planned === null ? [] : [planned]));
const renewals = cases.filter(({ renewal }) => renewal !== null);

/** How many days off: within months, where all waits and windows are, or years. */
const near = fc.option(
  fc.oneof(fc.integer({ min: -90, max: 400 }), fc.integer({ min: -9_000, max: 20_000 })),
  { nil: undefined },
);
const scenes = fc
  .record({
    known: fc.oneof(fc.constantFrom(...cases), fc.constantFrom(...renewals)),
    today: fc.integer({ min: 0, max: 1_500 }).map((count) => addDays('2025-01-01', count)),
    needed: near,
    ends: near,
  })
  .map(({ known, today, needed, ends }) => {
    const dates = {
      ...(needed !== undefined && { needed: addDays(today, needed) }),
      ...(ends !== undefined && { ends: addDays(today, ends) }),
    };
    const one = { known, own: { dates } as CasePlan };
    const { advice, applyBy: last } = scheduleOf(one, today);
    return { one, known, dates, today, last, advice, said: advice.map(({ say }) => say) };
  });

type Told = typeof scenes extends fc.Arbitrary<infer Scene> ? Scene : never;

function always(holds: (told: Told) => void): void {
  fc.assert(fc.property(scenes, holds), { numRuns: 3_000 });
}

/** From the first through the last day on which a case can be renewed, reckoned from its end alone. */
function daysToRenew({ renewal, ...known }: PlannedCase, { ends }: CasePlan['dates']) {
  if (renewal === null || ends === undefined) return { first: '', last: '9999-12-31' };
  const { safely, atLatest } = applyBy(ends, renewal.opens, closedDays(known));
  return { first: safely, last: safely === atLatest ? ends : atLatest };
}

test('no case says twice when to apply or to renew', () => {
  const sayings = /^(?:inTime|applyBetween|tight|tooLate|tooLateOne|opens|renew)/;
  always(({ said }) => {
    expect(said.filter((say) => sayings.test(say)).length).toBeLessThan(2);
  });
});

test('every day to apply is one on which the case can be renewed, and none is over', () => {
  always(({ known, dates, today, advice, said }) => {
    if (said.includes('ended') || said.includes('late')) return;
    const { first, last } = daysToRenew(known, dates);
    const named = advice.flatMap(({ say, days }) => {
      if (say === 'inTime' || say === 'tight') return [days?.day];
      if (say === 'applyBetween') return [days?.from, days?.by];
      return say.startsWith('opens') ? [days?.from] : [];
    });
    for (const day of named) {
      expect(day !== undefined && day >= first && day <= last && day >= today).toBe(true);
    }
    if (said.some((say) => say.startsWith('tooLate'))) {
      expect(first <= today && today <= last).toBe(true);
    }
  });
});

test('who applies on the last day that is told has it in time, and the calendar holds that day', () => {
  always(({ one, known, dates, today, last }) => {
    const moments = momentsOf([one], today);
    const dayOf = (kind: string): Day | undefined =>
      moments.find((moment) => moment.kind === kind)?.when.day;
    expect(dayOf('applyBy')).toBe(last ?? undefined);
    if (last === null || known.time.takes === null) return;
    expect(
      readyBetween(last, known.time.takes, closedDays(known)).latest <=
        `${dates.needed ?? dates.ends}`,
    ).toBe(true);
    expect(dayOf('renewBy')).toBeUndefined();
    expect((dayOf('renewFrom') ?? last) <= last).toBe(true);
  });
});

test('the days to renew are the same in the sentence and in the calendar', () => {
  always(({ one, today, advice: [told] }) => {
    if (!told?.say.startsWith('renew')) return;
    const days = new Map(momentsOf([one], today).map(({ kind, when }) => [kind, when.day]));
    const { from, by = '' } = told.days ?? {};
    expect(days.get('renewFrom') ?? from).toBe(from);
    // Who needs it sooner reads of that day alone.
    const last = one.own.dates.needed === undefined ? [by] : [by, days.get('renewBy')];
    expect(last).toContain(days.get('renewBy') ?? by);
  });
});

test('no clock of a device moves a day: in each zone it is reckoned and read as in UTC', () => {
  const zones = ['Pacific/Kiritimati', 'Pacific/Pago_Pago', 'Europe/Madrid', 'America/Chicago'];
  const at = (zone: string, one: Told['one'], today: Day) => {
    vi.stubEnv('TZ', zone);
    const { advice, ...days } = scheduleOf(one, today);
    const read = advice.map(({ say, days: named = {} }) => [
      say,
      ...Object.values(named).map((day) => dayLabel(day, 'en-GB')),
    ]);
    return { read, days };
  };
  fc.assert(
    fc.property(scenes, fc.constantFrom(...zones), ({ one, today }, zone) => {
      expect(at(zone, one, today)).toEqual(at('UTC', one, today));
    }),
  );
  vi.unstubAllEnvs();
});

test('what has ended is told as ended, and what is late is not told that there is time', () => {
  always(({ known, dates, today, said }) => {
    const hasEnded = dates.ends !== undefined && dates.ends < today;
    const isLate = !hasEnded && daysToRenew(known, dates).last < today;
    expect([said.includes('ended'), said.includes('late')]).toEqual([hasEnded, isLate]);
    if (known.renewal !== null && (hasEnded || isLate)) expect(said).not.toContain('inTime');
  });
});
