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
function enhanceHero(root: Document): void {
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

type Paths = Readonly<Record<string, string>>;

/**
 * Offers in the choices of the home page only what exists, and leads where they say. What exists is fetched once somebody comes to them; where it
 * does not come, they lead to the finder's first question.
 */
function followFinder(root: Document, location: Location): void {
  const form = root.querySelector<HTMLFormElement>('[data-finder]');
  const [document, country, whose] = form?.querySelectorAll('select') ?? [];
  const finderPath = form?.dataset.finder;
  if (!form || finderPath === undefined || !document || !country || !whose) return;
  let asked: Promise<Paths | null> | undefined;

  const offer = async () => {
    asked ??= fetchPaths(`${finderPath}.json`);
    const paths = await asked;
    if (paths === null) return undefined;
    const pathOf = (kind: string, place = country.value) => paths[`${kind} ${place}`];
    for (const option of country.options) {
      option.disabled = option.hidden = !pathOf(document.value, option.value);
    }
    if (country.selectedOptions[0]?.hidden !== false) {
      country.value = [...country.options].find(({ hidden }) => !hidden)?.value ?? '';
    }
    const ofLicence = document.value === 'driving-licence' && pathOf('swap') !== undefined;
    whose.disabled = !ofLicence;
    whose.parentElement?.toggleAttribute('hidden', !ofLicence);
    return pathOf(ofLicence && whose.value ? 'swap' : document.value);
  };

  form.addEventListener('focusin', offer);
  form.addEventListener('change', offer);
  form.addEventListener('submit', async (event) => {
    event.preventDefault();
    location.assign((await offer()) ?? finderPath);
  });

  // Pressed before this script was there: the browser asked for the page again, with what was chosen in its address.
  const chosen = new URLSearchParams(location.search);
  if (!chosen.has(document.name)) return;
  for (const select of [document, country, whose]) select.value = chosen.get(select.name) ?? '';
  void offer().then((path) => location.replace(path ?? finderPath));
}

/** Not by fetchJson: what other scripts import too is a file of its own, and the home page would ask for one more. */
async function fetchPaths(address: string): Promise<Paths | null> {
  const answer = await fetch(address).catch(() => null);
  return answer?.ok === true ? answer.json() : null;
}

/** Sources: the site specification's table of numbers. */
const countMs = 2_500;
const startAfterMs = 300;
const threshold = 0.3;

/** Where counting begins, so that nobody reads a number that is far from true. */
const firstShare = 0.9;

/** Counts each number up once it is in sight. Its text stays the true number: styles show `data-shown` in its place. */
function enhanceCounters(root: Document): void {
  if (!matchMedia('(prefers-reduced-motion: no-preference)').matches) return;
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) {
        if (!isIntersecting || !(target instanceof HTMLElement)) continue;
        observer.unobserve(target);
        countUp(target);
      }
    },
    { threshold },
  );
  for (const counter of root.querySelectorAll('[data-counter]')) observer.observe(counter);
}

function countUp(counter: HTMLElement): void {
  const goal = Number(counter.dataset.counter);
  const display = (value: number) => {
    counter.dataset.shown = Math.floor(value).toLocaleString(document.documentElement.lang);
  };
  display(goal * firstShare);
  setTimeout(() => {
    const startedAt = performance.now();
    requestAnimationFrame(function step(now: number) {
      const share = Math.min(1, Math.max(0, (now - startedAt) / countMs));
      // Fast at first and slower towards the end, so that the last digits can be read; the goal itself comes last.
      display(goal * (1 - (1 - firstShare) * (1 - share) ** 3));
      if (share < 1) requestAnimationFrame(step);
      else delete counter.dataset.shown;
    });
  }, startAfterMs);
}

enhanceHero(document);
followFinder(document, location);
enhanceCounters(document);
