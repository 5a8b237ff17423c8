import { useEffect, useId, useRef } from 'react';
import type { DraftState, References } from '../api.ts';
import styles from './PagePreview.module.css';
import { say, words } from './words.ts';

type PagePreviewProps = {
  /** The address of the page that somebody chose; without it the first is shown. */
  chosen: string | undefined;
  pages: readonly string[];
  routes: References['routes'];
  /** Another one when the page may look different. */
  state: DraftState;
  onChoose: (page: string) => void;
};

/** The page as visitors see it on a phone. */
export function PagePreview(props: PagePreviewProps) {
  const { chosen, pages, routes, state, onChoose } = props;
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
  const choices = [...new Set([page, ...pages])];
  return (
    <div className={`small ${styles.preview}`}>
      <div className={styles.head}>
        <label htmlFor={id} className="label">
          {words.page.choose}
        </label>
        <select id={id} value={page} onChange={(event) => onChoose(event.target.value)}>
          {choices.map((path) => (
            <option key={path} value={path}>
              {routes.find((route) => route.path === path)?.title ?? path}
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
        className={styles.frame}
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
