import { createRoot } from 'react-dom/client';
import './screen.css';
import { App } from './App.tsx';
import { keepDrafts } from './drafts.ts';

const root = document.getElementById('screen');
if (root === null) throw new Error('The document has no element "screen" to draw into.');

const keeper = keepDrafts('/edit/api');
keeper.start();
addEventListener('beforeunload', (event) => {
  if (keeper.hasUnsent()) event.preventDefault();
});
createRoot(root).render(<App keeper={keeper} />);
