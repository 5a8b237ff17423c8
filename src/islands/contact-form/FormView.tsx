import type { MouseEvent } from 'react';
import { emailjsPaths } from '../../../contract/emailjs.ts';
import { ErrorSummary } from '../../components/elements/ErrorSummary.tsx';
import { StatusMessage } from '../../components/elements/StatusMessage.tsx';
import { CompanionFields } from './CompanionFields.tsx';
import type { ContactFormProps } from './ContactForm.tsx';
import { DraftChoices } from './DraftChoices.tsx';
import { EnquiryFields } from './EnquiryFields.tsx';
import styles from './FormView.module.css';
import { controlId } from './form-controls.ts';
import { statusTextOf } from './form-state.ts';
import { OtherWays } from './OtherWays.tsx';
import { Outcome } from './Outcome.tsx';
import { withValue } from './sentence.ts';
import { takeFocus } from './take-focus.ts';
import type { useEnquiryForm } from './use-enquiry-form.ts';

const tones = {
  idle: 'neutral',
  mending: 'neutral',
  sending: 'neutral',
  sent: 'good',
  failed: 'bad',
} as const;

export type FormViewProps = Omit<ContactFormProps, 'subject'> & {
  form: ReturnType<typeof useEnquiryForm>;
};

/** What the enquiry form looks like in each of its states. */
export function FormView({
  origin,
  identifiers,
  optionalFields,
  page,
  language,
  contact,
  words,
  form,
}: FormViewProps) {
  const { state, isAwake, subject } = form;
  const isSending = state.status === 'sending';
  const errors = state.status === 'mending' ? state.errors : [];

  return (
    <form
      ref={form.formRef}
      className={styles.form}
      method="post"
      encType="multipart/form-data"
      action={`${origin}${emailjsPaths.sendForm}`}
      noValidate={isAwake}
      onInput={form.handleInput}
      onSubmit={form.handleSubmit}
      onReset={form.handleReset}
    >
      <CompanionFields {...{ identifiers, subject, page, language }} />
      {origin === '' ? null : (
        <noscript>
          <p className={styles.warning}>{words.withoutScripts}</p>
          <OtherWays contact={contact} words={words.otherWays} />
        </noscript>
      )}
      {state.status === 'mending' && errors.length > 0 ? (
        <ErrorSummary
          key={state.attempt}
          ref={takeFocus}
          heading={words.errorSummary}
          errors={errors.map(({ field, message }) => ({ controlId: controlId(field), message }))}
        />
      ) : null}
      <fieldset className={styles.fields}>
        <legend className="spoken">{words.legend}</legend>
        <div className={styles.lead}>
          {subject === '' ? null : (
            <p className={styles.about}>{withValue(words.about, 'subject', subject)}</p>
          )}
          <p>
            {withValue(words.answerTime, 'answerTime', contact.answerTime)} {words.allNeeded}
          </p>
          <p className={styles.warning}>{words.warning}</p>
        </div>
        <EnquiryFields
          {...{ optionalFields, errors, isAwake, isSending }}
          mark={words.optionalMark}
        />
      </fieldset>
      <DraftChoices ref={form.keepLongerRef} words={words.draft} isAwake={isAwake} />
      <div className={styles.end}>
        <button type="submit" className={styles.send} aria-disabled={isSending || undefined}>
          {words.send}
        </button>
        <button
          type="reset"
          className={styles.clear}
          aria-disabled={isSending || undefined}
          onClick={isSending ? keepText : undefined}
        >
          {words.draft.clear}
        </button>
        <p className={styles.privacy}>
          {words.privacy.before} <a href="/policies/privacy">{words.privacy.link}</a>.
        </p>
      </div>
      <div>
        <StatusMessage tone={tones[state.status]}>{statusTextOf(state)}</StatusMessage>
        <Outcome state={state} contact={contact} words={words} />
      </div>
    </form>
  );
}

/** What is being sent cannot be cleared: if sending fails, it is needed again. */
function keepText(event: MouseEvent<HTMLButtonElement>): void {
  event.preventDefault();
}
