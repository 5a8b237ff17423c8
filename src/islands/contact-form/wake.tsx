import { hydrateRoot } from 'react-dom/client';
// The build has checked these words; here they travel with the script, so that no page carries them twice.
import words from '../../../content/en/form.json' with { type: 'json' };
import { ContactForm } from './ContactForm.tsx';

// Makes the form that was drawn at build react, with the props that it was drawn with.
for (const place of document.querySelectorAll('[data-island="contact-form"]')) {
  const props = JSON.parse(place.nextElementSibling?.textContent ?? '');
  hydrateRoot(place, <ContactForm {...props} words={words} />);
}
