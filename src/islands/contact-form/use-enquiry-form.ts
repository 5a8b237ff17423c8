import {
  type InputEvent,
  type SubmitEvent,
  type SyntheticEvent,
  useEffect,
  useReducer,
  useRef,
  useState,
} from 'react';
import { checkEnquiry } from '../../../contract/check-enquiry.ts';
import { fieldNames, type OptionalFieldName } from '../../../contract/fields.ts';
import { referenceFor } from '../../../contract/reference.ts';
import { draftsIn } from './draft.ts';
import { newEnquiryId } from './enquiry-id.ts';
import {
  fieldOf,
  fillEmptyControls,
  readEnquiryId,
  readText,
  writeEnquiryId,
} from './form-controls.ts';
import { idleState, reduceForm } from './form-state.ts';
import { type Connection, type SendOutcome, sendEnquiry } from './send.ts';

const drafts = draftsIn({ tab: () => sessionStorage, device: () => localStorage });

type EnquiryFormOptions = Connection & { optionalFields: readonly OptionalFieldName[] };

/** The waking form: its state, the references to hang on form and checkbox, and what the form does when used. */
export function useEnquiryForm({ optionalFields, ...connection }: EnquiryFormOptions) {
  const [state, dispatch] = useReducer(reduceForm, idleState);
  const [isAwake, setIsAwake] = useState(false);
  const formRef = useRef<HTMLFormElement>(null);
  const keepLongerRef = useRef<HTMLInputElement>(null);
  // Two clicks can come before React has drawn the first one, so this guard does not wait for a drawing.
  const isSending = useRef(false);

  useEffect(() => {
    const form = formRef.current;
    if (form === null) return;
    const kept = drafts.read();
    if (kept !== null) fillEmptyControls(form, kept.draft.text);
    if (keepLongerRef.current !== null) keepLongerRef.current.checked = kept?.place === 'device';
    writeEnquiryId(form, kept?.draft.id ?? newEnquiryId());
    keepDraft(form);
    setIsAwake(true);
  }, []);

  function keepDraft(form: HTMLFormElement): void {
    const text = readText(form);
    if (fieldNames.every((field) => text[field] === '')) return;
    const place = keepLongerRef.current?.checked ? 'device' : 'tab';
    drafts.write({ id: readEnquiryId(form), text }, place);
  }

  function handleInput(event: InputEvent<HTMLFormElement>): void {
    const form = event.currentTarget;
    if (event.target === keepLongerRef.current) drafts.clear();
    keepDraft(form);
    const field = fieldOf(event.target);
    if (field === null) return;
    dispatch({ type: 'changed', field, errors: checkEnquiry(readText(form), optionalFields) });
  }

  async function handleSubmit(event: SubmitEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    if (isSending.current) return;
    const form = event.currentTarget;
    const errors = checkEnquiry(readText(form), optionalFields);
    if (errors.length > 0) return dispatch({ type: 'refused', errors });
    isSending.current = true;
    keepDraft(form);
    dispatch({ type: 'sending' });
    const outcome = await sendEnquiry(form, connection);
    isSending.current = false;
    finish(form, outcome);
  }

  function finish(form: HTMLFormElement, outcome: SendOutcome): void {
    if (outcome.kind === 'sent') {
      const reference = referenceFor(readEnquiryId(form));
      form.reset();
      return dispatch({ type: 'sent', reference });
    }
    console.error(`The enquiry was not sent: ${outcome.errorText}`);
    dispatch({ type: 'failed', isUnconfirmed: outcome.kind === 'unconfirmed' });
  }

  /** Runs for the button that clears and after success; the browser empties the controls. */
  function handleReset(event: SyntheticEvent<HTMLFormElement>): void {
    if (isSending.current) return event.preventDefault();
    drafts.clear();
    writeEnquiryId(event.currentTarget, newEnquiryId());
    dispatch({ type: 'cleared' });
  }

  return { state, isAwake, formRef, keepLongerRef, handleInput, handleSubmit, handleReset };
}
