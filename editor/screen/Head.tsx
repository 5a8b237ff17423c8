import { useState } from 'react';
import { Waymark } from '../../site/components/elements/Waymark.tsx';
import type { Saved } from '../api.ts';
import styles from './App.module.css';
import { Button } from './controls.tsx';
import type { Keeper, Snapshot } from './keeper.ts';
import { NewFileForm } from './NewFileForm.tsx';
import { dueHash, type Place } from './place.ts';
import { SaveBar } from './SaveBar.tsx';
import { words } from './words.ts';

type HeadProps = {
  keeper: Keeper;
  snapshot: Snapshot;
  hash: string;
  onGo: (place: Place) => void;
  onSaved: (saved: Saved) => void;
  onError: (error: unknown) => void;
};

/** What is there on every screen: ways to what is due and to something new, and saving. */
export function Head({ keeper, snapshot, hash, onGo, onSaved, onError }: HeadProps) {
  const { list, state, link } = snapshot;
  const [isCreating, setCreating] = useState(false);

  async function handleSave() {
    try {
      onSaved(await keeper.save());
    } catch (error) {
      onError(error);
    }
  }

  return (
    <>
      <Button className={styles.skip} onClick={() => document.getElementById('piece')?.focus()}>
        {words.skip}
      </Button>
      <header className={`row ${styles.top}`}>
        <h1 className={`row tight ${styles.name}`}>
          <Waymark className={styles.sign} />
          {words.title}
        </h1>
        <nav aria-label={words.panes.more} className={`row small ${styles.ways}`}>
          <a href={dueHash} aria-current={hash === dueHash ? 'page' : undefined}>
            {words.files.due}
          </a>
          <Button onClick={() => setCreating(true)}>{words.files.new}</Button>
        </nav>
        <SaveBar
          state={state}
          link={link}
          files={list.files}
          team={list.team}
          onSave={handleSave}
          onForget={(name) => keeper.forget(name).catch(onError)}
        />
      </header>
      {isCreating ? (
        <NewFileForm
          kinds={list.kinds}
          onClose={() => setCreating(false)}
          onCreate={async (asked) => {
            const file = await keeper.create(asked);
            setCreating(false);
            onGo({ file, path: [] });
          }}
        />
      ) : null}
    </>
  );
}
