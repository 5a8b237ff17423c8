import type { FieldProps } from './Field.tsx';

export const examples = {
  'a label says it all': {
    id: 'example-name',
    control: 'text',
    label: 'First name',
    name: 'fname',
  },
  'a hint helps': {
    id: 'example-phone',
    control: 'tel',
    label: 'Phone',
    hint: 'With the country code, in any format.',
    autoComplete: 'tel',
  },
  'the field may stay empty': {
    id: 'example-address',
    control: 'text',
    label: 'Address',
    mark: '(optional)',
    hint: 'Town or city is enough.',
  },
  'the answer has to be mended': {
    id: 'example-email',
    control: 'email',
    label: 'Email',
    error: 'Enter your email address, like name@example.com',
    required: true,
  },
  'long text with hint and error': {
    id: 'example-message',
    control: 'textarea',
    label: 'Message',
    hint: 'Tell us which document, your situation and your question.',
    error: 'Write your question',
    maxLength: 5000,
  },
} satisfies Record<string, FieldProps>;
