import { createRoot } from 'react-dom/client';
import './screen.css';
import { App } from './App.tsx';
import { keepDrafts } from './drafts.ts';

const root = document.getElementById('screen');
if (root === null) throw new Error('The document has no element "screen" to draw into.');

createRoot(root).render(<App keeper={keepDrafts('/edit/api')} />);
