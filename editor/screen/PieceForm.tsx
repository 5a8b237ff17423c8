import Form from '@rjsf/core';
import validator from '@rjsf/validator-ajv8';
import { useMemo } from 'react';
import type { FieldPath, Problem, References } from '../api.ts';
import { schemaAt } from '../schema.ts';
import { valueAt, withValueAt } from '../values.ts';
import { type Editing, EditingContext, fieldId, idPrefix, idSeparator } from './editing.ts';
import {
  FieldTemplate,
  ObjectFieldTemplate,
  OptionalDataControlsTemplate,
} from './FieldTemplates.tsx';
import { formSchema } from './form-schema.ts';
import { ArrayFieldItemTemplate, ArrayFieldTemplate } from './ListTemplates.tsx';
import type { Draft } from './open-draft.ts';
import styles from './PieceForm.module.css';
import { schemaOfPiece } from './pieces.ts';
import { startsWith } from './place.ts';
import { ownGuideOf } from './rich-text.ts';
import { tidy } from './tidy.ts';
import { CheckboxWidget, SelectWidget, TextWidget } from './widgets.tsx';

type PieceFormProps = {
  draft: Pick<Draft, 'file' | 'value'>;
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
  const { schema } = file;
  const shownSchema = useMemo(() => formSchema(schemaOfPiece(schema, path)), [schema, path]);
  const piece = valueAt(value, path);
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
          const next = tidy(schemaAt(schema, path), formData, piece);
          if (next !== piece) onChange(withValueAt(value, path, next));
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

const uiSchema = { 'ui:globalOptions': { enableOptionalDataFieldForType: ['object' as const] } };

const templates = {
  FieldTemplate,
  ObjectFieldTemplate,
  ArrayFieldTemplate,
  ArrayFieldItemTemplate,
  OptionalDataControlsTemplate,
};

const widgets = { TextWidget, SelectWidget, CheckboxWidget };
