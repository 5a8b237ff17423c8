import type { MouseEvent } from 'react';
import type { ContactFormData } from '../../../compiler/page.ts';
import { emailjsPaths } from '../../../contract/emailjs.ts';
import { interpolate } from '../../../contract/interpolate.ts';
import { ErrorSummary } from '../../components/elements/Field.tsx';
import styles from './ContactForm.module.css';
import { CompanionFields, EnquiryFields, Trap } from './EnquiryFields.tsx';
import { controlId, takeFocus } from './form-controls.ts';
import { OtherWays, Outcome, StatusMessage } from './Outcome.tsx';
import { type FormViewProps, useEnquiryForm } from './use-enquiry-form.ts';

/** The enquiry form. Without scripts it posts by itself; hydrated, it checks, keeps a draft, sends and says what happened. */
export function ContactForm(props: ContactFormData) {
  return <FormView {...props} form={useEnquiryForm(props)} />;
}

/** What the enquiry form looks like in each of its states. */
export function FormView(props: FormViewProps) {
  const { origin, contact, words, form } = props;
  const isSent = form.state.status === 'sent';
  return (
    <form
      ref={form.formRef}
      className={styles.form}
      method="post"
      encType="multipart/form-data"
      data-scope={props.isGeneral ? 'general' : undefined}
      action={`${origin}${emailjsPaths.sendForm}`}
      noValidate={form.isHydrated}
      onInput={form.handleInput}
      onSubmit={form.handleSubmit}
      onReset={form.handleReset}
    >
      <CompanionFields {...props} />
      {origin === '' ? null : (
        <noscript>
          <p className={styles.warning}>{words.withoutScripts}</p>
          <OtherWays contact={contact} words={words.otherWays} />
        </noscript>
      )}
      <Mistakes {...props} />
      {/* After success a panel stands in place of the questions. They stay, empty, for another message. */}
      <div className={styles.questions} hidden={isSent}>
        <Questions {...props} />
        <DraftChoices {...props} />
      </div>
      <div className={isSent ? styles.panel : undefined}>
        <StatusMessage {...props} />
        <Buttons {...props} />
        <Outcome {...props} />
      </div>
    </form>
  );
}

/** Every answer that has to be mended. */
function Mistakes({ words, form: { state } }: FormViewProps) {
  if (state.status !== 'mending' || state.errors.length === 0) return null;
  return (
    <ErrorSummary
      key={state.attempt}
      ref={takeFocus}
      heading={words.errorSummary}
      errors={state.errors.map(({ field, message }) => ({ controlId: controlId(field), message }))}
    />
  );
}

function Questions(props: FormViewProps) {
  const { contact, words } = props;
  const { subject } = props.form;
  return (
    <fieldset className={styles.fields}>
      <legend className="visually-hidden">{words.legend}</legend>
      <div className={styles.lead}>
        {subject === '' ? null : (
          <p className={styles.about}>{interpolate(words.about, { subject })}</p>
        )}
        <p>
          {interpolate(words.answerTime, { answerTime: contact.answerTime })} {words.allNeeded}
        </p>
        <p className={styles.warning}>{words.warning}</p>
      </div>
      <EnquiryFields {...props} />
      <Trap label={words.trap} />
    </fieldset>
  );
}

/**
 * Says that a draft is kept, and where: the script keeps it, so the script says it, also in browsers without styles. Until then
 * styles keep the room that the words will need, so that nothing moves when the form wakes.
 */
function DraftChoices({ words: { draft }, form }: FormViewProps) {
  if (!form.isHydrated) {
    return <div className={styles.room} data-note={draft.note} data-choice={draft.keepLonger} />;
  }
  return (
    <div>
      <p className="quiet">{draft.note}</p>
      <label className={styles.choice}>
        {/* It has no name, so it is not sent. */}
        <input ref={form.keepLongerRef} type="checkbox" className={styles.box} />
        {draft.keepLonger}
      </label>
    </div>
  );
}

function Buttons({ privacyPath, statusPath, words, form }: FormViewProps) {
  const isSending = form.state.status === 'sending';
  return (
    <div className={styles.end} hidden={form.state.status === 'sent'}>
      <button type="submit" className={styles.send} aria-disabled={isSending || undefined}>
        {words.send}
      </button>{' '}
      <button
        type="reset"
        className={styles.clear}
        aria-disabled={isSending || undefined}
        onClick={isSending ? keepText : undefined}
      >
        {words.draft.clear}
      </button>{' '}
      <p className={`quiet ${styles.privacy}`}>
        {words.privacy.before}{' '}
        <a href={privacyPath} rel="privacy-policy">
          {words.privacy.link}
        </a>
        .{' '}
        {statusPath !== null && (
          <a href={statusPath} rel="help">
            {words.follow}
          </a>
        )}
      </p>
    </div>
  );
}

/** What is being sent cannot be cleared: if sending fails, it is needed again. */
function keepText(event: MouseEvent<HTMLButtonElement>): void {
  event.preventDefault();
}
