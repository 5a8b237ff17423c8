import {
  type InputEvent,
  type SubmitEvent,
  type SyntheticEvent,
  useEffect,
  useLayoutEffect,
  useReducer,
  useRef,
  useState,
} from 'react';
import { checkEnquiry } from '../../../contract/check-enquiry.ts';
import type { OptionalFieldName } from '../../../contract/fields.ts';
import type { ContractWords } from '../../../contract/form-words.ts';
import { referenceFor } from '../../../contract/reference.ts';
import { subjectIn } from './drawn-props.ts';
import { fieldOf, readEnquiryId, readText, writeOpenTime } from './form-controls.ts';
import { forgetDraft, keepDraft, moveDraft, restoreDraft } from './form-draft.ts';
import { idleState, reduceForm } from './form-state.ts';
import { type Connection, type SendOutcome, sendEnquiry } from './send.ts';

type EnquiryFormOptions = Connection & {
  optionalFields: readonly OptionalFieldName[];
  contract: ContractWords;
  /** What the page says the enquiry is about; '' leaves it to the page's address. */
  subject: string;
};

/** The form once hydrated: its state, the references to hang on form and checkbox, and what the form does when used. */
export function useEnquiryForm({
  optionalFields,
  contract,
  subject,
  ...connection
}: EnquiryFormOptions) {
  const [state, dispatch] = useReducer(reduceForm, idleState);
  const [isHydrated, setIsHydrated] = useState(false);
  const [subjectOfAddress, setSubjectOfAddress] = useState('');
  const formRef = useRef<HTMLFormElement>(null);
  const keepLongerRef = useRef<HTMLInputElement>(null);
  // Two clicks can come before React has drawn the first one, so this guard does not wait for a drawing.
  const isSending = useRef(false);

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

  function handleInput({ currentTarget: form, target }: InputEvent<HTMLFormElement>): void {
    const keepLonger = keepLongerRef.current;
    if (keepLonger === null) return;
    if (target === keepLonger) moveDraft({ form, keepLonger });
    else keepDraft({ form, keepLonger });
    const field = fieldOf(target);
    if (field === null) return;
    dispatch({
      type: 'changed',
      field,
      errors: checkEnquiry(readText(form), optionalFields, contract.fields),
    });
  }

  async function handleSubmit(event: SubmitEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    if (isSending.current) return;
    const form = event.currentTarget;
    const errors = checkEnquiry(readText(form), optionalFields, contract.fields);
    if (errors.length > 0) {
      dispatch({ type: 'refused', errors });
      return;
    }
    isSending.current = true;
    dispatch({ type: 'sending' });
    if (keepLongerRef.current !== null) keepDraft({ form, keepLonger: keepLongerRef.current });
    writeOpenTime(form, performance.now());
    const outcome = await sendEnquiry(form, connection);
    isSending.current = false;
    finish(form, outcome);
  }

  function finish(form: HTMLFormElement, outcome: SendOutcome): void {
    if (outcome.kind === 'sent') {
      const reference = referenceFor(readEnquiryId(form));
      form.reset();
      dispatch({ type: 'sent', reference });
      return;
    }
    console.error(`The enquiry was not sent: ${outcome.errorText}`);
    dispatch({ type: 'failed', isUnconfirmed: outcome.kind === 'unconfirmed' });
  }

  /** Runs for the button that clears and after success; the browser itself empties the controls. */
  function handleReset(event: SyntheticEvent<HTMLFormElement>): void {
    forgetDraft(event.currentTarget);
    dispatch({ type: 'cleared' });
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
  };
}
