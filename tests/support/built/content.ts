import { placesOfFacts } from '../../../compiler/fact-places.ts';
import type { Fact } from '../../../compiler/facts.ts';
import { readContent } from '../../../compiler/read-content.ts';
import { assembleSite } from '../../../compiler/site.ts';
import { today } from '../../../compiler/today.ts';

// What the built site is compared with: the content, read anew rather than through the build that is tested. Tests of the built
// site take all that they need of the compiler from here.

export { anchorOf } from '../../../compiler/anchors.ts';
export { monthLabel, needsChecking } from '../../../compiler/dates.ts';
export { monthSpan } from '../../../compiler/fact-months.ts';
export type { Fact } from '../../../compiler/facts.ts';
export { formatMoney } from '../../../compiler/money.ts';
export { openDataWords } from '../../../compiler/open-data/words.ts';
export { isRegisteredIn } from '../../../compiler/regulation.ts';
export { factsFileSchema } from '../../../compiler/schemas/facts.ts';
export { offerSchema } from '../../../compiler/schemas/offer.ts';
export { countryNames } from '../../../compiler/schemas/rich-text.ts';
export type { Route } from '../../../compiler/schemas/routes.ts';
export { testimonialsSchema } from '../../../compiler/schemas/testimonials.ts';
export { navigation, routes, settings } from '../../../compiler/settings.ts';
export { words } from '../../../compiler/words.ts';

/** The day of the build that is tested. */
export const builtOn = today();

export const content = readContent(process.cwd());
export const site = assembleSite(content, builtOn);

/** Where "npm run facts" says that each fact stands. */
export const factPlaces = placesOfFacts(site);

export const { book: factBook } = site;
export const facts: readonly Fact[] = [...factBook.values()];

/** Everyone whose word a fact rests on. */
export const { publishers } = content;

/** Every number in a text, without the commas of thousands and the stop of a sentence. */
export function numbersIn(text: string): string[] {
  return (text.match(/\d[\d.,]*/g) ?? []).map((number) =>
    number.replaceAll(',', '').replace(/\.$/, ''),
  );
}
