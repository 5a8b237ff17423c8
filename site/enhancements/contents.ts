/** Opens what is folded around the place that the address leads to, and goes there, in browsers that do not. */
export function unfoldTarget(root: Document): void {
  const unfold = () => {
    const target = root.getElementById(location.hash.slice(1));
    const folded =
      target?.closest('details') ?? target?.querySelector<HTMLDetailsElement>(':scope > details');
    if (target == null || folded == null) return;
    folded.open = true;
    target.scrollIntoView();
  };
  addEventListener('hashchange', unfold);
  unfold();
}

/** The part of a window, a third from its top, in which a section is the one that is read. */
const readingLine = '-33% 0px -66%';

/** Marks the section in view in the list "On this page", and closes the list of a small window once a section is chosen. */
export function markSectionInView(root: Document): void {
  const list = root.getElementById('contents');
  if (list === null) return;
  list.addEventListener('click', ({ target }) => {
    if (target instanceof HTMLAnchorElement && list.matches(':popover-open')) list.hidePopover();
  });
  const links = [...list.querySelectorAll('a')];
  const observer = new IntersectionObserver(
    (entries) => {
      const shown = entries.find(({ isIntersecting }) => isIntersecting)?.target.id;
      if (shown === undefined) return;
      for (const link of links) {
        if (link.hash === `#${shown}`) link.setAttribute('aria-current', 'true');
        else link.removeAttribute('aria-current');
      }
    },
    { rootMargin: readingLine },
  );
  for (const { hash } of links) {
    const section = root.getElementById(hash.slice(1));
    if (section !== null) observer.observe(section);
  }
}
