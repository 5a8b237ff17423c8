import { loadContent } from '../../compiler/load.ts';
import { allRoutes } from '../../compiler/routes.ts';

const { locales, ...shared } = loadContent(process.cwd());
const [english, ...others] = locales;

/** Everything that the content says in English, read anew and not taken from the pages that are tested. */
export const content = { ...shared, ...english };

export const { settings, routes, navigation } = content;

/** The short words that parts of the page say. */
export const words = content.interface;

/** What is said in other languages, as far as it is translated. */
export const translations = others;

/** Every address of the site in English: those of the route table, of the cases that guides hold and of the finder. */
export const siteRoutes = allRoutes(content).filter(({ isDraft }) => isDraft !== true);
