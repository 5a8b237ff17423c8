import { type ReactNode, useEffect, useRef } from 'react';
import type { FormContact } from '../../../compiler/page.ts';
import type { FormWords } from '../../../compiler/schemas/form-words.ts';
import { withValue } from '../../components/sentence.ts';
import { takeFocus } from './form-controls.ts';
import type { FormState } from './form-state.ts';
import styles from './Outcome.module.css';

const tones = {
  idle: 'neutral',
  mending: 'neutral',
  sending: 'neutral',
  sent: 'good',
  failed: 'bad',
} as const satisfies Record<FormState['status'], string>;

type StatusMessageProps = Pick<FormState, 'status'> & { children: ReactNode };

/**
 * A live region. It is drawn from the start, empty, because only what changes in it is read aloud. A failure takes the focus,
 * so that it is seen wherever the window has been scrolled to meanwhile.
 */
export function StatusMessage({ status, children }: StatusMessageProps) {
  const ref = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    if (status === 'failed') ref.current?.focus();
  }, [status]);
  return (
    <p ref={ref} role="status" tabIndex={-1} data-tone={tones[status]} className={styles.status}>
      {children}
    </p>
  );
}

type OutcomeProps = {
  state: FormState;
  contact: FormContact;
  words: FormWords;
  /** Where no answer came in time. */
  unconfirmed: string;
};

/** Below the buttons: what happens next after success, the other ways to reach us after failure. */
export function Outcome({ state, contact, words, unconfirmed }: OutcomeProps) {
  const { heading, reference, next, silence } = words.sent;
  return (
    <>
      {state.status === 'sent' && (
        <div ref={takeFocus} tabIndex={-1} className={styles.outcome} data-tone="good">
          <p className={styles.heading}>{heading}</p>
          <p>{withValue(reference, 'reference', state.reference)}</p>
          <p>{withValue(next, 'answerTime', contact.answerTime)}</p>
          <p>{silence}</p>
        </div>
      )}
      <div aria-live="polite">
        {state.status === 'failed' && (
          <div className={styles.outcome} data-tone="bad">
            {state.isUnconfirmed && <p>{unconfirmed}</p>}
            <OtherWays contact={contact} words={words.otherWays} />
          </div>
        )}
      </div>
    </>
  );
}

type OtherWaysProps = { contact: FormContact; words: FormWords['otherWays'] };

/** How to reach us without the form. */
export function OtherWays({ contact, words }: OtherWaysProps) {
  const { email, phone, chat, hours } = contact;
  return (
    <div className={styles.ways}>
      <p className={styles.heading}>{words.heading}</p>
      <ul className={styles.list}>
        <li>
          {words.email}: <a href={`mailto:${email}`}>{email}</a>
        </li>
        <li>
          {words.phone}: <a href={`tel:${phone.dial}`}>{phone.label}</a>
        </li>
        <li>
          <a href={chat.url}>{withValue(words.chat, 'app', chat.app)}</a>
        </li>
      </ul>
      <p>{withValue(words.hours, 'hours', hours)}</p>
    </div>
  );
}
