/** The fields of an enquiry, in the order in which the form shows and sends them. */
export const fieldNames = [
  'fname',
  'lname',
  'email',
  'country',
  'address',
  'phone',
  'message',
] as const;

export type FieldName = (typeof fieldNames)[number];

/** What a visitor typed: every field is present, an empty one is ''. */
export type EnquiryText = Readonly<Record<FieldName, string>>;

/** A value for each of these names. */
export function eachOf<Name extends string, Value>(
  names: readonly Name[],
  valueFor: (name: Name) => Value,
): Record<Name, Value> {
  return Object.fromEntries(names.map((name) => [name, valueFor(name)])) as Record<Name, Value>;
}

/** Fields that the settings may not make optional: without them nobody can answer. */
export const alwaysRequiredFields = ['fname', 'email', 'message'] as const;

export type OptionalFieldName = Exclude<FieldName, (typeof alwaysRequiredFields)[number]>;

/** Fields that the settings may make optional. */
export const optionalFieldNames = fieldNames.filter(
  (name): name is OptionalFieldName => !alwaysRequiredFields.some((required) => required === name),
);

/** What one field is called and says, in one language. */
export type FieldWords = {
  label: string;
  /** One line of help under the label; absent where the label says it all. */
  hint?: string | undefined;
  messages: {
    empty: string;
    tooLong: string;
    /** For a text that is there but cannot be used. */
    malformed?: string | undefined;
  };
};

type FieldDefinition = FieldWords & {
  /** Longest text accepted, as `lengthOf` counts it. */
  maxLength: number;
} & (
    | {
        control: 'text' | 'email' | 'tel';
        /** Token of the HTML autofill standard; "off" where it has none. */
        autocomplete: string;
      }
    | { control: 'textarea' }
  );

export const fields = {
  fname: {
    label: 'First name',
    control: 'text',
    autocomplete: 'given-name',
    maxLength: 100,
    messages: {
      empty: 'Enter your first name',
      tooLong: 'Shorten your first name to 100 characters or fewer',
    },
  },
  lname: {
    label: 'Last name',
    control: 'text',
    autocomplete: 'family-name',
    maxLength: 100,
    messages: {
      empty: 'Enter your last name, or a dash (-) if you have one name only',
      tooLong: 'Shorten your last name to 100 characters or fewer',
    },
  },
  email: {
    label: 'Email',
    control: 'email',
    autocomplete: 'email',
    maxLength: 254,
    messages: {
      empty: 'Enter your email address, like name@example.com',
      tooLong: 'Enter an email address of 254 characters or fewer',
      malformed: 'Enter your email address with an @ and a full domain, like name@example.com',
    },
  },
  country: {
    label: 'Country',
    hint: 'Where you live now.',
    control: 'text',
    autocomplete: 'country-name',
    maxLength: 100,
    messages: {
      empty: 'Enter the country where you live',
      tooLong: 'Shorten the country to 100 characters or fewer',
    },
  },
  address: {
    label: 'Address',
    hint: 'Town or city is enough.',
    control: 'text',
    autocomplete: 'address-line1',
    maxLength: 300,
    messages: {
      empty: 'Enter your address; town or city is enough',
      tooLong: 'Shorten your address to 300 characters or fewer',
    },
  },
  phone: {
    label: 'Phone',
    hint: 'With the country code, in any format.',
    control: 'tel',
    autocomplete: 'tel',
    maxLength: 50,
    messages: {
      empty: 'Enter your phone number with the country code',
      tooLong: 'Shorten your phone number to 50 characters or fewer',
    },
  },
  message: {
    label: 'Message',
    hint: 'Tell us which document it is about and what you want to know. On passports, visas and permits, ask a general question only. Leave out document numbers and scans.',
    control: 'textarea',
    maxLength: 5000,
    messages: {
      empty: 'Write your question',
      tooLong: 'Shorten your message to 5,000 characters or fewer',
    },
  },
} as const satisfies Record<FieldName, FieldDefinition>;

/** What the form's live region says; the wording is fixed by the specification. */
export const statusTexts = {
  sending: 'Sending...',
  sent: 'Message sent successfully!',
  failed: 'Something went wrong. Please try again.',
} as const;

/** Said under `statusTexts.failed` when no answer came in time: the enquiry may or may not have arrived. */
const unconfirmedText =
  'We could not confirm that your message arrived. Your text is still here. You can send it again: we keep one copy only.';

/** The words of the form that the contract fixes in English, in one language. */
export type ContractWords = {
  fields: Readonly<Record<FieldName, FieldWords>>;
  statuses: Readonly<Record<keyof typeof statusTexts, string>>;
  unconfirmed: string;
};

/** Where the form finds what it says in a language, beside the page of contact: "/contact.json", or "/es/contact.json". */
export function formWordsPath(prefix: string): string {
  return `${prefix}/contact.json`;
}

export const contractWords: ContractWords = {
  fields,
  statuses: statusTexts,
  unconfirmed: unconfirmedText,
};
