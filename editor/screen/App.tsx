import { useCallback, useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { type Mistake, RefusedError } from '../api.ts';
import { Button } from './controls.tsx';
import { DueFigures } from './DueFigures.tsx';
import { Elsewhere, ElsewhereNotice } from './Elsewhere.tsx';
import { EditorContext, useEditor } from './editor-context.ts';
import { FileEditor } from './FileEditor.tsx';
import { FileList } from './FileList.tsx';
import { Head } from './Head.tsx';
import type { Keeper } from './keeper.ts';
import { PagePreview } from './PagePreview.tsx';
import { dueHash, placeFromHash, usePieceFollowed, usePlace } from './place.ts';
import { Mistakes, Problems } from './Told.tsx';
import { words } from './words.ts';

const panes = ['files', 'form', 'page'] as const;
type Pane = (typeof panes)[number];

type Notice = { kind: 'refused' | 'done'; text: string; link: string | null };

/** The whole screen: files, the form of one of them, and the page that it makes. */
export function App({ keeper }: { keeper: Keeper }) {
  const snapshot = useSyncExternalStore(keeper.subscribe, keeper.snapshot);
  const { drafts, link, refused } = snapshot;
  const { hash, visits, go, stay } = usePlace();
  const place = useMemo(() => placeFromHash(hash), [hash]);
  const file = place?.file;
  const draft = drafts.get(file ?? '');
  usePieceFollowed(draft, place, stay);
  const { notice, tell, tellDone, close } = useNotice();
  const mistakes = useMistakes(keeper, file, snapshot.state.stamp !== '', tell);
  const [pane, setPane] = useState<Pane>(hash === '' ? 'files' : 'form');
  const [chosen, setChosen] = useState<{ file: string | undefined; page: string } | null>(null);
  useEffect(() => {
    if (file !== undefined) keeper.open(file).catch(tell);
  }, [keeper, file, tell]);
  useEffect(() => {
    if (visits > 0) setPane('form');
  }, [visits]);

  function showPage(page: string) {
    setChosen({ file, page });
    setPane('page');
  }

  const ways = { keeper, mistakes, hash, place, visits, go, showPage, tell, tellDone };
  return (
    <EditorContext value={{ ...snapshot, ...ways }}>
      <div className="screen">
        <Head />
        <div className="notices">
          {link === 'away' ? <p role="alert">{words.status.away}</p> : null}
          {refused === null ? null : <p role="alert">{refused}</p>}
          <ElsewhereNotice draft={draft} />
          {notice === null ? null : <NoticeBar notice={notice} onClose={close} />}
        </div>
        {/* Where the window is narrow, one pane is shown at a time. */}
        <nav aria-label={words.panes.label} className="row tight tabs">
          {panes.map((name) => (
            <Button key={name} aria-pressed={pane === name} onClick={() => setPane(name)}>
              {words.panes[name]}
            </Button>
          ))}
        </nav>
        <div className="panes" data-pane={pane} data-wide={hash === dueHash || undefined}>
          <div>
            <FileList />
          </div>
          <main>
            <Problems />
            <Asked />
          </main>
          <aside aria-label={words.page.label}>
            <PagePreview
              chosen={chosen?.file === file ? chosen?.page : undefined}
              onChoose={(page) => setChosen({ file, page })}
            />
          </aside>
        </div>
      </div>
    </EditorContext>
  );
}

/** What visitors say is wrong, looked for anew with each file that is opened. */
function useMistakes(
  keeper: Keeper,
  file: string | undefined,
  isChecked: boolean,
  tell: (error: unknown) => void,
): readonly Mistake[] {
  const [mistakes, setMistakes] = useState<readonly Mistake[]>([]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: with each file
  useEffect(() => {
    // The server does one thing at a time, and the form comes first.
    if (isChecked) keeper.readMistakes().then(setMistakes, tell);
  }, [keeper, file, isChecked, tell]);
  return mistakes;
}

/** What came of something that was asked for, until it is closed or something else comes. */
function useNotice() {
  const [notice, setNotice] = useState<Notice | null>(null);
  const tell = useCallback((error: unknown) => {
    const text = error instanceof RefusedError ? error.message : words.status.away;
    setNotice({ kind: 'refused', text, link: null });
  }, []);
  return {
    notice,
    tell,
    tellDone: (text: string, link: string | null = null) => setNotice({ kind: 'done', text, link }),
    close: () => setNotice(null),
  };
}

/** What the address asks for: the form of a file, the figures that are due, or a word on where to begin. */
function Asked() {
  const { list, drafts, hash, place } = useEditor();
  if (hash === dueHash) return <DueFigures />;
  if (place === null) {
    return (
      <div className="stack narrow">
        <h2 id="piece" tabIndex={-1}>
          {words.start.title}
        </h2>
        <p>{words.start.text}</p>
        <Mistakes of={null} />
      </div>
    );
  }
  const { file } = place;
  const draft = drafts.get(file);
  if (draft === undefined) {
    const isGone = list.files.length > 0 && list.files.every((entry) => entry.file !== file);
    return <p role="status">{isGone ? words.status.gone : words.status.loading}</p>;
  }
  return (
    <>
      <Mistakes of={file} />
      <Elsewhere draft={draft} />
      <FileEditor key={file} draft={draft} path={place.path} />
    </>
  );
}

function NoticeBar({ notice, onClose }: { notice: Notice; onClose: () => void }) {
  const { kind, text, link } = notice;
  return (
    <div role={kind === 'done' ? 'status' : 'alert'} className="row apart" data-kind={kind}>
      <p>
        {text} {link === null ? null : <a href={link}>{words.status.pullRequest}</a>}
      </p>
      <Button onClick={onClose}>{words.close}</Button>
    </div>
  );
}
