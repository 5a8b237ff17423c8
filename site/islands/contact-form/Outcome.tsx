import type { FormWords } from '../../../compiler/schemas/form-words.ts';
import { unconfirmedText } from '../../../contract/statuses.ts';
import type { FormState } from './form-state.ts';
import { type ContactWays, OtherWays } from './OtherWays.tsx';
import styles from './Outcome.module.css';
import { withValue } from './sentence.ts';
import { takeFocus } from './take-focus.ts';

type OutcomeProps = { state: FormState; contact: ContactWays; words: FormWords };

/** Below the status: what happens next after success, the other ways to reach us after failure. */
export function Outcome({ state, contact, words }: OutcomeProps) {
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
            {state.isUnconfirmed && <p>{unconfirmedText}</p>}
            <OtherWays contact={contact} words={words.otherWays} />
          </div>
        )}
      </div>
    </>
  );
}
