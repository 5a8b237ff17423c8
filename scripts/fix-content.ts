import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { type Document, parseDocument, visit } from 'yaml';
import { contentText } from '../compiler/load/content-text.ts';

// Part of `npm run fix`: writes each file of content/, and of the small one for tests, as contentText has it. A comment would be lost, so its file is left and told of.
for (const file of globSync('{content,tests/fixtures/content}/**/*.{json,yaml}')) {
  const text = readFileSync(file, 'utf8');
  // JSON is YAML too.
  const document = parseDocument(text);
  // Whoever reads the content tells what is wrong with it.
  if (document.errors.length > 0) continue;
  if (hasComment(document)) {
    console.error(`${file} has a comment. What a field is for says its schema.`);
    process.exitCode = 1;
    continue;
  }
  const canonical = contentText(file, document.toJS());
  if (canonical !== text) writeFileSync(file, canonical);
}

function hasComment(document: Document): boolean {
  let isFound = Boolean(document.comment ?? document.commentBefore);
  visit(document, {
    Node(_, { comment, commentBefore }) {
      isFound ||= Boolean(comment ?? commentBefore);
    },
  });
  return isFound;
}
