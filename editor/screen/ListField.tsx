import { type ReactNode, useContext, useEffect, useRef, useState } from 'react';
import { itemSchemaOf, withoutPiece, withValueAt } from '../values.ts';
import { Button, ProblemCount } from './controls.tsx';
import { EditingContext, FieldGroup, type FieldProps, fieldId } from './field-parts.tsx';
import { labelOf, withAdded, withMoved } from './pieces.ts';
import { say, words } from './words.ts';

type Draw = (item: FieldProps) => ReactNode;

/** A list, each of its items drawn by `draw`, and a button that adds to it. */
export function ListField({ draw, ...props }: FieldProps & { draw: Draw }) {
  const { schema, path, label, value, required, onChange } = props;
  const items: readonly unknown[] = Array.isArray(value) ? value : [];
  const [known, setKnown] = useState<readonly number[]>([]);
  // Items have no names: these follow them when they move, as long as nobody else changes the list.
  const keys = known.length === items.length ? known : [...items.keys()];
  const list = useRef<HTMLOListElement>(null);
  const isAdding = useRef(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: when there is one item more
  useEffect(() => {
    if (!isAdding.current) return;
    isAdding.current = false;
    const added = list.current?.lastElementChild;
    added?.querySelector<HTMLElement>('input, textarea, select, button')?.focus();
  }, [items.length]);

  function take(next: unknown) {
    const isEmpty = Array.isArray(next) && next.length === 0;
    onChange(isEmpty && !required ? undefined : next);
  }

  function arrange(change: (list: readonly unknown[]) => unknown) {
    setKnown(change(keys) as number[]);
    take(change(items));
  }

  return (
    <FieldGroup {...props}>
      <ol ref={list} className="stack tight">
        {items.map((item, at) => (
          <Item
            key={keys[at]}
            schema={itemSchemaOf(schema) ?? {}}
            path={[...path, at]}
            label={`${label}-${at + 1}`}
            value={item}
            required
            count={items.length}
            draw={draw}
            onChange={(next) => take(withValueAt(items, [at], next ?? null))}
            onMove={(by) => arrange((all) => withMoved(all, [at], by))}
            onRemove={() => arrange((all) => withoutPiece(all, [at]))}
          />
        ))}
      </ol>
      {items.length < (schema.maxItems ?? Number.POSITIVE_INFINITY) ? (
        <p>
          <Button
            onClick={() => {
              isAdding.current = true;
              setKnown([...keys, Math.max(-1, ...keys) + 1]);
              take(withAdded(schema, items, []).value);
            }}
          >
            {say(words.field.add, { list: label })}
          </Button>
        </p>
      ) : null}
    </FieldGroup>
  );
}

/** Lists of more items than these show them folded. */
const mostOpenItems = 2;

type ItemProps = FieldProps & {
  draw: Draw;
  count: number;
  onMove: (by: -1 | 1) => void;
  onRemove: () => void;
};

/** An item of a list: a row, or a part that unfolds. */
function Item(props: ItemProps) {
  const { schema, path, value, count, draw } = props;
  const { problems } = useContext(EditingContext);
  const at = Number(path.at(-1));
  const label = labelOf(value);
  const [isOpen, setOpen] = useState(count <= mostOpenItems || label === '');
  const tools = <ItemTools {...props} at={at} />;
  if (schema.type !== 'object' && schema.anyOf === undefined) {
    return (
      <li className="line">
        {draw(props)}
        {tools}
      </li>
    );
  }
  const id = fieldId(path);
  const wrong = [...problems.keys()].filter((one) => `${one}/`.startsWith(`${id}/`)).length;
  return (
    <li className="box item">
      <details open={isOpen} onToggle={(event) => setOpen(event.currentTarget.open)}>
        <summary>
          {at + 1}. {label || words.outline.unnamed}
          <ProblemCount count={wrong} />
        </summary>
        {draw(props)}
      </details>
      {tools}
    </li>
  );
}

function ItemTools({ at, value, count, onMove, onRemove }: ItemProps & { at: number }) {
  const name = labelOf(value) || say(words.field.rowTitle, { position: at + 1 });
  const tools = [
    ['↑', say(words.field.up, { what: name }), at > 0, () => onMove(-1)],
    ['↓', say(words.field.down, { what: name }), at < count - 1, () => onMove(1)],
    ['✕', say(words.field.remove, { what: name }), true, onRemove],
  ] as const;
  return (
    <div className="item-tools">
      {tools.map(([sign, label, isPossible, onClick]) => (
        <Button key={sign} tone="mark" aria-label={label} disabled={!isPossible} onClick={onClick}>
          {sign}
        </Button>
      ))}
    </div>
  );
}
