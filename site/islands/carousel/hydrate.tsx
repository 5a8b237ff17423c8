import { hydrateRoot } from 'react-dom/client';
import { CarouselControls } from './CarouselControls.tsx';

// Makes the controls that were drawn at build work on the slides beside them.
for (const place of document.querySelectorAll('[data-island="carousel"]')) {
  const props = JSON.parse(place.nextElementSibling?.textContent ?? '');
  const viewport = place.closest('[data-carousel]')?.querySelector<HTMLElement>('[data-viewport]');
  hydrateRoot(place, <CarouselControls {...props} viewport={viewport} />);
}
