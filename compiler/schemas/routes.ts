import { z } from 'zod';
import { listOf, maybe } from './rich-text.ts';

/** Which kind of content a page draws; each kind has a folder of its own under content/<locale>/. */
export const routeKinds = ['page', 'article', 'country', 'guide', 'offer'] as const;

/** A canonical path: lower case, no slash at its end. */
const sitePath = z
  .string()
  .regex(/^\/([a-z0-9-]+(\/[a-z0-9-]+)*)?$/, 'Write a path like /services/uk/uk-passport');

export const pagePath = sitePath.meta({ reference: 'route' });

/** `content/routes.json`: every page that has an address, in the order in which the site is told. */
export const routesSchema = listOf({
  path: sitePath.describe('The address of the page on this site, like /services/uk/uk-passport.'),
  kind: z.enum(routeKinds).describe('What the page shows.'),
  content: z
    .string()
    .min(1)
    .describe(
      'The file with its words, in the folder of its kind and without the ending, like uk/uk-passport.',
    ),
  parent: maybe(pagePath, 'The page one step up in the breadcrumbs; the home page alone has none.'),
  aliases: maybe(
    z.array(z.string().regex(/^\/\S+[^/]$/, 'Write a path without a slash at its end')).min(1),
    'Other addresses from which visitors are sent here for good, like /old-passport-page.',
  ),
});

export type RouteKind = (typeof routeKinds)[number];
export type Route = z.infer<typeof routesSchema>[number];
