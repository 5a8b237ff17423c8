import type { Page, StructuredThing, Subject } from '../page.ts';
import type { Settings } from '../schemas/settings.ts';

/** What is told of a page to programs: who speaks, the page and the way to it, and the authority's service that it explains. */
export function structuredDataOf(
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
