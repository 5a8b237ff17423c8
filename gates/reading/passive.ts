import retextEnglish from 'retext-english';
import retextPassive from 'retext-passive';
import { type Processor, unified } from 'unified';
import type { Sentence } from '../english/sentences.ts';

/** The tree is of no use here, only what is said about it. */
function withoutOutput(this: Processor): void {
  this.compiler = () => '';
}

const reader = unified().use(retextEnglish).use(retextPassive).use(withoutOutput);
const formsOfBe = /^(am|is|are|was|were|be|been|being)$/;

/**
 * Whether something is done to somebody in a sentence and not by somebody.
 * retext-passive knows the verbs of irregular form; those in -ed are found by the "be" before them.
 */
export function isPassive({ text, tokens }: Sentence): boolean {
  const hasRegular = tokens.some(
    ({ word }, at) => word.endsWith('ed') && formsOfBe.test(tokens[at - 1]?.word ?? ''),
  );
  return hasRegular || reader.processSync(text).messages.length > 0;
}
