import { useId, useState } from 'react';
import { RefusedError } from '../api.ts';
import { Button, Dialog, TextBox } from './controls.tsx';
import { useEditor } from './editor-context.ts';
import { words } from './words.ts';

/** Asks for what a new page needs before it can have a form. */
export function NewFileForm({ onClose }: { onClose: () => void }) {
  const { keeper, list, go } = useEditor();
  const [chosen, setChosen] = useState(list.kinds[0]);
  const [refused, setRefused] = useState<string | null>(null);
  const id = useId();

  async function begin(typed: FormData) {
    setRefused(null);
    try {
      const [key, title] = [String(typed.get('key')).trim(), String(typed.get('title')).trim()];
      const file = await keeper.create({ kind: chosen?.kind ?? 'guide', key, title });
      onClose();
      go({ file, path: [] });
    } catch (error) {
      setRefused(error instanceof RefusedError ? error.message : words.status.away);
    }
  }

  return (
    <Dialog title={words.create.title} onClose={onClose}>
      <form
        className="stack"
        onSubmit={(event) => {
          event.preventDefault();
          void begin(new FormData(event.currentTarget));
        }}
      >
        {refused === null ? null : (
          <p role="alert" className="count">
            {refused}
          </p>
        )}
        <label htmlFor={id} className="label">
          {words.create.kind}
        </label>
        <select
          id={id}
          value={chosen?.kind}
          onChange={(event) =>
            setChosen(list.kinds.find(({ kind }) => kind === event.target.value))
          }
        >
          {list.kinds.map(({ kind, label }) => (
            <option key={kind} value={kind}>
              {label}
            </option>
          ))}
        </select>
        <TextBox label={words.create.key} help={chosen?.hint} name="key" required />
        <TextBox label={words.create.name} name="title" required />
        <p>
          <Button tone="action" type="submit">
            {words.create.button}
          </Button>
        </p>
      </form>
    </Dialog>
  );
}
