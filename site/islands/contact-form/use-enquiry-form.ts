import {
  type InputEvent,
  type SubmitEvent,
  type SyntheticEvent,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import type { ContactFormData } from '../../../compiler/page.ts';
import { checkEnquiry, fieldErrorsFrom } from '../../../contract/check-enquiry.ts';
import { companionNames, erasedStatus, traceNames } from '../../../contract/emailjs.ts';
import type { ContractWords } from '../../../contract/fields.ts';
import { interpolate } from '../../../contract/interpolate.ts';
import { referenceFor } from '../../../contract/reference.ts';
import { forgetDraft, keepDraft, moveDraft, renewDraft, restoreDraft } from './draft.ts';
import { fieldOf, readText, setText, subjectIn, textIn, tidyControls } from './form-controls.ts';
import { changed, idleState, refused } from './form-state.ts';
import { sendEnquiry } from './send.ts';

/** What the parts of the form are drawn from. */
export type FormViewProps = Omit<ContactFormData, 'subject'> & {
  form: ReturnType<typeof useEnquiryForm>;
};

/** The form once hydrated: its state, the references to hang on form and checkbox, and what the form does when used. */
export function useEnquiryForm({
  optionalFields,
  contract,
  words,
  subject,
  ...connection
}: ContactFormData) {
  const [state, setState] = useState(idleState);
  const { isHydrated, subjectOfAddress, formRef, keepLongerRef } = useHydratedForm();
  // Two clicks can come before React has drawn the first one, so this guard does not wait for a drawing.
  const isSending = useRef(false);

  useErrorTitle(state.status === 'mending' && state.errors.length > 0, words.errorTitle);

  function handleInput({ currentTarget: form, target }: InputEvent<HTMLFormElement>): void {
    const keepLonger = keepLongerRef.current;
    if (keepLonger === null) return;
    if (target === keepLonger) moveDraft({ form, keepLonger });
    else keepDraft({ form, keepLonger });
    const field = fieldOf(target);
    if (field === null) return;
    const errors = checkEnquiry(readText(form), optionalFields, contract.fields);
    setState((before) => changed(before, field, errors));
  }

  async function handleSubmit(event: SubmitEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    if (isSending.current) return;
    const form = event.currentTarget;
    tidyControls(form);
    const errors = checkEnquiry(readText(form), optionalFields, contract.fields);
    if (errors.length > 0) {
      setState((before) => refused(before, errors));
      return;
    }
    isSending.current = true;
    setState({ status: 'sending' });
    if (keepLongerRef.current !== null) keepDraft({ form, keepLonger: keepLongerRef.current });
    setText(form, traceNames.openSeconds, String(Math.floor(performance.now() / 1_000)));
    const outcome = await sendEnquiry(form, connection);
    isSending.current = false;
    finish(form, outcome);
  }

  function finish(form: HTMLFormElement, outcome: Awaited<ReturnType<typeof sendEnquiry>>): void {
    if (outcome.kind === 'sent') {
      const reference = referenceFor(textIn(form, companionNames.enquiryId));
      form.reset();
      setState({ status: 'sent', reference });
      return;
    }
    console.error(`The enquiry was not sent: ${outcome.errorText}`);
    const { errors, isErased } = readRefusal(outcome.errorText, contract.fields);
    if (errors.length > 0) {
      setState((before) => refused(before, errors));
      return;
    }
    const keepLonger = keepLongerRef.current;
    if (isErased && keepLonger !== null) renewDraft({ form, keepLonger });
    setState({ status: 'failed', isUnconfirmed: outcome.kind === 'unconfirmed' });
  }

  /** Runs for the button that clears and after success; the browser itself empties the controls. */
  function handleReset(event: SyntheticEvent<HTMLFormElement>): void {
    forgetDraft(event.currentTarget);
    setState(idleState);
  }

  return {
    state,
    isHydrated,
    subject: subject === '' ? subjectOfAddress : subject,
    formRef,
    keepLongerRef,
    handleInput,
    handleSubmit,
    handleReset,
    writeAnother: () => setState(idleState),
  };
}

/** What an answer like "400 …" has to be mended, and whether the desk has erased an enquiry of this id, so that it needs another one. */
function readRefusal(errorText: string, words: ContractWords['fields']) {
  const [, status, text = ''] = /^(\d{3}) (.*)$/s.exec(errorText) ?? [];
  return { errors: fieldErrorsFrom(text, words), isErased: status === String(erasedStatus) };
}

/** What the hydrated form knows that the drawn one did not: its controls, with the draft that was typed earlier, and the address. */
function useHydratedForm() {
  const [isHydrated, setIsHydrated] = useState(false);
  const [subjectOfAddress, setSubjectOfAddress] = useState('');
  const formRef = useRef<HTMLFormElement>(null);
  const keepLongerRef = useRef<HTMLInputElement>(null);

  useEffect(() => {
    setSubjectOfAddress(subjectIn(location.search));
    setIsHydrated(true);
  }, []);

  // The checkbox is drawn once the form is hydrated, and with it the draft comes back.
  useLayoutEffect(() => {
    const form = formRef.current;
    const keepLonger = keepLongerRef.current;
    if (isHydrated && form !== null && keepLonger !== null) restoreDraft({ form, keepLonger });
  }, [isHydrated]);

  return { isHydrated, subjectOfAddress, formRef, keepLongerRef };
}

/** Has the title of the page say, while `isShown`, that something is to be mended. */
function useErrorTitle(isShown: boolean, sentence: string): void {
  useEffect(() => {
    if (!isShown) return;
    const { title } = document;
    document.title = interpolate(sentence, { title });
    return () => {
      document.title = title;
    };
  }, [isShown, sentence]);
}
