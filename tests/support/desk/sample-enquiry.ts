import { emailjsNames, shippedIdentifiers } from '../../../contract/emailjs.ts';
import type { EnquiryText } from '../../../contract/fields.ts';
import type { Enquiry, StoredEnquiry } from '../../../desk/enquiry.ts';

/** What a visitor might write; no real person. */
export const sampleText: EnquiryText = {
  fname: 'Zoë',
  lname: "O'Sample-Nguyễn",
  email: 'zoe@sample.example',
  country: 'Ireland',
  address: 'Galway',
  phone: '+353 (0)91 000 000',
  message: 'Good day,\r\nwhich form renews my passport?',
};

export const sampleId = '0f8fad5b-d9cb-469f-a165-70867728950e';

export const sampleEnquiry: Enquiry = {
  id: sampleId,
  text: sampleText,
  subject: 'UK passport',
  page: '/services/uk/uk-passport',
  language: 'en',
};

/** The sample as it is when a relay has claimed it for the first time. */
export const sampleStored: StoredEnquiry = {
  ...sampleEnquiry,
  id: sampleId,
  reference: 'WM-1Y7T-TPYS',
  amends: null,
  receivedAt: new Date('2026-03-02T09:00:00Z'),
  state: 'sending',
  spamScore: 0,
  spamReasons: [],
  priority: 1,
  resends: 0,
  attempts: 1,
  firstAttemptAt: new Date('2026-03-02T09:00:01Z'),
  nextAttemptAt: new Date('2026-03-02T09:00:00Z'),
  lastError: null,
  deliveredTo: [],
  sentAt: null,
  handling: 'new',
  answeredAt: null,
  handler: '',
  note: '',
};

/** Names by which the SDK says which account it means. */
const sampleIdentifiers: Readonly<Record<string, string>> = {
  [emailjsNames.serviceId]: shippedIdentifiers.serviceId,
  [emailjsNames.templateId]: shippedIdentifiers.templateId,
  [emailjsNames.publicKey]: shippedIdentifiers.publicKey,
};

/** Everything that a form with the sample in it sends; no one-time id. */
export const sampleParameters: Readonly<Record<string, string>> = {
  ...sampleText,
  subject: sampleEnquiry.subject,
  page: sampleEnquiry.page,
  language: sampleEnquiry.language,
  lib_version: '4.4.1',
  ...sampleIdentifiers,
};

/** The same without one of its names. */
export function parametersWithout(name: string): Record<string, string> {
  return Object.fromEntries(Object.entries(sampleParameters).filter(([key]) => key !== name));
}

/** The body of a JSON call with the sample in it; `changes` replace what stands at its top. */
export function jsonCall(changes: Readonly<Record<string, unknown>> = {}): string {
  return JSON.stringify({
    lib_version: '4.4.1',
    ...sampleIdentifiers,
    template_params: sampleText,
    ...changes,
  });
}

/** Parts of a multipart body with the boundary "x", as a program writes them that does not choose it well. */
export function multipartOf(parameters: Readonly<Record<string, string>>): string {
  return Object.entries(parameters)
    .map(
      ([name, value]) =>
        `--x\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`,
    )
    .join('');
}

/** A form with these names and texts. */
export function formOf(parameters: Readonly<Record<string, string>>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(parameters)) form.append(name, value);
  return form;
}
