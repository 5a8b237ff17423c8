import type { SearchData } from '../../../compiler/page.ts';
import { foldedName } from '../../../compiler/tables/folded-name.ts';
import type { VerdictCards } from '../../../compiler/tables/verdict-cards.ts';
import { interpolate } from '../../../contract/interpolate.ts';
import { namesOf, type PlaceNames } from '../places/names.ts';
import { foldedWords, isPhraseTyped, phrasesOf } from './words.ts';

/** What is said above the results to whoever names what they need, where, and whose papers they hold. */
export type Card = {
  says: VerdictCards['answers'][string][number]['says'] | 'apply';
  sentences: string[];
  path: string;
  next: { label: string; path: string; about: string[] } | null;
};

type Need = 'swap-licence' | 'live-and-work' | 'visit';
/** Shape: `others` are the words beside the document and its place, from which the rest has to be understood. */
type Asked = { kinds: string[]; place: string; others: string[]; isAll: boolean };

type Situations = ReturnType<typeof createSituations>;

/** The words by which a situation is understood, folded. */
export function createSituations({ documents, places, papers, needs, guides, empty }: SearchData) {
  const folded = (words: readonly string[]) => new Set(words.flatMap(foldedWords));
  return {
    documents: Object.entries(documents).map(([kind, words]) => ({ kind, words: folded(words) })),
    places: Object.entries(places).map(([key, { words, ...tables }]) => ({
      key,
      words: folded(words),
      ...tables,
    })),
    papers: phrasesOf(papers),
    visit: phrasesOf(needs.visit),
    work: phrasesOf(needs.work),
    swap: phrasesOf(needs.swap),
    in: folded(needs.in.filter((word) => !word.startsWith('-'))),
    endings: [...folded(needs.in.filter((word) => word.startsWith('-')))],
    empty: folded(empty),
    guides,
  };
}

/** What somebody asks for and where; '' where they name no place of ours. Of two places the first is whose paper they hold, unless "in" stands before it. */
export function situationOf(typed: string, { documents, places, ...words }: Situations): Asked {
  const all = foldedWords(typed);
  // "Irlandada" is in Ireland, and "irlanda" its name.
  const isWithin = (word: string, place: Situations['places'][number]) =>
    words.endings.some((end) => word.endsWith(end) && place.words.has(word.slice(0, -end.length)));
  const placesTyped = all.flatMap((word, index) => {
    // A state comes after its country, whose words are the state's too.
    const place = places.findLast((one) => one.words.has(word));
    if (place === undefined || words.in.has(word)) return [];
    return [
      { key: place.key, isHere: words.in.has(all[index - 1] ?? '') || isWithin(word, place) },
    ];
  });
  const place = (placesTyped.find(({ isHere }) => isHere) ?? placesTyped.at(-1))?.key ?? '';
  const ofPlace = places.find(({ key }) => key === place)?.words ?? new Set();
  // "Permis de travail en Irlande" names a work permit by two words, and not by "de" and "en".
  const says = (word: string) =>
    !words.empty.has(word) && !words.in.has(word) && !places.some((one) => one.words.has(word));
  const found = documents
    .map(({ kind, words: own }) => ({
      kind,
      count: all.filter((word) => own.has(word) && says(word)).length,
    }))
    .toSorted((one, other) => other.count - one.count);
  const most = found[0]?.count ?? 0;
  const kinds = found.filter(({ count }) => most > 0 && count === most).map(({ kind }) => kind);
  const isOfDocument = (word: string) =>
    documents.some((one) => one.words.has(word)) && !places.some((one) => one.words.has(word));
  const others = all.filter((word) => !ofPlace.has(word) && !words.empty.has(word));
  const isAll = others.every(isOfDocument);
  return { kinds, place, others: all.filter((word) => !ofPlace.has(word)), isAll };
}

/** The page whose table may have a verdict for this; null where nothing of a licence, a permit or a visit is said. */
export function tableOf(asked: Asked, situations: Situations): Table | null {
  const own = situations.places.find(({ key }) => key === asked.place);
  if (own === undefined) return null;
  const isLicence = asked.kinds.includes('driving-licence');
  const needs: readonly Need[] = isLicence ? ['swap-licence'] : permitNeeds(asked, situations);
  const path = isLicence ? own.swap : own.permit;
  return path === '' || needs.length === 0 ? null : { path, needs };
}

type Table = { path: string; needs: readonly Need[] };

/** Documents that no nationality is asked for. */
const ownAnswers: ReadonlySet<string> = new Set(['diploma', 'language-certificate']);

function permitNeeds({ kinds, others }: Asked, { papers, visit, work, empty }: Situations): Need[] {
  const says = (list: typeof visit) => list.some((phrase) => isPhraseTyped(phrase, others));
  // The papers of "syrian diploma germany lost papers" are no passport.
  if (kinds.length > 0 && kinds.every((kind) => ownAnswers.has(kind))) return [];
  if (says(visit)) return ['visit'];
  if (says(work)) return ['live-and-work'];
  const isPermit = kinds.some((kind) => kind === 'residence-permit' || kind === 'work-permit');
  // "indian ireland" asks for all; "indian passport ireland" for no permit, unless a visa is named, too.
  const isBare = kinds.length === 0 && others.filter((word) => !empty.has(word)).length <= 1;
  return isPermit || isBare || says(papers) ? ['live-and-work', 'visit'] : [];
}

/** So many words have the longest names that people type. */
const mostWords = 5;
const shortestName = 3;
/** Of a name, so many letters at its end may be others in the name of its people: "Mexico" and "mexicano". */
const mostChanged = 2;
const mostAdded = 4;

/** The place that the words beside the document name, or whose people; null for none. */
export function originOf(
  { others, place }: Asked,
  more: PlaceNames,
  { empty, documents, places }: Situations,
): string | null {
  const ours = others.flatMap(
    // As above, a state comes after its country.
    (word) => places.findLast((one) => one.key !== place && one.words.has(word)) ?? [],
  );
  if (ours[0] !== undefined) return ours[0].code;
  const codes = new Map(
    Object.keys(more).flatMap((code) =>
      namesOf(code, '', more).map((name) => [name, code] as const),
    ),
  );
  const words = foldedName(others.join(' ')).split(' ');
  for (let length = mostWords; length > 0; length -= 1) {
    for (let start = 0; start + length <= words.length; start += 1) {
      const name = words.slice(start, start + length).join(' ');
      const code = codes.get(name);
      if (name.length >= shortestName && !empty.has(name) && code !== undefined) return code;
    }
  }
  const unknown = words.filter(
    (word) => !empty.has(word) && !documents.some((one) => one.words.has(word)) && word !== place,
  );
  const people = unknown.flatMap((word) => peopleOf(word, codes));
  return people.toSorted((one, other) => other.alike - one.alike)[0]?.code ?? null;
}

function peopleOf(word: string, codes: ReadonlyMap<string, string>) {
  const stem = arabicStem(word);
  return [...codes].flatMap(([name, code]) => {
    if (name.length < shortestName || name.includes(' ')) return [];
    if (stem !== null && stem === arabicStem(name)) return [{ code, alike: name.length }];
    let alike = 0;
    while (alike < name.length && name[alike] === word[alike]) alike += 1;
    const least = Math.max(4, name.length - mostChanged);
    return alike >= least && word.length <= name.length + mostAdded ? [{ code, alike }] : [];
  });
}

/** "الهند" and "هندية" have one stem; null for other scripts. */
function arabicStem(word: string): string | null {
  if (!/\p{Script=Arabic}/u.test(word)) return null;
  const stem = word.replace(/^ال/, '').replace(/(?:يات|يون|يين|ية|يه|يا|ي|ا|ة|ه)$/, '');
  return stem.length < shortestName ? null : stem;
}

/** The verdict of a table for whoever comes from a place; null where it has none for what they need. */
export function cardOf(
  { steps, words, answers }: VerdictCards,
  origin: string,
  { path, needs }: Table,
  nameOf: (code: string) => string | undefined,
): Card | null {
  const isListed = answers[origin] !== undefined;
  const found = (answers[isListed ? origin : 'other'] ?? []).filter(({ need }) =>
    needs.includes(need),
  );
  const [first] = found;
  if (first === undefined) return null;
  const from = interpolate(words.from, { place: nameOf(origin) ?? origin });
  return {
    says: first.says,
    sentences: found.map(({ sentence }) =>
      isListed ? sentence : sentence.replace(words.other, from),
    ),
    path: isListed ? `${path}#${origin}` : `${path}?from=${origin}`,
    next: steps[first.step] ?? null,
  };
}

/** The guide to the document that is named with its place and nothing more; null for none. */
export function guideCardOf({ kinds, place, isAll }: Asked, { guides }: Situations): Card | null {
  const [guide] = kinds.flatMap((kind) => guides[`${kind} ${place}`] ?? []);
  if (!isAll || guide === undefined) return null;
  const { label, path, sentence } = guide;
  return { says: 'apply', sentences: [label], path, next: { label: sentence, path, about: [] } };
}

/**
 * Who may exchange a licence, for whoever names no more than what they hold: in a place, or in all that we write about. There they choose
 * what they did not say. Null for none.
 */
export function swapCardOf(asked: Asked, more: PlaceNames, situations: Situations): Card | null {
  const { documents, swap, empty, guides } = situations;
  const isSwap = (word: string) => swap.some((phrase) => isPhraseTyped(phrase, [word]));
  const isKnown = (word: string) =>
    empty.has(word) || isSwap(word) || documents.some(({ words }) => words.has(word));
  const rest = asked.others.filter((word) => !isKnown(word));
  const originIn = (others: string[]) => originOf({ ...asked, others }, more, situations);
  const origin = rest.length === 0 ? null : originIn(rest);
  // Each word is needed for its name: who says another one asks for something else.
  const isOrigin = rest.every((one) => originIn(rest.filter((word) => word !== one)) === null);
  const guide = guides[`swap ${asked.place}`.trim()];
  if (guide === undefined || !asked.kinds.includes('driving-licence')) return null;
  if (rest.length === 0 ? !asked.others.some(isSwap) : origin === null || !isOrigin) return null;
  const path = origin === null ? guide.path : `${guide.path}?from=${origin}`;
  return {
    says: 'apply',
    sentences: [guide.label],
    path,
    next: { label: guide.sentence, path, about: [] },
  };
}
