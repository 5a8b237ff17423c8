import fc from 'fast-check';
import {
  companionNames,
  emailjsLimits,
  emailjsNames,
  traceNames,
} from '../../../../contract/emailjs.ts';
import { fieldNames, fields } from '../../../../contract/fields.ts';
import { sampleParameters, sampleText } from '../sample-enquiry.ts';
import { wickedEmail, wickedText } from './texts.ts';

/** Names and texts of one call, in the order in which they are sent; a name may come twice. */
export type ParameterList = readonly (readonly [string, string])[];

/** The sample with wicked texts in some of its fields, most of them short enough to be taken. */
const fieldList: fc.Arbitrary<ParameterList> = fc
  .tuple(
    ...fieldNames.map((field) =>
      fc.oneof(
        { weight: 4, arbitrary: fc.constant(sampleText[field]) },
        { weight: 4, arbitrary: cut(field === 'email' ? wickedEmail : wickedText, field) },
        { weight: 1, arbitrary: wickedText },
      ),
    ),
  )
  .map((texts) => fieldNames.map((field, index) => [field, texts[index] ?? ''] as const));

function cut(text: fc.Arbitrary<string>, field: (typeof fieldNames)[number]) {
  return text.map((whole) => whole.slice(0, fields[field].maxLength));
}

const companionText = fc.oneof(
  {
    weight: 4,
    arbitrary: wickedText.map((text) => text.slice(0, emailjsLimits.maxCompanionLength)),
  },
  { weight: 1, arbitrary: wickedText },
);

/** What travels beside the fields, mostly in a form that is taken. */
const companionList: fc.Arbitrary<ParameterList> = fc
  .subarray([...Object.values(companionNames), ...Object.values(traceNames)])
  .chain((names) =>
    fc.tuple(
      ...names.map((name) =>
        (name === companionNames.enquiryId
          ? fc.oneof({ weight: 5, arbitrary: fc.uuid() }, { weight: 1, arbitrary: wickedText })
          : companionText
        ).map((text): [string, string] => [name, text]),
      ),
    ),
  );

const accountList: fc.Arbitrary<ParameterList> = fc.tuple(
  ...[emailjsNames.serviceId, emailjsNames.templateId, emailjsNames.publicKey].map((name) =>
    fc
      .oneof(
        { weight: 30, arbitrary: fc.constant(sampleParameters[name] ?? '') },
        { weight: 1, arbitrary: wickedText },
      )
      .map((text): [string, string] => [name, text]),
  ),
);

/** Names that no form of ours has, among them those that objects are born with. */
const strangeName = fc.oneof(
  fc.constantFrom('__proto__', 'constructor', 'prototype', 'toString', 'hasOwnProperty', ''),
  fc.constantFrom(
    'template_params',
    'user_id',
    'fname',
    'message',
    'fname[]',
    'fname[0]',
    'a"b\r\nc',
  ),
  wickedText,
);

const strangeList: fc.Arbitrary<ParameterList> = fc.oneof(
  { weight: 6, arbitrary: fc.constant([]) },
  { weight: 1, arbitrary: fc.array(fc.tuple(strangeName, wickedText), { maxLength: 3 }) },
  { weight: 1, arbitrary: fc.array(fc.tuple(strangeName, fc.constant('')), { maxLength: 60 }) },
);

/** Everything that one call brings. */
export const parameterList: fc.Arbitrary<ParameterList> = fc
  .tuple(fieldList, companionList, strangeList, accountList)
  .map((lists) => lists.flat());
