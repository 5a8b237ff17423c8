import { sourceLocale } from '../load.ts';
import { guideFeedPath, openDataPaths } from '../open-data/addresses.ts';
import type { Frame, Link, Page } from '../page.ts';
import { addressBelow, type PageRoute, pageWithoutRoute, prefixOf } from '../routes.ts';
import { fillIn } from '../texts/fill-in.ts';
import { ifTranslated } from '../translation/untranslated.ts';
import { contactAddress } from './contact.ts';
import type { PageContext, PageDraft } from './context.ts';
import { withFirstNotes } from './sources.ts';

/** Where a visitor types: one writes to us, and the other should come at once. Neither asks what is wrong on it. */
const pagesToType: ReadonlySet<string> = new Set(['contact', 'search']);
/** Beside the guides, whose feeds are their own. The others save the bytes. */
const pagesWithFeed: ReadonlySet<string> = new Set(['home', 'services', 'changes']);

/** A draft with what every page has. */
export function finishPage(
  draft: PageDraft,
  route: PageRoute,
  context: PageContext,
  frame: Frame,
): Page {
  const { routes, titleOf, language } = context;
  const { path, content, aliases = [] } = route;
  const isNotFound = content === pageWithoutRoute;
  const address = isNotFound ? routes.pathOf('page', 'home') : path;
  const page = {
    country: null,
    subject: null,
    planned: null,
    hasChat: true,
    ...draft,
    path,
    kind: isNotFound ? ('not-found' as const) : route.kind,
    content,
    language,
    aliases: aliases.map((alias) => addressBelow(prefixOf(language.locale), alias)),
    // A page above that is not translated has no name in the way to a page that is.
    trail: routes
      .trailTo(address)
      .flatMap((step) => ifTranslated(() => ({ label: titleOf(step) ?? '', path: step })) ?? []),
    mistake: isNotFound || pagesToType.has(content) ? null : mistakeLink(context, path),
    feed: feedOf(route, language.locale),
    structuredData: [],
    translationNote: null,
    versions: [],
  };
  return { ...withFirstNotes(page), frame };
}

function mistakeLink(context: PageContext, page: string): Link {
  const { mistake, mistakeOn } = context.files.interface.frame;
  const address = contactAddress(context, fillIn(mistakeOn, { page }));
  // As the page is written elsewhere on it, which costs no byte.
  return { label: mistake, path: address.replaceAll('%2F', '/') };
}

/** The feeds are in English. */
function feedOf({ kind, content }: PageRoute, locale: string): string | null {
  if (locale !== sourceLocale) return null;
  if (kind === 'guide') return guideFeedPath(content);
  return kind === 'page' && pagesWithFeed.has(content) ? openDataPaths.changes : null;
}
