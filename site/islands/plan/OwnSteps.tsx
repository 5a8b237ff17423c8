import { type SubmitEvent, useRef } from 'react';
import { dayLabel } from '../../../plan/dates.ts';
import { filled, withColon } from '../../../plan/filled.ts';
import {
  type Day,
  firstAnswer,
  lastAnswer,
  longestOwnStep,
  mostOwnSteps,
  type OwnStep,
} from '../../../plan/shapes.ts';
import { withOwnStep, withoutOwnStep } from '../../../plan/ticks.ts';
import { anchorOf } from './Overview.tsx';
import styles from './PlanPage.module.css';
import { Fold } from './small-parts.tsx';
import type { CaseProps } from './use-plan.ts';

/** What a visitor has to do beside what the case says, each with a box and perhaps a day. */
export function OwnSteps(props: CaseProps) {
  const { own, words } = props;
  const steps = own.ownSteps ?? [];
  return (
    <>
      {steps.length > 0 && (
        <>
          <h4>{words.page.ownSteps}</h4>
          <ul className={`stack tight ${styles.items}`}>
            {steps.map((step) => (
              <li key={step.id}>
                <Step {...props} step={step} />
              </li>
            ))}
          </ul>
        </>
      )}
      {steps.length < mostOwnSteps && <AddStep {...props} />}
    </>
  );
}

function Step({ step, ...props }: CaseProps & { step: OwnStep }) {
  const { known, words, language, today, onChange } = props;
  const { doneOn, ...open } = step;
  return (
    <>
      <label>
        <input
          type="checkbox"
          checked={doneOn !== undefined}
          onChange={({ target: { checked } }) =>
            onChange(known, withOwnStep(checked ? { ...open, doneOn: today } : open))
          }
        />
        <span dir="auto">{step.words}</span>
      </label>
      {doneOn === undefined && step.by !== undefined && (
        <p className="quiet">
          {filled(words.page.ownStepBy, { day: dayLabel(step.by, language) })}
        </p>
      )}
      <DoneOn {...props} day={doneOn} />
      <button
        type="button"
        className={styles.link}
        aria-label={withColon(words.page.removeOwnStep, step.words, language)}
        onClick={() => onChange(known, withoutOwnStep(step.id))}
      >
        {words.page.removeOwnStep}
      </button>
    </>
  );
}

/** On which day something was ticked, while it is. */
export function DoneOn({ words, language, day }: CaseProps & { day: Day | undefined }) {
  if (day === undefined) return null;
  return <p className="quiet">{filled(words.page.doneOn, { day: dayLabel(day, language) })}</p>;
}

function AddStep({ known, words: { page }, onChange }: CaseProps) {
  const id = `${anchorOf(known.id)}-own`;
  const field = useRef<HTMLInputElement>(null);

  function add(event: SubmitEvent<HTMLFormElement>): void {
    event.preventDefault();
    const data = new FormData(event.currentTarget);
    const [words, by] = [data.get('words'), data.get('by')].map((value) => String(value).trim());
    if (words) {
      const step = { id: `own-${crypto.getRandomValues(new Uint32Array(2)).join('-')}`, words };
      onChange(known, withOwnStep(by ? { ...step, by } : step));
      event.currentTarget.reset();
    }
    field.current?.focus();
  }

  return (
    <Fold summary={page.ownStep} isPrinted={false}>
      <form className={`stack tight ${styles.ownStep}`} onSubmit={add}>
        <div className={styles.field}>
          <label htmlFor={`${id}-words`}>{page.ownStepWords}</label>
          <input
            className="control"
            id={`${id}-words`}
            ref={field}
            name="words"
            type="text"
            dir="auto"
            maxLength={longestOwnStep}
            required
            autoComplete="off"
          />
        </div>
        <div className={styles.field}>
          <label htmlFor={`${id}-by`}>{page.ownStepDay}</label>
          <input
            className="control"
            id={`${id}-by`}
            name="by"
            type="date"
            min={firstAnswer}
            max={lastAnswer}
          />
        </div>
        <button type="submit" className={styles.tool}>
          {page.addOwnStep}
        </button>
      </form>
    </Fold>
  );
}
