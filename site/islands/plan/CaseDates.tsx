import { useEffect, useRef, useState } from 'react';
import { dayLabels } from '../../../plan/dates.ts';
import { filled } from '../../../plan/filled.ts';
import { questionOf, scheduleOf } from '../../../plan/schedule.ts';
import { type CasePlan, firstAnswer, lastAnswer } from '../../../plan/shapes.ts';
import { dated } from '../../../plan/ticks.ts';
import { isEmpty, isWhole } from '../../day-field.ts';
import { anchorOf } from './Overview.tsx';
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
      <div className={`stack ${styles.fields}`}>
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

type PartsFieldProps = {
  id: string;
  label: string;
  type: 'date' | 'time';
  value: string | undefined;
  /** Said when the field is left half filled in, which leaves no answer; where null, what it held comes back. */
  halfHint: string | null;
  onAnswer: (answer: string | undefined) => void;
};

/**
 * A day or an hour, typed part by part. The browser's own control keeps the parts: until they make a whole the answer before stands, and nothing
 * is written into the field while somebody is in it.
 */
export function PartsField({ id, label, type, value, halfHint, onAnswer }: PartsFieldProps) {
  const field = useRef<HTMLInputElement>(null);
  const shown = useRef(value);
  // React would write a later one into the page, and with it into a field of which half is typed.
  const [first] = useState(value ?? '');
  const [isHalf, setIsHalf] = useState(false);

  useEffect(() => {
    // Another tab, a link, or the way back of something removed.
    if (field.current === null || shown.current === value) return;
    shown.current = value;
    field.current.value = value ?? '';
    setIsHalf(false);
  }, [value]);

  function answer(next: string | undefined): void {
    if (shown.current === next) return;
    shown.current = next;
    onAnswer(next);
  }

  function leave(input: HTMLInputElement): void {
    if (isWhole(input)) return;
    if (halfHint === null) {
      input.value = value ?? '';
    } else {
      answer(undefined);
      setIsHalf(!isEmpty(input));
    }
  }

  return (
    <div className={styles.field} data-empty={value === undefined || undefined}>
      <label htmlFor={id}>{label}</label>
      <input
        className="control"
        id={id}
        ref={field}
        type={type}
        {...(type === 'date' && { min: firstAnswer, max: lastAnswer })}
        defaultValue={first}
        aria-invalid={isHalf || undefined}
        aria-describedby={isHalf ? `${id}-half` : undefined}
        onChange={({ target }) => {
          setIsHalf(false);
          if (isWhole(target)) answer(target.value);
          else if (isEmpty(target) && halfHint !== null) answer(undefined);
        }}
        onBlur={({ target }) => leave(target)}
      />
      <span className="quiet" id={`${id}-half`} role="status">
        {isHalf && halfHint}
      </span>
    </div>
  );
}
