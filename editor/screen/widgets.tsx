import type { WidgetProps } from '@rjsf/utils';
import { ChoiceField } from './ChoiceField.tsx';
import { useDescribed } from './editing.ts';
import { LineField } from './LineField.tsx';
import styles from './PieceForm.module.css';
import { FactField, ReferenceField, RouteField } from './ReferenceFields.tsx';
import { RichField } from './RichField.tsx';
import { plainName, words } from './words.ts';

/** Every text: chosen where it names something, with tools where it is rich, and otherwise typed. */
export function TextWidget(props: WidgetProps) {
  const { schema } = props;
  switch (schema.reference) {
    case 'fact':
      return <FactField {...props} />;
    case 'route':
      return <RouteField {...props} />;
    case 'publisher':
    case 'guide':
    case 'case':
    case 'condition':
      return <ReferenceField {...props} kind={schema.reference} />;
    default:
      return schema.words === 'rich' ? <RichField {...props} /> : <LineField {...props} />;
  }
}

/** One of a few words of the schema, and which of two shapes a part has. */
export function SelectWidget(props: WidgetProps) {
  const options = props.options.enumOptions ?? [];
  // The form asks by a control of its own which of two shapes a part has, and leaves that without a label.
  const isShape = props.id.endsWith('_select');
  const choices = options.map(({ value, label }) => ({
    value: String(value),
    label: label === String(value) && /^[a-z]/.test(label) ? plainName(label) : label,
  }));
  return (
    <ChoiceField
      {...props}
      choices={choices}
      {...(isShape ? { shapeLabel: words.field.shape, required: true } : {})}
      onChange={(text) =>
        props.onChange(options.find(({ value }) => String(value) === text)?.value)
      }
    />
  );
}

/** Yes or no where a file has to say which; a box to tick where it says so or nothing. */
export function CheckboxWidget({ id, schema, label, value, required, onChange }: WidgetProps) {
  const described = useDescribed(id, schema);
  if (!required) {
    return (
      <label className={styles.tick}>
        <input
          {...described}
          type="checkbox"
          checked={value === true}
          onChange={(event) => onChange(event.target.checked ? true : undefined)}
        />
        {label}
      </label>
    );
  }
  const answers = [
    [true, words.field.yes],
    [false, words.field.no],
  ] as const;
  return (
    <fieldset id={id} tabIndex={-1} aria-describedby={described['aria-describedby']}>
      <legend className={styles.label}>{label}</legend>
      <div className={styles.tools}>
        {answers.map(([answer, name]) => (
          <label key={name} className={styles.tick}>
            <input
              type="radio"
              name={id}
              checked={value === answer}
              onChange={() => onChange(answer)}
            />
            {name}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
