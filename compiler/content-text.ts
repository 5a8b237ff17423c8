import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { type Document, type Node, parseDocument, Scalar, visit } from 'yaml';
import { patchJson } from './content-text/patch-json.ts';
import { patchYaml } from './content-text/patch-yaml.ts';
import { isSame } from './content-text/same-items.ts';
import type { Field } from './schema-field.ts';

const lineWidth = 120;

/** Where each pattern stands on one line, however long. */
const isPatterns = (file: string) =>
  /^content\/(claims|plain-language)\/|^content\/[^/]+\/claims\.yaml$/.test(file);

/** The list of jargon is one of short objects, which read better with room inside their braces. */
const isRoomy = (file: string) => file.startsWith('content/plain-language/');

/** How a YAML file of content/ is written, so that people and programs write the same. */
export function canonicalText(file: string, document: Document): string {
  const options = {
    lineWidth: isPatterns(file) ? 0 : lineWidth,
    flowCollectionPadding: isRoomy(file),
  };
  const text = document.toString(options);
  const folded = parseDocument(text);
  let isFolded = false;
  visit(folded, {
    Collection: (_, { flow }) => (flow === true ? visit.SKIP : undefined),
    Scalar: (key, scalar) => {
      const [start, end] = scalar.range ?? [0, 0];
      const isBlock = scalar.type?.startsWith('BLOCK');
      if (key === 'key' || isBlock || !text.slice(start, end).includes('\n')) return;
      scalar.type = Scalar.BLOCK_FOLDED;
      isFolded = true;
    },
  });
  return isFolded ? folded.toString(options) : text;
}

/**
 * The text of a content file with `value` in place of what it holds. What is the same keeps its bytes: comments, quotes, blank lines, the
 * order of fields, and how its paragraphs are wrapped.
 * Shape: `field` is the schema of the file; new fields are written in its order, and new Markdown in lines.
 */
export function changedText(file: string, text: string, value: unknown, field?: Field): string {
  if (file.endsWith('.json')) {
    if (text !== '' && isSame(JSON.parse(text), value)) return text;
    return formattedJson(file, patchJson(text, value, field));
  }
  const document: Document<Node> = parseDocument<Node>(text);
  if (isSame(document.toJS(), value)) return text;
  patchYaml(document, value, field, isPatterns(file) ? Number.POSITIVE_INFINITY : lineWidth);
  return canonicalText(file, document);
}

/** In the house format. Biome has no function for it, but a program that reads from its input. */
function formattedJson(file: string, text: string): string {
  const root = fileURLToPath(new URL('..', import.meta.url));
  const program = fileURLToPath(import.meta.resolve('@biomejs/biome/bin/biome'));
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [program, 'format', `--stdin-file-path=${file}`],
    { cwd: root, input: text, encoding: 'utf8' },
  );
  if (status !== 0) throw new Error(`Biome could not format ${file}: ${stderr}`);
  return stdout;
}
