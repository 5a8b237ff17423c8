import type { WidgetProps } from '@rjsf/utils';
import { useContext, useId, useLayoutEffect, useRef, useState } from 'react';
import { Button, Dialog } from './controls.tsx';
import { EditingContext, lengthWords, useDescribed } from './editing.ts';
import { FactPicker } from './FactPicker.tsx';
import styles from './PieceForm.module.css';
import { replaceSelection, type Selection } from './rich-text.ts';
import { words } from './words.ts';

/** Sentences in Markdown with marks of facts. */
export function RichField({ id, schema, label, value, onChange }: WidgetProps) {
  const { references, ownGuide } = useContext(EditingContext);
  const described = useDescribed(id, schema);
  const box = useRef<HTMLTextAreaElement>(null);
  const text = typeof value === 'string' ? value : '';
  const [tool, setTool] = useState<{ name: 'figure' | 'link'; at: Selection } | null>(null);
  const caret = useRef<number | null>(null);

  useLayoutEffect(() => {
    if (caret.current === null) return;
    box.current?.focus();
    box.current?.setSelectionRange(caret.current, caret.current);
    caret.current = null;
  });

  function selection(): Selection {
    const { selectionStart = 0, selectionEnd = 0 } = box.current ?? {};
    return { start: selectionStart, end: selectionEnd };
  }

  function insert(at: Selection, inserted: string) {
    const replaced = replaceSelection(text, at, inserted);
    caret.current = replaced.caret;
    setTool(null);
    onChange(replaced.text);
  }

  function makeBold() {
    const at = selection();
    insert(at, `**${text.slice(at.start, at.end) || words.rich.boldSample}**`);
  }

  const length = lengthWords(schema, text);
  const selected = tool === null ? '' : text.slice(tool.at.start, tool.at.end);
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
        value={text}
        onChange={(event) => onChange(event.target.value)}
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
