import { type AnswerWords, enquiryStatusPath } from '../../contract/answer-words.ts';
import { checkEnquiry, type FieldError, isRequired } from '../../contract/check-enquiry.ts';
import {
  companionNames,
  emailjsNames,
  emailjsPaths,
  erasedStatus,
} from '../../contract/emailjs.ts';
import { type EnquiryText, type FieldName, fieldNames, fields } from '../../contract/fields.ts';
import { interpolate } from '../../contract/interpolate.ts';
import { type Html, html } from '../html.ts';
import { filledIn, framedPage, homeAddress, otherWays, type PageContext } from './answers.ts';
import type { RefusedCall } from './refusals.ts';

/** What a refused call brought along, so that the page can give it all back. */
export type TypedEnquiry = {
  text: EnquiryText;
  companions: Readonly<Record<keyof typeof companionNames, string>>;
};

/** Told after an enquiry was kept: the reference, what happens next, the way back. */
export function successPage(
  { reference, page }: { reference: string; page: string },
  context: PageContext,
): string {
  const { answers, contract, answerTime } = context.language;
  return framedPage(
    contract.statuses.sent,
    html`<div class="panel">
<h1>${contract.statuses.sent}</h1>
<p>${filledIn(answers.reference, { reference: html`<strong dir="ltr">${reference}</strong>` })}</p>
<h2>${answers.nextTitle}</h2>
<p>${filledIn(answers.next, { time: answerTime })}</p>
<p>${filledIn(answers.whereLater, { link: html`<a href="${context.language.prefix}${enquiryStatusPath}">${answers.whereTitle}</a>` })}</p>
<p>${answers.silence}</p>
${otherWays(context)}
</div>
<p><a href="${wayBack(page, context)}">${answers.back}</a></p>`,
    context,
  );
}

/** Told when an enquiry was not kept: what was wrong, and the form again with everything that was typed. */
export function refusalPage(
  refused: RefusedCall,
  typed: TypedEnquiry | null,
  context: PageContext,
): string {
  const { answers, contract } = context.language;
  const { failed } = contract.statuses;
  const errors = typed === null ? [] : fieldErrorsIn(typed.text, refused, context);
  return framedPage(
    interpolate(answers.error, { text: failed }),
    html`<h1>${failed}</h1>
${errorSummary(refused, errors, context)}
${typed === null ? html`<p>${answers.inBrowser}</p>` : filledForm(typed, errors, context)}
<h2>${answers.waysTitle}</h2>
${otherWays(context)}`,
    context,
  );
}

/** Told to who opens the address of a call in a browser. */
export function notAFormPage(refused: RefusedCall, context: PageContext): string {
  return framedPage(
    'Nothing to see here',
    html`<h1>Nothing to see here</h1>
<p>${refused.message}. The form that belongs to it is on our contact page.</p>
<p><a href="${context.siteAddress}/contact">Go to the contact page</a></p>`,
    context,
  );
}

/** Told to who opens a page that the desk fails to answer. */
export function brokenPage(context: PageContext): string {
  const { answers } = context.language;
  const home = html`<a href="${homeAddress(context)}">${answers.home}</a>`;
  return framedPage(
    answers.brokenTitle,
    html`<h1>${answers.brokenTitle}</h1>
<p>${answers.broken}</p>
<p>${filledIn(answers.stillBroken, { home })}</p>
<h2>${answers.brokenWaysTitle}</h2>
${otherWays(context)}`,
    context,
  );
}

/** The fields that a call was refused for, with what each says in the language of the page. */
function fieldErrorsIn(
  text: EnquiryText,
  { fieldErrors }: RefusedCall,
  { settings, language }: PageContext,
): readonly FieldError[] {
  if (fieldErrors.length === 0) return [];
  return checkEnquiry(text, settings.contact.optionalFields, language.contract.fields);
}

function errorSummary(
  refused: RefusedCall,
  errors: readonly FieldError[],
  { language: { answers } }: PageContext,
): Html {
  const items = errors.map(
    (error) => html`<li><a href="#${error.field}">${error.message}</a></li>\n`,
  );
  const list = items.length === 0 ? reasonOf(refused, answers) : html`<ul>\n${items}</ul>`;
  return html`<div class="problem"><h2>${answers.faultTitle}</h2>\n${list}</div>`;
}

/** What people meet is told in their language; what only a program does wrong, in the words that it is told. */
function reasonOf({ status, message, headers }: RefusedCall, answers: AnswerWords): Html {
  const seconds = headers['retry-after'] ?? '60';
  const told = new Map<number, string | Html>([
    [408, answers.tooSlow],
    [erasedStatus, answers.erased],
    [413, answers.tooLarge],
    [429, filledIn(answers.tooMany, { seconds })],
    [500, answers.notKept],
    [503, answers.notKept],
  ]).get(status);
  return told === undefined ? html`<p lang="en" dir="ltr">${message}.</p>` : html`<p>${told}</p>`;
}

function filledForm(
  { text, companions }: TypedEnquiry,
  errors: readonly FieldError[],
  context: PageContext,
): Html {
  const { identifiers, language } = context;
  const { answers } = language;
  const rows = fieldNames.map((field) => {
    const error = errors.find((error) => error.field === field)?.message ?? null;
    return fieldRow(field, { value: text[field], error }, context);
  });
  const hidden = [
    hiddenInput(emailjsNames.serviceId, identifiers.serviceId),
    hiddenInput(emailjsNames.templateId, identifiers.templateId),
    hiddenInput(emailjsNames.publicKey, identifiers.publicKey),
    hiddenInput(companionNames.enquiryId, companions.enquiryId),
    hiddenInput(companionNames.subject, companions.subject),
    hiddenInput(companionNames.page, companions.page),
    hiddenInput(companionNames.language, companions.language),
  ];
  return html`<h2>${answers.messageTitle}</h2>
<p>${answers.nothingLost}</p>
<form method="post" action="${emailjsPaths.sendForm}" enctype="multipart/form-data" novalidate>
${hidden}${rows}<p><button type="submit">${answers.send}</button></p>
</form>`;
}

function hiddenInput(name: string, value: string): Html {
  return html`<input type="hidden" name="${name}" value="${value}">\n`;
}

/** Only a plain path of the site itself; whatever else a caller named leads home. */
function wayBack(page: string, context: PageContext): string {
  const isPlain = /^(\/[a-z0-9][a-z0-9._-]*)+$/i.test(page);
  return isPlain ? context.siteAddress + page : homeAddress(context);
}

/** One field of the form on a page of the desk: label, hint, what was wrong, and the value as it was typed. */
function fieldRow(
  field: FieldName,
  { value, error }: { value: string; error: string | null },
  { settings, language: { answers, contract } }: PageContext,
): Html {
  const { maxLength } = fields[field];
  const isNeeded = isRequired(field, settings.contact.optionalFields);
  const { label, hint = null } = contract.fields[field];
  const describedBy = [
    ...(hint === null ? [] : [`${field}-hint`]),
    ...(error === null ? [] : [`${field}-error`]),
  ].join(' ');
  const attributes = html`id="${field}" name="${field}" maxlength="${maxLength}"${isNeeded && html` required`}${describedBy !== '' && html` aria-describedby="${describedBy}"`}${error !== null && html` aria-invalid="true"`}`;
  return html`<div class="field">
<label for="${field}">${isNeeded ? label : filledIn(answers.optional, { label })}</label>
${hint !== null && html`<p class="hint" id="${field}-hint">${hint}</p>\n`}${error !== null && html`<p class="error" id="${field}-error">${filledIn(answers.error, { text: error })}</p>\n`}${control(field, value, attributes)}
</div>
`;
}

function control(field: FieldName, value: string, attributes: Html): Html {
  const definition = fields[field];
  // A browser drops one line end right after the tag, so one is given away.
  if (definition.control === 'textarea') {
    return html`<textarea ${attributes} dir="auto" rows="8">\n${value}</textarea>`;
  }
  // Addresses and numbers are written from left to right in every language, the rest as its first letter says.
  const direction = definition.control === 'text' ? 'auto' : 'ltr';
  return html`<input type="${definition.control}" ${attributes} dir="${direction}" autocomplete="${definition.autocomplete}" value="${value}">`;
}
