import { useCallback, useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import type { Problem, Saved } from '../api.ts';
import { Waymark } from '../../site/components/elements/Waymark.tsx';
import styles from './App.module.css';
import { Button } from './controls.tsx';
import { DueFigures } from './DueFigures.tsx';
import { type Keeper, RefusedError } from './drafts.ts';
import { FileEditor } from './FileEditor.tsx';
import { FileList } from './FileList.tsx';
import { NewFileForm } from './NewFileForm.tsx';
import { PagePreview } from './PagePreview.tsx';
import { ProblemList } from './ProblemList.tsx';
import { type Place, placeFromHash, placeToHash, valueAt } from './pieces.ts';
import { SaveBar } from './SaveBar.tsx';
import { words } from './words.ts';

const panes = ['files', 'form', 'page'] as const;
type Pane = (typeof panes)[number];

type Notice = { kind: 'refused'; text: string } | { kind: 'done'; text: string; link?: string };

type AppProps = { keeper: Keeper };

export function App({ keeper }: AppProps) {
  const { list, references, state, checks, drafts, link, refused } = useSyncExternalStore(
    keeper.subscribe,
    keeper.snapshot,
  );
  const { hash, visits, go } = usePlace();
  const place = useMemo(() => placeFromHash(hash), [hash]);
  const isDue = hash === '#due';
  const [pane, setPane] = useState<Pane>('files');
  const [notice, setNotice] = useState<Notice | null>(null);
  const [isCreating, setCreating] = useState(false);
  const [page, setPage] = useState<{ file: string | undefined; path: string } | null>(null);
  const draft = place === null ? undefined : drafts.get(place.file);
  const file = place?.file;

  const tell = useCallback((error: unknown) => {
    const text = error instanceof RefusedError ? error.message : words.status.away;
    setNotice({ kind: 'refused', text });
  }, []);

  useEffect(() => {
    keeper.readLists().catch(tell);
  }, [keeper, tell]);

  useEffect(() => {
    if (file !== undefined) keeper.open(file).catch(tell);
  }, [keeper, file, tell]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: whoever goes to a place wants to see its form
  useEffect(() => {
    if (place !== null || isDue) setPane('form');
  }, [visits, place, isDue]);

  useEffect(() => {
    function handleLeave(event: BeforeUnloadEvent) {
      if (keeper.hasUnsent()) event.preventDefault();
    }
    addEventListener('beforeunload', handleLeave);
    return () => removeEventListener('beforeunload', handleLeave);
  }, [keeper]);

  async function handleSave() {
    try {
      const saved: Saved = await keeper.save();
      const done = { kind: 'done' as const, text: words.status.saved(saved.files) };
      setNotice(saved.pullRequest === null ? done : { ...done, link: saved.pullRequest });
    } catch (error) {
      tell(error);
    }
  }

  function handleOpenFact(key: string) {
    const [country, guide, id] = key.split('/');
    const name = `content/facts/${country}/${guide}.json`;
    keeper
      .open(name)
      .then(() => {
        const { value } = keeper.snapshot().drafts.get(name) ?? {};
        go({ file: name, path: factPath(value, String(id)) });
      })
      .catch(tell);
  }

  function showPage(path: string) {
    setPage({ file, path });
    setPane('page');
  }

  const chosen = page !== null && page.file === file ? page.path : null;
  const ownPage = place === null ? null : pageOf(place, draft?.file.page ?? null, draft?.value);
  const isKnown = references.routes.some(({ path }) => path === ownPage);
  const firstPage = isKnown ? ownPage : (draft?.file.page ?? state.pages[0] ?? null);
  const isSound = state.problems.every(({ gate }) => gate === 'reading');

  return (
    <div className={styles.screen}>
      <a href="#piece" className={styles.skip} onClick={focusForm}>
        {words.skip}
      </a>
      <header className={styles.top}>
        <h1 className={styles.name}>
          <Waymark className={styles.sign} />
          {words.title}
        </h1>
        <nav className={styles.ways}>
          <a href="#due" aria-current={isDue ? 'page' : undefined}>
            {words.files.due}
          </a>
          <Button onClick={() => setCreating(true)} disabled={list === null}>
            {words.files.new}
          </Button>
        </nav>
        <SaveBar
          state={state}
          link={link}
          files={list?.files ?? []}
          team={list?.team ?? null}
          onSave={handleSave}
          onForget={(name) => keeper.forget(name).catch(tell)}
        />
      </header>
      {link === 'away' ? (
        <p role="alert" className={styles.away}>
          {words.status.away}
        </p>
      ) : null}
      {refused === null ? null : (
        <p role="alert" className={styles.away}>
          {refused}
        </p>
      )}
      {notice === null ? null : (
        <div role={notice.kind === 'done' ? 'status' : 'alert'} className={styles.notice} data-kind={notice.kind}>
          <p>
            {notice.text}{' '}
            {notice.kind === 'done' && notice.link !== undefined ? (
              <a href={notice.link}>{words.status.pullRequest}</a>
            ) : null}
          </p>
          <Button onClick={() => setNotice(null)}>{words.error.close}</Button>
        </div>
      )}
      <div role="group" aria-label={words.panes.label} className={styles.tabs}>
        {panes.map((name) => (
          <Button key={name} aria-pressed={pane === name} onClick={() => setPane(name)}>
            {words.panes[name]}
          </Button>
        ))}
      </div>
      <div className={styles.panes} data-pane={pane}>
        <div className={styles.pane} data-name="files">
          {list === null ? (
            <p role="status">{words.status.loading}</p>
          ) : (
            <FileList files={list.files} state={state} open={file} />
          )}
        </div>
        <main className={styles.pane} data-name="form">
          <ProblemList problems={state.problems} files={list?.files ?? []} onGo={go} />
          {isDue ? (
            <DueFigures
              read={keeper.readDue}
              accept={keeper.accept}
              onOpen={handleOpenFact}
              onError={tell}
              onAccepted={(label) => setNotice({ kind: 'done', text: words.due.accepted(label) })}
            />
          ) : null}
          {isDue || place !== null ? null : (
            <div className={styles.start}>
              <h2 id="piece" tabIndex={-1}>
                {words.start.title}
              </h2>
              <p>{words.start.text}</p>
            </div>
          )}
          {place !== null && draft === undefined ? <p role="status">{words.status.loading}</p> : null}
          {place === null || draft === undefined ? null : (
            <>
              <p className={styles.crumb}>
                {draft.file.group} · <strong>{draft.file.label}</strong>
              </p>
              <FileEditor
                key={draft.file.file}
                draft={draft}
                path={place.path}
                visits={visits}
                references={references}
                problems={problemsOf(state.problems, draft.file.file)}
                onChange={(value) => keeper.change(draft.file.file, value)}
                onGo={go}
                onShowPage={showPage}
              />
            </>
          )}
        </main>
        <aside className={styles.pane} data-name="page" aria-label={words.page.label}>
          <PagePreview
            page={chosen ?? firstPage}
            pages={[...(firstPage === null ? [] : [firstPage]), ...state.pages]}
            routes={references.routes}
            checks={checks}
            isSound={isSound}
            onChoose={(path) => setPage({ file, path })}
          />
        </aside>
      </div>
      {isCreating && list !== null ? (
        <NewFileForm
          kinds={list.kinds}
          onClose={() => setCreating(false)}
          onCreate={async (asked) => {
            const name = await keeper.create(asked);
            setCreating(false);
            go({ file: name, path: [] });
          }}
        />
      ) : null}
    </div>
  );
}

function problemsOf(problems: readonly Problem[], file: string): Problem[] {
  return problems.filter((problem) => problem.file === file);
}

/** The page that shows a piece: that of a case for a case, and that of its file for everything else. */
function pageOf({ path }: Place, page: string | null, value: unknown): string | null {
  if (page === null || path[0] !== 'cases') return page;
  const id = valueAt(value, ['cases', path[1] ?? 0, 'id']);
  return typeof id === 'string' ? `${page}/${id}` : page;
}

/** Where a fact stands in its file. */
function factPath(value: unknown, id: string): Place['path'] {
  for (const [list, items] of Object.entries((value ?? {}) as Record<string, unknown>)) {
    const at = Array.isArray(items)
      ? items.findIndex((item: { id?: unknown } | null) => item?.id === id)
      : -1;
    if (at >= 0) return [list, at];
  }
  return [];
}

function focusForm(event: { preventDefault: () => void }): void {
  // The address says which form is open; the skip link must not change it.
  event.preventDefault();
  document.getElementById('piece')?.focus();
}

/** Where somebody is, by the address, so that reloading and going back work. */
function usePlace() {
  const [{ hash, visits }, setVisit] = useState({ hash: location.hash, visits: 0 });
  useEffect(() => {
    function handleHash() {
      setVisit((before) => ({ hash: location.hash, visits: before.visits + 1 }));
    }
    addEventListener('hashchange', handleHash);
    return () => removeEventListener('hashchange', handleHash);
  }, []);
  const go = useCallback((place: Place) => {
    const next = placeToHash(place);
    if (next === location.hash) setVisit((before) => ({ ...before, visits: before.visits + 1 }));
    else location.hash = next;
  }, []);
  return { hash, visits, go };
}
