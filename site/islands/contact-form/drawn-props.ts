import type { ContactFormData, SharedFormData } from '../../../compiler/page.ts';
import {
  companionNames,
  emailjsLimits,
  emailjsNames,
  emailjsPaths,
} from '../../../contract/emailjs.ts';
import { tidyLine } from '../../../contract/typed-text.ts';
import { textIn } from './form-controls.ts';

type DrawnProps = Omit<ContactFormData, keyof SharedFormData>;

/** What a form was drawn with, read back from its hidden fields and links, so that no page carries it twice. */
export function drawnProps(form: HTMLFormElement): DrawnProps {
  const drawn = (name: string) => textIn(form, name);
  return {
    origin: (form.getAttribute('action') ?? '').slice(0, -emailjsPaths.sendForm.length),
    identifiers: {
      serviceId: drawn(emailjsNames.serviceId),
      templateId: drawn(emailjsNames.templateId),
      publicKey: drawn(emailjsNames.publicKey),
    },
    subject: drawn(companionNames.subject),
    isGeneral: form.getAttribute('data-scope') === 'general',
    page: drawn(companionNames.page),
    language: drawn(companionNames.language),
    privacyPath: form.querySelector('[rel="privacy-policy"]')?.getAttribute('href') ?? '',
    statusPath: form.querySelector('[rel="help"]')?.getAttribute('href') ?? null,
  };
}

/**
 * What a link to the contact page says the enquiry is about, as in `/contact?subject=UK%20passport`; '' when it says nothing.
 * Shape: `search` is the query of the address. Anybody can write a link, so the text is cut to one line of the wire's limit, not within a sign.
 */
export function subjectIn(search: string): string {
  const subject = new URLSearchParams(search).get('subject') ?? '';
  return tidyLine(subject)
    .replace(/[\p{Cc}\s]+/gu, ' ')
    .trim()
    .slice(0, emailjsLimits.maxCompanionLength)
    .replace(/[\ud800-\udbff]$/, '');
}
