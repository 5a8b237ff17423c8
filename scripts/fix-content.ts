import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { parseDocument } from 'yaml';
import { canonicalText } from '../compiler/content-text.ts';

// Part of `npm run fix`: writes each YAML file of content/ as canonicalText has it. What it says stays.
for (const file of globSync('content/**/*.yaml')) {
  const text = readFileSync(file, 'utf8');
  const document = parseDocument(text);
  // Whoever reads the content tells what is wrong with it.
  if (document.errors.length > 0) continue;
  const canonical = canonicalText(file, document);
  if (canonical !== text) writeFileSync(file, canonical);
}
