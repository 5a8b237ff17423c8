import type { EmblaCarouselType, EmblaOptionsType } from 'embla-carousel';
import autoplay from 'embla-carousel-autoplay';
import useEmblaCarousel from 'embla-carousel-react';
import { useEffect, useMemo, useState } from 'react';
import { lessMotion, useAutoplay } from './use-autoplay.ts';

/** For visitors who asked for less motion slides change at once. */
const options: EmblaOptionsType = {
  loop: true,
  align: 'start',
  slidesToScroll: 1,
  // Embla counts slowness, not time: at 23 a slide is at rest to the eye, within a pixel, after the 800 ms of the site
  // specification. Less than that and it swings past its place.
  duration: 23,
  // A slide that is half in sight can be used. The keyboard moves the carousel by its buttons alone.
  inViewThreshold: 0.5,
  watchFocus: false,
  breakpoints: { [lessMotion]: { duration: 0 } },
};

export type CarouselState = ReturnType<typeof useCarousel>;

/** Lets Embla move the slides of `viewport`, which were drawn at build, and tells what it shows. */
export function useCarousel(viewport: HTMLElement | null, autoplayMs: number | null) {
  const plugins = useMemo(
    () => (autoplayMs === null ? [] : [autoplay({ delay: autoplayMs, playOnInit: false })]),
    [autoplayMs],
  );
  const [setViewport, embla] = useEmblaCarousel(
    { ...options, direction: directionOf(viewport) },
    plugins,
  );
  const [selected, setSelected] = useState(0);
  const { isPlaying, togglePlaying } = useAutoplay(embla);

  useEffect(() => setViewport(viewport), [setViewport, viewport]);
  useEffect(() => {
    if (embla === undefined) return;
    takeOver(embla);
    return follow(embla, setSelected);
  }, [embla]);

  return {
    /** False until the slides obey. */
    isHydrated: embla !== undefined,
    selected,
    isPlaying,
    previous: () => embla?.scrollPrev(),
    next: () => embla?.scrollNext(),
    show: (index: number) => embla?.scrollTo(index),
    togglePlaying,
  };
}

function directionOf(viewport: HTMLElement | null): 'ltr' | 'rtl' {
  return viewport?.ownerDocument.dir === 'rtl' ? 'rtl' : 'ltr';
}

/** Until now the row could be scrolled: what a visitor has scrolled to stays in view. */
function takeOver(embla: EmblaCarouselType): void {
  const viewport = embla.rootNode();
  const [slide] = embla.slideNodes();
  const passed = Math.round(Math.abs(viewport.scrollLeft) / (slide?.offsetWidth ?? 1));
  viewport.dataset.viewport = 'hydrated';
  // Hydrated it no longer scrolls, so it is no stop of the Tab key.
  viewport.removeAttribute('tabindex');
  viewport.scrollLeft = 0;
  if (passed > 0) embla.scrollTo(passed, true);
}

function follow(embla: EmblaCarouselType, onSelect: (index: number) => void): () => void {
  const select = () => onSelect(embla.selectedScrollSnap());
  const hideOthers = () => hideSlidesOutOfView(embla);
  // On paper all slides stand in their order, one row below the other.
  const layFlat = () => embla.reInit({ active: false });
  const goOn = () => embla.reInit({ active: true });
  embla.on('select', select).on('reInit', select).on('slidesInView', hideOthers);
  addEventListener('beforeprint', layFlat);
  addEventListener('afterprint', goOn);
  select();
  // Embla may have looked before it had listeners.
  if (embla.slidesInView().length > 0) hideOthers();
  return () => {
    removeEventListener('beforeprint', layFlat);
    removeEventListener('afterprint', goOn);
    embla.off('select', select).off('reInit', select).off('slidesInView', hideOthers);
  };
}

/** Nothing that is out of sight may take the keyboard's focus or be read aloud. */
function hideSlidesOutOfView(embla: EmblaCarouselType): void {
  const inView = embla.slidesInView();
  for (const [index, slide] of embla.slideNodes().entries()) slide.inert = !inView.includes(index);
}
