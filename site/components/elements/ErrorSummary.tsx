import type { ComponentProps } from 'react';
import styles from './ErrorSummary.module.css';

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
