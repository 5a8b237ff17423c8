import { z } from 'zod';

/** `content/place-names.yaml`: what people call places, beside the lists that the build reads. Nothing of it is shown. */
export const placeNamesSchema = z.record(
  z.string().regex(/^[A-Z]{2}(-[A-Z0-9]{1,3})?$|^[A-Z]{3}$/, 'Write a code like IN, US-TX or GBN'),
  z.array(z.string().trim().min(1)).min(1),
);

export type PlaceNames = z.infer<typeof placeNamesSchema>;
