import { isRequired } from '../../contract/check-enquiry.ts';
import { companionNames, emailjsNames, emailjsPaths } from '../../contract/emailjs.ts';
import { type EnquiryText, type FieldName, fieldNames, fields } from '../../contract/fields.ts';
import { statusTexts } from '../../contract/statuses.ts';
import { type Html, html, nothing } from '../html.ts';
import { framedPage, otherWays, type PageContext } from './page-frame.ts';
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
  const { contact } = context.settings;
  return framedPage(
    statusTexts.sent,
    html`<h1>${statusTexts.sent}</h1>
<p>Your reference is <strong>${reference}</strong>. Write it down: we find your message by it.</p>
<h2>What happens next</h2>
<p>A person reads your message. We answer by email within ${contact.answerTime}.</p>
<p>If you hear nothing by then, tell us your reference in one of these ways.</p>
${otherWays(context)}
<p><a href="${wayBack(page, context)}">Back to the page you came from</a></p>`,
    context,
  );
}

/** Told when an enquiry was not kept: what was wrong, and the form again with everything that was typed. */
export function refusalPage(
  refused: RefusedCall,
  typed: TypedEnquiry | null,
  context: PageContext,
): string {
  return framedPage(
    `Error: ${statusTexts.failed}`,
    html`<h1>${statusTexts.failed}</h1>
${errorSummary(refused)}
${typed === null ? keptByBrowser : filledForm(typed, refused, context)}
<h2>Other ways to reach us</h2>
${otherWays(context)}`,
    context,
  );
}

const keptByBrowser = html`<p>Your message was not sent. Go back with your browser's back button: what you typed should still be there.</p>`;

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
  return framedPage(
    'This page cannot be shown',
    html`<h1>This page cannot be shown</h1>
<p>The fault is ours. Load the page again in a minute.</p>
<p>If it still fails, start from <a href="${context.siteAddress}/">our home page</a>, or ask us in one of these ways.</p>
<h2>Ways to reach us</h2>
${otherWays(context)}`,
    context,
  );
}

function errorSummary({ fieldErrors, message }: RefusedCall): Html {
  const items = fieldErrors.map(
    (error) => html`<li><a href="#${error.field}">${error.message}</a></li>\n`,
  );
  const list = items.length === 0 ? html`<p>${message}.</p>` : html`<ul>\n${items}</ul>`;
  return html`<div class="problem"><h2>What was wrong</h2>\n${list}</div>`;
}

function filledForm(
  { text, companions }: TypedEnquiry,
  { fieldErrors }: RefusedCall,
  { settings, identifiers }: PageContext,
): Html {
  const rows = fieldNames.map((field) =>
    fieldRow({
      field,
      value: text[field],
      isRequired: isRequired(field, settings.contact.optionalFields),
      error: fieldErrors.find((error) => error.field === field)?.message ?? null,
    }),
  );
  const hidden = [
    hiddenInput(emailjsNames.serviceId, identifiers.serviceId),
    hiddenInput(emailjsNames.templateId, identifiers.templateId),
    hiddenInput(emailjsNames.publicKey, identifiers.publicKey),
    hiddenInput(companionNames.enquiryId, companions.enquiryId),
    hiddenInput(companionNames.subject, companions.subject),
    hiddenInput(companionNames.page, companions.page),
    hiddenInput(companionNames.language, companions.language),
  ];
  return html`<h2>Your message</h2>
<p>Nothing you typed is lost. Change what is needed and send it again.</p>
<form method="post" action="${emailjsPaths.sendForm}" enctype="multipart/form-data" novalidate>
${hidden}${rows}<p><button type="submit">Send</button></p>
</form>`;
}

function hiddenInput(name: string, value: string): Html {
  return html`<input type="hidden" name="${name}" value="${value}">\n`;
}

/** Only a plain path of the site itself; whatever else a caller named leads home. */
function wayBack(page: string, { siteAddress }: PageContext): string {
  return /^(\/[a-z0-9][a-z0-9._-]*)+$/i.test(page) ? `${siteAddress}${page}` : `${siteAddress}/`;
}

type FieldRowParts = {
  field: FieldName;
  value: string;
  isRequired: boolean;
  /** What is wrong with the value; null when nothing is. */
  error: string | null;
};

/** One field of the form on a page of the desk: label, hint, what was wrong, and the value as it was typed. */
function fieldRow({ field, value, isRequired, error }: FieldRowParts): Html {
  const definition: { label: string; maxLength: number; hint?: string } = fields[field];
  const { label, maxLength, hint = null } = definition;
  const describedBy = [
    ...(hint === null ? [] : [`${field}-hint`]),
    ...(error === null ? [] : [`${field}-error`]),
  ].join(' ');
  const attributes = html`id="${field}" name="${field}" maxlength="${maxLength}"${isRequired ? html` required` : nothing}${describedBy === '' ? nothing : html` aria-describedby="${describedBy}"`}${error === null ? nothing : html` aria-invalid="true"`}`;
  return html`<div class="field">
<label for="${field}">${label}${isRequired ? '' : ' (optional)'}</label>
${hint === null ? nothing : html`<p class="hint" id="${field}-hint">${hint}</p>\n`}${error === null ? nothing : html`<p class="error" id="${field}-error">Error: ${error}</p>\n`}${control(field, value, attributes)}
</div>
`;
}

function control(field: FieldName, value: string, attributes: Html): Html {
  const definition = fields[field];
  // A browser drops one line end right after the tag, so one is given away.
  if (definition.control === 'textarea') {
    return html`<textarea ${attributes} rows="8">\n${value}</textarea>`;
  }
  return html`<input type="${definition.control}" ${attributes} autocomplete="${definition.autocomplete}" value="${value}">`;
}
