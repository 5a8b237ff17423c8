import rawWords from '../../content/open-data.json' with { type: 'json' };
import { parseContent } from '../parse-content.ts';
import { openDataWordsSchema } from '../schemas/open-data.ts';

/** On what terms others may use the facts, and the words of the files that no page shows. */
export const openDataWords = parseContent(openDataWordsSchema, rawWords, 'content/open-data.json');
