import type { EmailjsIdentifiers } from '../../../contract/emailjs.ts';
import type { OptionalFieldName } from '../../../contract/fields.ts';
import type { FormWords } from '../../schemas/form-words.ts';
import { FormView } from './FormView.tsx';
import type { ContactWays } from './OtherWays.tsx';
import { useEnquiryForm } from './use-enquiry-form.ts';

export type ContactFormProps = {
  /** Where the form is sent to: EmailJS or a desk elsewhere; '' is the desk that serves the page. */
  origin: string;
  identifiers: EmailjsIdentifiers;
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

/** The enquiry form. Without scripts it posts by itself; awake, it checks, keeps a draft, sends and says what happened. */
export function ContactForm(props: ContactFormProps) {
  return <FormView {...props} form={useEnquiryForm(props)} />;
}
