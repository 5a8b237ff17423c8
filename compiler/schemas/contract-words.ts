import { answerWordsSchemaOf, contractWordsSchemaOf } from '../../contract/answer-words.ts';
import { plainText } from './rich-text.ts';

/** What the contract between form and desk fixes of the form's words in English; other languages have them in a catalog. */
export const contractWordsSchema = contractWordsSchemaOf(plainText);

/** What the desk's own pages say; English says it in the contract. */
export const answerWordsSchema = answerWordsSchemaOf(plainText);
