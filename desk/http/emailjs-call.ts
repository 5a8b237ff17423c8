import { checkEnquiry } from '../../contract/check-enquiry.ts';
import {
  companionNames,
  type EmailjsIdentifiers,
  emailjsLimits,
  emailjsNames,
  traceNames,
} from '../../contract/emailjs.ts';
import {
  type EnquiryText,
  eachOf,
  fieldNames,
  type OptionalFieldName,
} from '../../contract/fields.ts';
import { isEnquiryId } from '../../contract/reference.ts';
import { lengthOf, tidyLine, tidyText } from '../../contract/typed-text.ts';
import type { Enquiry } from '../enquiry.ts';
import type { Parameters } from './emailjs-body.ts';
import { refusals } from './refusals.ts';

const defaultService = 'default_service';
const accountNames: ReadonlySet<string> = new Set(Object.values(emailjsNames));
const knownNames: ReadonlySet<string> = new Set([
  ...accountNames,
  ...fieldNames,
  ...Object.values(companionNames),
  ...Object.values(traceNames),
]);

export type CallRules = {
  identifiers: EmailjsIdentifiers;
  /** Fields that the site's settings let a visitor leave out. */
  optionalFields: readonly OptionalFieldName[];
};

/** The enquiry in a call, checked against the contract. Throws RefusedCall for the first thing that is wrong. */
export function enquiryIn(parameters: Parameters, rules: CallRules): Enquiry {
  checkSize(parameters);
  checkIdentifiers(parameters, rules.identifiers);
  checkNames(parameters);
  const enquiry = {
    id: idIn(parameters),
    text: tidyText(typedTextIn(parameters)),
    subject: companionIn(parameters, companionNames.subject),
    page: companionIn(parameters, companionNames.page),
    language: companionIn(parameters, companionNames.language),
  };
  const problems = checkEnquiry(enquiry.text, rules.optionalFields);
  const missing = problems.filter(({ field }) => !parameters.has(field));
  if (missing.length > 0) throw refusals.fieldsMissing(missing);
  if (problems.length > 0) throw refusals.fieldsRefused(problems);
  return enquiry;
}

/** What a call says about how it was made. Nothing of it is refused: a sender must not learn what is looked at. */
export function tracesIn(parameters: Parameters) {
  const openSeconds = parameters.get(traceNames.openSeconds) ?? '';
  return {
    isTrapFilled: (parameters.get(traceNames.trap) ?? '') !== '',
    openSeconds: /^\d{1,9}$/.test(openSeconds) ? Number(openSeconds) : null,
  };
}

/** All fields as they were typed, whatever else is wrong with the call; '' for those it does not have. */
export function typedTextIn(parameters: Parameters): EnquiryText {
  return eachOf(fieldNames, (field) => parameters.get(field) ?? '');
}

function checkSize(parameters: Parameters): void {
  let textBytes = 0;
  for (const [name, value] of parameters) {
    if (!accountNames.has(name)) textBytes += Buffer.byteLength(value);
  }
  if (textBytes <= emailjsLimits.maxTextBytes) return;
  const typed = typedTextIn(parameters);
  throw refusals.tooLarge(checkEnquiry(typed).filter(({ field }) => typed[field].trim() !== ''));
}

function checkIdentifiers(parameters: Parameters, known: EmailjsIdentifiers): void {
  const required = [emailjsNames.publicKey, emailjsNames.serviceId, emailjsNames.templateId];
  for (const name of required) {
    if (!parameters.get(name)) throw refusals.parameterMissing(name);
  }
  const service = parameters.get(emailjsNames.serviceId);
  const isKnown =
    parameters.get(emailjsNames.publicKey) === known.publicKey &&
    parameters.get(emailjsNames.templateId) === known.templateId &&
    (service === known.serviceId || service === defaultService);
  if (!isKnown) throw refusals.unknownIdentifier();
}

/** A text that nobody would read is refused rather than dropped; an empty one is no text. */
function checkNames(parameters: Parameters): void {
  for (const [name, value] of parameters) {
    if (value !== '' && !knownNames.has(name)) throw refusals.unknownParameter(name);
  }
}

function idIn(parameters: Parameters): string | null {
  const id = (parameters.get(companionNames.enquiryId) ?? '').trim().toLowerCase();
  if (id === '') return null;
  if (!isEnquiryId(id)) throw refusals.malformedId();
  return id;
}

function companionIn(parameters: Parameters, name: string): string {
  const value = tidyLine(parameters.get(name) ?? '');
  if (lengthOf(value) > emailjsLimits.maxCompanionLength) throw refusals.companionTooLong(name);
  return value;
}
