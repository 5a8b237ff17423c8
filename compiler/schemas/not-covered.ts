import { z } from 'zod';
import { httpsUrl } from './facts.ts';
import { plainText, slug } from './rich-text.ts';

/** `content/en/not-covered.yaml`: what people ask and we do not write about, each with who does. */
export const notCoveredSchema = z.strictObject({
  topics: z.array(
    z.strictObject({
      id: slug,
      title: plainText.describe('What it is called, like "Asylum and refugee status".'),
      places: z
        .array(
          z.strictObject({
            country: z
              .string()
              .regex(/^[A-Z]{2}$/, 'Write the code of ISO 3166, like DE')
              .optional()
              .describe('The country that it is for; left out where it is for several.'),
            publisher: z
              .string()
              .meta({ reference: 'publisher' })
              .describe('The office or charity, by a name from the list of publishers.'),
            url: httpsUrl,
          }),
        )
        .min(1),
    }),
  ),
});
