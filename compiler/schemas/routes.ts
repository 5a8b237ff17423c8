import { z } from 'zod';

/** Which kind of content a page draws; each kind has a folder of its own under content/<locale>/. */
export const routeKinds = ['page', 'article', 'country', 'guide', 'offer'] as const;

/** A canonical path: lower case, no slash at its end. */
export const sitePath = z
  .string()
  .regex(/^\/([a-z0-9-]+(\/[a-z0-9-]+)*)?$/, 'Write a path like /services/uk/uk-passport');

/** `content/routes.json`: every page that has an address, in the order in which the site is told. */
export const routesSchema = z.array(
  z.strictObject({
    path: sitePath,
    kind: z.enum(routeKinds),
    /** The content file's name inside the folder of its kind, without its extension. */
    content: z.string().min(1),
    /** The page one step up in the breadcrumbs; the home page alone has none. */
    parent: sitePath.optional(),
    /** Other addresses, in any case, from which visitors are sent here for good. */
    aliases: z
      .array(z.string().regex(/^\/\S+[^/]$/, 'Write a path without a slash at its end'))
      .min(1)
      .optional(),
  }),
);

export type RouteKind = (typeof routeKinds)[number];
export type Routes = z.infer<typeof routesSchema>;
export type Route = Routes[number];
