import { companionNames, emailjsNames, emailjsPaths } from '../../../contract/emailjs.ts';
import type { ContactFormProps } from './ContactForm.tsx';

/** What a form was drawn with, read back from its hidden fields, so that no page carries it twice. */
export function drawnProps(
  form: HTMLFormElement,
): Pick<ContactFormProps, 'origin' | 'identifiers' | 'subject' | 'page' | 'language'> {
  const drawn = (name: string) => {
    const control = form.elements.namedItem(name);
    return control instanceof HTMLInputElement ? control.value : '';
  };
  return {
    origin: (form.getAttribute('action') ?? '').slice(0, -emailjsPaths.sendForm.length),
    identifiers: {
      serviceId: drawn(emailjsNames.serviceId),
      templateId: drawn(emailjsNames.templateId),
      publicKey: drawn(emailjsNames.publicKey),
    },
    subject: drawn(companionNames.subject),
    page: drawn(companionNames.page),
    language: drawn(companionNames.language),
  };
}
