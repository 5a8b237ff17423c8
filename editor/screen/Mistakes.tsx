import type { FileEntry, Mistake } from '../api.ts';
import { Button } from './controls.tsx';
import styles from './Mistakes.module.css';
import { placeToHash } from './place.ts';
import { say, words } from './words.ts';

type MistakesProps = {
  title: string;
  mistakes: readonly Mistake[];
  /** Those to lead to. */
  files: readonly FileEntry[];
  onShowPage: (path: string) => void;
};

/** What visitors say is wrong, folded: whoever came for something else is not held up. */
export function Mistakes({ title, mistakes, files, onShowPage }: MistakesProps) {
  if (mistakes.length === 0) return null;
  return (
    <details className={`box caution ${styles.mistakes}`}>
      <summary>{title}</summary>
      <p>{words.mistakes.lead}</p>
      <ul className="stack tight">
        {mistakes.map(({ reference, received, page, of, words: said, files: made }) => (
          <li key={reference} className="stack tight box">
            <p className="row small">
              <Button
                aria-label={say(words.mistakes.show, { page })}
                onClick={() => onShowPage(page)}
              >
                {page}
              </Button>
              {of === '' ? null : <strong dir="auto">{of}</strong>}
              <time dateTime={received}>{received.slice(0, 10)}</time>
              <span>{reference}</span>
            </p>
            <blockquote dir="auto">{said}</blockquote>
            {files
              .filter(({ file }) => made.includes(file))
              .map(({ file, group, label }) => (
                <a key={file} href={placeToHash({ file, path: [] })}>
                  {group} · {label}
                </a>
              ))}
          </li>
        ))}
      </ul>
    </details>
  );
}
