import { useMemo } from 'react';
import type { FieldPath, Problem, References } from '../api.ts';
import {
  blank,
  isFields,
  itemSchemaOf,
  type Schema,
  valueAt,
  withoutPiece,
  withValueAt,
} from '../values.ts';
import { Control } from './Control.tsx';
import { Button } from './controls.tsx';
import {
  type Editing,
  EditingContext,
  FieldGroup,
  type FieldProps,
  fieldId,
  KeyField,
  lengthWords,
  OptionalMark,
  Problems,
  textOf,
} from './field-parts.tsx';
import type { Draft } from './form-drafts.ts';
import { ListField } from './ListField.tsx';
import { ownGuideOf, schemaOfPiece, withAdded, withKey } from './pieces.ts';
import { startsWith } from './place.ts';
import { plainName, say, words } from './words.ts';

type PieceFormProps = {
  draft: Pick<Draft, 'file' | 'value'>;
  path: FieldPath;
  references: References;
  /** Those of this file. */
  problems: readonly Problem[];
  /** Takes the value of the whole file. */
  onChange: (value: unknown) => void;
};

export function PieceForm({ draft, path, references, problems, onChange }: PieceFormProps) {
  const { file, value } = draft;
  const editing = useMemo<Editing>(
    () => ({
      value,
      path,
      references,
      ownGuide: ownGuideOf(file.file, value),
      problems: byField(problems, path),
    }),
    [value, path, references, file.file, problems],
  );
  return (
    <EditingContext value={editing}>
      <div className="form">
        <Field
          schema={schemaOfPiece(file.schema, path)}
          path={[]}
          label=""
          value={valueAt(value, path)}
          required
          onChange={(piece) => onChange(withValueAt(value, path, piece))}
        />
      </div>
    </EditingContext>
  );
}

function byField(problems: readonly Problem[], piece: FieldPath): Map<string, Problem[]> {
  const here = problems.filter(({ path }) => startsWith(path, piece));
  return Map.groupBy(here, ({ path }) => fieldId(path.slice(piece.length)));
}

/** A field as its schema has it, with all that is in it. */
function Field(props: FieldProps) {
  const { anyOf, type } = props.schema;
  if (anyOf !== undefined) return <ShapeField {...props} shapes={anyOf} />;
  if (type === 'array') return <ListField {...props} draw={(item) => <Field {...item} />} />;
  return type === 'object' ? <PartField {...props} /> : <ControlField {...props} />;
}

/** One value, with its name and its help before it, and how long it is and what is wrong with it after it. */
function ControlField(props: FieldProps) {
  const { schema, path, value } = props;
  const id = fieldId(path);
  // What is ticked has its label inside, and its help after it.
  const isTicked = schema.type === 'boolean';
  const help = schema.description ? (
    <p id={`${id}-help`} className={isRow(path) ? 'visually-hidden' : 'quiet'}>
      {schema.description}
    </p>
  ) : null;
  const length = lengthWords(schema, textOf(value));
  return (
    <div className="field">
      {isTicked ? null : <Name {...props} />}
      {isTicked ? null : help}
      <Control {...props} />
      {length === null ? null : (
        <p id={`${id}-length`} className="quiet">
          {length}
        </p>
      )}
      {isTicked ? help : null}
      <Problems path={path} />
    </div>
  );
}

/** The heading of a list says what its rows are. */
const isRow = (path: FieldPath) => typeof path.at(-1) === 'number';

function Name({ schema, path, label, required }: FieldProps) {
  const className = isRow(path) ? 'visually-hidden' : 'label';
  const mark = required || isRow(path) ? null : <OptionalMark />;
  // A fact is chosen by buttons, which no label can name.
  return schema.reference === 'fact' ? (
    <span className={className}>
      {label}
      {mark}
    </span>
  ) : (
    <label htmlFor={fieldId(path)} className={className}>
      {label}
      {mark}
    </label>
  );
}

/** Fields that belong together, or entries whose names are free; what may be left out is added and taken away as a whole. */
function PartField(props: FieldProps) {
  const { schema, path, label, value, required, onChange } = props;
  const isBare = typeof path.at(-1) !== 'string';
  const isOptional = !isBare && !required;
  const isAbsent = isOptional && !isFields(value);
  const content = isAbsent ? (
    <p>
      <Button onClick={() => onChange(blank({ ...schema, nullable: false }))}>
        {say(words.field.addOptional, { what: label })}
      </Button>
    </p>
  ) : (
    <>
      {schema.properties === undefined ? <Entries {...props} /> : <Properties {...props} />}
      {isOptional ? (
        <p>
          <Button onClick={() => onChange(undefined)}>
            {say(words.field.removeOptional, { what: label })}
          </Button>
        </p>
      ) : null}
    </>
  );
  if (isBare || isAbsent) {
    return (
      <div id={fieldId(path)} tabIndex={-1} className="stack">
        <Problems path={path} />
        {content}
      </div>
    );
  }
  return <FieldGroup {...props}>{content}</FieldGroup>;
}

function Properties({ schema, path, value, onChange }: FieldProps) {
  const { properties = {}, required = [] } = schema;
  const fields = isFields(value) ? value : {};
  return plainestFirst(properties).map(([name, property]) => (
    <Field
      key={name}
      schema={property}
      path={[...path, name]}
      label={property.title ?? plainName(name)}
      value={fields[name]}
      required={required.includes(name) && !property.nullable}
      onChange={(part) => {
        onChange(withValueAt(fields, [name], property.nullable ? (part ?? null) : part));
      }}
    />
  ));
}

/** What tells where a fact comes from: an editor looks for its figure first. */
const evidence = ['id', 'source', 'asOf', 'checked', 'fingerprint', 'read', 'unread'];

function plainestFirst(properties: Record<string, Schema>): [string, Schema][] {
  const entries = Object.entries(properties);
  if (!('source' in properties && 'asOf' in properties)) return entries;
  const isEvidence = ([name]: [string, Schema]) => evidence.includes(name);
  return [...entries.filter((entry) => !isEvidence(entry)), ...entries.filter(isEvidence)];
}

function Entries({ schema, path, label, value, onChange }: FieldProps) {
  const entries = isFields(value) ? value : {};
  return (
    <>
      {Object.entries(entries).map(([name, entry], at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: whoever leaves the name goes on to the words, which must not be drawn anew
        <div key={at} className="entry">
          <KeyField
            key={name}
            name={name}
            taken={Object.keys(entries)}
            onRename={(key) => onChange(withKey(entries, [name], key))}
          />
          <Field
            schema={itemSchemaOf(schema) ?? {}}
            path={[...path, name]}
            label={name}
            value={entry}
            required
            onChange={(item) => onChange(withValueAt(entries, [name], item))}
          />
          <Button
            tone="mark"
            aria-label={say(words.field.remove, { what: name })}
            onClick={() => onChange(withoutPiece(entries, [name]))}
          >
            ✕
          </Button>
        </div>
      ))}
      <p>
        <Button onClick={() => onChange(withAdded(schema, entries, []).value)}>
          {say(words.field.add, { list: label || words.outline.page })}
        </Button>
      </p>
    </>
  );
}

/** A part that may have one of several shapes, and a choice which of them it has. */
function ShapeField({ shapes, ...props }: FieldProps & { shapes: readonly Schema[] }) {
  const { value, onChange } = props;
  const at = Math.max(
    0,
    shapes.findIndex((shape) => hasShape(value, shape)),
  );
  return (
    <div className="field">
      <select
        aria-label={words.field.shape}
        value={at}
        onChange={(event) => onChange(inShape(value, shapes[Number(event.target.value)] ?? {}))}
      >
        {shapes.map((shape, index) => (
          <option key={shapeName(shape)} value={index}>
            {shapeName(shape)}
          </option>
        ))}
      </select>
      <Field {...props} schema={shapes[at] ?? {}} />
    </div>
  );
}

function hasShape(value: unknown, { properties = {}, required = [] }: Schema): boolean {
  if (!isFields(value)) return false;
  const isKnown = Object.entries(value).every(([name, field]) => {
    const { enum: choices } = properties[name] ?? { enum: [] };
    return choices === undefined || choices.includes(field);
  });
  return isKnown && required.every((name) => name in value || properties[name]?.enum);
}

/** What another shape needs, with what the part holds under the names that it has there too. */
function inShape(value: unknown, shape: Schema): object {
  const kept = Object.entries(Object(value)).filter(([name]) => {
    const property = shape.properties?.[name];
    return property !== undefined && property.enum === undefined;
  });
  return { ...Object(blank(shape)), ...Object.fromEntries(kept) };
}

/** Its fields, and the words between which one of them chooses. */
function shapeName({ properties = {} }: Schema): string {
  return Object.entries(properties)
    .map(([name, { enum: choices = [] }]) => [plainName(name), choices.join('/')].join(' ').trim())
    .join(', ');
}
