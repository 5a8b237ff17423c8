import { dayLabels } from '../../../plan/dates.ts';
import { filled } from '../../../plan/filled.ts';
import { questionOf, scheduleOf } from '../../../plan/schedule.ts';
import type { CasePlan } from '../../../plan/shapes.ts';
import { dated } from '../../../plan/ticks.ts';
import { anchorOf } from './Overview.tsx';
import { PartsField } from './PartsField.tsx';
import styles from './PlanPage.module.css';
import { Fold, Sentence, SourceLinks } from './small-parts.tsx';
import type { CaseProps } from './use-plan.ts';

/** The question that a case begins with, and what follows from all of its days. */
export function CaseQuestion(props: CaseProps) {
  return (
    <>
      <DayField {...props} name={questionOf(props.known)} />
      <div role="status">
        <Outlook {...props} />
      </div>
    </>
  );
}

/** The other days that a visitor may give. */
export function CaseDates(props: CaseProps) {
  const { known, own, words, onChange } = props;
  const { page } = words;
  const { appointment } = own.dates;
  const meet = (date: CasePlan['dates']['appointment']) =>
    onChange(known, dated('appointment', date));
  const other = questionOf(known) === 'ends' ? 'needed' : 'ends';
  const holds = own.dates[other] !== undefined || appointment !== undefined;
  const idOf = (name: string) => `${anchorOf(known.id)}-${name}`;
  return (
    <Fold summary={page.addDates} holds={holds} isPrinted={holds}>
      <div className={styles.fields}>
        <DayField {...props} name={other} />
        <PartsField
          id={idOf('appointment')}
          type="date"
          halfHint={page.halfDay}
          label={page.appointment}
          value={appointment?.day}
          onAnswer={(day) =>
            meet(day === undefined ? day : { day, time: appointment?.time ?? '09:00' })
          }
        />
        {appointment !== undefined && (
          <PartsField
            id={idOf('time')}
            type="time"
            halfHint={null}
            label={page.appointmentTime}
            value={appointment.time}
            onAnswer={(time) => time && meet({ ...appointment, time })}
          />
        )}
      </div>
    </Fold>
  );
}

function DayField({ name, ...props }: CaseProps & { name: 'needed' | 'ends' }) {
  const { known, own, words, onChange } = props;
  return (
    <PartsField
      id={`${anchorOf(known.id)}-${name}`}
      type="date"
      halfHint={words.page.halfDay}
      label={words.page[name]}
      value={own.dates[name]}
      onAnswer={(day) => onChange(known, dated(name, day))}
    />
  );
}

/** By when to apply and to renew, said plainly when it is too late; each with where it was read. */
function Outlook({ known, own, words, language, today, mark }: CaseProps) {
  const { authority, faster } = known;
  return scheduleOf({ known, own }, today).advice.map(({ say, days = {}, sources }) => (
    <p className={styles.told} key={say}>
      <Sentence
        words={filled(words.page[say], dayLabels(days, language))}
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
      {say === 'afterEnd' && (
        <>
          {' '}
          <a href={`${known.path}#after`}>{words.page.meanwhile}</a>
        </>
      )}
      <SourceLinks sources={sources} />
    </p>
  ));
}
