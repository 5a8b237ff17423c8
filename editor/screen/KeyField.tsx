import { useId, useState } from 'react';
import styles from './PieceForm.module.css';
import { words } from './words.ts';

type KeyFieldProps = {
  name: string;
  taken: readonly string[];
  help?: string;
  onRename: (key: string) => void;
};

/** The name of a record's entry. It is taken over when the field is left, because it is also the entry's address. */
export function KeyField({ name, taken, help, onRename }: KeyFieldProps) {
  const [typed, setTyped] = useState(name);
  const id = useId();
  const isTaken = typed !== name && (typed.trim() === '' || taken.includes(typed.trim()));
  return (
    <p className={styles.field}>
      <label htmlFor={id} className="label">
        {words.outline.key}
      </label>
      <span id={`${id}-help`} className="quiet">
        {isTaken ? words.outline.keyTaken : help}
      </span>
      <input
        id={id}
        aria-describedby={`${id}-help`}
        aria-invalid={isTaken || undefined}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
        onBlur={() => {
          if (!isTaken && typed.trim() !== name) onRename(typed.trim());
        }}
      />
    </p>
  );
}
