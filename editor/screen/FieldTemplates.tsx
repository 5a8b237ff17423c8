import {
  ADDITIONAL_PROPERTY_FLAG,
  canExpand,
  type FieldTemplateProps,
  type ObjectFieldTemplateProps,
  type OptionalDataControlsTemplateProps,
} from '@rjsf/utils';
import type { ReactNode } from 'react';
import { Button } from './controls.tsx';
import { ShowFields } from './Elsewhere.tsx';
import { useProblems } from './editing.ts';
import styles from './PieceForm.module.css';
import { words } from './words.ts';

/** What is wrong with a field, below it. */
function Problems({ id }: { id: string }) {
  const problems = useProblems(id);
  if (problems.length === 0) return null;
  return (
    <ul id={`${id}-problems`} className={styles.problems}>
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

/** A field with its name before it, its help, and what is wrong with it. */
export function FieldTemplate(props: FieldTemplateProps) {
  const { id, children, rawDescription, schema, fieldPathId } = props;
  const { type } = schema;
  if (type === 'object' || type === 'array') return <Entry {...props}>{children}</Entry>;
  // The heading of a list says what its rows are.
  const isRow = typeof fieldPathId.path.at(-1) === 'number';
  return (
    <Entry {...props}>
      <div className={styles.field}>
        <FieldLabel {...props} isRow={isRow} />
        {/* What is ticked has its label inside: there the help comes after it. */}
        {type === 'boolean' ? children : null}
        {rawDescription ? (
          <p id={`${id}-help`} className={isRow ? 'visually-hidden' : styles.help}>
            {rawDescription}
          </p>
        ) : null}
        {type === 'boolean' ? null : children}
        {schema.anyOf === undefined ? <Problems id={id} /> : null}
      </div>
    </Entry>
  );
}

function FieldLabel(props: FieldTemplateProps & { isRow: boolean }) {
  const { id, label, required, schema, isRow } = props;
  // What is ticked has its words beside the box.
  if (schema.type === 'boolean') return null;
  const className = isRow ? 'visually-hidden' : styles.label;
  const naming = (
    <>
      {label}
      {required || isRow ? null : <OptionalMark />}
    </>
  );
  const isControl = schema.reference !== 'fact' && schema.anyOf === undefined;
  return isControl ? (
    <label htmlFor={id} className={className}>
      {naming}
    </label>
  ) : (
    <span className={className}>{naming}</span>
  );
}

/** A field, and beside it the name that an editor gave it where names are free. */
function Entry({
  id,
  label,
  schema,
  onKeyRenameBlur,
  onRemoveProperty,
  children,
}: FieldTemplateProps & { children: ReactNode }) {
  if (!(ADDITIONAL_PROPERTY_FLAG in schema)) return children;
  return (
    <div className={styles.entry}>
      <div>
        <label htmlFor={`${id}-key`} className={styles.label}>
          {words.field.key}
        </label>
        <input id={`${id}-key`} key={label} defaultValue={label} onBlur={onKeyRenameBlur} />
      </div>
      {children}
      <Button tone="mark" aria-label={words.field.remove(label)} onClick={onRemoveProperty}>
        ✕
      </Button>
    </div>
  );
}

type FieldGroupProps = {
  id: string;
  title: string;
  required: boolean | undefined;
  help: ReactNode;
  children: ReactNode;
};

/** Fields or items under a heading of their own, and what is wrong with them as a whole. */
export function FieldGroup({ id, title, required, help, children }: FieldGroupProps) {
  return (
    <fieldset id={id} tabIndex={-1} className={styles.group}>
      <legend className={styles.groupTitle}>
        {title}
        {required ? null : <OptionalMark />}
      </legend>
      {help ? <p className={styles.help}>{help}</p> : null}
      <Problems id={id} />
      {children}
    </fieldset>
  );
}

function OptionalMark() {
  return <span className={styles.mark}> ({words.field.optional})</span>;
}

/** Fields that belong together. */
export function ObjectFieldTemplate(props: ObjectFieldTemplateProps) {
  const { title, description, properties, fieldPathId, optionalDataControl, schema } = props;
  const { uiSchema, formData, onAddProperty, required } = props;
  const { path, $id } = fieldPathId;
  const isBare = path.length === 0 || typeof path.at(-1) === 'number';
  const isAbsent = !isBare && properties.length === 0 && optionalDataControl !== undefined;
  const content = (
    <>
      {properties.map(({ content: field }) => field)}
      {canExpand(schema, uiSchema, formData) && !isAbsent ? (
        <p>
          <Button onClick={onAddProperty}>{words.field.add(title || words.outline.page)}</Button>
        </p>
      ) : null}
      {isBare ? null : optionalDataControl}
    </>
  );
  if (isBare || isAbsent) {
    return (
      <div id={$id} tabIndex={-1} className={styles.fields}>
        <Problems id={$id} />
        {content}
      </div>
    );
  }
  return (
    <FieldGroup id={$id} title={title} required={required} help={description}>
      {content}
    </FieldGroup>
  );
}

/** Adds a part that may be left out, or takes it away. */
export function OptionalDataControlsTemplate(props: OptionalDataControlsTemplateProps) {
  const { id, schema, onAddClick, onRemoveClick } = props;
  const name = schema.title ?? '';
  return (
    <p id={id}>
      {onAddClick ? (
        <Button onClick={onAddClick}>{words.field.addOptional(name)}</Button>
      ) : (
        <Button onClick={onRemoveClick}>{words.field.removeOptional(name)}</Button>
      )}
    </p>
  );
}
