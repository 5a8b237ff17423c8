import type { EmblaCarouselType } from 'embla-carousel';
import { useEffect, useState } from 'react';

export const lessMotion = '(prefers-reduced-motion: reduce)';

/**
 * Lets a carousel move by itself once a visitor has asked for it. Then, as the carousel pattern of the W3C asks, a mouse over it pauses
 * it; the keyboard's focus, a finger on its slides or the pause button stop it until the visitor starts it again.
 */
export function useAutoplay(embla: EmblaCarouselType | undefined) {
  const [isPlaying, setIsPlaying] = useState(false);
  const [isHovered, setIsHovered] = useState(false);

  useEffect(() => {
    if (embla === undefined) return;
    return watchVisitor(embla, { onStop: () => setIsPlaying(false), onHover: setIsHovered });
  }, [embla]);
  useEffect(() => {
    if (embla === undefined || !isPlaying || isHovered) return;
    return play(embla);
  }, [embla, isPlaying, isHovered]);
  useEffect(() => {
    // While it moves by itself nothing is read aloud that nobody asked for.
    embla?.rootNode().setAttribute('aria-live', isPlaying ? 'off' : 'polite');
  }, [embla, isPlaying]);

  return { isPlaying, togglePlaying: () => setIsPlaying(!isPlaying) };
}

type VisitorListeners = { onStop: () => void; onHover: (isHovered: boolean) => void };

/** Tells when a visitor comes to the carousel, slides and controls, or asks for less motion. */
function watchVisitor(embla: EmblaCarouselType, { onStop, onHover }: VisitorListeners): () => void {
  const carousel = embla.rootNode().parentElement ?? embla.rootNode();
  const motion = matchMedia(lessMotion);
  const listening = new AbortController();
  const { signal } = listening;
  const stopForLessMotion = () => {
    if (motion.matches) onStop();
  };
  const stopOnFocus = ({ target }: FocusEvent) => {
    if (target instanceof Element && target.matches(':focus-visible')) onStop();
  };
  const hover = ({ type, pointerType }: PointerEvent) =>
    onHover(type === 'pointerenter' && pointerType === 'mouse');
  motion.addEventListener('change', stopForLessMotion, { signal });
  carousel.addEventListener('focusin', stopOnFocus, { signal });
  carousel.addEventListener('pointerenter', hover, { signal });
  carousel.addEventListener('pointerleave', hover, { signal });
  embla.on('pointerDown', onStop);
  stopForLessMotion();
  return () => {
    listening.abort();
    embla.off('pointerDown', onStop);
  };
}

/** Embla's player minds the hidden tab. It forgets that it plays when the window's size changes, and whole turns when moved by hand. */
function play(embla: EmblaCarouselType): () => void {
  const goOn = () => embla.plugins().autoplay?.play();
  embla.on('reInit', goOn).on('select', goOn);
  goOn();
  return () => {
    embla.off('reInit', goOn).off('select', goOn);
    embla.plugins().autoplay?.stop();
  };
}
