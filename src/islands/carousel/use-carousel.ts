import type { EmblaCarouselType, EmblaOptionsType } from 'embla-carousel';
import autoplay from 'embla-carousel-autoplay';
import useEmblaCarousel from 'embla-carousel-react';
import { useEffect, useMemo, useState } from 'react';

/** For visitors who asked for less motion slides change at once, and only when asked. */
const lessMotion = '(prefers-reduced-motion: reduce)';

export type CarouselOptions = {
  /** How long it stands before it moves by itself; null when it never does. */
  autoplayMs: number | null;
  /** Embla's measure of how slowly it moves; see the places that set it. */
  duration: number;
};

export type CarouselState = {
  /** False until the slides obey. */
  isAwake: boolean;
  selected: number;
  isPlaying: boolean;
  previous: () => void;
  next: () => void;
  show: (index: number) => void;
  togglePlaying: () => void;
};

/** Lets Embla move the slides of `viewport`, which were drawn at build, and tells what it shows. */
export function useCarousel(
  viewport: HTMLElement | null,
  { autoplayMs, duration }: CarouselOptions,
): CarouselState {
  const canPlay = autoplayMs !== null && viewport !== null && !matchMedia(lessMotion).matches;
  const plugins = useMemo(
    () =>
      canPlay
        ? [autoplay({ delay: autoplayMs, stopOnInteraction: true, stopOnFocusIn: true })]
        : [],
    [canPlay, autoplayMs],
  );
  const options = useMemo(() => optionsFor(duration), [duration]);
  const [setViewport, embla] = useEmblaCarousel(options, plugins);
  const [selected, setSelected] = useState(0);
  const [isPlaying, setIsPlaying] = useState(false);

  useEffect(() => setViewport(viewport), [setViewport, viewport]);
  useEffect(() => {
    if (embla === undefined) return;
    return follow(embla, { onSelect: setSelected, onPlaying: setIsPlaying });
  }, [embla]);
  useEffect(() => {
    if (embla === undefined) return;
    return pauseWhileHovered(embla);
  }, [embla]);

  return {
    isAwake: embla !== undefined,
    selected,
    isPlaying,
    previous: () => embla?.scrollPrev(),
    next: () => embla?.scrollNext(),
    show: (index) => embla?.scrollTo(index),
    togglePlaying: () => {
      const player = embla?.plugins().autoplay;
      if (player?.isPlaying()) player.stop();
      else player?.play();
    },
  };
}

function optionsFor(duration: number): EmblaOptionsType {
  return {
    loop: true,
    align: 'start',
    slidesToScroll: 1,
    duration,
    inViewThreshold: 0.5,
    breakpoints: { [lessMotion]: { duration: 0 } },
  };
}

type Listeners = { onSelect: (index: number) => void; onPlaying: (isPlaying: boolean) => void };

function follow(embla: EmblaCarouselType, { onSelect, onPlaying }: Listeners): () => void {
  const select = () => onSelect(embla.selectedScrollSnap());
  const play = () => onPlaying(true);
  const stop = () => onPlaying(false);
  const hideOthers = () => hideSlidesOutOfView(embla);
  embla.on('select', select).on('reInit', select);
  embla.on('autoplay:play', play).on('autoplay:stop', stop);
  embla.on('slidesInView', hideOthers);
  onPlaying(embla.plugins().autoplay?.isPlaying() ?? false);
  return () => {
    embla.off('select', select).off('reInit', select);
    embla.off('autoplay:play', play).off('autoplay:stop', stop);
    embla.off('slidesInView', hideOthers);
  };
}

/** Nothing that is out of sight may take the keyboard's focus or be read aloud. */
function hideSlidesOutOfView(embla: EmblaCarouselType): void {
  const inView = embla.slidesInView();
  for (const [index, slide] of embla.slideNodes().entries()) slide.inert = !inView.includes(index);
}

/** A mouse over the slides pauses them; one that a visitor has stopped stays so. */
function pauseWhileHovered(embla: EmblaCarouselType): () => void {
  const root = embla.rootNode();
  let isPaused = false;
  const pause = ({ pointerType }: PointerEvent) => {
    const player = embla.plugins().autoplay;
    isPaused = pointerType === 'mouse' && player?.isPlaying() === true;
    if (isPaused) player?.stop();
  };
  const goOn = () => {
    if (isPaused) embla.plugins().autoplay?.play();
    isPaused = false;
  };
  const stayStopped = () => {
    isPaused = false;
  };
  root.addEventListener('pointerenter', pause);
  root.addEventListener('pointerleave', goOn);
  embla.on('pointerDown', stayStopped);
  return () => {
    root.removeEventListener('pointerenter', pause);
    root.removeEventListener('pointerleave', goOn);
    embla.off('pointerDown', stayStopped);
  };
}
