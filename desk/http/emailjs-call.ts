// A call from its bytes to the enquiry in it: what is refused on the way, and in which order, is read in one piece.
import type { IncomingMessage } from 'node:http';
import { Busboy } from '@fastify/busboy';
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
import { RefusedCall, refusals } from './refusals.ts';

/** What is too large is read this far and thrown away: who is cut off while sending never sees the answer. */
const mostReadBytes = 16 * emailjsLimits.maxBodyBytes;

/**
 * The whole body of a call. Throws RefusedCall for one that is too large, that was cut off, or that did not come in time.
 * A limit of our own for the time, and not the server's: only we can answer with headers that let a page read it.
 */
export function readBody(request: IncomingMessage, deadlineMs: number): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    let length = 0;
    const deadline = setTimeout(() => end(() => reject(refusals.tooSlow())), deadlineMs);
    const take = (chunk: Buffer) => {
      length += chunk.length;
      if (length <= emailjsLimits.maxBodyBytes) chunks.push(chunk);
      if (length > mostReadBytes) refuse();
    };
    const refuse = () => end(() => reject(refusals.tooLarge()));
    const finish = () => {
      if (length > emailjsLimits.maxBodyBytes) refuse();
      else end(() => resolve(Buffer.concat(chunks)));
    };
    const fail = () => end(() => reject(refusals.unreadable('a request')));
    function end(answer: () => void): void {
      clearTimeout(deadline);
      request.off('data', take).off('end', finish);
      answer();
    }
    request.on('data', take).on('end', finish);
    // Stays for good: a line that is cut after the answer is no news.
    request.on('error', fail);
  });
}

const formTypes = ['multipart/form-data', 'application/x-www-form-urlencoded'];

const paramsName = 'template_params';

/** The names and texts of one call, each name once. A Map, so that no name reaches a prototype. */
export type Parameters = ReadonlyMap<string, string>;

type RawCall = { contentType: string; body: Buffer };

/** What could be read of a call, and why the call is refused all the same: a page then gives back what it can. */
export type ReadCall = { parameters: Parameters; refusal: RefusedCall | null };

/** Reads a body of send-form, whether scripts or the browser itself sent it. */
export async function readFormCall({ contentType, body }: RawCall): Promise<ReadCall> {
  const type = essenceOf(contentType);
  if (!formTypes.includes(type)) return refusedWhole(refusals.wrongType(formTypes.join(' or ')));
  const { entries, problem } = await readForm(contentType, body);
  const read = onlyOnce(entries);
  if (problem === null) return read;
  const refusal = problem instanceof RefusedCall ? problem : refusals.unreadable(type);
  return { parameters: read.parameters, refusal };
}

/** Reads a body of send: identifiers at the top, everything else in `template_params`. */
export function readJsonCall(call: RawCall): ReadCall {
  try {
    return onlyOnce(jsonEntriesOf(call));
  } catch (error) {
    if (error instanceof RefusedCall) return refusedWhole(error);
    throw error;
  }
}

function jsonEntriesOf({ contentType, body }: RawCall): [string, string][] {
  const type = 'application/json';
  if (essenceOf(contentType) !== type) throw refusals.wrongType(type);
  const unreadable = refusals.unreadable(type);
  const top = entriesOf(parseJson(body, unreadable), unreadable);
  const params = top.findLast(([name]) => name === paramsName)?.[1] ?? {};
  const entries = [
    ...top.filter(([name]) => name !== paramsName),
    ...entriesOf(params, refusals.paramsNotObject()),
  ];
  return entries.map(([name, value]) => {
    const text = textOf(value);
    if (text === null) throw refusals.notText(name);
    return [name, text];
  });
}

/** A value as the templates of EmailJS write it: `null` is nothing. Null for what cannot be kept as text, or not exactly. */
function textOf(value: unknown): string | null {
  if (typeof value === 'string') return value;
  if (typeof value === 'boolean') return String(value);
  if (typeof value === 'number') {
    return Number.isInteger(value) && !Number.isSafeInteger(value) ? null : String(value);
  }
  return value === null ? '' : null;
}

function refusedWhole(refusal: RefusedCall): ReadCall {
  return { parameters: new Map(), refusal };
}

/** The members of a JSON object, "__proto__" among them, as any other name. */
function entriesOf(value: unknown, refusal: RefusedCall): [string, unknown][] {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) throw refusal;
  return Object.entries(value);
}

function parseJson(body: Buffer, refusal: RefusedCall): unknown {
  try {
    // Without the byte order mark that some programs put before it.
    return JSON.parse(new TextDecoder().decode(body));
  } catch {
    // What JSON.parse says repeats the body, which is nobody's business.
    throw refusal;
  }
}

/** The SDK repeats the form's own hidden identifiers; equal twins are one, unequal ones are refused (ASVS 15.3.7). */
function onlyOnce(entries: readonly (readonly [string, string])[]): ReadCall {
  const once = new Map<string, string>();
  let refusal = entries.length > emailjsLimits.maxParts ? refusals.tooManyParts() : null;
  for (const [name, value] of entries) {
    const text = keepable(value);
    if (once.has(name) && once.get(name) !== text) refusal ??= refusals.unequalDuplicate(name);
    once.set(name, text);
  }
  return { parameters: once, refusal };
}

/** Without half characters and without NUL: nobody types them, and not every database can keep them. */
function keepable(value: string): string {
  return value.toWellFormed().replaceAll('\0', '');
}

function essenceOf(contentType: string): string {
  return (contentType.split(';')[0] ?? '').trim().toLowerCase();
}

/** What a form holds up to where it could not be read any further; `problem` is null when all of it could. */
type ReadForm = { entries: [string, string][]; problem: unknown };

/**
 * The names and texts of a form body, in the order in which they were sent, multipart or urlencoded.
 * An empty file field is left out; browsers send one for a file input that nobody used.
 */
async function readForm(contentType: string, body: Buffer): Promise<ReadForm> {
  const entries: [string, string][] = [];
  const problem = await new Promise<unknown>((resolve) => {
    const parser = new Busboy({
      headers: { 'content-type': contentType },
      // The body is here as a whole; made to wait for its readers, the parser can wait for ever.
      highWaterMark: 2 * emailjsLimits.maxBodyBytes,
      fileHwm: 2 * emailjsLimits.maxBodyBytes,
      // One more than is allowed shows that there were too many.
      limits: { parts: emailjsLimits.maxParts + 1, fields: emailjsLimits.maxParts + 1 },
      isPartAFile: (_name, _type, fileName) => fileName !== undefined,
    });
    parser.on('field', (name, value, _isNameCut, _isCut, encoding) => {
      if (/^(base64|quoted-printable)$/i.test(encoding)) resolve(refusals.encoded(name));
      entries.push([name, value]);
    });
    parser.on('file', (name, file, fileName) => {
      if (fileName !== '') resolve(refusals.fileSent(name));
      file.on('data', () => resolve(refusals.fileSent(name)));
      file.on('error', resolve);
    });
    parser.on('finish', () => resolve(null));
    parser.on('error', resolve);
    parser.end(body);
  }).catch((error: unknown) => error);
  return { entries, problem };
}

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
