import { hydrateRoot } from 'react-dom/client';
import { formWords } from '../../page-words.ts';
import { ContactForm } from './ContactForm.tsx';
import { drawnProps } from './form-controls.ts';

// Makes the form that was drawn at build react, with the props that it was drawn with.
const shared = await formWords();
for (const place of document.querySelectorAll('[data-island="contact-form"]')) {
  const form = place.querySelector('form');
  if (form === null || shared === null) continue;
  hydrateRoot(place, <ContactForm {...shared} {...drawnProps(form)} />);
}
