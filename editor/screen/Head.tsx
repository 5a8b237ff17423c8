import { useId, useState, useTransition } from 'react';
import { Waymark } from '../../site/components/elements/Waymark.tsx';
import type { Versions } from '../api.ts';
import { Button, Dialog } from './controls.tsx';
import { useEditor } from './editor-context.ts';
import type { Snapshot } from './keeper.ts';
import { NewFileForm } from './NewFileForm.tsx';
import { dueHash } from './place.ts';
import { say, words } from './words.ts';

/** What is there on every screen: ways to what is due and to something new, and saving. */
export function Head() {
  const { hash } = useEditor();
  const [isCreating, setCreating] = useState(false);
  return (
    <>
      <Button className="skip" onClick={() => document.getElementById('piece')?.focus()}>
        {words.skip}
      </Button>
      <header className="row top">
        <h1 className="row tight">
          <Waymark />
          {words.title}
        </h1>
        <nav aria-label={words.panes.more} className="row small">
          <a href={dueHash} aria-current={hash === dueHash ? 'page' : undefined}>
            {words.files.due}
          </a>
          <Button onClick={() => setCreating(true)}>{words.files.new}</Button>
        </nav>
        <SaveBar />
      </header>
      {isCreating ? <NewFileForm onClose={() => setCreating(false)} /> : null}
    </>
  );
}

/** Whose changes shall be forgotten: those of one file, or of all. */
type Asked = { file: string | null };

/** What is changed, how it was checked, and the button that saves it all. */
function SaveBar() {
  const { keeper, state, link, tell, tellDone } = useEditor();
  const [isSaving, startSaving] = useTransition();
  const [asked, setAsked] = useState<Asked | null>(null);
  const why = useId();
  const reason = reasonAgainst(state, link);
  const isReady = reason === null && countOf(state.versions) > 0 && !isSaving;
  const said = saidOf(state);

  async function save() {
    const { files, pullRequest } = await keeper.save();
    tellDone(say(words.status.saved, { count: files.length, file: files[0] ?? '' }), pullRequest);
  }

  return (
    <div className="row small bar">
      <p className="quiet" aria-hidden="true">
        {link === 'waiting' ? words.status.checking : said}
      </p>
      {/* Says what came of a check, and not at every letter that there will be one. */}
      <p role="status" className="visually-hidden">
        {link === 'sound' ? said : ''}
      </p>
      <ChangedFiles onAsk={setAsked} />
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
          if (isReady) startSaving(() => save().catch(tell));
        }}
      >
        {isSaving ? words.status.saving : words.save.button}
      </Button>
      {asked === null ? null : <ForgetForm {...asked} onClose={() => setAsked(null)} />}
    </div>
  );
}

/** The files with changes, each with a way to forget these; asks before anything is forgotten. */
function ChangedFiles({ onAsk }: { onAsk: (asked: Asked) => void }) {
  const { state, list } = useEditor();
  const labelOf = useLabels();
  const changed = Object.keys(state.versions);
  if (changed.length === 0) return null;
  return (
    <details className="changes">
      <summary>{say(words.save.changed, { count: changed.length })}</summary>
      <div className="stack box">
        <ul className="stack tight">
          {changed.map((file) => (
            <li key={file} className="row apart">
              {labelOf(file)}
              <Button
                aria-label={`${words.save.forget}: ${labelOf(file)}`}
                onClick={() => onAsk({ file })}
              >
                {words.save.forget}
              </Button>
            </li>
          ))}
        </ul>
        <Button onClick={() => onAsk({ file: null })}>{words.save.forgetAll}</Button>
        <p>
          {list.team === null
            ? words.save.toComputer
            : say(words.save.toTeam, { repository: list.team })}
        </p>
      </div>
    </details>
  );
}

function ForgetForm({ file, onClose }: Asked & { onClose: () => void }) {
  const { keeper, tell } = useEditor();
  const labelOf = useLabels();
  const forget = file === null ? words.save.forgetAll : words.save.forget;
  return (
    <Dialog title={forget} closeLabel={words.save.keep} onClose={onClose}>
      <p>{file === null ? words.save.askAll : say(words.save.ask, { what: labelOf(file) })}</p>
      <p className="row">
        <Button
          tone="action"
          onClick={() => {
            onClose();
            keeper.forget(file).catch(tell);
          }}
        >
          {forget}
        </Button>
      </p>
    </Dialog>
  );
}

function useLabels() {
  const { files } = useEditor().list;
  return (name: string) => files.find(({ file }) => file === name)?.label ?? name;
}

const countOf = (versions: Versions) => Object.keys(versions).length;

/** What the last check came to. */
function saidOf({ versions, problems }: Snapshot['state']): string {
  if (problems.length > 0) return say(words.status.checkedProblems, { count: problems.length });
  return countOf(versions) === 0 ? words.status.nothing : words.status.checked;
}

function reasonAgainst(
  { versions, canSave }: Snapshot['state'],
  link: Snapshot['link'],
): string | null {
  if (link !== 'sound') return words.save.whyWaiting;
  return countOf(versions) === 0 || canSave ? null : words.save.why;
}
