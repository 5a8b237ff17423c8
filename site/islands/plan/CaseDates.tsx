import { applyBy, closedDays, isDay, outlookOf } from '../../../plan/dates.ts';
import type { CasePlan, PlannedSource } from '../../../plan/shapes.ts';
import { filled } from '../../plan-words.ts';
import { dayLabel } from './Overview.tsx';
import styles from './PlanPage.module.css';
import { SourceLinks } from './SourceLinks.tsx';
import type { CaseProps } from './use-plan.ts';

type Dates = Required<CasePlan['dates']>;

/** The days that a visitor gives, and what follows from them. */
export function CaseDates(props: CaseProps) {
  const { known, own, words, onChange } = props;
  const { needed, ends, appointment } = own.dates;
  const change = <Name extends keyof Dates>(name: Name, date: Dates[Name] | null) =>
    onChange(known, (now) => {
      const { [name]: _, ...others } = now.dates;
      return { ...now, dates: date === null ? others : { ...others, [name]: date } };
    });
  return (
    <details className={styles.fold} open={Object.keys(own.dates).length > 0}>
      <summary>{words.page.addDates}</summary>
      <div className={styles.fields}>
        <DayField label={words.page.needed} value={needed} onDay={(day) => change('needed', day)} />
        <DayField label={words.page.ends} value={ends} onDay={(day) => change('ends', day)} />
        <DayField
          label={words.page.appointment}
          value={appointment?.day}
          onDay={(day) =>
            change('appointment', day === null ? null : { day, time: appointment?.time ?? '09:00' })
          }
        />
        {appointment !== undefined && (
          <label className={styles.field}>
            {words.page.appointmentTime}
            <input
              className={styles.control}
              type="time"
              value={appointment.time}
              onChange={({ target: { value: time } }) => {
                if (time !== '') change('appointment', { ...appointment, time });
              }}
            />
          </label>
        )}
      </div>
      <div role="status">
        <Outlook {...props} />
      </div>
    </details>
  );
}

type DayFieldProps = {
  label: string;
  value: string | undefined;
  onDay: (day: string | null) => void;
};

/** Half a date is kept by the browser's own control until it is whole. */
function DayField({ label, value, onDay }: DayFieldProps) {
  return (
    <label className={styles.field}>
      {label}
      <input
        className={styles.control}
        type="date"
        min="2000-01-01"
        max="2099-12-31"
        key={value === undefined ? 'none' : 'some'}
        defaultValue={value ?? ''}
        onChange={({ target: { value: day } }) => {
          if (day === '' || isDay(day)) onDay(day === '' ? null : day);
        }}
      />
    </label>
  );
}

/** A sentence, and where what it rests on was read. */
type Told = { sentence: string; sources?: PlannedSource[] };

/** By when to apply, said plainly when it is too late, and when to renew. */
function Outlook(props: CaseProps) {
  const told = [...whenToApply(props), ...whenToRenew(props)];
  return told.map(({ sentence, sources }) => (
    <p className={styles.told} key={sentence}>
      {sentence}
      <SourceLinks sources={sources} />
    </p>
  ));
}

function whenToApply({ known, own, words, language, today }: CaseProps): Told[] {
  const { needed } = own.dates;
  const { page } = words;
  const { authority, faster, holidays, time } = known;
  if (needed === undefined) return [];
  if (time.takes === null) return [{ sentence: page.noTime }];
  const on = { needed, today, closed: closedDays(known) };
  const { chance, safely, atLatest, ready } = outlookOf(time.takes, on);
  const day = (one: string) => dayLabel(one, language);
  const sentences = {
    'in-time': filled(page.inTime, { day: day(safely) }),
    tight: filled(page.tight, { day: day(atLatest) }),
    'too-late': filled(ready.soonest === ready.latest ? page.tooLateOne : page.tooLate, {
      soonest: day(ready.soonest),
      latest: day(ready.latest),
    }),
  };
  const told: Told[] = [{ sentence: sentences[chance], sources: time.sources }];
  if (
    chance !== 'in-time' &&
    faster !== null &&
    outlookOf(faster.takes, on).chance !== 'too-late'
  ) {
    const sentence = filled(page.faster, { authority, told: faster.told });
    told.push({ sentence, sources: faster.sources });
  }
  // Weeks and months leave no day out.
  const leavesDaysOut = time.takes.unit === 'working-days';
  if (leavesDaysOut && (holidays === null || safely > holidays.through)) {
    told.push({ sentence: page.noHolidays });
  }
  return told;
}

function whenToRenew({ known, own, words, language }: CaseProps): Told[] {
  const { ends } = own.dates;
  if (ends === undefined || known.renewal === null) return [];
  const { safely: from, atLatest: by } = applyBy(ends, known.renewal.opens, closedDays(known));
  const days = { from: dayLabel(from, language), by: dayLabel(by, language) };
  const { renewFrom, renewBetween } = words.page;
  const sentence = filled(from === by ? renewFrom : renewBetween, days);
  return [{ sentence, sources: known.renewal.sources }];
}
