import type { FunctionComponent } from 'react';
import { getSite } from '../../compiler/site.ts';
import { componentOf } from '../components/parts.tsx';
import { realParts } from './real-parts.ts';

/** Props of a component by the name of the state that they show. */
export type StatesOf<Component extends (props: never) => unknown> = Readonly<
  Record<string, Parameters<Component>[0]>
>;

type Drawable = FunctionComponent<object>;
type ComponentFile = Readonly<Record<string, unknown>>;
/** By the name of the component. The type of each is checked where it stands: it satisfies `StatesOf` its component. */
type ExamplesFile = {
  readonly examples: Readonly<Record<string, Readonly<Record<string, object>>>>;
};
type Example = { state: string; props: object };

/** One component in all of its states. */
type ShownComponent = {
  /** As it is called in its file, like "Stars". */
  name: string;
  /** The folder that its file stands in, like "elements". */
  folder: string;
  /** From the project's root. */
  file: string;
  /** What its file says of it. */
  sentence: string;
  Component: Drawable;
  examples: readonly Example[];
};

const sources = import.meta.glob<string>(
  ['../{components,islands}/**/*.tsx', '!**/*.test.tsx', '!**/{wake,hydrate}.tsx'],
  { eager: true, query: '?raw', import: 'default' },
);
const componentFiles = import.meta.glob<ComponentFile>(
  ['../{components,islands}/**/*.tsx', '!**/*.test.tsx', '!**/{wake,hydrate}.tsx'],
  { eager: true },
);
const examplesFiles = import.meta.glob<ExamplesFile>('./examples/*.ts', { eager: true });

const components = new Map(
  Object.entries(componentFiles).flatMap(([path, file]) =>
    Object.entries(file).flatMap(([name, Component]) =>
      isComponent(name, Component) ? [[name, { path, Component }] as const] : [],
    ),
  ),
);

/** Every component that another file may draw. */
export const componentNames: readonly string[] = [...components.keys()];

/** Parts of the site's own pages. */
const partsOfSite = [...realParts(getSite().pages)].map(([kind, parts]) => ({
  name: nameOf(componentOf(kind)),
  examples: parts.map(({ path, part }): Example => ({ state: path, props: part })),
}));

/** What no page has. */
const written = Object.values(examplesFiles)
  .flatMap(({ examples }) => Object.entries(examples))
  .map(([name, states]) => ({
    name,
    examples: Object.entries(states).map(([state, props]): Example => ({ state, props })),
  }));

/** Every component that has examples, by its name. Throws Error for examples that have no component. */
export const shownComponents: readonly ShownComponent[] = [
  ...Map.groupBy([...partsOfSite, ...written], ({ name }) => name),
]
  .map(([name, rooms]) =>
    show(
      name,
      rooms.flatMap(({ examples }) => examples),
    ),
  )
  .toSorted((one, other) => one.name.localeCompare(other.name));

function show(name: string, examples: readonly Example[]): ShownComponent {
  const found = components.get(name);
  if (found === undefined) throw new Error(`No file exports ${name}, which has examples.`);
  const { path, Component } = found;
  return {
    name,
    folder: path.split('/').at(-2) ?? '',
    file: path.replace('..', 'site'),
    sentence: sentenceOf(sources[path] ?? '', name),
    Component,
    examples,
  };
}

function nameOf(component: unknown): string {
  const [name] = [...components].find(([, { Component }]) => Component === component) ?? [''];
  return name;
}

/** Functions with a capital are components; the others serve them. */
function isComponent(name: string, value: unknown): value is Drawable {
  return typeof value === 'function' && /^[A-Z]/.test(name);
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
