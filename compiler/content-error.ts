/** Names of fields and numbers of list items from the root of a file, like ['fees', 'rows', 2]. */
export type FieldPath = readonly (string | number)[];

/** One thing wrong in one content file, told to the editor who has to mend it. */
export type ContentProblem = {
  /** Path from the project's root, like content/settings.json. */
  file: string;
  /** Where in the file, like fees.rows.2. */
  field: string;
  /** The same, where `field` cannot be told apart because names hold dots; see pathOfProblem. */
  path?: FieldPath;
  expected: string;
  got: unknown;
  /** What to do, when `expected` does not say it already. */
  mend?: string;
};

/** Asks that something is so of one field; what is not so is a problem, and undefined was missing. */
export type Demand = (
  isSo: boolean,
  field: string,
  expected: string,
  got: unknown,
  mend?: string,
) => void;

/** All that is not as a check demands in one file. */
export function problemsIn(file: string, check: (demand: Demand) => void): ContentProblem[] {
  const problems: ContentProblem[] = [];
  check((isSo, field, expected, got, mend) => {
    if (!isSo) problems.push({ file, field, expected, got, ...(mend !== undefined && { mend }) });
  });
  return problems;
}

/** Every text below a value, with the names that lead to it, like "closing.body". */
export function textsIn(value: unknown, field = ''): [field: string, text: string][] {
  if (typeof value === 'string') return [[field, value]];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, inner]) =>
    textsIn(inner, field === '' ? name : `${field}.${name}`),
  );
}

/** Stops a build because the content cannot be trusted as it stands; lists every problem found, once, however often it was met. */
export class ContentError extends Error {
  override readonly name = 'ContentError';
  readonly problems: readonly ContentProblem[];

  constructor(problems: readonly ContentProblem[]) {
    const bySentence = new Map(problems.map((problem) => [sentenceOn(problem), problem]));
    super([...bySentence.keys()].join('\n'));
    this.problems = [...bySentence.values()];
  }
}

const longestGot = 80;

function sentenceOn({ file, field, expected, got, mend }: ContentProblem): string {
  const written = got === undefined ? 'missing' : JSON.stringify(got);
  const shown = written.length > longestGot ? `${written.slice(0, longestGot)}…` : written;
  const advice = mend === undefined ? '' : ` ${mend}`;
  return `${file}: "${field}" should be ${expected}, but is ${shown}.${advice}`;
}
