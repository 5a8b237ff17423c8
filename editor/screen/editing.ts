import type { RJSFSchema } from '@rjsf/utils';
import { createContext, useContext } from 'react';
import { joinClasses } from '../../site/components/classes.ts';
import type { FieldPath, Problem, References } from '../api.ts';
import { words } from './words.ts';

/** What the fields of a form need to know beside their own value. */
export type Editing = {
  /** Of the whole file. */
  value: unknown;
  /** Where the form's piece stands in it. */
  path: FieldPath;
  references: References;
  ownGuide: string | null;
  /** Of the fields of this form, by the id of their control. */
  problems: ReadonlyMap<string, readonly Problem[]>;
};

/** Through a context of React's, because a form of rjsf compares all that it is handed itself at every letter. */
export const EditingContext = createContext<Editing>({
  value: null,
  path: [],
  references: { facts: [], routes: [], publishers: [], guides: [] },
  ownGuide: null,
  problems: new Map(),
});

export const idPrefix = 'field';
export const idSeparator = '/';

/** The id of the control of a field, from its path inside the piece. */
export function fieldId(path: FieldPath): string {
  return [idPrefix, ...path].join(idSeparator);
}

/** What is wrong with the field whose control has this id. */
export function useProblems(id: string): readonly Problem[] {
  return useContext(EditingContext).problems.get(id) ?? [];
}

type Described = {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
};

/** The attributes that tie a control to its help and its problems. */
export function useDescribed(id: string, schema: RJSFSchema): Described {
  const problems = useProblems(id);
  const about = joinClasses(
    schema.description === undefined ? undefined : `${id}-help`,
    problems.length === 0 ? undefined : `${id}-problems`,
    lengthWords(schema, '') === null ? undefined : `${id}-length`,
  );
  const isWrong = problems.some(({ gate }) => gate !== 'reading');
  return { id, 'aria-describedby': about || undefined, 'aria-invalid': isWrong ? true : undefined };
}

/** How long a text is and may be; null where it may be of any length. */
export function lengthWords({ minLength = 0, maxLength }: RJSFSchema, text: string): string | null {
  if (maxLength === undefined) return null;
  return minLength > 1
    ? words.field.lengthAtLeast(text.length, minLength, maxLength)
    : words.field.length(text.length, maxLength);
}
