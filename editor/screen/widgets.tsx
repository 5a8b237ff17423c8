import type { WidgetProps } from '@rjsf/utils';
import { createContext, useContext, useId, useLayoutEffect, useRef, useState } from 'react';
import { joinClasses } from '../../site/components/classes.ts';
import type { FieldPath, Problem, References } from '../api.ts';
import { Button, Dialog } from './controls.tsx';
import { FactPicker, FactWords } from './FactPicker.tsx';
import styles from './PieceForm.module.css';
import { isFields, labelOf, plainName, type Schema, valueAt } from './pieces.ts';
import { factNamed, replaceSelection, type Selection, unwrapped } from './rich-text.ts';
import { words } from './words.ts';

/** What the fields of a form need to know beside their own value. */
export type Editing = {
  /** Of the whole file. */
  value: unknown;
  /** Where the form's piece stands in it. */
  path: FieldPath;
  references: References;
  ownGuide: string | null;
  /** Of the fields of this form, by the id of their control. */
  problems: ReadonlyMap<string, readonly Problem[]>;
};

/** Through a context of React's, because a form of rjsf compares all that it is handed itself at every letter. */
export const EditingContext = createContext<Editing>({
  value: null,
  path: [],
  references: { facts: [], routes: [], publishers: [], guides: [] },
  ownGuide: null,
  problems: new Map(),
});

export function useProblems(id: string): readonly Problem[] {
  return useContext(EditingContext).problems.get(id) ?? [];
}

type Described = {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
};

/** The attributes that tie a control to its help and its problems. */
function useDescribed(id: string, schema: Schema): Described {
  const problems = useProblems(id);
  const about = joinClasses(
    schema.description === undefined ? undefined : `${id}-help`,
    problems.length === 0 ? undefined : `${id}-problems`,
    lengthWords(schema, '') === null ? undefined : `${id}-length`,
  );
  const isWrong = problems.some(({ gate }) => gate !== 'reading');
  return { id, 'aria-describedby': about || undefined, 'aria-invalid': isWrong ? true : undefined };
}

function lengthWords({ minLength = 0, maxLength }: Schema, text: string): string | null {
  if (maxLength === undefined) return null;
  return minLength > 1
    ? words.field.lengthAtLeast(text.length, minLength, maxLength)
    : words.field.length(text.length, maxLength);
}

/** Every text: chosen where it names something, with tools where it is rich, and otherwise typed. */
export function TextWidget(props: WidgetProps) {
  const schema = props.schema as Schema;
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

/** A line longer than this is shown on several. */
const longestLine = 70;

function LineField({ id, schema, value, onChange }: WidgetProps) {
  const described = useDescribed(id, schema as Schema);
  const { maxLength, pattern, type } = schema as Schema;
  const text = value === undefined || value === null ? '' : String(value);
  const [isLong] = useState(
    () => (maxLength ?? 0) > longestLine || (pattern === undefined && text.length > longestLine),
  );
  const length = lengthWords(schema as Schema, text);
  const hint = monthHint(pattern);
  return (
    <>
      {isLong ? (
        <textarea
          {...described}
          rows={2}
          className={styles.control}
          value={text}
          onChange={(event) => onChange(event.target.value.replaceAll(/\n+/g, ' '))}
        />
      ) : (
        <input
          {...described}
          className={styles.control}
          inputMode={type === 'number' || type === 'integer' ? 'decimal' : undefined}
          placeholder={hint}
          value={text}
          onChange={(event) => onChange(event.target.value)}
        />
      )}
      {length === null ? null : (
        <p id={`${id}-length`} className={styles.quiet}>
          {length}
        </p>
      )}
    </>
  );
}

/** Months are typed, because "unknown" is one of them and the browser's own control for months cannot hold it. */
function monthHint(pattern: string | undefined): string | undefined {
  if (pattern === undefined || !pattern.includes('(0[1-9]|1[0-2])')) return undefined;
  return pattern.includes('unknown') ? words.field.month : words.field.monthOnly;
}

/** Sentences in Markdown with marks of facts. */
function RichField({ id, schema, label, value, onChange }: WidgetProps) {
  const { references, ownGuide } = useContext(EditingContext);
  const described = useDescribed(id, schema as Schema);
  const box = useRef<HTMLTextAreaElement>(null);
  const source = typeof value === 'string' ? value : '';
  const [shown, setShown] = useState({ text: unwrapped(source), source });
  const [tool, setTool] = useState<{ name: 'figure' | 'link'; at: Selection } | null>(null);
  const caret = useRef<number | null>(null);
  // The value came from elsewhere: an undone change, or a form that was filled anew.
  if (shown.source !== source) setShown({ text: unwrapped(source), source });

  useLayoutEffect(() => {
    if (caret.current === null) return;
    box.current?.focus();
    box.current?.setSelectionRange(caret.current, caret.current);
    caret.current = null;
  });

  function write(text: string) {
    // Blocks of YAML end with a line end, which is not a change that somebody made.
    const written = source.endsWith('\n') && text !== '' ? `${text.trimEnd()}\n` : text;
    setShown({ text, source: written });
    onChange(written);
  }

  function selection(): Selection {
    const { selectionStart = 0, selectionEnd = 0 } = box.current ?? {};
    return { start: selectionStart, end: selectionEnd };
  }

  function insert(at: Selection, inserted: string) {
    const replaced = replaceSelection(shown.text, at, inserted);
    caret.current = replaced.caret;
    setTool(null);
    write(replaced.text);
  }

  function makeBold() {
    const at = selection();
    insert(at, `**${shown.text.slice(at.start, at.end) || words.rich.boldSample}**`);
  }

  const length = lengthWords(schema as Schema, shown.text);
  const selected = tool === null ? '' : shown.text.slice(tool.at.start, tool.at.end);
  return (
    <>
      <fieldset aria-label={words.rich.tools(label)} className={styles.tools}>
        <Button onClick={() => setTool({ name: 'figure', at: selection() })}>
          {words.rich.figure}
        </Button>
        <Button onClick={makeBold}>{words.rich.bold}</Button>
        <Button onClick={() => setTool({ name: 'link', at: selection() })}>
          {words.rich.link}
        </Button>
      </fieldset>
      <textarea
        ref={box}
        {...described}
        rows={3}
        className={styles.control}
        data-rich
        value={shown.text}
        onChange={(event) => write(event.target.value)}
      />
      {length === null ? null : (
        <p id={`${id}-length`} className={styles.quiet}>
          {length}
        </p>
      )}
      {tool?.name === 'figure' ? (
        <FactPicker
          facts={references.facts}
          ownGuide={ownGuide}
          selected={selected}
          onChoose={(mark) => insert(tool.at, mark)}
          onClose={() => setTool(null)}
        />
      ) : null}
      {tool?.name === 'link' ? (
        <LinkForm
          selected={selected}
          onInsert={(link) => insert(tool.at, link)}
          onClose={() => setTool(null)}
        />
      ) : null}
    </>
  );
}

type LinkFormProps = { selected: string; onInsert: (link: string) => void; onClose: () => void };

function LinkForm({ selected, onInsert, onClose }: LinkFormProps) {
  const { routes } = useContext(EditingContext).references;
  const [path, setPath] = useState('');
  const [text, setText] = useState(selected);
  const id = useId();
  const title = routes.find((route) => route.path === path)?.title;
  return (
    <Dialog title={words.link.title} closeLabel={words.picker.close} onClose={onClose}>
      <form
        className={styles.stack}
        onSubmit={(event) => {
          event.preventDefault();
          onInsert(`[${text.trim() || title || path}](${path})`);
        }}
      >
        <label htmlFor={`${id}-page`}>{words.link.page}</label>
        <select
          id={`${id}-page`}
          className={styles.control}
          required
          value={path}
          onChange={(event) => setPath(event.target.value)}
        >
          <option value="">{words.field.choose}</option>
          {routes.map((route) => (
            <option key={route.path} value={route.path}>
              {`${route.title} (${route.path})`}
            </option>
          ))}
        </select>
        <label htmlFor={`${id}-words`}>{words.link.words}</label>
        <input
          id={`${id}-words`}
          className={styles.control}
          value={text}
          placeholder={title}
          onChange={(event) => setText(event.target.value)}
        />
        <p>
          <Button tone="action" type="submit">
            {words.link.insert}
          </Button>
        </p>
      </form>
    </Dialog>
  );
}

function FactField({ id, schema, label, value, required, onChange }: WidgetProps) {
  const { references, ownGuide } = useContext(EditingContext);
  const described = useDescribed(id, schema as Schema);
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
        <p className={styles.chosen}>
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

function RouteField({ id, schema, value, onChange }: WidgetProps) {
  const { routes } = useContext(EditingContext).references;
  const described = useDescribed(id, schema as Schema);
  const text = typeof value === 'string' ? value : '';
  const title = routes.find(({ path }) => path === text)?.title;
  return (
    <>
      <input
        {...described}
        className={styles.control}
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
type Choice = { value: string; label: string };

function ReferenceField({ kind, ...props }: WidgetProps & { kind: ReferenceKind }) {
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

function ChoiceField({
  id,
  schema,
  value,
  required,
  choices,
  shapeLabel,
  onChange,
}: WidgetProps & { choices: readonly Choice[]; shapeLabel?: string }) {
  const described = useDescribed(id, schema as Schema);
  const text = value === undefined || value === null ? '' : String(value);
  const isKnown = text === '' || choices.some((choice) => choice.value === text);
  return (
    <select
      {...described}
      aria-label={shapeLabel}
      className={styles.control}
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
  const described = useDescribed(id, schema as Schema);
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
