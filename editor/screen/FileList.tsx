import { useState } from 'react';
import type { FileEntry } from '../api.ts';
import { ProblemCount, TextBox } from './controls.tsx';
import { useEditor } from './editor-context.ts';
import { placeToHash } from './place.ts';
import { holdsWords, say, words } from './words.ts';

/** All files under their headings, with a box that finds one by its name. */
export function FileList() {
  const { files } = useEditor().list;
  const [typed, setTyped] = useState('');
  const found = files.filter(({ label, group, file }) =>
    holdsWords(`${label} ${group} ${file}`, typed),
  );
  return (
    <nav aria-label={words.files.label} className="stack tight small files">
      <TextBox
        label={words.files.filter}
        type="search"
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
      />
      {files.length === 0 ? <p role="status">{words.status.loading}</p> : null}
      {files.length > 0 && found.length === 0 ? <p role="status">{words.files.none}</p> : null}
      {[...Map.groupBy(found, ({ group }) => group)].map(([group, entries]) => (
        <Group key={group} group={group} entries={entries} isFound={typed.trim() !== ''} />
      ))}
    </nav>
  );
}

type GroupProps = { group: string; entries: readonly FileEntry[]; isFound: boolean };

/** Folded, for there are a hundred files; open where somebody works or looks for something. */
function Group({ group, entries, isFound }: GroupProps) {
  const { state, place } = useEditor();
  const [isOpened, setOpened] = useState<boolean | null>(null);
  const isUsed = entries.some(({ file }) => file === place?.file || file in state.versions);
  return (
    <details
      open={isFound || (isOpened ?? isUsed)}
      onToggle={(event) => {
        const now = event.currentTarget.open;
        if (!isFound && now !== (isOpened ?? isUsed)) setOpened(now);
      }}
    >
      <summary>
        {group} <Told of={entries.map(({ file }) => file)} />
      </summary>
      <ul>
        {entries.map(({ file, label }) => (
          <li key={file}>
            <a
              className="row"
              href={placeToHash({ file, path: [] })}
              aria-current={file === place?.file ? 'page' : undefined}
            >
              {label}
              {file in state.versions ? <span className="badge">{words.files.changed}</span> : null}
              <Told of={[file]} />
              <ProblemCount count={state.problems.filter((one) => one.file === file).length} />
            </a>
          </li>
        ))}
      </ul>
    </details>
  );
}

/** How much visitors say is wrong in any of these files. */
function Told({ of }: { of: readonly string[] }) {
  const { mistakes } = useEditor();
  const count = mistakes.filter(({ files }) => files.some((file) => of.includes(file))).length;
  return count === 0 ? null : <span className="badge">{say(words.mistakes.count, { count })}</span>;
}
