import type { ComponentProps } from 'react';
import { outlineOf } from '../../../art/outlines.ts';
import { regions } from '../../../art/regions.ts';
import type { CountryOutline } from './CountryOutline.tsx';

/** Every country that has been described. */
export const examples: Record<string, ComponentProps<typeof CountryOutline>> = Object.fromEntries(
  Object.keys(regions).flatMap((country) => {
    const outline = outlineOf(country);
    return outline === null ? [] : [[country, { outline }]];
  }),
);
