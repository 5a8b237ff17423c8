import type { ComponentProps } from 'react';
import { checkEnquiry } from '../../../contract/check-enquiry.ts';
import { sampleEnquiry, sampleProps } from './ContactForm.samples.ts';
import type { FormView } from './FormView.tsx';
import { type FormState, idleState, reduceForm } from './form-state.ts';

type FormViewProps = ComponentProps<typeof FormView>;

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
    },
  };
}

/** An example does nothing. */
function rest(): void {}

function toMend(text: typeof sampleEnquiry): FormState {
  return reduceForm(idleState, { type: 'refused', errors: checkEnquiry(text, []) });
}

const idle = inState(idleState);

export const examples = {
  'idle, before it is hydrated': {
    ...idle,
    form: { ...idle.form, isHydrated: false },
  },
  'idle, hydrated': inState(idleState),
  'idle, about a guide': inState(idleState, 'Library card'),
  'idle, three answers may stay empty': {
    ...inState(idleState),
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
} satisfies Record<string, FormViewProps>;
