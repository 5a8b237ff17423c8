/** Sources: the site specification's table of numbers. */
const countMs = 2_500;
const startAfterMs = 300;
const threshold = 0.3;

/** Where counting begins, so that nobody reads a number that is far from true. */
const firstShare = 0.9;

/** Counts each number up once it is in sight. Its text stays the true number: styles show `data-shown` in its place. */
export function enhanceCounters(root: Document): void {
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
