import { compile } from '../compile.ts';
import type { Content } from '../load.ts';
import type { BuildFacts } from '../pages/context.ts';
import { factsFileSchema } from '../schemas/facts.ts';
import { withTexts } from './texts.ts';
import type { TranslatedFile } from './translate.ts';

/**
 * The files without the words of facts that no page shows: a figure that stands only in sentences needs no label in a table. What pages read
 * while they are made is what visitors see.
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
  const seen = new Set<string>();
  const facts = new Map(
    [...content.facts].map(([name, file]) => [
      name,
      withTexts(file, factsFileSchema, ({ address, english: words }) =>
        address.startsWith('authority.')
          ? words
          : () => {
              seen.add(`facts/${name} ${address}`);
              return words;
            },
      ),
    ]),
  );
  const watched = { ...english, locale: 'watched', facts, testimonials: [] };
  compile({ ...content, locales: [english, watched] }, build);
  return seen;
}
