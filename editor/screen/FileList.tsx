import { useId, useState } from 'react';
import type { DraftState, FileEntry, Mistake } from '../api.ts';
import styles from './FileList.module.css';
import { placeToHash } from './place.ts';
import { holdsWords, say, words } from './words.ts';

type FileListProps = {
  files: readonly FileEntry[];
  state: DraftState;
  mistakes: readonly Mistake[];
  /** The file whose form is open. */
  open: string | undefined;
};

/** All files under their headings, with a box that finds one by its name. */
export function FileList({ files, state, mistakes, open }: FileListProps) {
  const [typed, setTyped] = useState('');
  const id = useId();
  const found = files.filter(({ label, group, file }) =>
    holdsWords(`${label} ${group} ${file}`, typed),
  );
  return (
    <nav aria-label={words.files.label} className={`stack tight small ${styles.files}`}>
      <label htmlFor={id} className="label">
        {words.files.filter}
      </label>
      <input
        id={id}
        type="search"
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
      />
      {files.length === 0 ? <p role="status">{words.status.loading}</p> : null}
      {files.length > 0 && found.length === 0 ? <p role="status">{words.files.none}</p> : null}
      {[...Map.groupBy(found, ({ group }) => group)].map(([group, entries]) => (
        <Group
          key={group}
          group={group}
          entries={entries}
          state={state}
          mistakes={mistakes}
          open={open}
          isFound={typed.trim() !== ''}
        />
      ))}
    </nav>
  );
}

type GroupProps = Omit<FileListProps, 'files'> & {
  group: string;
  entries: readonly FileEntry[];
  isFound: boolean;
};

/** Folded, for there are a hundred files; open where somebody works or looks for something. */
function Group({ group, entries, state, mistakes, open, isFound }: GroupProps) {
  const [isOpened, setOpened] = useState<boolean | null>(null);
  const isUsed = entries.some(({ file }) => file === open || state.changed.includes(file));
  return (
    <details
      open={isFound || (isOpened ?? isUsed)}
      onToggle={(event) => {
        const now = event.currentTarget.open;
        if (!isFound && now !== (isOpened ?? isUsed)) setOpened(now);
      }}
    >
      <summary>
        {group} <Told mistakes={mistakes} of={entries.map(({ file }) => file)} />
      </summary>
      <ul>
        {entries.map(({ file, label }) => {
          const problems = state.problems.filter((problem) => problem.file === file).length;
          return (
            <li key={file}>
              <a
                className="row"
                href={placeToHash({ file, path: [] })}
                aria-current={file === open ? 'page' : undefined}
              >
                {label}
                {state.changed.includes(file) ? (
                  <span className={styles.changed}>{words.files.changed}</span>
                ) : null}
                <Told mistakes={mistakes} of={[file]} />
                {problems === 0 ? null : (
                  <span className="count">{say(words.files.problems, { count: problems })}</span>
                )}
              </a>
            </li>
          );
        })}
      </ul>
    </details>
  );
}

/** How much visitors say is wrong in any of these files. */
function Told({ mistakes, of }: { mistakes: readonly Mistake[]; of: readonly string[] }) {
  const count = mistakes.filter(({ files }) => files.some((file) => of.includes(file))).length;
  return count === 0 ? null : (
    <span className={styles.changed}>{say(words.mistakes.count, { count })}</span>
  );
}
