import { expect, test } from 'vitest';
import { all, attributeOf, textOf } from '../../gates/pages/html.ts';
import { content, routes, siteRoutes, words } from '../support/built/content.ts';
import { checkEachPage } from '../support/built/each.ts';
import { canonicalPages, englishPathOf } from '../support/built/pages.ts';

const uk = 'Home › UK documents';
const germany = 'Home › German documents';
const france = 'Home › French documents';
const spain = 'Home › Spanish documents';
const ireland = 'Home › Irish documents';
const usa = 'Home › USA documents';
const offers = 'Home › What we can help with';

/** Every address of the site specification's route table and those added since, with where its breadcrumbs come from. */
const specified = [
  ['/', ''],
  ['/about', 'Home'],
  ['/accessibility', 'Home'],
  ['/find', 'Home'],
  ['/plan', 'Home'],
  ['/search', 'Home'],
  ['/changes', 'Home'],
  ['/is-it-real', 'Home'],
  ['/services', 'Home'],
  ['/products', 'Home'],
  ['/products/uk-theory-test', offers],
  ['/products/practical-driving-test-in-uk', offers],
  ['/products/uk-passport', offers],
  ['/products/uk-motorcycle-licences', offers],
  ['/products/uk-work-permit', offers],
  ['/products/uk-drivers-license', offers],
  ['/products/uk-resident-permit', offers],
  ['/testimonial', 'Home'],
  ['/contact', 'Home'],
  ['/swap-licence', 'Home'],
  ['/work-and-live', 'Home'],
  ['/faq', 'Home'],
  ['/ees-etias-eta', 'Home'],
  ['/card-lost-abroad', 'Home'],
  ['/policies/privacy', 'Home'],
  ['/policies/refund', 'Home'],
  ['/services/school-diplomas', 'Home › Countries and guides'],
  ['/services/uk/uk-documents', 'Home'],
  ['/services/uk/uk-driving-license', uk],
  ['/services/uk/uk-passport', uk],
  ['/services/uk/id', uk],
  ['/services/uk/ielts', uk],
  ['/services/uk/uk-residence-permit', uk],
  ['/services/germany/germany-documents', 'Home'],
  ['/services/germany/germany-passport', germany],
  ['/services/germany/germany-resident-permit', germany],
  ['/services/germany/german-driving-license', germany],
  ['/services/france/france-documents', 'Home'],
  ['/services/france/french-passport', france],
  ['/services/france/france-work-permit', france],
  ['/services/france/france-driving-license', france],
  ['/services/france/tcf', france],
  ['/services/spain/spain-documents', 'Home'],
  ['/services/spain/spain-driving-license', spain],
  ['/services/spain/spain-resident-permit', spain],
  ['/services/ireland/ireland-documents', 'Home'],
  ['/services/ireland/ireland-driving-license', ireland],
  ['/services/ireland/ireland-work-permit', ireland],
  ['/services/usa/usa-documents', 'Home'],
  ['/services/usa/alabama-driving-license', usa],
  ['/services/usa/florida-driving-license', usa],
  ['/services/usa/texas-driving-license', usa],
  ['/services/usa/california-driving-license', usa],
  ['/safety/document-fraud', 'Home'],
] as const;

const crumbs = `nav[aria-label="${words.frame.breadcrumb}"] li > *`;

const specifiedPaths = specified.map(([path]) => path).toSorted();

/** A table for each destination, below the page that leads to them. */
const tablePaths = [
  ...[...content.licences.keys()].map((destination) => `/swap-licence/${destination}`),
  ...[...content.permits.keys()].map((destination) => `/work-and-live/${destination}`),
];

test('the route table holds exactly the addresses of the specification', () => {
  expect(routes.map(({ path }) => path).toSorted()).toEqual(specifiedPaths);
});

const cases = routes.flatMap(({ kind, content: key, path: guidePath }) => {
  const { cases: own = [] } = (kind === 'guide' && content.guides.get(key)) || {};
  return own.flatMap(({ id, draft }) => (draft ? [] : [{ guidePath, path: `${guidePath}/${id}` }]));
});

const questions = siteRoutes.flatMap(({ kind, path }) => (kind === 'find' ? [path] : []));

test('the site has a page at each of them, of each case below its guide and of each question of the finder, and at no other', () => {
  const expected = [
    ...specifiedPaths,
    ...tablePaths,
    ...cases.map(({ path }) => path),
    ...questions,
  ].toSorted();
  expect(questions.filter((path) => !path.startsWith('/find/'))).toEqual([]);
  expect(cases.length).toBeGreaterThan(100);
  expect(siteRoutes.map(({ path }) => path).toSorted()).toEqual(expected);
  expect([...new Set(canonicalPages.map(englishPathOf))].toSorted()).toEqual(expected);
});

test('each page is reached from its guide', () =>
  checkEachPage(cases, ({ guidePath, path }) => {
    const page = canonicalPages.find((candidate) => candidate.path === path);
    const way = specified.find(([address]) => address === guidePath)?.[1] ?? '';
    const guide = canonicalPages.find((candidate) => candidate.path === guidePath);
    const steps = all(crumbs, page?.document);
    const labels = steps.map((step) => textOf(step).trim());
    expect(labels.slice(0, -2).join(' › ')).toBe(way);
    expect(steps).toHaveLength(4);
    expect(attributeOf(steps.at(-2), 'href')).toBe(guidePath);
    expect(all(`main a[href="${path}"]`, guide?.document).length).toBeGreaterThan(0);
  }));

test.each(specified)('%s is reached by the breadcrumbs specified', (path, way) => {
  const page = canonicalPages.find((candidate) => candidate.path === path);
  const steps = all(crumbs, page?.document);
  const labels = steps.map((step) => textOf(step).trim());
  expect(labels.slice(0, -1).join(' › ')).toBe(way);
  const here = steps.at(-1);
  expect(attributeOf(here, 'aria-current') ?? 'page').toBe('page');
  expect(steps.slice(0, -1).every((step) => attributeOf(step, 'href') !== null)).toBe(true);
});
