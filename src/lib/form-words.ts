import { parse } from 'yaml';
import rawWords from '../../content/en/form.yaml?raw';
import { formWordsSchema } from '../schemas/form-words.ts';
import { parseContent } from './parse-content.ts';

/** What the contact form says beside the fields. */
export const formWords = parseContent(formWordsSchema, parse(rawWords), 'content/en/form.yaml');
