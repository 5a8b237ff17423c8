import { createContext, type ReactNode, useContext, useId, useState } from 'react';
import { joinClasses } from '../../site/components/classes.ts';
import type { FieldPath, Problem, References } from '../api.ts';
import type { Schema } from '../values.ts';
import { ShowFields } from './Elsewhere.tsx';
import { say, words } from './words.ts';

// What the fields of a form have in common.

export type FieldProps = {
  schema: Schema;
  /** In the piece whose form it is. */
  path: FieldPath;
  label: string;
  value: unknown;
  required: boolean;
  /** Takes what it holds from now on; undefined for nothing. */
  onChange: (value: unknown) => void;
};

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

export const EditingContext = createContext<Editing>({
  value: null,
  path: [],
  references: { facts: [], routes: [], publishers: [], guides: [] },
  ownGuide: null,
  problems: new Map(),
});

/** The id of the control of a field, from its path inside the piece. */
export function fieldId(path: FieldPath): string {
  return ['field', ...path].join('/');
}

function useProblems(path: FieldPath): readonly Problem[] {
  return useContext(EditingContext).problems.get(fieldId(path)) ?? [];
}

/** The attributes that tie a control to its help and its problems. */
export function useDescribed({ path, schema }: FieldProps) {
  const problems = useProblems(path);
  const id = fieldId(path);
  const about = joinClasses(
    schema.description === undefined ? undefined : `${id}-help`,
    problems.length === 0 ? undefined : `${id}-problems`,
    lengthWords(schema, '') === null ? undefined : `${id}-length`,
  );
  const isWrong = problems.some(({ gate }) => gate !== 'reading');
  return { id, 'aria-describedby': about || undefined, 'aria-invalid': isWrong || undefined };
}

/** A value as it is typed, and the box that it is typed into; what is emptied and not needed is nothing. */
export function useTyped(props: FieldProps) {
  const { schema, value, required, onChange } = props;
  const isNumber = schema.type === 'number' || schema.type === 'integer';
  const text = textOf(value);
  const type = (typed: string) => {
    if (typed === '' && (isNumber || !required)) onChange(undefined);
    else onChange(isNumber && String(Number(typed)) === typed ? Number(typed) : typed);
  };
  const box = {
    ...useDescribed(props),
    value: text,
    onChange: (event: { target: { value: string } }) => type(event.target.value),
  };
  return { text, type, box, isNumber };
}

/** A value as boxes hold it. */
export function textOf(value: unknown): string {
  return value === undefined || value === null ? '' : String(value);
}

/** How long a text is and may be; null where it may be of any length. */
export function lengthWords({ minLength = 0, maxLength }: Schema, text: string): string | null {
  if (maxLength === undefined) return null;
  return minLength > 1
    ? say(words.field.lengthAtLeast, { count: text.length, least: minLength, most: maxLength })
    : say(words.field.length, { count: text.length, most: maxLength });
}

type FieldGroupProps = Pick<FieldProps, 'schema' | 'path' | 'label' | 'required'> & {
  children: ReactNode;
};

/** Fields or items under a heading of their own, and what is wrong with them as a whole. */
export function FieldGroup({ schema, path, label, required, children }: FieldGroupProps) {
  return (
    <fieldset id={fieldId(path)} tabIndex={-1} className="stack group">
      <legend>
        {label}
        {required ? null : <OptionalMark />}
      </legend>
      {schema.description ? <p className="quiet">{schema.description}</p> : null}
      <Problems path={path} />
      {children}
    </fieldset>
  );
}

export function OptionalMark() {
  return <span className="quiet"> ({words.field.optional})</span>;
}

/** What is wrong with a field, below it. */
export function Problems({ path }: { path: FieldPath }) {
  const problems = useProblems(path);
  if (problems.length === 0) return null;
  return (
    <ul id={`${fieldId(path)}-problems`} className="small wrong">
      {problems.map(({ text, gate }) => (
        <li key={gate + text} data-gate={gate}>
          <strong>{words.problems.gates[gate]}.</strong> {text}
          {gate === 'conflict' ? (
            <>
              {' '}
              <ShowFields kind="conflicts" />
            </>
          ) : null}
        </li>
      ))}
    </ul>
  );
}

type KeyFieldProps = {
  name: string;
  taken: readonly string[];
  help?: string;
  onRename: (key: string) => void;
};

/** The name of a record's entry. It is taken over when the field is left, because it is also the entry's address. */
export function KeyField({ name, taken, help, onRename }: KeyFieldProps) {
  const [typed, setTyped] = useState(name);
  const id = useId();
  const isTaken = typed !== name && (typed.trim() === '' || taken.includes(typed.trim()));
  return (
    <p className="field">
      <label htmlFor={id} className="label">
        {words.outline.key}
      </label>
      <span id={`${id}-help`} className="quiet">
        {isTaken ? words.outline.keyTaken : help}
      </span>
      <input
        id={id}
        aria-describedby={`${id}-help`}
        aria-invalid={isTaken || undefined}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
        onBlur={() => {
          if (!isTaken && typed.trim() !== name) onRename(typed.trim());
        }}
      />
    </p>
  );
}
