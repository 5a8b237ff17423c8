import { createRoot } from 'react-dom/client';
import './screen.css';
import './layout.css';
import './forms.css';
import { App } from './App.tsx';
import { Keeper } from './keeper.ts';

const pollMs = 1_500;

const root = document.getElementById('screen');
if (root === null) throw new Error('The document has no element "screen" to draw into.');

const keeper = new Keeper('/edit/api');
void keeper.poll();
// Others may write the same files: another window, a command, an editor of text.
setInterval(() => void keeper.poll(), pollMs);
addEventListener('focus', () => void keeper.poll());
addEventListener('beforeunload', (event) => {
  if (keeper.hasUnsent()) event.preventDefault();
});
createRoot(root).render(<App keeper={keeper} />);
