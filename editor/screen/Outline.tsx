import { useState } from 'react';
import type { FieldPath, Problem } from '../api.ts';
import { Button } from './controls.tsx';
import styles from './FileEditor.module.css';
import { type PieceGroup, pieceOf } from './pieces.ts';
import { placeToHash, startsWith } from './place.ts';
import { say, words } from './words.ts';

type OutlineProps = {
  file: string;
  groups: readonly PieceGroup[];
  open: FieldPath | undefined;
  problems: readonly Problem[];
  onAdd: (group: FieldPath) => void;
};

/** The pieces of a file, and how much is wrong in each. */
export function Outline({ file, groups, open, problems, onAdd }: OutlineProps) {
  // On a phone the form comes first.
  const [isOpen, setOpen] = useState(() => matchMedia('(width >= 48rem)').matches);
  const [only] = groups;
  const isSingle = groups.length === 1 && only?.kind === 'fixed' && only.pieces.length === 1;
  if (isSingle) return null;
  return (
    <nav aria-label={words.outline.label} className={`small ${styles.outline}`}>
      <details open={isOpen} onToggle={(event) => setOpen(event.currentTarget.open)}>
        <summary>{words.outline.label}</summary>
        {groups.map(({ path, label, kind, pieces }) => (
          <section key={`${kind}${path.join('/')}`}>
            {kind === 'fixed' ? null : (
              <h2>
                {label} <span className="quiet">{pieces.length}</span>
              </h2>
            )}
            <ul>
              {pieces.map((piece) => {
                const count = problemsIn(groups, piece.path, problems).length;
                return (
                  <li key={piece.path.join('/')}>
                    <a
                      href={placeToHash({ file, path: piece.path })}
                      aria-current={piece.path === open ? 'true' : undefined}
                    >
                      {piece.label || words.outline.unnamed}
                      {count === 0 ? null : (
                        <span className="count">{say(words.files.problems, { count })}</span>
                      )}
                    </a>
                  </li>
                );
              })}
            </ul>
            {kind === 'fixed' ? null : (
              <Button onClick={() => onAdd(path)}>{say(words.outline.add, { what: label })}</Button>
            )}
          </section>
        ))}
      </details>
    </nav>
  );
}

/** Those that stand in a piece's own form. */
function problemsIn(
  groups: readonly PieceGroup[],
  piece: FieldPath,
  problems: readonly Problem[],
): Problem[] {
  return problems.filter(({ path }) => {
    const place = startsWith(path, piece) ? pieceOf(groups, path) : undefined;
    return place?.path === piece;
  });
}
