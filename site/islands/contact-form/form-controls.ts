import type { ContactFormData, SharedFormData } from '../../../compiler/page.ts';
import {
  companionNames,
  emailjsLimits,
  emailjsNames,
  emailjsPaths,
} from '../../../contract/emailjs.ts';
import { type EnquiryText, eachOf, type FieldName, fieldNames } from '../../../contract/fields.ts';
import { tidyLine, tidyText } from '../../../contract/typed-text.ts';

/** Id of the control that holds `field`; the links of the error summary lead to it. */
export function controlId(field: FieldName): string {
  return `enquiry-${field}`;
}

/** What stands in the form now. The controls hold it, not React, so nothing typed before hydration is lost. */
export function readText(form: HTMLFormElement): EnquiryText {
  return eachOf(fieldNames, (field) => textIn(form, field));
}

/** Has the controls show what will be kept of what was typed. */
export function tidyControls(form: HTMLFormElement): void {
  const typed = readText(form);
  const tidied = tidyText(typed);
  for (const field of fieldNames) {
    if (tidied[field] !== typed[field]) setText(form, field, tidied[field]);
  }
}

/** '' where the form has no such control. */
export function textIn(form: HTMLFormElement, name: string): string {
  return findControl(form, name)?.value ?? '';
}

export function setText(form: HTMLFormElement, name: string, value: string): void {
  const control = findControl(form, name);
  if (control !== null) control.value = value;
}

/** The field that `target` belongs to, or `null` for anything else in the form. */
export function fieldOf(target: EventTarget): FieldName | null {
  if (!isControl(target)) return null;
  return fieldNames.find((field) => field === target.name) ?? null;
}

type Control = HTMLInputElement | HTMLTextAreaElement;

function findControl(form: HTMLFormElement, name: string): Control | null {
  const found = form.elements.namedItem(name);
  return isControl(found) ? found : null;
}

function isControl(value: unknown): value is Control {
  return value instanceof HTMLInputElement || value instanceof HTMLTextAreaElement;
}

/** Reference for an element that takes focus when it appears. */
export function takeFocus(element: HTMLElement | null): void {
  element?.focus();
}

/** What a form was drawn with, read back from its hidden fields and links, so that no page carries it twice. */
export function drawnProps(form: HTMLFormElement): Omit<ContactFormData, keyof SharedFormData> {
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
