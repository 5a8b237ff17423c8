/** How long a slide stays, as the site specification's table of numbers says. */
const slideMs = 5_000;

/** A finger that moves less than this has not swiped. */
const swipeTolerancePx = 5;

/** Where slides may change by themselves: not for visitors who asked for less motion, and not in small windows. */
const mayTurn = '(prefers-reduced-motion: no-preference) and (width >= 48rem)';

/** What has the keyboard's focus, and a link with any focus at all: its slide may not go from under it. */
const mustNotMoveAway = ':focus-visible, [data-slide] *';

/**
 * Makes the slideshow at the top of the home page turn, as the carousel pattern of the W3C asks: hovering pauses it, the
 * keyboard's focus or a swipe stops it until the visitor starts it again. Without this the first slide stands still.
 */
export function enhanceHero(root: Document): void {
  const parts = findParts(root);
  if (parts === null) return;
  const { hero, slides, dots, pause } = parts;
  const turning = matchMedia(mayTurn);
  let shown = 0;
  let isStopped = false;
  let isHovered = false;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function show(index: number): void {
    shown = (index + slides.length) % slides.length;
    for (const [place, slide] of slides.entries()) slide.inert = place !== shown;
    for (const [place, dot] of dots.entries()) {
      if (place === shown) dot.setAttribute('aria-current', 'true');
      else dot.removeAttribute('aria-current');
    }
    plan();
  }

  /** Plans the next turn, or none; says in words and to screen readers which of the two. */
  function plan(): void {
    clearTimeout(timer);
    const isTurning = turning.matches && !isStopped;
    hero.dataset.turning = String(isTurning);
    pause.hidden = !turning.matches;
    pause.setAttribute('aria-label', (isTurning ? pause.dataset.stop : pause.dataset.start) ?? '');
    slides[0]?.parentElement?.setAttribute('aria-live', isTurning ? 'off' : 'polite');
    if (isTurning && !isHovered && !root.hidden) timer = setTimeout(() => show(shown + 1), slideMs);
  }

  function stop(): void {
    isStopped = true;
    plan();
  }

  function hover(event: PointerEvent, isInside: boolean): void {
    if (event.pointerType !== 'mouse') return;
    isHovered = isInside;
    plan();
  }

  pause.addEventListener('click', () => {
    isStopped = !isStopped;
    plan();
  });
  for (const [place, dot] of dots.entries()) dot.addEventListener('click', () => show(place));
  for (const button of hero.querySelectorAll<HTMLElement>('[data-step]')) {
    button.addEventListener('click', () => show(shown + Number(button.dataset.step)));
  }
  hero.addEventListener('pointerenter', (event) => hover(event, true));
  hero.addEventListener('pointerleave', (event) => hover(event, false));
  hero.addEventListener('focusin', ({ target }) => {
    if (target instanceof Element && target.matches(mustNotMoveAway)) stop();
  });
  onSwipe(hero, (step) => {
    stop();
    show(shown + step);
  });
  root.addEventListener('visibilitychange', plan);
  turning.addEventListener('change', plan);
  for (const part of hero.querySelectorAll<HTMLElement>('[data-controls]')) part.hidden = false;
  allowLaterPictures(hero);
  plan();
}

function findParts(root: Document) {
  const hero = root.querySelector<HTMLElement>('[data-hero]');
  const pause = hero?.querySelector<HTMLElement>('[data-stop]');
  if (hero == null || pause == null) return null;
  return {
    hero,
    pause,
    slides: [...hero.querySelectorAll<HTMLElement>('[data-slide]')],
    dots: [...hero.querySelectorAll<HTMLElement>('[data-dot]')],
  };
}

/** Calls `onStep` with 1 for a swipe to where lines begin, and -1 for one to where they end; a swipe up or down scrolls the page. */
function onSwipe(hero: HTMLElement, onStep: (step: 1 | -1) => void): void {
  let start: PointerEvent | undefined;
  let swipedWith: number | undefined;
  hero.addEventListener('pointerdown', (event) => {
    const isFinger = event.pointerType !== 'mouse' && event.isPrimary;
    start = isFinger && !isControl(event.target) ? event : undefined;
  });
  hero.addEventListener('pointerup', (event) => {
    if (start?.pointerId !== event.pointerId) return;
    const across = event.clientX - start.clientX;
    const along = event.clientY - start.clientY;
    if (Math.abs(across) <= Math.max(swipeTolerancePx, Math.abs(along))) return;
    swipedWith = event.pointerId;
    onStep(across < 0 === (document.dir !== 'rtl') ? 1 : -1);
  });
  // After a short swipe the browser sees a click as well, which would follow the slide's link.
  hero.addEventListener('click', (event) => {
    if (event.pointerId === swipedWith) event.preventDefault();
  });
}

/** A finger that trembles on a button has not swiped. */
function isControl(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('[data-controls]') !== null;
}

/** The pictures of the later slides are fetched once the page stands, so that they take nothing from the first. */
function allowLaterPictures(hero: HTMLElement): void {
  const allow = () => {
    hero.dataset.enhanced = '';
  };
  if (document.readyState === 'complete') allow();
  else addEventListener('load', allow, { once: true });
}
