import { useContext, useState } from 'react';
import { isFields, type Schema, valueAt } from '../values.ts';
import { Button } from './controls.tsx';
import { FactPicker, FactWords, factNamed } from './FactPicker.tsx';
import {
  type Editing,
  EditingContext,
  type FieldProps,
  useDescribed,
  useTyped,
} from './field-parts.tsx';
import { labelOf } from './pieces.ts';
import { RichText } from './RichText.tsx';
import { plainName, say, words } from './words.ts';

/** What one value is typed into, ticked in or chosen from. */
export function Control(props: FieldProps) {
  const { schema, required } = props;
  const choices = choicesOf(schema, useContext(EditingContext));
  if (schema.type === 'boolean') return required ? <YesOrNo {...props} /> : <Tick {...props} />;
  if (schema.reference === 'fact') return <FactChoice {...props} />;
  if (schema.reference === 'route') return <Route {...props} />;
  // A file of no guide names cases of another one: there is nothing to choose from.
  if (choices.length > 0) return <Choice {...props} choices={choices} />;
  return schema.words === 'rich' ? <RichText {...props} /> : <Line {...props} />;
}

type Choices = readonly { value: string; label: string }[];

/** What a schema lets choose from; none where it lets type anything. */
function choicesOf({ enum: known, reference }: Schema, editing: Editing): Choices {
  const { references, value, path } = editing;
  switch (reference) {
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
    default:
      return (known ?? []).map(String).map((word) => ({
        value: word,
        label: /^[a-z]/.test(word) ? plainName(word) : word,
      }));
  }
}

function namedItems(items: unknown): Choices {
  if (!Array.isArray(items)) return [];
  return items.filter(isFields).flatMap((item) => {
    const { id } = item;
    return typeof id === 'string' && id !== '' ? [{ value: id, label: labelOf(item) || id }] : [];
  });
}

/** One of some values; what stands there and is none of them is shown as such. */
function Choice({ choices, ...props }: FieldProps & { choices: Choices }) {
  const { required } = props;
  const { text, box } = useTyped(props);
  const isKnown = text === '' || choices.some(({ value }) => value === text);
  return (
    <select {...box}>
      {required && text !== '' ? null : (
        <option value="">{required ? words.field.choose : words.field.nothing}</option>
      )}
      {isKnown ? null : (
        <option value={text}>{say(words.field.unknownChoice, { value: text })}</option>
      )}
      {choices.map(({ value, label }) => (
        <option key={value} value={value}>
          {label}
        </option>
      ))}
    </select>
  );
}

/** A line longer than this is shown on several. */
const longestLine = 70;

/** A text of one line, or of a few where it is long. */
function Line(props: FieldProps) {
  const { maxLength = 0, pattern } = props.schema;
  const { text, type, box, isNumber } = useTyped(props);
  const [isLong] = useState(
    () => maxLength > longestLine || (pattern === undefined && text.length > longestLine),
  );
  if (!isLong) {
    const inputMode = isNumber ? 'decimal' : undefined;
    return <input {...box} inputMode={inputMode} placeholder={monthHint(pattern)} />;
  }
  return (
    <textarea
      {...box}
      rows={2}
      onChange={(event) => type(event.target.value.replaceAll(/\n+/g, ' '))}
    />
  );
}

/** Months are typed, because "unknown" is one of them and the browser's own control for months cannot hold it. */
function monthHint(pattern = ''): string | undefined {
  if (!pattern.includes('(0[1-9]|1[0-2])')) return undefined;
  return pattern.includes('unknown') ? words.field.month : words.field.monthOnly;
}

/** For what a file says or does not. */
function Tick(props: FieldProps) {
  const { label, value, onChange } = props;
  return (
    <label className="tick">
      <input
        {...useDescribed(props)}
        type="checkbox"
        checked={value === true}
        onChange={(event) => onChange(event.target.checked || undefined)}
      />
      {label}
    </label>
  );
}

/** For what a file has to say. */
function YesOrNo(props: FieldProps) {
  const { label, value, onChange } = props;
  const answers = [
    [true, words.field.yes],
    [false, words.field.no],
  ] as const;
  const { id, 'aria-describedby': described } = useDescribed(props);
  return (
    <fieldset id={id} tabIndex={-1} aria-describedby={described}>
      <legend className="label">{label}</legend>
      <div className="row tight">
        {answers.map(([answer, name]) => (
          <label key={name} className="tick">
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

function FactChoice(props: FieldProps) {
  const { label, required, onChange } = props;
  const { references, ownGuide } = useContext(EditingContext);
  const { text, box } = useTyped(props);
  const [isOpen, setOpen] = useState(false);
  const fact = factNamed(references.facts, text, ownGuide);
  return (
    <fieldset
      id={box.id}
      aria-describedby={box['aria-describedby']}
      aria-label={label}
      tabIndex={-1}
      className="stack tight"
    >
      {text === '' ? null : (
        <p className="box chosen">
          {fact === undefined ? (
            say(words.fact.notFound, { name: text })
          ) : (
            <FactWords fact={fact} />
          )}
        </p>
      )}
      <p className="row tight">
        <Button onClick={() => setOpen(true)}>
          {text === '' ? words.fact.choose : words.fact.change}
        </Button>
        {text === '' || required ? null : (
          <Button onClick={() => onChange(undefined)}>{words.fact.remove}</Button>
        )}
      </p>
      {isOpen ? (
        <FactPicker
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

function Route(props: FieldProps) {
  const { routes } = useContext(EditingContext).references;
  const { text, box } = useTyped(props);
  const title = routes.find(({ path }) => path === text)?.title;
  return (
    <>
      <input {...box} list={`${box.id}-list`} />
      <datalist id={`${box.id}-list`}>
        {routes.map((route) => (
          <option key={route.path} value={route.path}>
            {route.title}
          </option>
        ))}
      </datalist>
      {title === undefined ? null : <p className="quiet">{title}</p>}
    </>
  );
}
