import { ContentError, type ContentProblem } from './content-error.ts';
import {
  disagreementsIn,
  type PlacedFact,
  problemsOfFact,
  problemsOfLinks,
} from './fact-problems.ts';
import {
  type Fact,
  type FactEntry,
  type FactKind,
  type FactsByKey,
  lengthOf,
  listEntries,
} from './facts.ts';
import { formatMoney } from './money.ts';
import type { FactsFile, Publishers } from './schemas/facts.ts';

/**
 * All facts of all files by key, each with its level.
 * Shape: `files` by "country/guide". Throws one ContentError with every fault of every entry: decision 0020 lists them.
 */
export function gatherFacts(
  files: ReadonlyMap<string, FactsFile>,
  publishers: Publishers,
  today: Date,
): FactsByKey {
  const placed = new Map<string, PlacedFact>();
  const problems: ContentProblem[] = [];
  for (const [name, facts] of files) {
    const file = `content/facts/${name}.json`;
    if (facts.guide !== name) {
      problems.push({
        file,
        field: 'guide',
        expected: `"${name}", as the file is called`,
        got: facts.guide,
      });
    }
    problems.push(...problemsOfLinks(facts, file, publishers));
    for (const { kind, field, entry } of listEntries(facts)) {
      const fact = toFact(facts, kind, entry, publishers);
      if (placed.has(fact.key)) {
        const expected = 'used once in the file';
        problems.push({ file, field: `${field}.id`, expected, got: entry.id });
      }
      problems.push(...problemsOfFact(entry, { file, field, publishers, today }));
      placed.set(fact.key, { fact, file, field });
    }
  }
  problems.push(...disagreementsIn([...placed.values()]));
  if (problems.length > 0) throw new ContentError(problems);
  return new Map([...placed].map(([key, { fact }]) => [key, fact]));
}

function toFact(facts: FactsFile, kind: FactKind, entry: FactEntry, publishers: Publishers): Fact {
  const label = 'label' in entry ? entry.label : 'title' in entry ? entry.title : '';
  const statement = 'statement' in entry ? entry.statement : '';
  const figure = figureOf(entry);
  const note = 'note' in entry ? entry.note : '';
  const publisher = publishers[entry.source.publisher];
  return {
    key: `${facts.guide}/${entry.id}`,
    kind,
    label,
    figure,
    duration: entry.read ? lengthOf(entry, 'duration') : null,
    beforeEnd: entry.read ? lengthOf(entry, 'beforeEnd') : null,
    words: [label, figure, statement, note].join(' '),
    note,
    level: entry.read ? (publisher?.level ?? 'reported') : 'unread',
    source: entry.source,
    asOf: entry.asOf,
    checked: entry.checked ?? null,
    authority: facts.authority,
  };
}

/** The figure of an entry in English; null for a plain statement. */
export function figureOf(entry: FactEntry): string | null {
  if ('amount' in entry) return formatMoney(entry);
  return 'value' in entry ? entry.value : null;
}
