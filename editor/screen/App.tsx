import {
  type ReactNode,
  useCallback,
  useEffect,
  useMemo,
  useState,
  useSyncExternalStore,
} from 'react';
import type { Mistake } from '../api.ts';
import { valueAt } from '../values.ts';
import styles from './App.module.css';
import { Button } from './controls.tsx';
import { DueFigures } from './DueFigures.tsx';
import { Elsewhere, ElsewhereNotice } from './Elsewhere.tsx';
import { FileEditor } from './FileEditor.tsx';
import { FileList } from './FileList.tsx';
import { Head } from './Head.tsx';
import type { Keeper, Snapshot } from './keeper.ts';
import { Mistakes } from './Mistakes.tsx';
import { PagePreview } from './PagePreview.tsx';
import { ProblemList } from './ProblemList.tsx';
import { idOf } from './pieces.ts';
import { dueHash, type Place, placeFromHash, usePieceFollowed, usePlace } from './place.ts';
import { RefusedError } from './server.ts';
import { say, words } from './words.ts';

const panes = ['files', 'form', 'page'] as const;
type Pane = (typeof panes)[number];

type Notice = { kind: 'refused' | 'done'; text: string; link: string | null };

/** The whole screen: files, the form of one of them, and the page that it makes. */
export function App({ keeper }: { keeper: Keeper }) {
  const snapshot = useSyncExternalStore(keeper.subscribe, keeper.snapshot);
  const { list, references, state, drafts, link, refused } = snapshot;
  const { hash, visits, go, stay } = usePlace();
  const place = useMemo(() => placeFromHash(hash), [hash]);
  usePieceFollowed(place && drafts.get(place.file), place, stay);
  const { notice, tell, tellDone, close } = useNotice();
  const [pane, setPane] = useState<Pane>(hash === '' ? 'files' : 'form');
  const [chosen, setChosen] = useState<{ file: string | undefined; page: string } | null>(null);
  const [mistakes, setMistakes] = useState<readonly Mistake[]>([]);
  const file = place?.file;
  const isChecked = state.stamp !== '';

  // biome-ignore lint/correctness/useExhaustiveDependencies: looked for anew with each file that is opened
  useEffect(() => {
    // The server does one thing at a time, and the form comes first.
    if (isChecked) keeper.readMistakes().then(setMistakes, tell);
  }, [keeper, file, isChecked, tell]);
  useEffect(() => {
    if (file !== undefined) keeper.open(file).catch(tell);
  }, [keeper, file, tell]);
  useEffect(() => {
    if (visits > 0) setPane('form');
  }, [visits]);

  return (
    <div className={styles.screen}>
      <Head
        keeper={keeper}
        snapshot={snapshot}
        hash={hash}
        onGo={go}
        onSaved={({ files, pullRequest }) =>
          tellDone(
            say(words.status.saved, { count: files.length, file: files[0] ?? '' }),
            pullRequest,
          )
        }
        onError={tell}
      />
      <div className={styles.notices}>
        {link === 'away' ? <p role="alert">{words.status.away}</p> : null}
        {refused === null ? null : <p role="alert">{refused}</p>}
        <ElsewhereNotice draft={place === null ? undefined : drafts.get(place.file)} />
        {notice === null ? null : <NoticeBar notice={notice} onClose={close} />}
      </div>
      <Tabs open={pane} onOpen={setPane} />
      <div className={styles.panes} data-pane={pane} data-wide={hash === dueHash || undefined}>
        <div>
          <FileList files={list.files} state={state} mistakes={mistakes} open={file} />
        </div>
        <main>
          <ProblemList problems={state.problems} files={list.files} onGo={go} />
          <Asked
            keeper={keeper}
            snapshot={snapshot}
            ways={{ hash, visits, place, go }}
            mistakes={mistakes}
            onTell={tell}
            onAccepted={(label) => tellDone(say(words.due.accepted, { label }))}
            onShowPage={(page) => {
              setChosen({ file, page });
              setPane('page');
            }}
          />
        </main>
        <aside aria-label={words.page.label}>
          <PagePreview
            chosen={chosen?.file === file ? chosen?.page : undefined}
            pages={pagesOf(place, snapshot)}
            routes={references.routes}
            state={state}
            onChoose={(page) => setChosen({ file, page })}
          />
        </aside>
      </div>
    </div>
  );
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

/** Where the window is narrow, one pane is shown at a time. */
function Tabs({ open, onOpen }: { open: Pane; onOpen: (pane: Pane) => void }) {
  return (
    <nav aria-label={words.panes.label} className={`row tight ${styles.tabs}`}>
      {panes.map((name) => (
        <Button key={name} aria-pressed={open === name} onClick={() => onOpen(name)}>
          {words.panes[name]}
        </Button>
      ))}
    </nav>
  );
}

type AskedProps = {
  keeper: Keeper;
  snapshot: Snapshot;
  ways: Pick<ReturnType<typeof usePlace>, 'hash' | 'visits' | 'go'> & { place: Place | null };
  mistakes: readonly Mistake[];
  onTell: (error: unknown) => void;
  onAccepted: (label: string) => void;
  onShowPage: (page: string) => void;
};

/** What the address asks for: the form of a file, the figures that are due, or a word on where to begin. */
function Asked(props: AskedProps) {
  const { keeper, snapshot, mistakes, onTell, onAccepted, onShowPage } = props;
  const { list, references, state, drafts } = snapshot;
  const { hash, visits, place, go } = props.ways;
  if (hash === dueHash) {
    return <DueFigures keeper={keeper} onGo={go} onError={onTell} onAccepted={onAccepted} />;
  }
  if (place === null) {
    return (
      <Start>
        <Mistakes
          title={words.mistakes.all}
          mistakes={mistakes}
          files={list.files}
          onShowPage={onShowPage}
        />
      </Start>
    );
  }
  const { file } = place;
  const draft = drafts.get(file);
  const isGone = list.files.length > 0 && list.files.every((entry) => entry.file !== file);
  if (draft === undefined)
    return <p role="status">{isGone ? words.status.gone : words.status.loading}</p>;
  const told = mistakes.filter(({ files }) => files.includes(file));
  return (
    <>
      <Mistakes
        title={say(words.mistakes.title, { count: told.length })}
        mistakes={told}
        files={[]}
        onShowPage={onShowPage}
      />
      <Elsewhere
        draft={draft}
        onChoose={(conflict, keep) => keeper.choose(file, conflict, keep).catch(onTell)}
        onPutBack={(at) => keeper.putBack(file, at)}
        onSeen={() => keeper.markSeen(file)}
      />
      <FileEditor
        key={file}
        draft={draft}
        path={place.path}
        visits={visits}
        references={references}
        problems={state.problems.filter((problem) => problem.file === file)}
        onChange={(value) => keeper.change(file, value)}
        onGo={go}
        onShowPage={onShowPage}
      />
    </>
  );
}

function Start({ children }: { children: ReactNode }) {
  return (
    <div className="stack narrow">
      <h2 id="piece" tabIndex={-1}>
        {words.start.title}
      </h2>
      <p>{words.start.text}</p>
      {children}
    </div>
  );
}

function NoticeBar({ notice, onClose }: { notice: Notice; onClose: () => void }) {
  const { kind, text, link } = notice;
  return (
    <div
      role={kind === 'done' ? 'status' : 'alert'}
      className={`row apart ${styles.notice}`}
      data-kind={notice.kind}
    >
      <p>
        {text} {link === null ? null : <a href={link}>{words.status.pullRequest}</a>}
      </p>
      <Button onClick={onClose}>{words.error.close}</Button>
    </div>
  );
}

/** The pages to look at beside a form: that of the case or of the file first, then all that differ from what is saved. */
function pagesOf(place: Place | null, { drafts, references, state }: Snapshot): string[] {
  const draft = place === null ? undefined : drafts.get(place.file);
  const page = draft?.file.page ?? null;
  if (place === null || page === null) return state.pages;
  const [list, at] = place.path;
  const id = list === 'cases' && at !== undefined ? idOf(valueAt(draft?.value, [list, at])) : null;
  const ofCase = references.routes.filter(({ path }) => path === `${page}/${id}`);
  return [...new Set([...ofCase.map(({ path }) => path), page, ...state.pages])];
}
