import { fieldNames, fields } from '../../../contract/fields.ts';
import type { ErrorSummaryProps } from './ErrorSummary.tsx';

const heading = 'Check these answers before you send';

export const examples = {
  'one answer missing': {
    heading,
    errors: [{ controlId: 'example-email', message: fields.email.messages.empty }],
  },
  'every answer missing': {
    heading,
    errors: fieldNames.map((field) => ({
      controlId: `example-${field}`,
      message: fields[field].messages.empty,
    })),
  },
} satisfies Record<string, ErrorSummaryProps>;
