import { companionNames, wireNames, wirePaths } from '../../../contract/wire.ts';
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
    origin: (form.getAttribute('action') ?? '').slice(0, -wirePaths.sendForm.length),
    identifiers: {
      serviceId: drawn(wireNames.serviceId),
      templateId: drawn(wireNames.templateId),
      publicKey: drawn(wireNames.publicKey),
    },
    subject: drawn(companionNames.subject),
    page: drawn(companionNames.page),
    language: drawn(companionNames.language),
  };
}
