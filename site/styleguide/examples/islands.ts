import { checkEnquiry } from '../../../contract/check-enquiry.ts';
import { sampleEnquiry, sampleProps } from '../../islands/contact-form/ContactForm.samples.ts';
import type { FormView } from '../../islands/contact-form/ContactForm.tsx';
import { type FormState, idleState, refused } from '../../islands/contact-form/form-state.ts';
import type { FormViewProps } from '../../islands/contact-form/use-enquiry-form.ts';
import type { StatesOf } from '../components.ts';

const nothing = {
  fname: '',
  lname: '',
  email: '',
  country: '',
  address: '',
  phone: '',
  message: '',
};

/** The form in a state, as React draws it once it is hydrated. */
function inState(state: FormState, subject = ''): FormViewProps {
  return {
    ...sampleProps,
    form: {
      state,
      isHydrated: true,
      subject,
      formRef: { current: null },
      keepLongerRef: { current: null },
      handleInput: rest,
      handleSubmit: async () => rest(),
      handleReset: rest,
      writeAnother: rest,
    },
  };
}

/** An example does nothing. */
function rest(): void {}

function toMend(text: typeof sampleEnquiry): FormState {
  return refused(idleState, checkEnquiry(text, []));
}

const idle = inState(idleState);

export const examples = {
  FormView: {
    'idle, before it is hydrated': { ...idle, form: { ...idle.form, isHydrated: false } },
    'idle, hydrated': idle,
    'idle, about a guide': inState(idleState, 'Library card'),
    'idle, a general question only': { ...inState(idleState, 'Library card'), isGeneral: true },
    'idle, three answers may stay empty': {
      ...idle,
      optionalFields: ['country', 'address', 'phone'],
    },
    'errors: one answer to mend': inState(toMend({ ...sampleEnquiry, email: 'zoe' })),
    'errors: every answer to mend': inState(toMend(nothing)),
    sending: inState({ status: 'sending' }),
    sent: inState({ status: 'sent', reference: 'WM-7K3Q-9F2D' }),
    failed: inState({ status: 'failed', isUnconfirmed: false }),
    'failed, and nobody knows whether it arrived': inState({
      status: 'failed',
      isUnconfirmed: true,
    }),
  } satisfies StatesOf<typeof FormView>,
};
