import type { ArrayFieldItemTemplateProps, ArrayFieldTemplateProps } from '@rjsf/utils';
import { useContext, useEffect, useRef, useState } from 'react';
import { valueAt } from '../values.ts';
import { Button } from './controls.tsx';
import { EditingContext, idSeparator } from './editing.ts';
import { FieldGroup } from './FieldTemplates.tsx';
import styles from './PieceForm.module.css';
import { labelOf } from './pieces.ts';
import { words } from './words.ts';

/** A list, and a button that adds to it. */
export function ArrayFieldTemplate(props: ArrayFieldTemplateProps) {
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
    <FieldGroup id={fieldPathId.$id} title={title} required={required} help={schema.description}>
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
    </FieldGroup>
  );
}

/** Lists of more items than these show them folded. */
const mostOpenItems = 2;

/** An item of a list: a row, or a part that unfolds. */
export function ArrayFieldItemTemplate(props: ArrayFieldItemTemplateProps) {
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
        {children}
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

function ItemTools({ name, ...props }: ItemToolsProps) {
  const tools = [
    ['↑', words.field.up(name), props.hasMoveUp, props.onMoveUpItem],
    ['↓', words.field.down(name), props.hasMoveDown, props.onMoveDownItem],
    ['✕', words.field.remove(name), props.hasRemove, props.onRemoveItem],
  ] as const;
  return (
    <div className={styles.itemTools}>
      {tools.map(([sign, label, isPossible, onClick]) => (
        <Button key={sign} tone="mark" aria-label={label} disabled={!isPossible} onClick={onClick}>
          {sign}
        </Button>
      ))}
    </div>
  );
}
