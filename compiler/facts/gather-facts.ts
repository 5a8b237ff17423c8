import { tellMoney } from '../../plan/money.ts';
import { ContentError, type ContentProblem, problemsIn } from '../content-error.ts';
import type { FactsFile, Publishers } from '../schemas/facts.ts';
import { withGetters } from '../translation/untranslated.ts';
import {
  disagreementsIn,
  hostsOf,
  type PlacedFact,
  problemsOfFact,
  problemsOfLinks,
} from './fact-problems.ts';
import {
  emptyFact,
  type Fact,
  type FactEntry,
  type FactKind,
  type FactsByKey,
  lengthOf,
  listEntries,
} from './facts.ts';
import { currenciesIn } from './wording.ts';

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
  const hosts = hostsOf(publishers);
  for (const [name, facts] of files) {
    const file = `content/facts/${name}.json`;
    problems.push(...problemsOfLinks(facts, file, hosts));
    problems.push(
      ...problemsIn(file, (demand) => {
        demand(facts.guide === name, 'guide', `"${name}", as the file is called`, facts.guide);
        for (const { kind, field, entry } of listEntries(facts)) {
          const fact = toFact(facts, kind, entry, publishers);
          demand(!placed.has(fact.key), `${field}.id`, 'used once in the file', entry.id);
          problems.push(...problemsOfFact(entry, { file, field, publishers, today }));
          placed.set(fact.key, { fact, file, field });
        }
      }),
    );
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
  const { fingerprint = null, checked = null } = entry;
  return {
    key: `${facts.guide}/${entry.id}`,
    kind,
    label,
    figure,
    was: entry.read ? wasOf(entry) : null,
    ...measuresOf(kind, figure ?? ''),
    duration: entry.read ? lengthOf(entry, 'duration') : null,
    beforeEnd: entry.read ? lengthOf(entry, 'beforeEnd') : null,
    money: moneyOf(entry),
    statement,
    fingerprint,
    words: [label, figure, statement, note].join(' '),
    note,
    level: entry.read ? (publisher?.level ?? 'reported') : 'unread',
    source: entry.source,
    asOf: entry.asOf,
    checked,
    authority: facts.authority,
  };
}

function moneyOf(entry: FactEntry): Fact['money'] {
  return 'amount' in entry ? { amount: entry.amount, currency: entry.currency } : null;
}

function measuresOf(kind: FactKind, figure: string): Pick<Fact, 'isMoney' | 'isTime'> {
  return {
    isMoney: kind === 'fees' || currenciesIn(figure).length > 0,
    isTime: kind === 'timing' || lengthOfTime.test(figure),
  };
}

/** What an entry was before, as `figureOf` tells what it is. */
function wasOf(entry: FactEntry, { tag, source } = inEnglish): Fact['was'] {
  if (!('was' in entry) || entry.was === undefined) return null;
  const { was } = entry;
  const { changed } = was;
  if ('value' in was) return withGetters({ changed }, { figure: () => was.value });
  const money = 'amount' in entry ? { currency: entry.currency, ...was } : null;
  return money && { figure: tellMoney(money, tag, source), changed };
}

/** "14 days" or "3-month", and not "16 years old". */
const lengthOfTime = /\d[ -](?:working |calendar )?(?:hour|day|week|month|year)s?\b(?! old)/i;

/** How a language writes money: its tag, and its word for a fee of nothing. */
type MoneyWords = { tag: string; source: { free: string } };

const inEnglish: MoneyWords = { tag: 'en-GB', source: { free: 'Free' } };

/** The facts in the words of another language, read when a page asks for them. Shape: `stale` are those that are shown in English. */
export function factsIn(
  files: ReadonlyMap<string, FactsFile>,
  english: FactsByKey,
  words: MoneyWords & { englishTag: string; stale: ReadonlySet<string> },
): FactsByKey {
  const facts = [...files.values()].flatMap((file) =>
    listEntries(file).map(({ entry }): [string, Fact] => {
      const key = `${file.guide}/${entry.id}`;
      const fact = english.get(key) ?? emptyFact;
      // Of what nobody has read, no page says the figure.
      const figure = () => (fact.level === 'unread' ? fact.figure : figureOf(entry, words));
      const own = { ...fact, authority: file.authority, was: fact.was && wasOf(entry, words) };
      return [
        key,
        withGetters<Fact, Partial<Fact>>(own, {
          label: () => ('label' in entry ? entry.label : ''),
          note: () => ('note' in entry ? entry.note : ''),
          figure,
          language: () => (words.stale.has(figure() ?? '') ? words.englishTag : undefined),
        }),
      ];
    }),
  );
  return new Map(facts);
}

/** The figure of an entry; null for a plain statement. */
export function figureOf(entry: FactEntry, { tag, source } = inEnglish): string | null {
  if ('amount' in entry) return tellMoney(entry, tag, source);
  return 'value' in entry ? entry.value : null;
}
