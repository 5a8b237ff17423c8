import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { parseContent } from '../../compiler/parse-content.ts';
import { ceilingsSchema, jargonSchema } from '../../compiler/schemas/plain-language.ts';

const folder = 'content/plain-language';

/** The words to avoid and the ceilings, as content/plain-language below `root` has them. Throws ContentError. */
export function readPlainLanguage(root: string) {
  const read = (file: string): unknown => parse(readFileSync(join(root, folder, file), 'utf8'));
  return {
    ...parseContent(jargonSchema, read('jargon.yaml'), `${folder}/jargon.yaml`),
    ceilings: parseContent(ceilingsSchema, read('ceilings.yaml'), `${folder}/ceilings.yaml`),
  };
}
