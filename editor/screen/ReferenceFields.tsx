import type { WidgetProps } from '@rjsf/utils';
import { useContext, useState } from 'react';
import { isFields } from '../schema.ts';
import { valueAt } from '../values.ts';
import { type Choice, ChoiceField } from './ChoiceField.tsx';
import { Button } from './controls.tsx';
import { type Editing, EditingContext, useDescribed } from './editing.ts';
import picker from './FactPicker.module.css';
import { FactPicker, FactWords } from './FactPicker.tsx';
import { LineField } from './LineField.tsx';
import styles from './PieceForm.module.css';
import { labelOf } from './pieces.ts';
import { factNamed } from './rich-text.ts';
import { words } from './words.ts';

/** A fact, chosen by its words. */
export function FactField({ id, schema, label, value, required, onChange }: WidgetProps) {
  const { references, ownGuide } = useContext(EditingContext);
  const described = useDescribed(id, schema);
  const [isOpen, setOpen] = useState(false);
  const name = typeof value === 'string' ? value : '';
  const fact = factNamed(references.facts, name, ownGuide);
  return (
    <fieldset
      id={id}
      aria-describedby={described['aria-describedby']}
      aria-label={label}
      tabIndex={-1}
      className={styles.reference}
    >
      {name === '' ? null : (
        <p className={picker.chosen}>
          {fact === undefined ? (
            words.fact.notFound(name)
          ) : (
            <FactWords fact={fact} ownGuide={ownGuide} />
          )}
        </p>
      )}
      <p className={styles.tools}>
        <Button onClick={() => setOpen(true)}>
          {name === '' ? words.fact.choose : words.fact.change}
        </Button>
        {name === '' || required ? null : (
          <Button onClick={() => onChange(undefined)}>{words.fact.remove}</Button>
        )}
      </p>
      {isOpen ? (
        <FactPicker
          facts={references.facts}
          ownGuide={ownGuide}
          selected={null}
          onChoose={(mark) => {
            setOpen(false);
            onChange(mark);
          }}
          onClose={() => setOpen(false)}
        />
      ) : null}
    </fieldset>
  );
}

/** The address of one of our pages. */
export function RouteField({ id, schema, value, onChange }: WidgetProps) {
  const { routes } = useContext(EditingContext).references;
  const described = useDescribed(id, schema);
  const text = typeof value === 'string' ? value : '';
  const title = routes.find(({ path }) => path === text)?.title;
  return (
    <>
      <input
        {...described}
        list={`${id}-list`}
        value={text}
        onChange={(event) => onChange(event.target.value)}
      />
      <datalist id={`${id}-list`}>
        {routes.map((route) => (
          <option key={route.path} value={route.path}>
            {route.title}
          </option>
        ))}
      </datalist>
      {title === undefined ? null : <p className={styles.quiet}>{title}</p>}
    </>
  );
}

type ReferenceKind = 'publisher' | 'guide' | 'case' | 'condition';

/** One of the publishers, the guides, or the cases or conditions of the same file. */
export function ReferenceField({ kind, ...props }: WidgetProps & { kind: ReferenceKind }) {
  const editing = useContext(EditingContext);
  const choices = choicesOf(kind, editing);
  // A file of no guide names cases of another one: there is nothing to choose from.
  if (choices.length === 0) return <LineField {...props} />;
  return <ChoiceField {...props} choices={choices} />;
}

function choicesOf(kind: ReferenceKind, { references, value, path }: Editing): Choice[] {
  switch (kind) {
    case 'publisher':
      return references.publishers.map((name) => ({ value: name, label: name }));
    case 'guide':
      return references.guides.map(({ key, title }) => ({
        value: key,
        label: `${title} (${key})`,
      }));
    case 'case':
      return namedItems(valueAt(value, ['cases']));
    case 'condition':
      return namedItems(valueAt(value, [...path, 'conditions']));
  }
}

function namedItems(items: unknown): Choice[] {
  if (!Array.isArray(items)) return [];
  return items.filter(isFields).flatMap((item) => {
    const { id } = item;
    return typeof id === 'string' && id !== '' ? [{ value: id, label: labelOf(item) || id }] : [];
  });
}
