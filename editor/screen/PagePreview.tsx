import { useEffect, useId, useRef } from 'react';
import { valueAt } from '../values.ts';
import { type Editor, useEditor } from './editor-context.ts';
import { idOf } from './pieces.ts';
import { say, words } from './words.ts';

type PagePreviewProps = {
  /** The address of the page that somebody chose; without it the first is shown. */
  chosen: string | undefined;
  onChoose: (page: string) => void;
};

/** The page as visitors see it on a phone. */
export function PagePreview({ chosen, onChoose }: PagePreviewProps) {
  const editor = useEditor();
  const { state, references } = editor;
  const pages = pagesOf(editor);
  const page = chosen ?? pages[0];
  const frame = useRef<HTMLIFrameElement>(null);
  const drawn = useRef(state);
  const id = useId();
  useEffect(() => {
    if (drawn.current === state) return;
    drawn.current = state;
    // Reloaded rather than made anew, so that it stays where somebody scrolled to.
    frame.current?.contentWindow?.location.reload();
  }, [state]);
  if (page === undefined) return <p className="quiet">{words.page.none}</p>;
  // A problem of content keeps the drafts from being drawn.
  const isSound = state.problems.every(({ gate }) => gate !== 'content');
  return (
    <div className="small preview">
      <div>
        <label htmlFor={id} className="label">
          {words.page.choose}
        </label>
        <select id={id} value={page} onChange={(event) => onChoose(event.target.value)}>
          {[...new Set([page, ...pages])].map((path) => (
            <option key={path} value={path}>
              {references.routes.find((route) => route.path === path)?.title ?? path}
            </option>
          ))}
        </select>
        <a href={page} target="_blank" rel="noreferrer">
          {words.page.open}
        </a>
      </div>
      {isSound ? null : <p className="box caution">{words.page.old}</p>}
      <iframe
        key={page}
        ref={frame}
        src={page}
        title={say(words.page.frame, { path: page })}
        onLoad={(event) => {
          // The tools of the server for development are no part of the page.
          const style = event.currentTarget.contentDocument?.createElement('style');
          if (style === undefined) return;
          style.textContent = 'astro-dev-toolbar { display: none; }';
          event.currentTarget.contentDocument?.head.append(style);
        }}
      />
    </div>
  );
}

/** The pages to look at beside a form: that of the case or of the file first, then all that differ from what is saved. */
function pagesOf({ place, drafts, references, state }: Editor): string[] {
  const draft = place === null ? undefined : drafts.get(place.file);
  const page = draft?.file.page ?? null;
  if (place === null || page === null) return state.pages;
  const [list, at] = place.path;
  const id = list === 'cases' && at !== undefined ? idOf(valueAt(draft?.value, [list, at])) : null;
  const ofCase = references.routes.filter(({ path }) => path === `${page}/${id}`);
  return [...new Set([...ofCase.map(({ path }) => path), page, ...state.pages])];
}
