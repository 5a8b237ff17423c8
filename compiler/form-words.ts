import rawWords from '../content/en/form.json' with { type: 'json' };
import { parseContent } from './parse-content.ts';
import { formWordsSchema } from './schemas/form-words.ts';

/** What the contact form says beside the fields. */
export const formWords = parseContent(formWordsSchema, rawWords, 'content/en/form.json');
