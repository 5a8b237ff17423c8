import { useEffect, useRef, useState } from 'react';
import type { FormContact } from '../../../compiler/page.ts';
import type { FormWords } from '../../../compiler/schemas/form-words.ts';
import { interpolate } from '../../../contract/interpolate.ts';
import { takeFocus } from './form-controls.ts';
import { statusTextOf } from './form-state.ts';
import styles from './Outcome.module.css';
import type { FormViewProps } from './use-enquiry-form.ts';

/**
 * A live region. It is drawn from the start, empty, because only what changes in it is read aloud. A failure takes the focus,
 * so that it is seen wherever the window has been scrolled to meanwhile.
 */
export function StatusMessage({ contract, form: { state } }: FormViewProps) {
  const { status } = state;
  const ref = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    if (status === 'failed') ref.current?.focus();
  }, [status]);
  return (
    <p ref={ref} role="status" tabIndex={-1} data-status={status} className={styles.status}>
      {statusTextOf(state, contract.statuses)}
    </p>
  );
}

/** In place of the form: the reference and what happens next. Below its buttons: the other ways to reach us, after failure. */
export function Outcome({ contact, words, contract, statusPath, form }: FormViewProps) {
  const { state, writeAnother } = form;
  const { heading, next, silence, another } = words.sent;
  return (
    <>
      {state.status === 'sent' && (
        <div ref={takeFocus} tabIndex={-1} className={`stack tight ${styles.sent}`}>
          <Reference reference={state.reference} words={words.sent} />
          <p className={styles.heading}>{heading}</p>
          <ol className={styles.steps}>
            <li>{interpolate(next, { answerTime: contact.answerTime })}</li>
            <li>{silence}</li>
            {statusPath !== null && (
              <li>
                <a href={statusPath}>{words.follow}</a>
              </li>
            )}
          </ol>
          <button type="button" className={styles.button} onClick={writeAnother}>
            {another}
          </button>
        </div>
      )}
      <div aria-live="polite">
        {state.status === 'failed' && (
          <div className={`stack tight ${styles.outcome}`}>
            {state.isUnconfirmed && <p>{contract.unconfirmed}</p>}
            <OtherWays contact={contact} words={words.otherWays} />
          </div>
        )}
      </div>
    </>
  );
}

/** What to name when writing or calling again. One touch marks all of it, and a button copies it where the browser lets it. */
function Reference({ reference, words }: { reference: string; words: FormWords['sent'] }) {
  const [isCopied, setIsCopied] = useState(false);
  const [before = '', after = ''] = words.reference.split('{reference}');
  async function copy(): Promise<void> {
    try {
      await navigator.clipboard.writeText(reference);
      setIsCopied(true);
    } catch {
      // Refused, or an old browser: one touch of the reference still marks it.
    }
  }
  return (
    <>
      <p>
        {before}
        <b className={styles.reference} dir="ltr">
          {reference}
        </b>
        {after}
      </p>
      <button type="button" className={styles.button} onClick={copy}>
        {isCopied ? words.copied : words.copy}
      </button>
    </>
  );
}

type OtherWaysProps = { contact: FormContact; words: FormWords['otherWays'] };

/** How to reach us without the form. */
export function OtherWays({ contact, words }: OtherWaysProps) {
  const { email, phone, chat, hours } = contact;
  return (
    <div className="stack tighter">
      <p className={styles.heading}>{words.heading}</p>
      <ul className={styles.list}>
        <li>
          {words.email}: <a href={`mailto:${email}`}>{email}</a>
        </li>
        <li>
          {words.phone}: <a href={`tel:${phone.dial}`}>{phone.label}</a>
        </li>
        <li>
          <a href={chat.url}>{interpolate(words.chat, { app: chat.app })}</a>
        </li>
      </ul>
      <p>{interpolate(words.hours, { hours })}</p>
    </div>
  );
}
