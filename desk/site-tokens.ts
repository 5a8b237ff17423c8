import { readFileSync } from 'node:fs';
import path from 'node:path';

/** The site's role tokens, such as its colours by day and by night, as a style sheet. A file of the site's: none of its code runs here. */
export const siteTokens = readFileSync(
  path.join(import.meta.dirname, '../site/styles/tokens.css'),
  'utf8',
);
