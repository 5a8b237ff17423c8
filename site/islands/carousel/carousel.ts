import embla, { type EmblaCarouselType, type EmblaOptionsType } from 'embla-carousel';

const lessMotion = '(prefers-reduced-motion: reduce)';

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

/** Lets Embla move the slides of every carousel, which were drawn at build, and wakes the controls. */
function moveCarousels(root: Document): void {
  for (const carousel of root.querySelectorAll<HTMLElement>('[data-carousel]')) {
    const viewport = carousel.querySelector<HTMLElement>('[data-viewport]');
    if (viewport !== null) move(carousel, viewport);
  }
}

function move(carousel: HTMLElement, viewport: HTMLElement): void {
  const direction = document.dir === 'rtl' ? 'rtl' : 'ltr';
  const slider = embla(viewport, { ...options, direction });
  takeOver(slider);
  viewport.setAttribute('aria-live', 'polite');
  followSlides(slider, [...carousel.querySelectorAll('[data-dot]')]);
  for (const [index, dot] of carousel.querySelectorAll('[data-dot]').entries()) {
    dot.addEventListener('click', () => slider.scrollTo(index));
  }
  for (const button of carousel.querySelectorAll<HTMLElement>('[data-step]')) {
    const isNext = button.dataset.step === '1';
    button.addEventListener('click', () => (isNext ? slider.scrollNext() : slider.scrollPrev()));
  }
  const pause = carousel.querySelector<HTMLElement>('[data-stop]');
  if (pause !== null) letPlay(slider, carousel, pause);
  carousel.dataset.carousel = 'ready';
}

/** Until now the row could be scrolled: what a visitor has scrolled to stays in view. */
function takeOver(slider: EmblaCarouselType): void {
  const viewport = slider.rootNode();
  const [slide] = slider.slideNodes();
  const passed = Math.round(Math.abs(viewport.scrollLeft) / (slide?.offsetWidth ?? 1));
  viewport.dataset.viewport = 'hydrated';
  // Now it no longer scrolls, so it is no stop of the Tab key.
  viewport.removeAttribute('tabindex');
  viewport.scrollLeft = 0;
  if (passed > 0) slider.scrollTo(passed, true);
}

function followSlides(slider: EmblaCarouselType, dots: readonly Element[]): void {
  const select = () => {
    for (const [index, dot] of dots.entries()) {
      if (index === slider.selectedScrollSnap()) dot.setAttribute('aria-current', 'true');
      else dot.removeAttribute('aria-current');
    }
  };
  // Nothing that is out of sight may take the keyboard's focus or be read aloud.
  const hideOthers = () => {
    const inView = slider.slidesInView();
    for (const [index, slide] of slider.slideNodes().entries()) {
      slide.inert = !inView.includes(index);
    }
  };
  slider.on('select', select).on('reInit', select).on('slidesInView', hideOthers);
  select();
  // Embla may have looked before it had listeners.
  if (slider.slidesInView().length > 0) hideOthers();
  // On paper all slides stand in their order, one row below the other.
  addEventListener('beforeprint', () => slider.reInit({ active: false }));
  addEventListener('afterprint', () => slider.reInit({ active: true }));
}

/**
 * Lets a carousel move by itself once a visitor has asked for it. Then, as the carousel pattern of the W3C asks, a mouse over it pauses
 * it; the keyboard's focus, a finger on its slides or the pause button stop it until the visitor starts it again.
 */
function letPlay(slider: EmblaCarouselType, carousel: HTMLElement, pause: HTMLElement): void {
  const motion = matchMedia(lessMotion);
  let isPlaying = false;
  let isHovered = false;
  let timer: ReturnType<typeof setTimeout> | undefined;

  /** Plans the next turn, or none. Whoever moved the slides, they stay a whole turn. */
  const plan = () => {
    clearTimeout(timer);
    if (!isPlaying || isHovered || document.hidden) return;
    timer = setTimeout(() => slider.scrollNext(), Number(carousel.dataset.autoplay));
  };
  const set = (plays: boolean) => {
    isPlaying = plays;
    carousel.toggleAttribute('data-playing', plays);
    pause.setAttribute('aria-label', (plays ? pause.dataset.stop : pause.dataset.start) ?? '');
    // While it moves by itself nothing is read aloud that nobody asked for.
    slider.rootNode().setAttribute('aria-live', plays ? 'off' : 'polite');
    plan();
  };
  const hover = ({ type, pointerType }: PointerEvent) => {
    if (pointerType !== 'mouse') return;
    isHovered = type === 'pointerenter';
    set(isPlaying);
  };

  slider.on('select', plan).on('pointerDown', () => set(false));
  pause.addEventListener('click', () => set(!isPlaying));
  carousel.addEventListener('pointerenter', hover);
  carousel.addEventListener('pointerleave', hover);
  carousel.addEventListener('focusin', ({ target }) => {
    if (target instanceof Element && target.matches(':focus-visible')) set(false);
  });
  document.addEventListener('visibilitychange', plan);
  motion.addEventListener('change', () => {
    if (motion.matches) set(false);
  });
}

moveCarousels(document);
