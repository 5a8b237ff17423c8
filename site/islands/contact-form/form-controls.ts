import { companionNames, traceNames } from '../../../contract/emailjs.ts';
import { type EnquiryText, type FieldName, fieldNames } from '../../../contract/fields.ts';

/** Id of the control that holds `field`; the links of the error summary lead to it. */
export function controlId(field: FieldName): string {
  return `enquiry-${field}`;
}

/** What stands in the form now. The controls hold it, not React, so nothing typed before hydration is lost. */
export function readText(form: HTMLFormElement): EnquiryText {
  const textOf = (field: FieldName) => findControl(form, field)?.value ?? '';
  return {
    fname: textOf('fname'),
    lname: textOf('lname'),
    email: textOf('email'),
    country: textOf('country'),
    address: textOf('address'),
    phone: textOf('phone'),
    message: textOf('message'),
  };
}

export function hasText(form: HTMLFormElement): boolean {
  return Object.values(readText(form)).some((value) => value !== '');
}

/** Puts a draft into the controls that are still empty. */
export function fillEmptyControls(form: HTMLFormElement, text: EnquiryText): void {
  for (const field of fieldNames) {
    const control = findControl(form, field);
    if (control?.value === '') control.value = text[field];
  }
}

export function readEnquiryId(form: HTMLFormElement): string {
  return findControl(form, companionNames.enquiryId)?.value ?? '';
}

export function writeEnquiryId(form: HTMLFormElement, id: string): void {
  const control = findControl(form, companionNames.enquiryId);
  if (control !== null) control.value = id;
}

/** Shape: `openMs` is how long the page has been open. */
export function writeOpenTime(form: HTMLFormElement, openMs: number): void {
  const control = findControl(form, traceNames.openSeconds);
  if (control !== null) control.value = String(Math.floor(openMs / 1_000));
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
