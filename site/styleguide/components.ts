import type { FunctionComponent } from 'react';

type ComponentFile = Readonly<Record<string, FunctionComponent<object>>>;
/** The type of each file's examples is checked where they stand: they satisfy the props of their component. */
type ExamplesFile = { readonly examples: Readonly<Record<string, object>> };

/** One component with all the states that have a name. */
export type ShownComponent = {
  /** As its file is called, like "Stars". */
  name: string;
  /** The folder that it stands in, like "elements". */
  folder: string;
  /** From the project's root. */
  file: string;
  /** What its file says of it. */
  sentence: string;
  Component: FunctionComponent<object>;
  /** Props by the name of the state. */
  examples: Readonly<Record<string, object>>;
};

const sources = import.meta.glob<string>(
  ['../{components,islands}/**/*.tsx', '!**/*.test.tsx', '!**/hydrate.tsx'],
  { eager: true, query: '?raw', import: 'default' },
);
const componentFiles = import.meta.glob<ComponentFile>(
  ['../{components,islands}/**/*.tsx', '!**/*.test.tsx', '!**/hydrate.tsx'],
  { eager: true },
);
const examplesFiles = import.meta.glob<ExamplesFile>('../{components,islands}/**/*.examples.ts', {
  eager: true,
});

/** The files of all components, from the project's root. */
export const componentPaths: readonly string[] = Object.keys(componentFiles).map(fromRoot);

/** Every component that has examples. Throws Error for examples that have no component. */
export const shownComponents: readonly ShownComponent[] = Object.entries(examplesFiles).map(
  ([path, { examples }]) => show(path.replace('.examples.ts', '.tsx'), examples),
);

function show(path: string, examples: ExamplesFile['examples']): ShownComponent {
  const [fileName = '', folder = ''] = path.split('/').toReversed();
  const name = fileName.replace('.tsx', '');
  const Component = componentFiles[path]?.[name];
  const file = fromRoot(path);
  if (Component === undefined) throw new Error(`${file} should export ${name}: it has examples.`);
  return {
    name,
    folder,
    file,
    sentence: sentenceOf(sources[path] ?? '', name),
    Component,
    examples,
  };
}

function fromRoot(path: string): string {
  return path.replace('..', 'site');
}

/** The comment over the component in its source, without the lines that begin with a word like "Source:"; '' for none. */
function sentenceOf(source: string, name: string): string {
  const comment = new RegExp(`/\\*\\*((?:(?!\\*/).)*)\\*/\\nexport function ${name}\\(`, 's').exec(
    source,
  );
  const lines = (comment?.[1] ?? '').split('\n').map((line) => line.replace(/^\s*\*?/, '').trim());
  return lines
    .filter((line) => !line.startsWith('Source:'))
    .join(' ')
    .trim();
}
