// One list of the shapes of all files of open data, read from top to bottom by who programs against them; it has no branches, so its length costs nobody one.
import { z } from 'zod';
import { factKinds } from '../facts/facts.ts';
import { namedMonth } from '../schemas/facts.ts';
import { documentKinds } from '../schemas/guide.ts';
import { listOf } from '../schemas/rich-text.ts';
import { stayOutcomes, swapOutcomes, swapTests, visitOutcomes } from '../schemas/tables.ts';

/** A shape that stands under its name in the schema. */
function named<Shape extends z.ZodRawShape>(id: string, description: string, shape: Shape) {
  return z.strictObject(shape).meta({ id, description });
}

const month = namedMonth.nullable().describe('Month as 2026-04; null when the source gives none.');

const address = z.url({ protocol: /^https?$/ });

const authority = z
  .strictObject({ name: z.string(), url: address })
  .describe('Who has the last word. Check figures there before you pay or rely on them.');

const source = z.strictObject({
  publisher: z.string().describe('Whose words these are: name it when you use the fact.'),
  title: z.string(),
  url: address,
  readAs: z.string().nullable().describe('How it was read when not at the address itself.'),
});

const anyFact = {
  id: z.string().describe('Unique on this site: "country/subject/name".'),
  subject: z.string().describe('What the fact is about, "country/subject".'),
  page: address.nullable().describe('The page on that subject; null when there is none.'),
  kind: z.enum(factKinds),
  label: z.string(),
  source,
  asOf: month,
  checked: month.describe(
    'Month in which we last found it at its source; null when not since then.',
  ),
  authority,
};

const readFact = z.strictObject({
  ...anyFact,
  level: z
    .enum(['official', 'law', 'reported'])
    .describe(
      '"official": read at the authority or a statistics office; "law": in the text of a law; "reported": anywhere else.',
    ),
  figure: z.string().nullable().describe('As shown on pages; null for a plain statement.'),
  money: z
    .strictObject({ amount: z.number().nonnegative(), currency: z.enum(['GBP', 'EUR', 'USD']) })
    .nullable(),
  statement: z.string().nullable(),
  note: z.string().nullable().describe('When the figure applies, or what it was before.'),
});

const unreadFact = z
  .strictObject({
    ...anyFact,
    level: z.literal('unread'),
    figure: z.null(),
    money: z.null(),
    statement: z.null(),
    note: z.null(),
  })
  .describe('Nobody here has read its source, so it says where to look and nothing else.');

const fact = z
  .discriminatedUnion('level', [readFact, unreadFact])
  .meta({ id: 'Fact', description: 'One thing that is known, with its source.' });

const guide = named('Guide', 'One guide, without its words.', {
  id: z.string().describe('"country/guide".'),
  title: z.string(),
  summary: z.string(),
  kind: z.enum(documentKinds),
  country: z.string(),
  page: address.describe('The guide for people.'),
  data: address.describe('The guide and its facts as JSON.'),
  authority,
  applyAt: address.describe('The official page where an application starts.'),
  officialLinks: listOf({ label: z.string(), url: address }),
  reviewed: month.describe('Month in which somebody last went over the words of the guide.'),
  newestFact: month,
  oldestFact: month,
});

const situation = named('Case', 'One situation for the document of a guide.', {
  id: z.string().describe('"country/guide/case".'),
  title: z.string(),
  page: address.describe(
    'The page for people: what to do and what it costs, each figure with its source.',
  ),
});

const terms = {
  $schema: address,
  licence: z.strictObject({ name: z.string(), url: address }),
  attribution: z.string().describe('Whom to name.'),
  sources: z.string().describe('Who the sources are, and how far each may be trusted.'),
};

const guideList = named('GuideList', 'Every guide and every case.', {
  ...terms,
  guides: z.array(guide),
  cases: z.array(situation),
});

const factList = named('FactList', 'Every fact.', { ...terms, facts: z.array(fact) });

const guideFile = named('GuideFile', 'One guide with its cases and facts.', {
  ...terms,
  guide,
  cases: z.array(situation),
  facts: z.array(fact),
});

/** What an answer of a table rests on. */
const evidence = {
  source,
  level: z.enum(['official', 'law', 'reported']),
  asOf: month,
  checked: month,
};

/** What the file of every table begins with. */
const tableHead = {
  ...terms,
  destination: z.string(),
  name: z.string(),
  page: address.describe('The table for people.'),
  authority,
  applyAt: address,
};

const swap = named('Swap', 'Whether one destination swaps the licences of one issuer.', {
  issuer: z
    .string()
    .describe('Who issued the licence: ISO 3166-1, or ISO 3166-2 for a part of a country.'),
  issuerName: z.string(),
  outcome: z
    .enum(swapOutcomes)
    .describe(
      '"use": driven on as it is; "swap": exchanged, after the tests; "no-swap": the source says no.',
    ),
  tests: z.array(z.enum(swapTests)),
  deadline: z.string(),
  categories: z.string(),
  note: z.string(),
  ...evidence,
});

const swapFile = named('SwapFile', 'Which foreign driving licences one country or state swaps.', {
  ...tableHead,
  swaps: z.array(swap),
  others: z.string().describe('What applies to every issuer that is not listed.'),
  newcomers: z
    .string()
    .nullable()
    .describe('How long a newcomer may drive on any foreign licence.'),
});

const nationality = named('Nationality', 'What one nationality needs in one country.', {
  nationality: z
    .string()
    .describe('ISO 3166-1, or the code of ICAO Doc 9303 for a status such as GBN or XXB.'),
  name: z.string(),
  stay: z
    .strictObject({ outcome: z.enum(stayOutcomes), note: z.string(), ...evidence })
    .nullable()
    .describe(
      'To live and work: "free" without a permit; "permit-there" with one that can be asked for after arriving; "permit" with one; "suspended" when hardly any are given. null when no source that was read says so.',
    ),
  visit: z
    .strictObject({
      outcome: z.enum(visitOutcomes),
      length: z.string(),
      note: z.string(),
      ...evidence,
    })
    .nullable()
    .describe(
      'To visit, which does not allow work: "none" without a visa; "authorisation" with an ETA or ESTA; "visa"; "depends" on the note; "suspended". null when no source that was read says so, or when a right to stay makes it needless.',
    ),
});

const permitFile = named(
  'PermitFile',
  'Who needs a permit to live and work in one country, and a visa to visit it.',
  {
    ...tableHead,
    nationalities: z.array(nationality),
    visitIsNoWork: z.string(),
    alsoKnow: z.array(z.string()),
  },
);

const table = named('Table', 'One table, without its rows.', {
  id: z.string().describe('"kind/destination".'),
  title: z.string(),
  summary: z.string(),
  page: address.describe('The table for people.'),
  json: address.describe('The table as data, each answer with its source.'),
  csv: address.describe('The table as a sheet.'),
});

const tableList = named('TableList', 'Every table.', { ...terms, tables: z.array(table) });

const answer = named('Answer', 'The answer to one situation.', {
  need: z
    .enum(['swap-licence', 'live-and-work', 'visit', ...documentKinds])
    .describe('What somebody needs: to swap a licence, to live and work, to visit, or a document.'),
  place: z.string().describe('Where: a destination of a table, or the country of a guide.'),
  placeName: z.string(),
  origin: z
    .string()
    .nullable()
    .describe(
      'Whose licence or passport: ISO 3166, or ICAO Doc 9303 for a status such as GBN; null where it does not matter, and for every place without an answer of its own.',
    ),
  originName: z.string().nullable(),
  situations: z
    .array(z.string())
    .describe('Of a case, the answers of our finder that lead to it, like "In the UK".'),
  verdict: z
    .enum(['yes', 'if', 'no', 'unlisted', 'apply', 'not-covered'])
    .describe(
      '"if": yes, but something comes first; "unlisted": no source that we read names it; "apply": a case says how; "not-covered": we have nothing on it.',
    ),
  sentence: z.string().describe('The answer in a sentence.'),
  details: z.array(z.string()).describe('For which vehicles or people, and what else decides.'),
  page: address.describe('The answer for people.'),
  steps: listOf({
    case: z.string().nullable().describe('"country/guide/case"; null for another page.'),
    label: z.string(),
    url: address,
    cost: z.string().describe('What most people pay; empty where we do not know it.'),
    time: z.string(),
    until: z.string().describe('By when, counted from arrival; empty for no such day.'),
  }).describe('What to do then.'),
  source: z
    .strictObject({
      publisher: z.string(),
      title: z.string(),
      url: address,
      asOf: month,
      level: z.enum(['official', 'law', 'reported', 'unread']),
    })
    .nullable()
    .describe('null of a case, whose facts name theirs, and of what needs none.'),
});

const answerList = named('AnswerList', 'Every answer.', { ...terms, answers: z.array(answer) });

const openDataFile = z.union([
  guideList,
  factList,
  guideFile,
  swapFile,
  permitFile,
  tableList,
  answerList,
]);

export type OpenFact = z.infer<typeof fact>;
export type OpenAnswer = z.infer<typeof answer>;
export type OpenDataFile = z.infer<typeof openDataFile>;
export type OpenSwaps = z.infer<typeof swapFile>;
export type OpenPermits = z.infer<typeof permitFile>;
export type OpenEvidence = Pick<z.infer<typeof swap>, keyof typeof evidence>;

/** The shape of every file of open data as a JSON Schema that says its own address. */
export function openDataSchema(schemaAddress: string): object {
  const { $schema, ...rest } = z.toJSONSchema(openDataFile);
  return { $schema, $id: schemaAddress, title: 'Open data of this site', ...rest };
}
