import type { PartProps } from '../../../compiler/page.ts';
import { roughDays } from '../../../plan/dates.ts';
import { Folded } from '../elements/Folded.tsx';
import { Inlines, RichText, TapLink } from '../elements/RichText.tsx';
import styles from './Steps.module.css';

/** What to do, in order, drawn as a marked path; under each step where, how long and how much. */
export function Steps({ steps }: PartProps<'steps'>) {
  return (
    <ol className="steps">
      {steps.map(({ title, body, onlyIf, details = [] }) => (
        <li key={title}>
          <h3>{title}</h3>
          {onlyIf != null && <p className="quiet">{onlyIf}</p>}
          <RichText blocks={body} />
          {details.length > 0 && (
            <ul className={`quiet ${styles.details}`}>
              {details.map((detail, index) => (
                // Where, how long, how much: in this order.
                <li key={`detail-${String(index)}`}>
                  <Inlines inlines={detail} />
                </li>
              ))}
            </ul>
          )}
        </li>
      ))}
    </ol>
  );
}

/**
 * The steps of a case as a marked line, with the waits between them as long as they are beside each other: whole up to the shortest time,
 * broken up to the longest. Whoever listens has the list of steps, which says the same.
 */
export function StepLine({ steps }: PartProps<'step-line'>) {
  const daysOf = ({ isLeftOut, wait }: (typeof steps)[number]) =>
    isLeftOut || wait === null ? 0 : roughDays(wait.takes);
  const days = steps.reduce((sum, step) => sum + daysOf(step), 0);
  return (
    <p className={`waits ${styles.line}`} aria-hidden="true">
      {steps.map((step, index) => (
        // Steps keep their places.
        <StepMark key={`step-${String(index)}`} {...step} share={(daysOf(step) / days) * 100} />
      ))}
    </p>
  );
}

type StepMarkProps = PartProps<'step-line'>['steps'][number] & {
  /** Of all waits, in a hundred. */
  share: number;
};

/** The number of a step, and the way to the next one. One that is left out is counted only, until an answer makes it a visitor's own. */
function StepMark({ isLeftOut, wait, share }: StepMarkProps) {
  const mark = isLeftOut ? <i /> : <b />;
  if (wait === null) return mark;
  const { takes, label, of } = wait;
  const least = percent((takes.least / takes.most) * 100);
  return (
    <>
      {mark}
      <svg aria-hidden="true" width={percent(share)} data-told={of.join(' ')}>
        {takes.least > 0 && <line x2={least} />}
        {takes.least < takes.most && <line x1={least} x2="100%" strokeDasharray="4" />}
        <text x="50%">{label}</text>
      </svg>{' '}
    </>
  );
}

function percent(value: number): string {
  return `${String(Math.round(value))}%`;
}

/** The place above a list in which enhancements/ticks/ says how much of it is done. Without scripts it is not there. */
export function Ticks({ list, questions, words, link }: PartProps<'ticks'>) {
  return (
    <div className={styles.ticks} data-island="ticks" data-list={list}>
      {link !== null && (
        <>
          <TapLink {...link} />
          <p className="quiet" data-quiet>
            {words.onDevice}
          </p>
        </>
      )}
      {questions.length > 0 && (
        <Folded opener={words.questions}>
          {questions.map(({ id, question }) => (
            <fieldset className="asks" key={id}>
              <legend>{question}</legend>
              {(['yes', 'no'] as const).map((answer) => (
                <label key={answer}>
                  <input type="radio" name={id} value={answer} /> {words[answer]}
                </label>
              ))}
            </fieldset>
          ))}
        </Folded>
      )}
    </div>
  );
}

/** Where the island draws the plan that this device keeps; without scripts, what to do instead stands there. */
export function PlanPlace({ finderPath, withoutScripts }: PartProps<'plan'>) {
  return (
    <div className={styles.place} data-island="plan" data-finder={finderPath}>
      <p className={`caution ${styles.without}`}>{withoutScripts}</p>
    </div>
  );
}
