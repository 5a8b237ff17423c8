import { useMemo } from 'react';
import type { FieldPath, Problem, References } from '../api.ts';
import { valueAt, withValueAt } from '../values.ts';
import { Field } from './Field.tsx';
import { type Editing, EditingContext, fieldId } from './field-parts.tsx';
import type { Draft } from './open-draft.ts';
import styles from './PieceForm.module.css';
import { schemaOfPiece } from './pieces.ts';
import { startsWith } from './place.ts';
import { ownGuideOf } from './rich-text.ts';

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
      <div className={styles.form}>
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
