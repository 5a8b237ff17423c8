import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { UsageError } from '../../../terminal/usage.ts';
import type { BuildConfig } from '../../build-config.ts';
import { compile } from '../../compile.ts';
import { type FactEntry, factKinds, listEntries } from '../../facts/facts.ts';
import { placesOfFacts } from '../../facts/shown-facts.ts';
import { numbersIn, spelledNumbersIn } from '../../facts/wording.ts';
import { contentText } from '../../load/content-text.ts';
import { replaceFile } from '../../load/replace-file.ts';
import { type Content, loadContent } from '../../load.ts';
import { factMonth } from '../../schemas/facts.ts';

/** The folder that holds content/, and what the environment says. */
export type FactsPlace = { root: string; config: BuildConfig };

/** What somebody who has read a source found there. */
type NewFigure = {
  /** "country/file". */
  guide: string;
  id: string;
  /** The amount of a fee, or the words of another figure, as typed. */
  figure: string;
  asOf: string;
  /** The month from which it applies, where it took the place of the figure that is there. */
  since?: string | undefined;
  /** Where it was read, when that is another page than before. */
  url?: string | undefined;
  title?: string | undefined;
  publisher?: string | undefined;
  /** New words around the figure. */
  statement?: string | undefined;
  note?: string | undefined;
};

/**
 * Changes one figure in its file, writes it only when all content is sound with the change, and tells what changed and which
 * pages show it.
 * Throws UsageError for what cannot be meant, ContentError when the content would not build.
 */
export function setFact(wanted: NewFigure, isDryRun: boolean, { root, config }: FactsPlace) {
  const content = loadContent(root);
  const entry = findEntry(content.facts, wanted);
  refuseStrangers(content.publishers, entry, wanted);
  const file = `content/facts/${wanted.guide}.json`;
  const before = readFileSync(join(root, file), 'utf8');
  const { text, changes } = changeFact(file, before, wanted.id, toChanges(entry, wanted));
  const { pages } = compile(loadContent(root, new Map([[file, text]])), config);
  if (changes.length === 0) return `Nothing to change: ${file} says so already.`;
  if (!isDryRun) replaceFile(join(root, file), text);
  const { figureOn = [] } = placesOfFacts(pages).get(`${wanted.guide}/${wanted.id}`) ?? {};
  return [
    ...changes.map((change) => `${change.field}: ${told(change.before)} → ${told(change.after)}`),
    figureOn.length === 0 ? 'Shown on no page.' : `Shown on ${figureOn.join(', ')}.`,
    isDryRun ? `A dry run: ${file} is as it was.` : `Written to ${file}.`,
  ].join('\n');
}

type FigureEntry = Extract<FactEntry, { value: string } | { amount: number }>;

function findEntry(facts: Content['facts'], { guide, id }: NewFigure): FigureEntry {
  const file = facts.get(guide);
  if (file === undefined) {
    throw new UsageError(`There is no content/facts/${guide}.json; name it as country/file.`);
  }
  const figures = listEntries(file)
    .map(({ entry }) => entry)
    .filter((entry) => 'value' in entry || 'amount' in entry);
  const found = figures.find((entry) => entry.id === id);
  if (found !== undefined) return found;
  const ids = figures.map((entry) => entry.id).join(', ');
  throw new UsageError(`content/facts/${guide}.json has no figure "${id}". It has ${ids}.`);
}

function refuseStrangers(
  publishers: Content['publishers'],
  { source }: FigureEntry,
  { publisher = source.publisher, url = source.url }: NewFigure,
): void {
  const { hosts } = publishers[publisher] ?? {};
  if (hosts === undefined) {
    throw new UsageError(`content/publishers.json has no "${publisher}": add it there first.`);
  }
  const host = URL.parse(url)?.hostname;
  if (host === undefined || hosts.includes(host)) return;
  const owners = Object.keys(publishers).filter((name) => publishers[name]?.hosts.includes(host));
  const advice =
    owners.length === 0
      ? 'No publisher in content/publishers.json has it.'
      : `Name who published the page with --publisher: ${owners.join(', ')}.`;
  throw new UsageError(`${host} is no host of ${publisher}. ${advice}`);
}

function toChanges(entry: FigureEntry, wanted: NewFigure): FieldChanges {
  const { asOf, url, title, publisher, statement, note } = wanted;
  if (!factMonth.safeParse(asOf).success || asOf === 'unknown') {
    throw new UsageError(`Write the month of the source as --as-of 2026-11, not "${asOf}".`);
  }
  if (publisher !== undefined && (url === undefined || title === undefined)) {
    throw new UsageError('Another publisher needs its own page: add --url and --title.');
  }
  refuseStaleWords(entry, wanted);
  const isOtherPage = url !== undefined && url !== entry.source.url;
  return {
    ...figureChange(entry, wanted.figure),
    ...figureBefore(entry, wanted),
    ...given({ statement, note }),
    asOf,
    // Whoever sets it has read it, and says in which month the source said so.
    checked: undefined,
    ...given({ 'source.publisher': publisher, 'source.title': title, 'source.url': url }),
    // Another figure was seen in another sentence.
    ...(isSameFigure(entry, wanted.figure) ? {} : { fingerprint: undefined }),
    read: true,
    unread: undefined,
    // It was how the other page had reached us.
    ...(isOtherPage ? { 'source.readAs': undefined } : {}),
  };
}

/** The old figure, which pages tell beside the new one; a slip that is mended leaves none. */
function figureBefore(entry: FigureEntry, { figure, since }: NewFigure): FieldChanges {
  if (since === undefined) return {};
  if (!factMonth.safeParse(since).success || since === 'unknown') {
    throw new UsageError(
      `Write the month from which it applies as --since 2026-11, not "${since}".`,
    );
  }
  if (isSameFigure(entry, figure)) {
    throw new UsageError('--since is for a figure that took the place of another.');
  }
  const old = 'value' in entry ? { value: entry.value } : { amount: entry.amount };
  return { was: { ...old, changed: since } };
}

function given(values: Readonly<Record<string, string | undefined>>): FieldChanges {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined));
}

function isSameFigure(entry: FigureEntry, figure: string): boolean {
  return 'value' in entry ? entry.value === figure : entry.amount === Number(figure);
}

function figureChange(entry: FigureEntry, figure: string): FieldChanges {
  if ('value' in entry) return { value: figure };
  if (/^\d+(\.\d{1,2})?$/.test(figure)) return { amount: Number(figure) };
  throw new UsageError(
    `Write the amount alone, like 94.50, not "${figure}"; the currency stays ${entry.currency}.`,
  );
}

/** Words around a figure that still tell the one before would make the fact contradict itself. */
function refuseStaleWords(entry: FigureEntry, wanted: NewFigure): void {
  const figure = 'value' in entry ? entry.value : String(entry.amount);
  const gone = allNumbersIn(figure).filter(
    (number) => !allNumbersIn(wanted.figure).includes(number),
  );
  for (const field of ['statement', 'note'] as const) {
    const words: unknown = Reflect.get(entry, field);
    if (typeof words !== 'string' || wanted[field] !== undefined) continue;
    const stale = allNumbersIn(words).find((number) => gone.includes(number));
    if (stale !== undefined) {
      throw new UsageError(
        `The ${field} speaks of ${stale} too: "${words}" Write it anew with --${field} "…".`,
      );
    }
  }
}

/** As numbers, so that 94.50 and 94.5 are one. */
function allNumbersIn(text: string): number[] {
  return [...numbersIn(text), ...spelledNumbersIn(text)].map(Number);
}

function told(value: unknown): string {
  return value === undefined ? 'left out' : JSON.stringify(value);
}

/** New values by the name of their field, like "source.url"; undefined takes the field out. */
export type FieldChanges = Readonly<Record<string, string | number | boolean | object | undefined>>;

/** One field that is another now, as it stands in the file; undefined where there is none. */
type FieldChange = { field: string; before: unknown; after: unknown };

type Fields = Record<string, unknown> & { id?: unknown; source?: Record<string, unknown> };

/**
 * Changes fields of one fact in a facts file, and tells which are not as they were.
 * Throws RangeError for an id that the file does not have, and for a new value of a field that the fact does not have.
 */
export function changeFact(file: string, text: string, id: string, wanted: FieldChanges) {
  const facts: Record<string, Fields[] | undefined> = JSON.parse(text);
  const fact = factKinds.flatMap((kind) => facts[kind] ?? []).find((one) => one.id === id);
  if (fact === undefined) throw new RangeError(`The file has no fact "${id}".`);
  const changes = Object.entries(wanted).flatMap(([field, after]): FieldChange[] => {
    const name = field.replace('source.', '');
    const owner = name === field ? fact : (fact.source ?? {});
    const before = owner[name];
    if (before === after) return [];
    if (before === undefined) addField(owner, name, after);
    else owner[name] = after;
    return [{ field, before, after }];
  });
  return { text: contentText(file, facts), changes };
}

/** Fields that commands write where there were none, in their order behind `asOf`. */
const written = ['checked', 'fingerprint', 'was'];

function addField(fact: Record<string, unknown>, name: string, value: unknown): void {
  if (!written.includes(name)) throw new RangeError(`The fact has no "${name}".`);
  const fields = Object.entries(fact);
  const earlier = ['asOf', ...written];
  const at = fields.findLastIndex(([other]) => earlier.includes(other));
  for (const [other] of fields) delete fact[other];
  Object.assign(fact, Object.fromEntries(fields.toSpliced(at + 1, 0, [name, value])));
}
