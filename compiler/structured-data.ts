import type { Guide } from './guides.ts';
import type { Settings } from './schemas/settings.ts';

/** One thing in the words of https://schema.org. */
export type StructuredThing = Readonly<Record<string, unknown>>;

/** JSON for a script element that holds data. "<" is written as an escape, so that no word of an editor can end the element. */
export function dataText(data: unknown): string {
  return JSON.stringify(data).replaceAll('<', '\\u003c');
}

/** Several things as the text of one `application/ld+json` element. */
export function structuredDataText(things: readonly StructuredThing[]): string {
  return dataText({ '@context': 'https://schema.org', '@graph': things });
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

/** The way from the home page to a page. */
export function breadcrumbThing(
  trail: readonly { label: string; path: string }[],
  siteUrl: string,
): StructuredThing {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: trail.map(({ label, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: label,
      item: siteUrl + path,
    })),
  };
}

type PageFacts = { path: string; title: string; reviewed?: string | undefined };

/** A page of ours; `reviewed` is the month in which its words were last gone over. */
export function webPageThing(page: PageFacts, siteUrl: string): StructuredThing {
  return {
    '@type': 'WebPage',
    '@id': siteUrl + page.path,
    url: siteUrl + page.path,
    name: page.title,
    inLanguage: 'en-GB',
    publisher: { '@id': `${siteUrl}/#organisation` },
    ...(page.reviewed === undefined ? {} : { dateModified: page.reviewed }),
  };
}

/** The authority's service that a guide explains: provided by the authority, never by us. */
export function governmentServiceThing(guide: Guide, siteUrl: string): StructuredThing {
  return {
    '@type': 'GovernmentService',
    name: guide.shortTitle,
    serviceUrl: guide.applyAt,
    provider: {
      '@type': 'GovernmentOrganization',
      name: guide.authority.name,
      url: guide.authority.url,
    },
    subjectOf: { '@id': siteUrl + guide.path },
  };
}
