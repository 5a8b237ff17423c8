import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { homeSchema } from '../../../compiler/schemas/home.ts';

/** The words of the home page. */
export const home = homeSchema.parse(parse(readFileSync('content/en/home/home.yaml', 'utf8')));

export const offersTitle = home.offers.title;
export const testimonialsTitle = home.testimonials.title;
