// In a thread of its own: measures pages of the built site. See pages/check-pieces.ts.
import { judgePieces } from '../pages/check-pieces.ts';
import { parseHtml } from '../pages/html.ts';
import { pathOf } from '../pages/site-files.ts';
import { measurePage } from './measure.ts';
import { createJargonFinder, readPlainLanguage } from './plain-language.ts';

const findJargon = createJargonFinder(readPlainLanguage(process.cwd()).words);
judgePieces((file, html) =>
  measurePage({ path: pathOf(file), document: parseHtml(html) }, findJargon),
);
