import type { WidgetProps } from '@rjsf/utils';
import { useDescribed } from './editing.ts';
import { words } from './words.ts';

export type Choice = { value: string; label: string };

/** One of some values; what stands there and is none of them is shown as such. */
export function ChoiceField({
  id,
  schema,
  value,
  required,
  choices,
  shapeLabel,
  onChange,
}: WidgetProps & { choices: readonly Choice[]; shapeLabel?: string }) {
  const described = useDescribed(id, schema);
  const text = value === undefined || value === null ? '' : String(value);
  const isKnown = text === '' || choices.some((choice) => choice.value === text);
  return (
    <select
      {...described}
      aria-label={shapeLabel}
      value={text}
      onChange={(event) => onChange(event.target.value === '' ? undefined : event.target.value)}
    >
      {required && text !== '' ? null : (
        <option value="">{required ? words.field.choose : words.field.nothing}</option>
      )}
      {isKnown ? null : <option value={text}>{words.field.unknownChoice(text)}</option>}
      {choices.map((choice) => (
        <option key={choice.value} value={choice.value}>
          {choice.label}
        </option>
      ))}
    </select>
  );
}
