import type { ComponentProps } from 'react';
import { joinClasses } from '../classes.ts';
import styles from './Field.module.css';

type ControlProps = ComponentProps<'input'> & ComponentProps<'textarea'>;

/** What is not named here passes through to the control. */
type FieldProps = Omit<ControlProps, 'id' | 'type' | 'children' | 'className'> & {
  id: string;
  control: 'text' | 'email' | 'tel' | 'textarea';
  label: string;
  /** After the label, such as "(optional)". */
  mark?: string | undefined;
  hint?: string | undefined;
  error?: string | undefined;
};

export function Field({ id, control, label, mark, hint, error, ...rest }: FieldProps) {
  const hintId = hint === undefined ? undefined : `${id}-hint`;
  const errorId = error === undefined ? undefined : `${id}-error`;
  const own = {
    id,
    'aria-describedby': joinClasses(hintId, errorId) || undefined,
    'aria-invalid': error === undefined ? undefined : true,
    className: `control ${styles.control}`,
  };
  return (
    <div
      className={styles.field}
      data-control={control}
      data-state={error === undefined ? undefined : 'wrong'}
    >
      <div className={styles.words}>
        <label htmlFor={id} className={styles.label}>
          {label}
          {mark === undefined ? null : <span className={styles.mark}> {mark}</span>}
        </label>
        {hint === undefined ? null : (
          <p id={hintId} className="quiet">
            {hint}
          </p>
        )}
        {error === undefined ? null : (
          <p id={errorId} className={styles.error}>
            {error}
          </p>
        )}
      </div>
      {control === 'textarea' ? (
        <textarea rows={8} {...rest} {...own} />
      ) : (
        <input {...rest} {...own} type={control} />
      )}
    </div>
  );
}

type ErrorSummaryProps = Pick<ComponentProps<'div'>, 'ref'> & {
  heading: string;
  /** In the order of the form; each leads to the control with that id. */
  errors: readonly { controlId: string; message: string }[];
};

/** Every answer that has to be mended, in one place. It can take focus but is not a stop of the Tab key. */
export function ErrorSummary({ heading, errors, ref }: ErrorSummaryProps) {
  return (
    <div role="alert" tabIndex={-1} ref={ref} className={styles.summary}>
      <p className={styles.heading}>{heading}</p>
      <ul className={styles.list}>
        {errors.map(({ controlId, message }) => (
          <li key={controlId}>
            <a href={`#${controlId}`} className={styles.link}>
              {message}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
