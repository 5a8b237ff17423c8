import type { WidgetProps } from '@rjsf/utils';
import { useContext, useId, useLayoutEffect, useRef, useState } from 'react';
import { Button, Dialog } from './controls.tsx';
import { EditingContext, lengthWords, useDescribed } from './editing.ts';
import { FactPicker } from './FactPicker.tsx';
import styles from './PieceForm.module.css';
import { replaceSelection, type Selection, unwrapped } from './rich-text.ts';
import { words } from './words.ts';

/** Sentences in Markdown with marks of facts. */
export function RichField({ id, schema, label, value, onChange }: WidgetProps) {
  const { references, ownGuide } = useContext(EditingContext);
  const described = useDescribed(id, schema);
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

  const length = lengthWords(schema, shown.text);
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
