import type { PlanItem } from '../../plan/shapes.ts';
import { type Content, sourceLocale } from '../load.ts';
import { guideFeedPath, openDataPaths } from '../open-data/addresses.ts';
import type { Frame, Inline, Link, Page, Subject } from '../page.ts';
import {
  addressBelow,
  englishAddress,
  type PageRoute,
  pageWithoutRoute,
  prefixOf,
} from '../routes.ts';
import type { Settings } from '../schemas/settings.ts';
import { fillIn } from '../texts/fill-in.ts';
import { ifTranslated } from '../translation/untranslated.ts';
import { contactAddress } from './contact.ts';
import type { BuildFacts, PageContext, PageDraft } from './context.ts';

/** Where a visitor types: one writes to us, and the other should come at once. Neither asks what is wrong on it. */
const pagesToType: ReadonlySet<string> = new Set(['contact', 'search']);
/** Beside the guides, whose feeds are their own. The others save the bytes. */
const pagesWithFeed: ReadonlySet<string> = new Set(['home', 'services', 'changes']);

/** A draft with what every page has; what is known only when all are drawn, `finishLanguages` adds. */
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

/** A page, or a part of one, whose first note of each number says that it is the first: the list of sources leads back there. */
function withFirstNotes<Value>(value: Value, seen = new Set<number>()): Value {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map((item) => withFirstNotes(item, seen)) as Value;
  if (isNote(value)) {
    if (seen.has(value.number)) return value;
    seen.add(value.number);
    return { ...value, isFirst: true };
  }
  return Object.fromEntries(
    Object.entries(value).map(([key, item]) => [key, withFirstNotes(item, seen)]),
  ) as Value;
}

function isNote(value: object): value is Extract<Inline, { type: 'note' }> {
  return 'type' in value && value.type === 'note';
}

type Place = { content: Content; build: BuildFacts };

/** All pages with what they tell of each other, now that it is known in which languages each is. */
export function finishLanguages(
  pages: readonly Page[],
  translations: readonly Page[],
  place: Place,
): { pages: Page[]; translations: Page[] } {
  const versionsOf = createVersions(translations, place.content);
  const finish = (page: Page): Page => ({
    ...page,
    structuredData: structuredDataOf(page, place.content.settings, place.build.siteUrl),
    versions: versionsOf(page),
  });
  const planned = inEnglishPlans(pages);
  return { pages: pages.map(finish), translations: translations.map(finish).map(planned) };
}

/** What is ticked in one language is ticked in all, so that what an item says is told by its English words. */
function inEnglishPlans(pages: readonly Page[]): (page: Page) => Page {
  const plans = pages.flatMap(({ planned }) => (planned === null ? [] : [planned]));
  const english = new Map(
    plans.flatMap(({ id, bring, steps }) =>
      [...bring, ...steps].map((item) => [`${id} ${item.id}`, item.said] as const),
    ),
  );
  return (page) => {
    const { planned } = page;
    if (planned === null) return page;
    const asInEnglish = <Item extends PlanItem>(item: Item): Item => ({
      ...item,
      said: english.get(`${planned.id} ${item.id}`) ?? item.said,
    });
    const [bring, steps] = [planned.bring.map(asInEnglish), planned.steps.map(asInEnglish)];
    return { ...page, planned: { ...planned, bring, steps } };
  };
}

/** Tells of a page where it is in every language that has a page; nothing where English is alone. */
function createVersions(translations: readonly Page[], { locales }: Content) {
  const addresses = new Set(translations.map(({ path }) => path));
  const shown = locales.filter(
    ({ locale }) =>
      locale === sourceLocale || translations.some(({ language }) => language.locale === locale),
  );
  if (shown.length === 1) return () => [];
  return ({ path, language }: Page) => {
    const english = englishAddress(prefixOf(language.locale), path);
    return shown.map(({ locale, language: { name, tag, direction }, interface: words }) => {
      const own = addressBelow(prefixOf(locale), english);
      const isThere = locale === sourceLocale || addresses.has(own);
      return {
        name,
        tag,
        direction,
        path: isThere ? own : english,
        inEnglish: isThere ? null : words.translation.inEnglish,
      };
    });
  };
}

/** One thing in the words of https://schema.org. */
type StructuredThing = Page['structuredData'][number];

/** What is told of a page to programs: who speaks, the page and the way to it, and the authority's service that it explains. */
function structuredDataOf(
  page: Omit<Page, 'structuredData'>,
  settings: Settings,
  siteUrl: string,
): StructuredThing[] {
  const organisation = organisationThing(settings, siteUrl);
  if (page.kind === 'not-found') return [organisation];
  return [
    organisation,
    webPageThing(page, siteUrl),
    ...breadcrumbThings(page.trail, siteUrl),
    ...(page.subject === null ? [] : serviceThings(page, page.subject, siteUrl)),
  ];
}

/** The consultancy. Sample contact details are left out: a search engine would take them for real. */
export function organisationThing(settings: Settings, siteUrl: string): StructuredThing {
  const { contact, organisation, siteName } = settings;
  return {
    '@type': 'Organization',
    '@id': `${siteUrl}/#organisation`,
    name: siteName,
    url: `${siteUrl}/`,
    ...(organisation.sample ? {} : { legalName: organisation.legalName }),
    ...(contact.sample ? {} : { email: contact.email, telephone: contact.phone.dial }),
  };
}

/** The way from the home page to a page; to itself it has none. */
function breadcrumbThings(trail: Page['trail'], siteUrl: string): StructuredThing[] {
  if (trail.length < 2) return [];
  return [
    {
      '@type': 'BreadcrumbList',
      itemListElement: trail.map(({ label, path }, index) => ({
        '@type': 'ListItem',
        position: index + 1,
        name: label,
        item: siteUrl + path,
      })),
    },
  ];
}

type PageHead = Pick<Page, 'path' | 'headTitle' | 'language' | 'reviewed'>;

/** A page of ours; its date is the month in which its words were last gone over. */
function webPageThing(
  { path, headTitle, language, reviewed }: PageHead,
  siteUrl: string,
): StructuredThing {
  return {
    '@type': 'WebPage',
    '@id': siteUrl + path,
    url: siteUrl + path,
    name: headTitle,
    inLanguage: language.tag,
    publisher: { '@id': `${siteUrl}/#organisation` },
    ...(reviewed === null ? {} : { dateModified: reviewed }),
  };
}

/** A language test and a recognition are no service of a government to everybody who holds a document. */
const notServices: readonly Subject['kind'][] = ['language-certificate', 'diploma'];

/** The authority's service that a guide explains: provided by the authority, never by us. */
function serviceThings(
  { shortTitle, path }: Pick<Page, 'shortTitle' | 'path'>,
  { kind, applyAt, authority }: Subject,
  siteUrl: string,
): StructuredThing[] {
  if (notServices.includes(kind)) return [];
  return [
    {
      '@type': 'GovernmentService',
      name: shortTitle,
      availableChannel: { '@type': 'ServiceChannel', serviceUrl: applyAt },
      provider: { '@type': 'GovernmentOrganization', name: authority.name, url: authority.url },
      subjectOf: { '@id': siteUrl + path },
    },
  ];
}
