import rawNavigation from '../content/navigation.json' with { type: 'json' };
import rawRoutes from '../content/routes.json' with { type: 'json' };
import rawSettings from '../content/settings.json' with { type: 'json' };
import { parseContent } from './parse-content.ts';
import { routesSchema } from './schemas/routes.ts';
import { navigationSchema, settingsSchema } from './schemas/settings.ts';

/** Who runs the site and how to reach them. */
export const settings = parseContent(settingsSchema, rawSettings, 'content/settings.json');

/** The menus, in the order shown. */
export const navigation = parseContent(navigationSchema, rawNavigation, 'content/navigation.json');

/** Every page that has an address. */
export const routes = parseContent(routesSchema, rawRoutes, 'content/routes.json');
