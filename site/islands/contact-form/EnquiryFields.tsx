import { isRequired } from '../../../contract/check-enquiry.ts';
import { companionNames, emailjsNames, traceNames } from '../../../contract/emailjs.ts';
import { type FieldName, type FieldWords, fieldNames, fields } from '../../../contract/fields.ts';
import { Field } from '../../components/elements/Field.tsx';
import { controlId } from './form-controls.ts';
import type { FormViewProps } from './use-enquiry-form.ts';

/** The fields of the contract, in its order. */
export function EnquiryFields({
  optionalFields,
  isGeneral,
  words,
  contract,
  form: { state, isHydrated },
}: FormViewProps) {
  const errors = state.status === 'mending' ? state.errors : [];
  return fieldNames.map((field) => {
    const required = isRequired(field, optionalFields);
    return (
      <Field
        key={field}
        id={controlId(field)}
        name={field}
        {...attributesOf(field, contract.fields[field], isHydrated)}
        {...(field === 'message' && isGeneral ? { hint: words.generalQuestion } : {})}
        mark={required ? undefined : words.optionalMark}
        error={errors.find((error) => error.field === field)?.message}
        required={required}
        // What is being sent stays as it is until the answer comes.
        readOnly={state.status === 'sending'}
      />
    );
  });
}

function attributesOf(field: FieldName, { label, hint }: FieldWords, isHydrated: boolean) {
  const definition = fields[field];
  const { control, maxLength } = definition;
  const isLongText = control === 'textarea';
  return {
    label,
    control,
    hint,
    autoComplete: 'autocomplete' in definition ? definition.autocomplete : undefined,
    // Browsers cut a pasted text at `maxlength` without a word; hydrated, the form says by itself that a message is too long.
    maxLength: isLongText && isHydrated ? undefined : maxLength,
    // Addresses and numbers are written from left to right in every language, the rest as its first letter says.
    dir: control === 'email' || control === 'tel' ? 'ltr' : 'auto',
  };
}

/**
 * What travels beside the fields. The identifiers are for visitors without scripts; with scripts the SDK sends them
 * a second time with equal values. The one-time id has no value here, so that React never writes over the one it wakes with.
 */
export function CompanionFields({ identifiers, page, language, form }: FormViewProps) {
  const values = {
    [emailjsNames.serviceId]: identifiers.serviceId,
    [emailjsNames.templateId]: identifiers.templateId,
    [emailjsNames.publicKey]: identifiers.publicKey,
    [companionNames.subject]: form.subject,
    [companionNames.page]: page,
    [companionNames.language]: language,
  };
  return (
    <>
      {Object.entries(values).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <input type="hidden" name={companionNames.enquiryId} />
      <input type="hidden" name={traceNames.openSeconds} />
    </>
  );
}

/** For programs that fill in whatever they find. Browsers without styles show it, so it says what to do, after what people came to write. */
export function Trap({ label }: { label: string }) {
  return (
    <label hidden>
      {label} <input type="text" name={traceNames.trap} autoComplete="off" />
    </label>
  );
}
