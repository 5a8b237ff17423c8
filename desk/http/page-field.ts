import { type FieldName, fields } from '../../contract/fields.ts';
import { type Html, html, nothing } from '../html.ts';

type FieldRowParts = {
  field: FieldName;
  value: string;
  isRequired: boolean;
  /** What is wrong with the value; null when nothing is. */
  error: string | null;
};

/** One field of the form on a page of the desk: label, hint, what was wrong, and the value as it was typed. */
export function fieldRow({ field, value, isRequired, error }: FieldRowParts): Html {
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
  if (!('autocomplete' in definition)) {
    return html`<textarea ${attributes} rows="8">\n${value}</textarea>`;
  }
  return html`<input type="${definition.control}" ${attributes} autocomplete="${definition.autocomplete}" value="${value}">`;
}
