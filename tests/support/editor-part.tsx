import { render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { type Editor, EditorContext } from '../../editor/screen/editor-context.ts';
import { Keeper } from '../../editor/screen/keeper.ts';

/** Draws a part of the editor's screen for somebody who has opened nothing yet, and as `given` says otherwise. */
export function renderInEditor(part: ReactNode, given: Partial<Editor>) {
  const keeper = new Keeper('/edit/api');
  const atStart: Editor = {
    ...keeper.snapshot(),
    keeper,
    mistakes: [],
    hash: '',
    place: null,
    visits: 0,
    go: () => {},
    showPage: () => {},
    tell: () => {},
    tellDone: () => {},
  };
  return render(<EditorContext value={{ ...atStart, ...given }}>{part}</EditorContext>);
}
