/**
 * The part of EmailJS's HTTP interface that the form and the desk speak.
 * Source: https://www.emailjs.com/docs/rest-api/send-form/ and /send/, and version 4.4.1 of the SDK.
 */
export const emailjsPaths = {
  sendForm: '/api/v1.0/email/send-form',
  send: '/api/v1.0/email/send',
} as const;

/** Where EmailJS itself takes the calls. */
export const hostedOrigin = 'https://api.emailjs.com';

/** The three names by which EmailJS knows an account; none is a secret, all stand in the page. */
export type EmailjsIdentifiers = { serviceId: string; templateId: string; publicKey: string };

/** What site and desk use when the environment names no others. */
export const shippedIdentifiers: EmailjsIdentifiers = {
  serviceId: 'waymark_desk',
  templateId: 'enquiry',
  publicKey: 'waymark_public_key',
};

/** Names that travel beside the fields. Whoever reads a form takes them out of its text. */
export const emailjsNames = {
  serviceId: 'service_id',
  templateId: 'template_id',
  publicKey: 'user_id',
  libraryVersion: 'lib_version',
  accessToken: 'accessToken',
  captcha: 'g-recaptcha-response',
} as const;

/** Fields of ours that travel beside them; all are optional on the wire. */
export const companionNames = {
  /** One-time id of the enquiry, a UUID: equal ids are one enquiry. Empty when scripts are off. */
  enquiryId: 'enquiry_id',
  /** What the enquiry is about, for example the title of the guide. */
  subject: 'subject',
  /** Path of the page that the form stood on. */
  page: 'page',
  /** Language tag of that page. */
  language: 'language',
} as const;

/** By these the desk tells people from programs. They are judged and not kept; all are optional on the wire. */
export const traceNames = {
  /** A field that people do not see. Programs fill it; so do browsers that help with forms, so it proves nothing alone. */
  trap: 'website',
  /** Whole seconds for which the page had been open. Empty when scripts are off. */
  openSeconds: 'open_seconds',
} as const;

/** The body of every accepted call; the status is 200. */
export const acceptedText = 'OK';

/** The status for a repeat of an enquiry that was erased since: it is not kept, and sent again under a new one-time id it is. */
export const erasedStatus = 410;

/** Limits of one enquiry on the wire. Hosted EmailJS takes 50 Kb of variables, and so do we. */
export const emailjsLimits = {
  /** All the text of one enquiry, in bytes of UTF-8. */
  maxTextBytes: 50 * 1024,
  /** A whole request with its multipart boundaries, in bytes. */
  maxBodyBytes: 128 * 1024,
  maxParts: 40,
  maxCompanionLength: 200,
} as const;

/** How long the form waits for an answer before it says that it could not confirm. */
export const sendTimeoutMs = 20_000;
