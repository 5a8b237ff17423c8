import { useId, useState } from 'react';
import type { NewFile, NewKind } from '../api.ts';
import { Button, Dialog } from './controls.tsx';
import { RefusedError } from './server.ts';
import { words } from './words.ts';

type NewFileFormProps = {
  kinds: readonly NewKind[];
  onCreate: (asked: NewFile) => Promise<void>;
  onClose: () => void;
};

/** Asks for what a new page needs before it can have a form. */
export function NewFileForm({ kinds, onCreate, onClose }: NewFileFormProps) {
  const [chosen, setChosen] = useState(kinds[0]);
  const [refused, setRefused] = useState<string | null>(null);
  const id = useId();
  return (
    <Dialog title={words.create.title} closeLabel={words.create.close} onClose={onClose}>
      <form
        className="stack"
        onSubmit={(event) => {
          event.preventDefault();
          setRefused(null);
          const typed = new FormData(event.currentTarget);
          const key = String(typed.get('key')).trim();
          const title = String(typed.get('title')).trim();
          onCreate({ kind: chosen?.kind ?? 'guide', key, title }).catch((error: unknown) => {
            setRefused(error instanceof RefusedError ? error.message : words.status.away);
          });
        }}
      >
        {refused === null ? null : (
          <p role="alert" className="count">
            {refused}
          </p>
        )}
        <label htmlFor={`${id}-kind`} className="label">
          {words.create.kind}
        </label>
        <select
          id={`${id}-kind`}
          value={chosen?.kind}
          onChange={(event) => setChosen(kinds.find(({ kind }) => kind === event.target.value))}
        >
          {kinds.map(({ kind, label }) => (
            <option key={kind} value={kind}>
              {label}
            </option>
          ))}
        </select>
        <label htmlFor={`${id}-key`} className="label">
          {words.create.key}
        </label>
        <p id={`${id}-hint`} className="quiet">
          {chosen?.hint}
        </p>
        <input id={`${id}-key`} aria-describedby={`${id}-hint`} name="key" required />
        <label htmlFor={`${id}-title`} className="label">
          {words.create.name}
        </label>
        <input id={`${id}-title`} name="title" required />
        <p>
          <Button tone="action" type="submit">
            {words.create.button}
          </Button>
        </p>
      </form>
    </Dialog>
  );
}
