import { useId, useState } from 'react';
import type { NewFile, NewKind } from '../api.ts';
import { Button, Dialog } from './controls.tsx';
import { RefusedError } from './drafts.ts';
import styles from './PieceForm.module.css';
import { words } from './words.ts';

type NewFileFormProps = {
  kinds: readonly NewKind[];
  onCreate: (asked: NewFile) => Promise<void>;
  onClose: () => void;
};

/** Asks for what a new page needs before it can have a form. */
export function NewFileForm({ kinds, onCreate, onClose }: NewFileFormProps) {
  const [kind, setKind] = useState(kinds[0]?.kind ?? 'guide');
  const [key, setKey] = useState('');
  const [title, setTitle] = useState('');
  const [refused, setRefused] = useState<string | null>(null);
  const id = useId();
  return (
    <Dialog title={words.create.title} closeLabel={words.create.close} onClose={onClose}>
      <form
        className={styles.stack}
        onSubmit={(event) => {
          event.preventDefault();
          setRefused(null);
          onCreate({ kind, key: key.trim(), title: title.trim() }).catch((error: unknown) => {
            setRefused(error instanceof RefusedError ? error.message : words.status.away);
          });
        }}
      >
        {refused === null ? null : (
          <p role="alert" className={styles.refused}>
            {refused}
          </p>
        )}
        <label htmlFor={`${id}-kind`} className={styles.label}>
          {words.create.kind}
        </label>
        <select
          id={`${id}-kind`}
          value={kind}
          onChange={(event) => {
            const found = kinds.find((known) => known.kind === event.target.value);
            if (found !== undefined) setKind(found.kind);
          }}
        >
          {kinds.map((known) => (
            <option key={known.kind} value={known.kind}>
              {known.label}
            </option>
          ))}
        </select>
        <label htmlFor={`${id}-key`} className={styles.label}>
          {words.create.key}
        </label>
        <p id={`${id}-hint`} className={styles.help}>
          {kinds.find((known) => known.kind === kind)?.hint}
        </p>
        <input
          id={`${id}-key`}
          aria-describedby={`${id}-hint`}
          required
          value={key}
          onChange={(event) => setKey(event.target.value)}
        />
        <label htmlFor={`${id}-title`} className={styles.label}>
          {words.create.name}
        </label>
        <input
          id={`${id}-title`}
          required
          value={title}
          onChange={(event) => setTitle(event.target.value)}
        />
        <p>
          <Button tone="action" type="submit">
            {words.create.button}
          </Button>
        </p>
      </form>
    </Dialog>
  );
}
