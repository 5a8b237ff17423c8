import Form from '@rjsf/core';
import {
  ADDITIONAL_PROPERTY_FLAG,
  type ArrayFieldItemTemplateProps,
  type ArrayFieldTemplateProps,
  canExpand,
  type FieldTemplateProps,
  type ObjectFieldTemplateProps,
  type OptionalDataControlsTemplateProps,
} from '@rjsf/utils';
import validator from '@rjsf/validator-ajv8';
import { type ReactNode, useContext, useEffect, useMemo, useRef, useState } from 'react';
import type { FieldPath, Problem, References } from '../api.ts';
import { Button } from './controls.tsx';
import type { Draft } from './drafts.ts';
import { formSchema } from './form-schema.ts';
import styles from './PieceForm.module.css';
import {
  labelOf,
  type Schema,
  schemaOfPiece,
  startsWith,
  tidy,
  valueAt,
  valueOfPiece,
  withPiece,
} from './pieces.ts';
import { ownGuideOf } from './rich-text.ts';
import {
  CheckboxWidget,
  type Editing,
  EditingContext,
  SelectWidget,
  TextWidget,
  useProblems,
} from './widgets.tsx';
import { words } from './words.ts';

const idPrefix = 'field';
const idSeparator = '/';

/** The id of the control of a field, from its path inside the piece. */
export function fieldId(path: FieldPath): string {
  return [idPrefix, ...path].join(idSeparator);
}

type PieceFormProps = {
  draft: Draft;
  path: FieldPath;
  references: References;
  /** Those of this file. */
  problems: readonly Problem[];
  /** Takes the value of the whole file. */
  onChange: (value: unknown) => void;
};

/** The form of one piece of a file. */
export function PieceForm({ draft, path, references, problems, onChange }: PieceFormProps) {
  const { file, value } = draft;
  const schema = file.schema as Schema;
  const pieceSchema = useMemo(() => schemaOfPiece(schema, path), [schema, path]);
  const shownSchema = useMemo(() => formSchema(pieceSchema), [pieceSchema]);
  const piece = useMemo(() => valueOfPiece(schema, value, path), [schema, value, path]);
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
      <Form
        className={styles.form ?? ''}
        tagName="div"
        schema={shownSchema}
        uiSchema={uiSchema}
        validator={validator}
        templates={templates}
        widgets={widgets}
        formData={piece}
        idPrefix={idPrefix}
        idSeparator={idSeparator}
        showErrorList={false}
        // What a file holds is what its editor typed: nothing is filled in behind their back.
        experimental_defaultFormStateBehavior={{
          emptyObjectFields: 'skipDefaults',
          arrayMinItems: { populate: 'never' },
          constAsDefaults: 'never',
          requiredBooleanDefault: 'skip',
        }}
        onChange={({ formData }) => {
          const next = tidy(pieceSchema, formData, piece);
          if (next !== piece) onChange(withPiece(schema, value, path, next));
        }}
      >
        {/* Instead of a button that submits: drafts are kept as they are typed. */}
        <span />
      </Form>
    </EditingContext>
  );
}

function byField(problems: readonly Problem[], piece: FieldPath): Map<string, Problem[]> {
  const here = problems.filter(({ path }) => startsWith(path, piece));
  return Map.groupBy(here, ({ path }) => fieldId(path.slice(piece.length)));
}

function Problems({ id }: { id: string }) {
  const problems = useProblems(id);
  if (problems.length === 0) return null;
  return (
    <ul id={`${id}-problems`} className={styles.problems}>
      {problems.map(({ text, gate }) => (
        <li key={gate + text} data-gate={gate}>
          <strong>{words.problems.gates[gate]}.</strong> {text}
        </li>
      ))}
    </ul>
  );
}

function FieldTemplate(props: FieldTemplateProps) {
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
      {required || isRow ? null : <span className={styles.mark}> ({words.field.optional})</span>}
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
        <input
          id={`${id}-key`}
          key={label}
          className={styles.control}
          defaultValue={label}
          onBlur={onKeyRenameBlur}
        />
      </div>
      {children}
      <Button tone="mark" aria-label={words.field.remove(label)} onClick={onRemoveProperty}>
        ✕
      </Button>
    </div>
  );
}

function ObjectFieldTemplate(props: ObjectFieldTemplateProps) {
  const { title, description, properties, fieldPathId, optionalDataControl, schema } = props;
  const { uiSchema, formData, onAddProperty, required } = props;
  const { path, $id } = fieldPathId;
  const isBare = path.length === 0 || typeof path.at(-1) === 'number';
  const content = (
    <>
      <Problems id={$id} />
      {properties.map(({ content: field }) => field)}
      {canExpand(schema, uiSchema, formData) ? (
        <p>
          <Button onClick={onAddProperty}>{words.field.add(title || words.outline.page)}</Button>
        </p>
      ) : null}
    </>
  );
  if (isBare) {
    return (
      <div id={$id} tabIndex={-1} className={styles.fields}>
        {content}
      </div>
    );
  }
  if (properties.length === 0 && optionalDataControl !== undefined) {
    return (
      <div id={$id} tabIndex={-1} className={styles.fields}>
        <Problems id={$id} />
        {optionalDataControl}
      </div>
    );
  }
  return (
    <fieldset id={$id} tabIndex={-1} className={styles.group}>
      <legend className={styles.groupTitle}>
        {title}
        {required ? null : <span className={styles.mark}> ({words.field.optional})</span>}
      </legend>
      {description ? <p className={styles.help}>{description}</p> : null}
      {content}
      {optionalDataControl}
    </fieldset>
  );
}

function OptionalDataControlsTemplate(props: OptionalDataControlsTemplateProps) {
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

function ArrayFieldTemplate(props: ArrayFieldTemplateProps) {
  const { title, schema, items, canAdd, onAddClick, fieldPathId, required } = props;
  const list = useRef<HTMLOListElement>(null);
  const isAdding = useRef(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: when there is one item more
  useEffect(() => {
    if (!isAdding.current) return;
    isAdding.current = false;
    const added = list.current?.lastElementChild;
    added?.querySelector<HTMLElement>('input, textarea, select, button')?.focus();
  }, [items.length]);
  return (
    <fieldset id={fieldPathId.$id} tabIndex={-1} className={styles.group}>
      <legend className={styles.groupTitle}>
        {title}
        {required ? null : <span className={styles.mark}> ({words.field.optional})</span>}
      </legend>
      {schema.description ? <p className={styles.help}>{schema.description}</p> : null}
      <Problems id={fieldPathId.$id} />
      <ol ref={list} className={styles.items}>
        {items}
      </ol>
      {canAdd ? (
        <p>
          <Button
            onClick={(event) => {
              isAdding.current = true;
              onAddClick(event);
            }}
          >
            {words.field.add(title)}
          </Button>
        </p>
      ) : null}
    </fieldset>
  );
}

/** Lists of more items than these show them folded. */
const mostOpenItems = 2;

function ArrayFieldItemTemplate(props: ArrayFieldItemTemplateProps) {
  const { children, buttonsProps, index, totalItems, schema } = props;
  const { value, path, problems } = useContext(EditingContext);
  const { fieldPathId } = buttonsProps;
  const name = words.field.rowTitle(index + 1);
  const label = labelOf(valueAt(value, [...path, ...fieldPathId.path]));
  const [isOpen, setOpen] = useState(totalItems <= mostOpenItems || label === '');
  const tools = <ItemTools {...buttonsProps} name={label || name} />;
  const isPart = schema.type === 'object' || schema.anyOf !== undefined;
  if (!isPart) {
    return (
      <li className={styles.row}>
        <div className={styles.rowField}>{children}</div>
        {tools}
      </li>
    );
  }
  const count = [...problems.keys()].filter((id) =>
    `${id}/`.startsWith(`${fieldPathId.$id}${idSeparator}`),
  ).length;
  return (
    <li className={styles.item}>
      <details open={isOpen} onToggle={(event) => setOpen(event.currentTarget.open)}>
        <summary>
          {index + 1}. {label || words.outline.unnamed}
          {count === 0 ? null : <span className={styles.count}>{words.files.problems(count)}</span>}
        </summary>
        {children}
      </details>
      {tools}
    </li>
  );
}

type ItemToolsProps = ArrayFieldItemTemplateProps['buttonsProps'] & { name: string };

function ItemTools(props: ItemToolsProps) {
  const { name, hasMoveUp, hasMoveDown, hasRemove } = props;
  const { onMoveUpItem, onMoveDownItem, onRemoveItem } = props;
  return (
    <div className={styles.itemTools}>
      <Button
        tone="mark"
        aria-label={words.field.up(name)}
        disabled={!hasMoveUp}
        onClick={onMoveUpItem}
      >
        ↑
      </Button>
      <Button
        tone="mark"
        aria-label={words.field.down(name)}
        disabled={!hasMoveDown}
        onClick={onMoveDownItem}
      >
        ↓
      </Button>
      <Button
        tone="mark"
        aria-label={words.field.remove(name)}
        disabled={!hasRemove}
        onClick={onRemoveItem}
      >
        ✕
      </Button>
    </div>
  );
}

const uiSchema = { 'ui:globalOptions': { enableOptionalDataFieldForType: ['object' as const] } };

const templates = {
  FieldTemplate,
  ObjectFieldTemplate,
  ArrayFieldTemplate,
  ArrayFieldItemTemplate,
  OptionalDataControlsTemplate,
};

const widgets = { TextWidget, SelectWidget, CheckboxWidget };
