import { hydrateRoot } from 'react-dom/client';
import { ContactForm } from './ContactForm.tsx';
import { drawnProps } from './drawn-props.ts';
import { shippedProps } from './shipped-props.ts';

// Makes the form that was drawn at build react, with the props that it was drawn with.
for (const place of document.querySelectorAll('[data-island="contact-form"]')) {
  const form = place.querySelector('form');
  if (form === null) continue;
  hydrateRoot(place, <ContactForm {...shippedProps()} {...drawnProps(form)} />);
}
