import type { MouseEvent } from 'react';
import type { OptionalFieldName } from '../../../contract/fields.ts';
import { type WireIdentifiers, wirePaths } from '../../../contract/wire.ts';
import { ErrorSummary } from '../../components/elements/ErrorSummary.tsx';
import { StatusMessage } from '../../components/elements/StatusMessage.tsx';
import type { FormWords } from '../../schemas/form-words.ts';
import { CompanionFields } from './CompanionFields.tsx';
import styles from './ContactForm.module.css';
import { DraftChoices } from './DraftChoices.tsx';
import { EnquiryFields } from './EnquiryFields.tsx';
import { controlId } from './form-controls.ts';
import { statusTextOf } from './form-state.ts';
import { type ContactWays, OtherWays } from './OtherWays.tsx';
import { Outcome } from './Outcome.tsx';
import { withValue } from './sentence.ts';
import { takeFocus } from './take-focus.ts';
import { useEnquiryForm } from './use-enquiry-form.ts';

export type ContactFormProps = {
  /** Where the form is sent to: EmailJS or a desk elsewhere; '' is the desk that serves the page. */
  origin: string;
  identifiers: WireIdentifiers;
  optionalFields: readonly OptionalFieldName[];
  /** What the enquiry is about, such as the title of the guide; '' when the page has no subject. */
  subject: string;
  /** Path of the page that the form stands on. */
  page: string;
  /** Language tag of that page. */
  language: string;
  contact: ContactWays;
  words: FormWords;
};

const tones = {
  idle: 'neutral',
  mending: 'neutral',
  sending: 'neutral',
  sent: 'good',
  failed: 'bad',
} as const;

/** The enquiry form. Without scripts it posts by itself; awake, it checks, keeps a draft, sends and says what happened. */
export function ContactForm(props: ContactFormProps) {
  const { origin, identifiers, optionalFields, page, language, contact, words } = props;
  const form = useEnquiryForm(props);
  const { state, isAwake, subject } = form;
  const isSending = state.status === 'sending';
  const errors = state.status === 'mending' ? state.errors : [];

  return (
    <form
      ref={form.formRef}
      className={styles.form}
      method="post"
      encType="multipart/form-data"
      action={`${origin}${wirePaths.sendForm}`}
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
