import { type FieldError, fieldErrorsInWords } from '../../contract/check-enquiry.ts';
import { emailjsLimits, erasedStatus } from '../../contract/emailjs.ts';

/** A call that the desk refuses; `message` is the plain text of the answer. */
export class RefusedCall extends Error {
  override readonly name = 'RefusedCall';
  readonly status: number;
  readonly fieldErrors: readonly FieldError[];
  readonly headers: Readonly<Record<string, string>>;

  constructor(
    status: number,
    message: string,
    more: { fieldErrors?: readonly FieldError[]; headers?: Readonly<Record<string, string>> } = {},
  ) {
    super(message);
    this.status = status;
    this.fieldErrors = more.fieldErrors ?? [];
    this.headers = more.headers ?? {};
  }
}

const bytesPerKilobyte = 1024;
const secondsToWaitForTheDisk = 60;

/** Every way in which the two calls are refused, so that a wording stands once. Names from outside are quoted and cut. */
export const refusals = {
  parameterMissing: (name: string) => new RefusedCall(400, `The ${name} parameter is required`),
  /** One wording for key, service and template: the answer does not tell which of them was right. */
  unknownIdentifier: () =>
    new RefusedCall(400, 'The user_id, service_id or template_id is not known to this desk'),
  unequalDuplicate: (name: string) =>
    new RefusedCall(400, `The ${quoted(name)} parameter was sent twice with different values`),
  unknownParameter: (name: string) =>
    new RefusedCall(400, `The ${quoted(name)} parameter is not one that this desk takes`),
  notText: (name: string) => new RefusedCall(400, `The ${quoted(name)} parameter must be text`),
  fileSent: (name: string) =>
    new RefusedCall(400, `The ${quoted(name)} parameter is a file; this desk takes text only`),
  encoded: (name: string) =>
    new RefusedCall(400, `The ${quoted(name)} parameter is encoded as in a mail; send its text`),
  paramsNotObject: () => new RefusedCall(400, 'The template_params parameter must be an object'),
  malformedId: () =>
    new RefusedCall(400, 'The enquiry_id parameter must be a UUID, or be left out'),
  companionTooLong: (name: string) =>
    new RefusedCall(
      400,
      `The ${name} parameter may have ${emailjsLimits.maxCompanionLength} characters at most`,
    ),
  unreadable: (kind: string) =>
    new RefusedCall(400, `The body could not be read as ${kind}; it is broken or cut short`),
  originRefused: () =>
    new RefusedCall(403, 'Calls from this origin are not allowed (see DESK_ALLOWED_ORIGINS)'),
  methodRefused: () =>
    new RefusedCall(405, 'This address takes POST only', { headers: { allow: 'POST, OPTIONS' } }),
  tooSlow: () =>
    new RefusedCall(408, 'The body did not come in time; the enquiry was not sent', {
      headers: { connection: 'close' },
    }),
  erased: () =>
    new RefusedCall(
      erasedStatus,
      'This enquiry has been erased since it was sent, and was not kept again. Send it under a new enquiry_id',
    ),
  tooLarge: (fieldErrors: readonly FieldError[] = []) =>
    new RefusedCall(
      413,
      `Variables size limit. All text together may have ${emailjsLimits.maxTextBytes / bytesPerKilobyte} Kb at most`,
      { fieldErrors },
    ),
  tooManyParts: () =>
    new RefusedCall(413, `The body may have ${emailjsLimits.maxParts} parameters at most`),
  wrongType: (expected: string) =>
    new RefusedCall(415, `The content type of this call must be ${expected}`),
  fieldsMissing: (fieldErrors: readonly FieldError[]) =>
    new RefusedCall(400, fieldErrorsInWords(fieldErrors, true), { fieldErrors }),
  fieldsRefused: (fieldErrors: readonly FieldError[]) =>
    new RefusedCall(422, fieldErrorsInWords(fieldErrors), { fieldErrors }),
  tooManyCalls: (retryAfterSeconds: number) =>
    new RefusedCall(
      429,
      `Too many requests from this address. Try again in ${retryAfterSeconds} seconds`,
      { headers: { 'retry-after': String(retryAfterSeconds) } },
    ),
  tooManyEnquiries: (retryAfterSeconds: number) =>
    new RefusedCall(
      429,
      `More enquiries are coming than this desk takes. Try again in ${retryAfterSeconds} seconds`,
      { headers: { 'retry-after': String(retryAfterSeconds) } },
    ),
  notKept: () =>
    new RefusedCall(503, 'The enquiry could not be kept and was not sent. Try again in a minute', {
      headers: { 'retry-after': String(secondsToWaitForTheDisk) },
    }),
  broken: () => new RefusedCall(500, 'The desk failed and the enquiry was not sent'),
} satisfies Record<string, (...args: never[]) => RefusedCall>;

function quoted(name: string): string {
  const longestShown = 40;
  return JSON.stringify(name.slice(0, longestShown).replace(/[^\x20-\x7e]/g, '?'));
}
