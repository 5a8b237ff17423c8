import { filled } from '../../../plan/filled.ts';
import { scheduleOf } from '../../../plan/schedule.ts';
import type { CasePlan } from '../../../plan/shapes.ts';
import { Fold } from './Fold.tsx';
import { anchorOf, dayLabel } from './Overview.tsx';
import { PartsField } from './PartsField.tsx';
import styles from './PlanPage.module.css';
import { Sentence } from './Sentence.tsx';
import { SourceLinks } from './SourceLinks.tsx';
import type { CaseProps } from './use-plan.ts';

type Dates = Required<CasePlan['dates']>;

/** The days that a visitor gives, and what follows from them. */
export function CaseDates(props: CaseProps) {
  const { known, own, words, onChange } = props;
  const { page } = words;
  const { needed, ends, appointment } = own.dates;
  const change = <Name extends keyof Dates>(name: Name, date: Dates[Name] | undefined) =>
    onChange(known, (now) => {
      const { [name]: _, ...others } = now.dates;
      return { ...now, dates: date === undefined ? others : { ...others, [name]: date } };
    });
  const holds = Object.keys(own.dates).length > 0;
  const idOf = (name: string) => `${anchorOf(known.id)}-${name}`;
  const dayField = { type: 'date', halfHint: page.halfDay } as const;
  return (
    <Fold summary={page.addDates} holds={holds} isPrinted={holds}>
      <div className={styles.fields}>
        <PartsField
          {...dayField}
          id={idOf('needed')}
          label={page.needed}
          value={needed}
          onAnswer={(day) => change('needed', day)}
        />
        <PartsField
          {...dayField}
          id={idOf('ends')}
          label={page.ends}
          value={ends}
          onAnswer={(day) => change('ends', day)}
        />
        <PartsField
          {...dayField}
          id={idOf('appointment')}
          label={page.appointment}
          value={appointment?.day}
          onAnswer={(day) =>
            change(
              'appointment',
              day === undefined ? day : { day, time: appointment?.time ?? '09:00' },
            )
          }
        />
        {appointment !== undefined && (
          <PartsField
            id={idOf('time')}
            type="time"
            halfHint={null}
            label={page.appointmentTime}
            value={appointment.time}
            onAnswer={(time) => time && change('appointment', { ...appointment, time })}
          />
        )}
      </div>
      <div role="status">
        <Outlook {...props} />
      </div>
    </Fold>
  );
}

/** By when to apply and to renew, said plainly when it is too late; each with where it was read. */
function Outlook({ known, own, words, language, today, mark }: CaseProps) {
  const { authority, faster } = known;
  return scheduleOf({ known, own }, today).advice.map(({ say, days = {}, sources }) => {
    const labels = Object.entries(days).map(([name, day]) => [name, dayLabel(day, language)]);
    return (
      <p className={styles.told} key={say}>
        <Sentence
          words={filled(words.page[say], Object.fromEntries(labels))}
          values={{ authority, told: faster?.told ?? '' }}
          mark={mark}
        />
        {say === 'ended' && (
          <>
            {' '}
            <a href={known.path} {...mark}>
              {known.title}
            </a>
          </>
        )}
        <SourceLinks sources={sources} />
      </p>
    );
  });
}
