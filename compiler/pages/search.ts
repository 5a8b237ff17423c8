import { withColon } from '../../plan/filled.ts';
import { wordFolders } from '../load.ts';
import type { Link, Part, PartOf, SearchData, Section } from '../page.ts';
import { firstPages, namesInNames, searchWords } from '../search/search-words.ts';
import { placeName, placeWords } from '../tables/places.ts';
import { fillIn } from '../texts/fill-in.ts';
import { ifTranslated } from '../translation/untranslated.ts';
import { caseLinks } from './case-cards.ts';
import type { PageContext } from './context.ts';
import { guidesAcross, guidesOf } from './country.ts';
import { band, section } from './parts.ts';

/** A box for words on a page, which leads to the search. */
export function searchForm(
  { files, routes, language }: PageContext,
  isOwnPage: boolean,
): PartOf<'search'> {
  const { label, hint, button } = files.interface.search;
  return {
    kind: 'search',
    action: routes.pathOf('page', 'search'),
    isOwnPage,
    language: language.tag,
    label,
    hint,
    button,
  };
}

/** The box, the place of its results, and every case by its country: the list that needs no script. */
export function searchParts(context: PageContext): { below: Part[]; sections: Section[] } {
  const { files, routes } = context;
  const { allCases, finder, contact, ...others } = files.interface.search;
  const { results, one, many, corrected, nothing, failed, tryThese, notCovered } = others;
  const words = { results, one, many, corrected, nothing, failed, tryThese, notCovered };
  const action = routes.pathOf('page', 'search');
  const place: Part = {
    kind: 'search-results',
    words,
    ways: [
      { label: allCases, path: `${action}#all-cases` },
      { label: finder, path: routes.pathOf('page', 'home') },
      { label: contact, path: routes.pathOf('page', 'contact') },
    ],
    data: {
      ...searchWords(files, context.english, routes),
      namesInNames: namesInNames([...files.countries.values()]),
      first: firstOf(context),
      guides: { ...guidesByNeed(context), ...swapsByPlace(context) },
    },
  };
  return {
    below: [searchForm(context, true)],
    sections: [
      band('results', place),
      section('all-cases', allCases, everyCase(context)),
      section('not-covered', others.notCoveredTitle, notCoveredPart(context)),
    ],
  };
}

/** The pages that come before all others, as results show them. */
function firstOf({ files, english, routes }: PageContext): SearchData['first'] {
  return firstPages(files, english).flatMap(({ page, ...typed }) => {
    const route = routes.byPath.get(routes.resolve(page) ?? '');
    if (route === undefined || !(route.kind in wordFolders)) return [];
    const kind = route.kind as keyof typeof wordFolders;
    const words = files[wordFolders[kind]].get(route.content);
    if (words === undefined) return [];
    const { title, description } = words;
    const named = kind === 'page' ? '' : files.interface.search[kind];
    return [{ url: route.path, title, description, kind: named, ...typed }];
  });
}

/** The guide of each kind that a country has, with where its cases are chosen. */
function guidesByNeed(context: PageContext): SearchData['guides'] {
  const { files, routes, finder } = context;
  return Object.fromEntries(
    [...files.countries.keys()].flatMap((country) =>
      (finder.get(country)?.choices ?? []).flatMap((choice) => {
        const guide = choice.of === 'guide' ? files.guides.get(choice.guideKey) : undefined;
        const sentence = ifTranslated(() => guide?.summary);
        if (!guide || !sentence) return [];
        const path = routes.pathOf(choice.leadsTo.kind, choice.leadsTo.content);
        return [[`${guide.kind} ${country}`, { label: guide.title, path, sentence }]];
      }),
    ),
  );
}

/** Where whoever exchanges a licence chooses whose it is: in each place that has a table, and in all. */
function swapsByPlace({ files, routes }: PageContext): SearchData['guides'] {
  const { swapNote: sentence } = files.finder;
  const all = files.pages.get('swap-licence');
  const path = routes.pathOf('page', 'swap-licence');
  return Object.fromEntries([
    ...[...files.licences].map(([place, { name }]) => [
      `swap ${place}`,
      {
        label: fillIn(files.licenceWords.title, placeWords(name, files)),
        path: routes.pathOf('swap', place),
        sentence,
      },
    ]),
    ...(all === undefined ? [] : [['swap', { label: all.title, path, sentence }]]),
  ]);
}

function notCoveredPart({ files, language }: PageContext): PartOf<'not-covered'> {
  const { compare } = new Intl.Collator(language.tag);
  const topics = files.notCovered.topics.map(({ id, title, places }) => ({
    id,
    title,
    links: places.map(({ country, publisher, url }) => {
      const place = country === undefined ? null : placeName(country, files);
      return {
        label: place === null ? publisher : withColon(place, publisher, language.tag),
        path: url,
      };
    }),
  }));
  return {
    kind: 'not-covered',
    lead: files.interface.search.notCoveredLead,
    topics: topics.toSorted((one, other) => compare(one.title, other.title)),
  };
}

/** Countries, guides and cases from A to Z; last the guides that belong to no country. */
export function everyCase(context: PageContext): PartOf<'every-case'> {
  const { files, routes, language } = context;
  const { compare } = new Intl.Collator(language.tag);
  const byLabel = (one: Link, other: Link) => compare(one.label, other.label);
  const countries = [...files.countries].map(([country, { shortTitle }]) => ({
    label: shortTitle,
    path: routes.pathOf('country', country),
    guides: guidesOf(country, context),
  }));
  const across = guidesAcross(context).map((guide) => ({
    label: guide.shortTitle,
    path: guide.path,
    guides: [guide],
  }));
  return {
    kind: 'every-case',
    groups: [...countries.toSorted(byLabel), ...across].map(({ guides, ...group }) => ({
      ...group,
      guides: guides
        .map(({ shortTitle, path }) => ({
          label: shortTitle,
          path,
          cases: casesBelow(path, context).toSorted(byLabel),
        }))
        .toSorted(byLabel),
    })),
  };
}

function casesBelow(guidePath: string, context: PageContext): Link[] {
  return [...context.guideCards].flatMap(([key, { path }]) =>
    path === guidePath ? caseLinks(key, context) : [],
  );
}
