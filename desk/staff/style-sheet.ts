import { readFileSync } from 'node:fs';
import path from 'node:path';
import { siteTokens } from '../site-tokens.ts';

/** The whole look of the page for staff. */
export const styleSheet =
  siteTokens + readFileSync(path.join(import.meta.dirname, 'staff.css'), 'utf8');
