import { useEffect, useState } from 'react';
import type { FieldPath, Problem } from '../api.ts';
import { isFields, valueAt, withInserted, withoutPiece } from '../values.ts';
import { Button, ProblemCount } from './controls.tsx';
import { useEditor } from './editor-context.ts';
import { fieldId, KeyField } from './field-parts.tsx';
import type { Draft } from './form-drafts.ts';
import { PieceForm } from './PieceForm.tsx';
import {
  outlineOf,
  ownGuideOf,
  type Piece,
  type PieceGroup,
  pieceOf,
  withAdded,
  withKey,
  withMoved,
} from './pieces.ts';
import { placeToHash } from './place.ts';
import { say, words } from './words.ts';

type Removed = Piece & { value: unknown };

type FileEditorProps = {
  draft: Draft;
  /** Of the piece, or of a field in it. */
  path: FieldPath;
};

/** One file: the outline of its pieces, and the form of the one that is open. */
export function FileEditor({ draft, path }: FileEditorProps) {
  const { keeper, state, visits, references } = useEditor();
  const { file, value } = draft;
  const { schema } = file;
  const isOfPage = file.page !== null && !file.file.startsWith('content/facts/');
  const pieces = usePieces(draft);
  const { removed, arrangement } = pieces;
  const problems = state.problems.filter((problem) => problem.file === file.file);
  const outline = outlineOf(schema, value, isOfPage ? words.outline.page : words.outline.general);
  const open = pieceOf(outline, path) ?? outline[0]?.pieces[0];
  const group = outline.find((one) => open !== undefined && one.pieces.includes(open));

  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each visit, and not when the piece was typed into
  useEffect(() => {
    if (visits > 0 && open !== undefined) focusOn(path.slice(open.path.length));
  }, [visits]);

  return (
    <>
      <p className="quiet crumb">
        {file.group} · <strong>{file.label}</strong>
      </p>
      <div className="editor">
        <Outline
          file={file.file}
          groups={outline}
          open={open}
          problems={problems}
          onAdd={pieces.add}
        />
        <div className="stack piece">
          {removed === null ? null : (
            <p role="status" className="row apart box caution">
              {say(words.outline.removed, { what: removed.label })}
              <Button onClick={() => pieces.undo(removed)}>{words.outline.undo}</Button>
            </p>
          )}
          {open === undefined || group === undefined ? null : (
            <>
              <div className="row apart">
                <h2 id="piece" tabIndex={-1}>
                  {open.label}
                </h2>
                {group.kind === 'fixed' ? null : (
                  <PieceTools group={group} open={open} pieces={pieces} />
                )}
              </div>
              {group.kind === 'record' ? (
                <KeyField
                  key={String(open.path.at(-1))}
                  name={String(open.path.at(-1))}
                  taken={group.pieces.map((piece) => String(piece.path.at(-1)))}
                  help={words.outline.keyHelp}
                  onRename={(key) => pieces.rename(open.path, key)}
                />
              ) : null}
              <PieceForm
                key={[...open.path, arrangement].join('/')}
                draft={draft}
                path={open.path}
                references={references}
                problems={problems}
                onChange={(next) => keeper.change(file.file, next)}
              />
              <PagesOfFact draft={draft} path={open.path} />
            </>
          )}
        </div>
      </div>
    </>
  );
}

type OutlineProps = {
  file: string;
  groups: readonly PieceGroup[];
  open: Piece | undefined;
  problems: readonly Problem[];
  onAdd: (group: FieldPath) => void;
};

/** The pieces of a file, and how much is wrong in each. */
function Outline({ file, groups, open, problems, onAdd }: OutlineProps) {
  // On a phone the form comes first.
  const [isOpen, setOpen] = useState(() => matchMedia('(width >= 48rem)').matches);
  const [only] = groups;
  if (groups.length === 1 && only?.kind === 'fixed' && only.pieces.length === 1) return null;
  return (
    <nav aria-label={words.outline.label} className="small outline">
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
              {pieces.map((piece) => (
                <li key={piece.path.join('/')}>
                  <a
                    href={placeToHash({ file, path: piece.path })}
                    aria-current={piece === open ? 'true' : undefined}
                  >
                    {piece.label}
                    <ProblemCount
                      count={
                        problems.filter(({ path: at }) => pieceOf(groups, at) === piece).length
                      }
                    />
                  </a>
                </li>
              ))}
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

/** What can be done to the pieces of a file, and which one was removed last. */
function usePieces({ file, value }: Draft) {
  const { keeper, go } = useEditor();
  const [removed, setRemoved] = useState<Removed | null>(null);
  // Where pieces changed places, another one stands at an old path: its form begins anew.
  const [arrangement, setArrangement] = useState(0);

  function arrange(next: unknown, piece: FieldPath) {
    setArrangement(arrangement + 1);
    keeper.change(file.file, next);
    go({ file: file.file, path: piece });
  }

  function add(to: FieldPath, copied?: FieldPath) {
    const added = withAdded(file.schema, value, to, copied);
    arrange(added.value, added.path);
  }

  function remove({ path, label }: Piece) {
    setRemoved({ path, label, value: valueAt(value, path) });
    arrange(withoutPiece(value, path), path);
  }

  function undo({ path, value: old }: Removed) {
    setRemoved(null);
    arrange(withInserted(value, path, old), path);
  }

  function move(piece: FieldPath, by: -1 | 1) {
    const to = [...piece.slice(0, -1), Number(piece.at(-1)) + by];
    arrange(withMoved(value, piece, by), to);
  }

  function rename(piece: FieldPath, key: string) {
    arrange(withKey(value, piece, key), [...piece.slice(0, -1), key]);
  }

  return { removed, arrangement, rename, add, remove, undo, move };
}

/** Puts the focus on a field of the open form, or on the heading of the form for the whole piece. */
function focusOn(field: FieldPath): void {
  const fields = field.map((_, index) => fieldId(field.slice(0, field.length - index)));
  const target = [...fields, 'piece'].map((id) => document.getElementById(id)).find(Boolean);
  for (let at = target?.parentElement; at; at = at.parentElement) {
    if (at instanceof HTMLDetailsElement) at.open = true;
  }
  target?.focus();
}

type PieceToolsProps = { group: PieceGroup; open: Piece; pieces: ReturnType<typeof usePieces> };

function PieceTools({ group, open, pieces }: PieceToolsProps) {
  const at = group.pieces.indexOf(open);
  const last = group.pieces.length - 1;
  return (
    <div className="row tight">
      {group.kind === 'list' ? (
        <>
          <Button disabled={at === 0} onClick={() => pieces.move(open.path, -1)}>
            {words.outline.up}
          </Button>
          <Button disabled={at === last} onClick={() => pieces.move(open.path, 1)}>
            {words.outline.down}
          </Button>
        </>
      ) : null}
      <Button onClick={() => pieces.add(group.path, open.path)}>{words.outline.duplicate}</Button>
      <Button onClick={() => pieces.remove(open)}>{words.outline.remove}</Button>
    </div>
  );
}

/** In the form of a fact: the pages that show its figure, each to be looked at beside the form. */
function PagesOfFact({ draft, path: at }: FileEditorProps) {
  const { references, showPage } = useEditor();
  const { file, value } = draft;
  const piece = valueAt(value, at);
  if (!file.file.startsWith('content/facts/') || !isFields(piece)) return null;
  const { id } = piece;
  const key = `${ownGuideOf(file.file, value)}/${id}`;
  const fact = references.facts.find((known) => known.key === key);
  if (fact === undefined) return null;
  return (
    <section className="pages">
      <h3>{words.fact.pages}</h3>
      {fact.pages.length === 0 ? <p>{words.fact.noPages}</p> : null}
      <ul className="row tight">
        {fact.pages.map((path) => (
          <li key={path}>
            <Button onClick={() => showPage(path)}>
              {references.routes.find((route) => route.path === path)?.title ?? path}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}
