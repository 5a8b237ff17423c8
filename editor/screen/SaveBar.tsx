import { useId, useState, useTransition } from 'react';
import type { DraftState, FileEntry, FileList } from '../api.ts';
import { Button, Dialog } from './controls.tsx';
import type { Snapshot } from './keeper.ts';
import styles from './SaveBar.module.css';
import { say, words } from './words.ts';

type SaveBarProps = {
  state: DraftState;
  link: Snapshot['link'];
  files: readonly FileEntry[];
  team: FileList['team'];
  onSave: () => Promise<void>;
  /** Forgets the changes of one file; null forgets them all. */
  onForget: (file: string | null) => Promise<void>;
};

/** What is changed, how it was checked, and the button that saves it all. */
export function SaveBar({ state, link, files, team, onSave, onForget }: SaveBarProps) {
  const [isSaving, startSaving] = useTransition();
  const [asked, setAsked] = useState<Asked | null>(null);
  const why = useId();
  const { changed } = state;
  const labelOf = (name: string) => files.find(({ file }) => file === name)?.label ?? name;
  const reason = reasonAgainst(state, link);
  const isReady = reason === null && changed.length > 0 && !isSaving;
  const said = saidOf(state);
  const forget = asked?.file === null ? words.save.forgetAll : words.save.forget;
  return (
    <div className={`row small ${styles.bar}`}>
      <p className="quiet" aria-hidden="true">
        {link === 'waiting' ? words.status.checking : said}
      </p>
      {/* Says what came of a check, and not at every letter that there will be one. */}
      <p role="status" className="visually-hidden">
        {link === 'sound' ? said : ''}
      </p>
      <ChangedFiles changed={changed} team={team} labelOf={labelOf} onAsk={setAsked} />
      {reason === null ? null : (
        <p id={why} className="quiet">
          {reason}
        </p>
      )}
      <Button
        tone="action"
        // Not `disabled`: whoever comes by keyboard shall hear why.
        aria-disabled={!isReady}
        aria-describedby={reason === null ? undefined : why}
        onClick={() => {
          if (isReady) startSaving(onSave);
        }}
      >
        {isSaving ? words.status.saving : words.save.button}
      </Button>
      {asked === null ? null : (
        <Dialog title={forget} closeLabel={words.save.keep} onClose={() => setAsked(null)}>
          <p>
            {asked.file === null
              ? words.save.askAll
              : say(words.save.ask, { what: labelOf(asked.file) })}
          </p>
          <p className="row">
            <Button
              tone="action"
              onClick={() => {
                setAsked(null);
                void onForget(asked.file);
              }}
            >
              {forget}
            </Button>
          </p>
        </Dialog>
      )}
    </div>
  );
}

type Asked = { file: string | null };

type ChangedFilesProps = {
  changed: readonly string[];
  team: FileList['team'];
  labelOf: (file: string) => string;
  /** Asks whether changes shall be forgotten. */
  onAsk: (asked: Asked) => void;
};

function ChangedFiles({ changed, team, labelOf, onAsk }: ChangedFilesProps) {
  if (changed.length === 0) return null;
  return (
    <details className={styles.changed}>
      <summary>{say(words.save.changed, { count: changed.length })}</summary>
      <div className={`stack box ${styles.list}`}>
        <ul className="stack tight">
          {changed.map((name) => (
            <li key={name} className="row apart">
              {labelOf(name)}
              <Button
                aria-label={`${words.save.forget}: ${labelOf(name)}`}
                onClick={() => onAsk({ file: name })}
              >
                {words.save.forget}
              </Button>
            </li>
          ))}
        </ul>
        <Button onClick={() => onAsk({ file: null })}>{words.save.forgetAll}</Button>
        <p>
          {team === null
            ? words.save.toComputer
            : say(words.save.toTeam, { repository: team.repository })}
        </p>
      </div>
    </details>
  );
}

/** What the last check came to. */
function saidOf({ changed, problems }: DraftState): string {
  if (problems.length > 0) return say(words.status.checkedProblems, { count: problems.length });
  return changed.length === 0 ? words.status.nothing : words.status.checked;
}

function reasonAgainst({ changed, canSave }: DraftState, link: Snapshot['link']): string | null {
  if (link !== 'sound') return words.save.whyWaiting;
  return changed.length === 0 || canSave ? null : words.save.why;
}
