import { useContext, useId, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { Button, Dialog, TextBox } from './controls.tsx';
import { FactPicker } from './FactPicker.tsx';
import { EditingContext, type FieldProps, useTyped } from './field-parts.tsx';
import { say, words } from './words.ts';

/** Sentences in Markdown with marks of facts. */
export function RichText(props: FieldProps) {
  const { text, type, box } = useTyped(props);
  const area = useRef<HTMLTextAreaElement>(null);
  const [tool, setTool] = useState<{ name: 'figure' | 'link'; selected: string } | null>(null);

  function selected(): string {
    const { selectionStart, selectionEnd } = area.current ?? {};
    return text.slice(selectionStart, selectionEnd);
  }

  function insert(inserted: string) {
    // The window of a tool gives the focus back when it closes: only then the box can have it.
    flushSync(() => setTool(null));
    if (area.current === null) return;
    replaceSelection(area.current, inserted);
    type(area.current.value);
  }

  return (
    <>
      <fieldset
        aria-label={say(words.rich.tools, { label: props.label })}
        className="row tight tools"
      >
        <Button onClick={() => setTool({ name: 'figure', selected: selected() })}>
          {words.rich.figure}
        </Button>
        <Button onClick={() => insert(`**${selected() || words.rich.boldSample}**`)}>
          {words.rich.bold}
        </Button>
        <Button onClick={() => setTool({ name: 'link', selected: selected() })}>
          {words.rich.link}
        </Button>
      </fieldset>
      <textarea ref={area} {...box} rows={3} data-rich />
      {tool?.name === 'figure' ? (
        <FactPicker selected={tool.selected} onChoose={insert} onClose={() => setTool(null)} />
      ) : null}
      {tool?.name === 'link' ? (
        <LinkForm selected={tool.selected} onInsert={insert} onClose={() => setTool(null)} />
      ) : null}
    </>
  );
}

/** Puts `inserted` in place of what is selected in a box, and the caret behind it. */
export function replaceSelection(box: HTMLTextAreaElement, inserted: string): void {
  const { value, selectionStart, selectionEnd } = box;
  // A mark stands apart from the words around it.
  const isJoined = inserted.startsWith('{') && /[^\s(“"]$/.test(value.slice(0, selectionStart));
  box.setRangeText(isJoined ? ` ${inserted}` : inserted, selectionStart, selectionEnd, 'end');
  box.focus();
}

type LinkFormProps = { selected: string; onInsert: (link: string) => void; onClose: () => void };

function LinkForm({ selected, onInsert, onClose }: LinkFormProps) {
  const { routes } = useContext(EditingContext).references;
  const [path, setPath] = useState('');
  const [text, setText] = useState(selected);
  const id = useId();
  const title = routes.find((route) => route.path === path)?.title;
  return (
    <Dialog title={words.link.title} onClose={onClose}>
      <form
        className="stack"
        onSubmit={(event) => {
          event.preventDefault();
          onInsert(`[${text.trim() || title || path}](${path})`);
        }}
      >
        <label htmlFor={id} className="label">
          {words.link.page}
        </label>
        <select id={id} required value={path} onChange={(event) => setPath(event.target.value)}>
          <option value="">{words.field.choose}</option>
          {routes.map((route) => (
            <option key={route.path} value={route.path}>
              {`${route.title} (${route.path})`}
            </option>
          ))}
        </select>
        <TextBox
          label={words.link.words}
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
