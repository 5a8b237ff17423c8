import { compile } from '../compile.ts';
import type { Content } from '../load.ts';
import type { BuildFacts } from '../pages/context.ts';
import { factsFileSchema } from '../schemas/facts.ts';
import { withTexts } from './texts.ts';
import type { TranslatedFile } from './translate.ts';

const mark = '\u{e002}';

/**
 * The files without the words of facts that no page shows: a figure that stands only in sentences needs no label in a table. Every word is
 * swapped for its address, and what is then found on the pages is what visitors see.
 */
export function withoutUnseenFacts(
  files: readonly TranslatedFile[],
  content: Content,
  build: BuildFacts,
): TranslatedFile[] {
  const seen = addressesSeen(content, build);
  return files
    .map((file) => ({
      ...file,
      texts: file.texts.filter(
        ({ address }) =>
          !file.key.startsWith('facts/') ||
          !/^(?:facts|fees|timing)\./.test(address) ||
          seen.has(`${file.key} ${address}`),
      ),
    }))
    .filter(({ texts }) => texts.length > 0);
}

function addressesSeen(content: Content, build: BuildFacts): ReadonlySet<string> {
  const [english] = content.locales;
  const facts = new Map(
    [...content.facts].map(([name, file]) => [
      name,
      withTexts(file, factsFileSchema, ({ address, english: words }) =>
        address.startsWith('authority.') ? words : `${mark}facts/${name} ${address}${mark}`,
      ),
    ]),
  );
  const inAddresses = { ...english, locale: 'addresses', facts, testimonials: [] };
  const { translations } = compile({ ...content, locales: [english, inAddresses] }, build);
  const found = JSON.stringify(translations).matchAll(
    new RegExp(`${mark}([^${mark}]+)${mark}`, 'gu'),
  );
  return new Set([...found].map(([, address = '']) => address));
}
