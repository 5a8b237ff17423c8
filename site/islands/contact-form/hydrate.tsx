import { hydrateRoot } from 'react-dom/client';
// The build has checked these words and settings; here they travel with the script, so that no page carries them twice.
import words from '../../../content/en/form.json' with { type: 'json' };
import settings from '../../../content/settings.json' with { type: 'json' };
import { ContactForm } from './ContactForm.tsx';
import { drawnProps } from './drawn-props.ts';
import { settingsProps } from './settings-props.ts';

// Makes the form that was drawn at build react, with the props that it was drawn with.
for (const place of document.querySelectorAll('[data-island="contact-form"]')) {
  const form = place.querySelector('form');
  if (form === null) continue;
  const props = { ...settingsProps(settings), ...drawnProps(form), words };
  hydrateRoot(place, <ContactForm {...props} />);
}
