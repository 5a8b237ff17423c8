import { countrySchema } from './country.ts';
import { factsFileSchema } from './facts.ts';
import { guideSchema } from './guide.ts';
import { homeSchema } from './home.ts';
import { offerSchema } from './offer.ts';
import { articleSchema, simplePageSchema } from './page.ts';

/** The folders of content that hold many files of one shape; a file is known by its path inside, without the extension. */
export const contentFolders = {
  facts: { folder: 'content/facts', extension: '.json', schema: factsFileSchema },
  guides: { folder: 'content/en/guides', extension: '.yaml', schema: guideSchema },
  countries: { folder: 'content/en/countries', extension: '.yaml', schema: countrySchema },
  offers: { folder: 'content/en/offers', extension: '.yaml', schema: offerSchema },
  articles: { folder: 'content/en/articles', extension: '.yaml', schema: articleSchema },
  home: { folder: 'content/en/home', extension: '.yaml', schema: homeSchema },
  pages: { folder: 'content/en/pages', extension: '.yaml', schema: simplePageSchema },
} as const;
